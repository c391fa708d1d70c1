#include "gen/wyx_run.h"

#include "solver/wyx/grade.h"
#include "solver/wyx/kind.h"

namespace grille::gen {
namespace {

/// Whether a grid proved so may be of the level, as the levels are bound to the rules (formats.md):
/// what rules 1 to 3 settle is medium at the most, what they do not is hard at the least, and
/// either may be walked.
bool MayBe(Level level, wyx::Proof proof) {
  if (level == Level::kVeryEasy) return true;
  return (level <= Level::kMedium) == (proof == wyx::Proof::kBySingles);
}

}  // namespace

Outcome JudgeWalk(const WyxRun& run, const wyx::Path& path, Puzzle* puzzle) {
  bool fewest = run.marks == kFewestMarks;
  wyx::Grid grid = wyx::GridOfPath(path, run.shape.side, fewest ? 0 : run.marks);
  wyx::Proof proof = wyx::ProveOnly(grid, path);
  // A mark takes solutions away and never the path itself.
  while (fewest && proof == wyx::Proof::kNone && grid.marks < wyx::kMaxMarks) {
    grid = wyx::GridOfPath(path, run.shape.side, grid.marks + 1);
    proof = wyx::ProveOnly(grid, path);
  }
  if (proof == wyx::Proof::kNone) return Outcome::kAmbiguous;
  return JudgeProved(run, path, grid.marks, proof, puzzle);
}

Outcome JudgeProved(const WyxRun& run, const wyx::Path& path, int marks, wyx::Proof proof,
                    Puzzle* puzzle) {
  if (run.level && !MayBe(*run.level, proof)) return Outcome::kFiltered;
  wyx::Grid grid = wyx::GridOfPath(path, run.shape.side, marks);
  wyx::Grade grade = wyx::GradeGrid(grid, path);
  if (run.level && grade.level != *run.level) return Outcome::kFiltered;
  *puzzle = wyx::MakePuzzle(grid, path, grade);
  return Outcome::kPuzzle;
}

}  // namespace grille::gen
