#ifndef GRILLE_TOOLS_GRILLE_EXPLAIN_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_EXPLAIN_OPTIONS_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/grille/explainer.h"
#include "tools/grille/options.h"
#include "tools/words/language.h"

namespace grille::tools {

/// What commands have in common that answer codes in words: --lang, --nodes, --format and --json.
class ExplainAnswers {
 public:
  void Declare(Options& options, const std::string& about_language);

  words::Language language() const { return language_; }
  uint64_t nodes() const { return nodes_.value_or(kNoBudget); }

  /// Answers each code, from the arguments or standard input, in the form asked for. Returns an
  /// exit status.
  int ForEachCode(const std::vector<std::string>& codes,
                  const std::function<absl::StatusOr<Explanation>(const Explainer&,
                                                                  std::string_view)>& answer) const;

 private:
  words::Language language_ = words::Language::kEnglish;
  std::optional<uint64_t> nodes_;
  bool format_json_ = false;
  bool json_ = false;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_EXPLAIN_OPTIONS_H_
