#ifndef GRILLE_TOOLS_GRILLE_CODE_INPUT_H_
#define GRILLE_TOOLS_GRILLE_CODE_INPUT_H_

#include <cstdint>
#include <fstream>
#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/kind.h"
#include "tools/grille/output.h"

namespace grille::tools {

/// Where a code came from: line N of standard input, or the N-th argument.
struct CodePlace {
  bool argument = false;
  uint64_t number = 0;

  std::string Name() const;
};

/// Hands each code to `take`, in order: the arguments, or with none the lines of standard input,
/// one code a line; blank lines are passed over. A line may also be a JSON object with a member
/// "code", as `export` writes it. `take` says what it makes of the code; what it cannot read is
/// told on stderr, with its place, and in JSON as {"line","error"}; the others are still answered.
/// Returns kDone, or kWrongUse when any could not be read.
int ForEachCode(const std::vector<std::string>& arguments, bool json, Output* output,
                const std::function<absl::Status(const Kind&, std::string_view)>& take);

/// The code in a line: the line itself, or member "code" of a JSON object. InvalidArgument when it
/// is an object without one.
absl::StatusOr<std::string> CodeInLine(std::string_view line);

/// Opens a file for reading. NotFound, naming the file, when it cannot be read; a directory cannot.
absl::Status OpenFile(const std::string& name, std::ifstream* file);

/// Reads a line without its end (\n or \r\n); false at the end of input. Lines longer than a
/// megabyte are cut there, so that no input can fill the memory.
bool ReadLine(std::istream& input, std::string* line);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_CODE_INPUT_H_
