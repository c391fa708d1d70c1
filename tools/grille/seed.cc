#include "tools/grille/seed.h"

#include <sys/random.h>

#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"

namespace grille::tools {

absl::StatusOr<uint64_t> SeedOrDraw(std::optional<uint64_t> given) {
  if (given) return *given;
  uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0) {
    return absl::UnavailableError("the system gives no random seed; give one");
  }
  seed &= kMaxNumber;
  Say(absl::StrCat("seed ", seed));
  return seed;
}

}  // namespace grille::tools
