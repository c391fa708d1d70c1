#ifndef GRILLE_TESTS_GEN_EACH_TARGET_H_
#define GRILLE_TESTS_GEN_EACH_TARGET_H_

#include <gtest/gtest.h>

#include "hwy/targets.h"

namespace grille::gen {

/// Runs `body` once for each instruction set that the processor has, and once for none.
template <typename Body>
void EachTarget(Body&& body) {
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    SCOPED_TRACE(hwy::TargetName(targets & -targets));
    hwy::SetSupportedTargetsForTest(targets & -targets);
    body();
    hwy::SetSupportedTargetsForTest(0);
  }
}

}  // namespace grille::gen

#endif  // GRILLE_TESTS_GEN_EACH_TARGET_H_
