#include "tools/grille/command.h"

#include <cstdio>

#include "solver/status.h"

namespace grille::tools {

int Fail(const absl::Status& status) {
  Say(absl::StrCat("grille: ", status.message()));
  switch (status.code()) {
    case absl::StatusCode::kInvalidArgument:
    case absl::StatusCode::kFailedPrecondition:
    case absl::StatusCode::kNotFound:
    case absl::StatusCode::kOutOfRange:
      return kWrongUse;
    default:
      return kNotFullyDone;
  }
}

void Say(const std::string& line) {
  std::string text = line + "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace grille::tools
