#include "tools/grille/not_lost.h"

#include "tools/grille/command.h"

namespace grille::tools {

int FailNotLost(const absl::Status& status, const std::string& state) {
  int exit = Fail(status);
  if (absl::IsResourceExhausted(status)) {
    Say(state + "; when there is room, the same command goes on");
  } else if (absl::IsUnavailable(status) || absl::IsCancelled(status)) {
    Say(state + "; the same command goes on");
  }
  return exit;
}

}  // namespace grille::tools
