#include "tools/grille/explain_options.h"

#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/code_input.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"

namespace grille::tools {

void ExplainAnswers::Declare(Options& options, const std::string& about_language) {
  AddLanguage(options, &language_, about_language);
  AddNumber(options, "--nodes", &nodes_, 1, kMaxNumber,
            "Give up on a puzzle after N trials, or arrangements looked at: the answer is "
            "'unknown'");
  AddChoice<bool>(options, "--format", "NAME", {{"text", false}, {"json", true}}, &format_json_,
                  "text (unless told), or json: one object a line");
  options.Flag("--json", &json_, "The same as --format json");
}

int ExplainAnswers::ForEachCode(
    const std::vector<std::string>& codes,
    const std::function<absl::StatusOr<Explanation>(const Explainer&, std::string_view)>& answer)
    const {
  bool json = json_ || format_json_;
  bool all_known = true;
  bool first = true;
  Output output;
  auto take = [&](const Kind& kind, std::string_view code) -> absl::Status {
    GRILLE_ASSIGN_OR_RETURN(const Explainer* explainer, FindExplainer(kind));
    GRILLE_ASSIGN_OR_RETURN(Explanation explanation, answer(*explainer, code));
    all_known = all_known && explanation.known;
    if (json) {
      output.JsonLine(explanation.json);
      return absl::OkStatus();
    }
    if (!first) output.Line("");
    first = false;
    output.Text(explanation.text);
    return absl::OkStatus();
  };
  int exit = tools::ForEachCode(codes, json, &output, take);
  if (absl::Status written = output.Finish(); !written.ok()) return Fail(written);
  if (exit == kDone && !all_known) {
    std::string allowed = nodes_ ? absl::StrCat("trials allowed (", *nodes_, ")") : "usual limits";
    Say(absl::StrCat("grille: not all is known: some search did not end within the ", allowed));
    return kNotFullyDone;
  }
  return exit;
}

}  // namespace grille::tools
