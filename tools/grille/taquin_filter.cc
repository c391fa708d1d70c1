#include <optional>

#include "solver/slide/taquin_kind.h"
#include "solver/status.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/taquin_size.h"

namespace grille::tools {
namespace {

class TaquinFilter final : public KindFilter {
 public:
  std::vector<const Kind*> Kinds() const override { return {&slide::TaquinKind()}; }

  void Declare(Options& options) override {
    options.Value("--size", "COLUMNSxROWS", "Only taquins of this size: 4x4",
                  [this](const std::string& text) { return ReadSize(text); });
    options.Flag("--parity", &parity_, "Only taquins whose question is whether they can be solved");
  }

  std::string Names() const override { return "--size and --parity"; }

  bool AnyGiven() const override { return size_ || parity_; }

  absl::Status Apply(db::QueryFilter* filter) const override {
    if (size_) filter->sizes = {*size_};
    if (parity_) filter->marks = {1};
    return absl::OkStatus();
  }

 private:
  absl::Status ReadSize(const std::string& text) {
    GRILLE_ASSIGN_OR_RETURN(BoardSize size, ParseBoardSize(text));
    size_ = slide::TaquinSize(size.columns, size.rows);
    return absl::OkStatus();
  }

  std::optional<uint16_t> size_;
  bool parity_ = false;
};

}  // namespace

std::unique_ptr<KindFilter> MakeTaquinFilter() { return std::make_unique<TaquinFilter>(); }

}  // namespace grille::tools
