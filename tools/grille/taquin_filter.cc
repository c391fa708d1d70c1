#include <optional>

#include "solver/slide/taquin_kind.h"
#include "solver/status.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/numbers.h"

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
    size_t x = text.find('x');
    if (x == std::string::npos) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", text, "' is no size such as 4x4: columns, 'x', rows"));
    }
    constexpr uint64_t kMin = slide::kMinTaquinSide;
    constexpr uint64_t kMax = slide::kMaxTaquinSide;
    GRILLE_ASSIGN_OR_RETURN(uint64_t columns, ParseNumber(text.substr(0, x), kMin, kMax));
    GRILLE_ASSIGN_OR_RETURN(uint64_t rows, ParseNumber(text.substr(x + 1), kMin, kMax));
    size_ = slide::TaquinSize(static_cast<int>(columns), static_cast<int>(rows));
    return absl::OkStatus();
  }

  std::optional<uint16_t> size_;
  bool parity_ = false;
};

}  // namespace

std::unique_ptr<KindFilter> MakeTaquinFilter() { return std::make_unique<TaquinFilter>(); }

}  // namespace grille::tools
