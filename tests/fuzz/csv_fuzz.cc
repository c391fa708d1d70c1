// CSV: what is read, written and read again is the same. Then the same bytes as whatever format
// they seem to be in.

#include <sstream>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"
#include "tools/grille/code_reader.h"
#include "tools/grille/csv_input.h"

namespace grille::fuzz {
namespace {

using Record = std::vector<std::string>;

/// The records, those that are faulty left out.
std::vector<Record> Read(const std::string& text, bool* faults) {
  std::istringstream stream(text);
  tools::TextInput input(stream);
  tools::CsvReader reader(&input);
  std::vector<Record> records;
  Record fields;
  while (true) {
    uint64_t before = input.line();
    absl::StatusOr<bool> read = reader.Next(&fields);
    if (read.ok() && !*read) return records;
    Require(before <= reader.line() && reader.line() <= input.line(), "lines are counted upward");
    if (read.ok()) records.push_back(fields);
    *faults = *faults || !read.ok();
  }
}

std::string Written(const std::vector<Record>& records) {
  std::string text;
  for (const Record& record : records) {
    const char* separator = "\"";
    for (const std::string& field : record) {
      text += separator;
      for (char c : field) text.append(c == '"' ? 2 : 1, c);
      separator = "\",\"";
    }
    text += "\"\r\n";
  }
  return text;
}

}  // namespace
}  // namespace grille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace grille;
  using namespace grille::fuzz;
  std::string text(Text(data, size));
  bool faults = false;
  std::vector<Record> records = Read(text, &faults);
  bool again_faults = false;
  Require(Read(Written(records), &again_faults) == records, "what is written reads as the same");
  Require(!again_faults, "what is written is well written");

  std::istringstream stream(text);
  tools::CodeReader reader(stream);
  uint64_t line = 0;
  while (std::optional<tools::CodeReader::Item> item = reader.Next()) {
    Require(item->line >= line, "lines are counted upward");
    line = item->line;
  }
  return 0;
}
