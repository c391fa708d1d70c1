#include <optional>

#include "solver/slide/etoile_kind.h"
#include "solver/slide/taquin_kind.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

class MovesFilter final : public KindFilter {
 public:
  std::vector<const Kind*> Kinds() const override {
    return {&slide::EtoileKind(), &slide::TaquinKind()};
  }

  void Declare(Options& options) override {
    // From 1: taquins whose question is only whether they can be solved have none.
    AddRange(options, "--moves", &moves_, 1, kMaxNumber,
             "Only patiences and taquins whose minimum is so many moves");
  }

  std::string Names() const override { return "--moves"; }

  bool AnyGiven() const override { return moves_.has_value(); }

  absl::Status Apply(db::QueryFilter* filter) const override {
    filter->measure = {static_cast<int64_t>(moves_->min), static_cast<int64_t>(moves_->max)};
    return absl::OkStatus();
  }

 private:
  std::optional<NumberRange> moves_;
};

}  // namespace

std::unique_ptr<KindFilter> MakeMovesFilter() { return std::make_unique<MovesFilter>(); }

}  // namespace grille::tools
