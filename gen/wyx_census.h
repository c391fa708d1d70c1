#ifndef GRILLE_GEN_WYX_CENSUS_H_
#define GRILLE_GEN_WYX_CENSUS_H_

#include <cstdint>
#include <optional>

#include "gen/maker.h"
#include "gen/wyx_run.h"

namespace grille::gen {

/// Steps that a census may take, where judging one walk counts as some; about a second of work.
inline constexpr uint64_t kCensusBudget = 30'000'000;

/// All that a run on a picture can make: every walk that the picture allows, judged. Nothing when
/// there are more of them than the budget allows to go through. Requires a run on a picture.
std::optional<Extent> TakeCensus(const WyxRun& run, uint64_t budget = kCensusBudget);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_CENSUS_H_
