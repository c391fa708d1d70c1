#ifndef GRILLE_TOOLS_GRILLE_SEED_H_
#define GRILLE_TOOLS_GRILLE_SEED_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"

namespace grille::tools {

/// The seed given, or else one from the system, told on stderr so that the same can be had again.
/// Two programs started in the same second draw different ones.
absl::StatusOr<uint64_t> SeedOrDraw(std::optional<uint64_t> given);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SEED_H_
