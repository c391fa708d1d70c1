#ifndef GRILLE_TOOLS_GRILLE_CODE_INPUT_H_
#define GRILLE_TOOLS_GRILLE_CODE_INPUT_H_

#include <cstdint>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
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

/// Opens a file for reading. NotFound, naming the file, when it cannot be read; a directory cannot.
absl::Status OpenFile(const std::string& name, std::ifstream* file);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_CODE_INPUT_H_
