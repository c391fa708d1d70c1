#include "tools/grille/goal_table.h"

#include <utility>

#include "db/table_file.h"
#include "gen/tbb_workers.h"
#include "solver/slide/etoile.h"
#include "solver/slide/taquin.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {}  // namespace

GoalOnBoard GoalOnStar(const slide::Arrangement& goal) {
  return {"etoile-" + slide::WriteStar(goal), star::StarGraph(), goal};
}

GoalOnBoard UsualGoalOf(int columns, int rows) {
  return {absl::StrCat("taquin-", columns, "x", rows), slide::GridGraph(columns, rows),
          slide::UsualGoal(columns, rows)};
}

absl::StatusOr<GoalTable> FindGoalTable(const GoalOnBoard& goal, const std::string& store,
                                        int threads) {
  if (!store.empty()) {
    absl::StatusOr<std::vector<uint8_t>> bytes = db::ReadTable(store, goal.name);
    absl::Status damage = bytes.status();
    if (bytes.ok()) {
      auto table = slide::DistanceTable::FromBytes(goal.board, goal.goal, *std::move(bytes));
      if (table.ok()) {
        return GoalTable{std::make_shared<const slide::DistanceTable>(*std::move(table)), false};
      }
      damage = Prefixed(db::TablePath(store, goal.name), table.status());
    }
    if (!absl::IsNotFound(damage)) {
      Say(absl::StrCat("grille: ", damage.message(), "; the table is made anew"));
    }
  }
  GRILLE_ASSIGN_OR_RETURN(uint64_t bytes,
                          slide::DistanceTable::BytesToBuild(goal.board, goal.goal));
  if (bytes >= kMuchMemory) {
    Say(absl::StrCat("the table of this goal takes ", Grouped(bytes / 1'000'000),
                     " MB of memory while it is made",
                     store.empty() ? "; with --db it is kept for the next time" : ""));
  }
  GRILLE_ASSIGN_OR_RETURN(
      slide::DistanceTable table,
      slide::DistanceTable::Build(goal.board, goal.goal, gen::TbbWorkers(threads)));
  return GoalTable{std::make_shared<const slide::DistanceTable>(std::move(table)), true};
}

absl::Status KeepGoalTable(const GoalOnBoard& goal, const GoalTable& table,
                           const std::string& store) {
  if (!table.made) return absl::OkStatus();
  return db::WriteTable(store, goal.name, table.table->bytes());
}

}  // namespace grille::tools
