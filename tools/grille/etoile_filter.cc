#include <optional>

#include "solver/slide/etoile_kind.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

class EtoileFilter final : public KindFilter {
 public:
  std::vector<const Kind*> Kinds() const override { return {&slide::EtoileKind()}; }

  void Declare(Options& options) override {
    AddRange(options, "--colours", &colours_, 1, star::kStations - 1,
             "Only patiences of the Étoile with tokens of so many colours; 15: by letter");
    AddRange(options, "--letters", &letters_, 0, slide::kMaxWord,
             "Only patiences of the Étoile with a word of so many letters; 0: without");
  }

  std::string Names() const override { return "--colours and --letters"; }

  bool AnyGiven() const override { return colours_ || letters_; }

  absl::Status Apply(db::QueryFilter* filter) const override {
    if (colours_) {
      for (uint64_t n = colours_->min; n <= colours_->max; ++n) {
        filter->sizes.push_back(static_cast<uint16_t>(n));
      }
    }
    if (letters_) {
      for (uint64_t n = letters_->min; n <= letters_->max; ++n) {
        filter->marks.push_back(static_cast<uint8_t>(n));
      }
    }
    return absl::OkStatus();
  }

 private:
  std::optional<NumberRange> colours_;
  std::optional<NumberRange> letters_;
};

}  // namespace

std::unique_ptr<KindFilter> MakeEtoileFilter() { return std::make_unique<EtoileFilter>(); }

}  // namespace grille::tools
