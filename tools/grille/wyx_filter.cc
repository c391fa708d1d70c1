#include <optional>

#include "solver/status.h"
#include "solver/wyx/kind.h"
#include "tools/grille/choices.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

class WyxFilter final : public KindFilter {
 public:
  std::vector<const Kind*> Kinds() const override { return {&wyx::WyxKind()}; }

  void Declare(Options& options) override {
    AddRange(options, "--arcs", &arcs_, 0, kMaxNumber,
             "Only Wyx grids with so many entries in their table");
    AddRange(options, "--dominoes", &dominoes_, wyx::kMinDominoes, wyx::kMaxDominoes,
             "Only Wyx grids with so many dominoes");
    AddRange(options, "--board", &board_, wyx::kMinSide, wyx::kMaxSide,
             "Only Wyx grids on boards of so many columns");
    AddRange(options, "--marks", &marks_, 0, wyx::kMaxMarks, "Only Wyx grids with so many marks");
    AddWalkable(options, &walkable_);
  }

  std::string Names() const override {
    return "--arcs, --dominoes, --board, --marks and --walkable";
  }

  bool AnyGiven() const override { return arcs_ || dominoes_ || board_ || marks_ || walkable_; }

  absl::Status Apply(db::QueryFilter* filter) const override {
    if (walkable_) GRILLE_RETURN_IF_ERROR(KeepWalkable(&filter->levels));
    if (arcs_) {
      filter->measure = {static_cast<int64_t>(arcs_->min), static_cast<int64_t>(arcs_->max)};
    }
    if (dominoes_ || board_) {
      NumberRange sides = board_.value_or(NumberRange{wyx::kMinSide, wyx::kMaxSide});
      NumberRange dominoes = dominoes_.value_or(NumberRange{wyx::kMinDominoes, wyx::kMaxDominoes});
      for (uint64_t side = sides.min; side <= sides.max; ++side) {
        for (uint64_t n = dominoes.min; n <= dominoes.max; ++n) {
          filter->sizes.push_back(wyx::SizeNumber(static_cast<int>(side), static_cast<int>(n)));
        }
      }
    }
    if (!marks_) return absl::OkStatus();
    for (uint64_t n = marks_->min; n <= marks_->max; ++n) {
      filter->marks.push_back(static_cast<uint8_t>(n));
    }
    return absl::OkStatus();
  }

 private:
  std::optional<NumberRange> arcs_;
  std::optional<NumberRange> dominoes_;
  std::optional<NumberRange> board_;
  std::optional<NumberRange> marks_;
  bool walkable_ = false;
};

}  // namespace

std::unique_ptr<KindFilter> MakeWyxFilter() { return std::make_unique<WyxFilter>(); }

}  // namespace grille::tools
