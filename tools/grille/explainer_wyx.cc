#include <optional>
#include <vector>

#include "absl/strings/str_format.h"
#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/kind.h"
#include "solver/wyx/method/method.h"
#include "solver/wyx/method/replay.h"
#include "solver/wyx/table.h"
#include "tools/grille/explainer.h"
#include "tools/grille/hint_answer.h"
#include "tools/grille/trace_json.h"
#include "tools/words/wyx_hint.h"
#include "tools/words/wyx_table_text.h"
#include "tools/words/wyx_teller.h"

namespace grille::tools {
namespace {

using words::Language;
using words::WyxTeller;
using wyx::Grid;
using wyx::Replay;
using wyx::Trace;
using wyx::Verdict;

/// Lines under a code, two columns in.
std::string Indented(std::string_view lines) {
  std::string text;
  while (!lines.empty()) {
    size_t end = lines.find('\n');
    absl::StrAppend(&text, "  ", ToAbsl(lines.substr(0, end)), "\n");
    lines.remove_prefix(end == lines.npos ? lines.size() : end + 1);
  }
  return text;
}

JsonObject Head(const Grid& grid, Verdict verdict) {
  return JsonObject()
      .Add("kind", wyx::WyxKind().name())
      .Add("code", wyx::WriteCode(grid))
      .Add("verdict", VerdictName(verdict));
}

/// Level and score, where there is one solution.
std::optional<Puzzle> Graded(const Grid& grid, const Trace& trace) {
  if (trace.verdict != Verdict::kUnique) return std::nullopt;
  return wyx::MakePuzzle(grid, trace.solutions.front());
}

std::vector<std::string> Solutions(const Trace& trace) {
  std::vector<std::string> solutions;
  for (const wyx::Path& path : trace.solutions) solutions.push_back(wyx::StopsText(path));
  return solutions;
}

/// Of a grid whose known end is no circle.
Explanation WithoutEnd(const Grid& grid, Language language) {
  std::string reason = words::EndNotMarked(grid, language);
  Explanation answer;
  answer.text = absl::StrCat(wyx::WriteCode(grid), "\n  ", reason, "\n");
  answer.json = Head(grid, Verdict::kNone);
  answer.json.Add("solutions", std::vector<std::string>())
      .Add("steps", std::vector<JsonObject>())
      .Add("text", reason);
  return answer;
}

class WyxExplainerImpl final : public Explainer {
 public:
  std::string_view kind() const override { return wyx::WyxKind().name(); }

  absl::StatusOr<Explanation> Explain(std::string_view code,
                                      const ExplainOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Grid grid, wyx::ParseCode(code));
    if (!wyx::EndIsMarked(grid)) return WithoutEnd(grid, options.language);
    Trace trace = wyx::SolveByMethod(grid, {}, options.nodes);
    WyxTeller teller(grid, options.language);
    Explanation answer;
    answer.known = trace.verdict != Verdict::kUnknown;
    std::optional<Puzzle> graded = Graded(grid, trace);
    answer.json = Head(grid, trace.verdict);
    answer.text = wyx::WriteCode(grid) + "\n";
    if (graded) {
      answer.json.Add("level", LevelName(graded->level)).Add("score", graded->score);
      absl::StrAppend(&answer.text, "  ", words::LevelSentence(graded->level, options.language),
                      "\n");
    }
    answer.text += TraceText(trace, options, teller);
    answer.json.Add("solutions", Solutions(trace));
    if (options.table) answer.json.Add("table", JumpsJson(Replay(grid).entries()));
    answer.json.Add("steps", StepsJson(trace.steps, teller));
    if (trace.verdict == Verdict::kNone) answer.json.Add("dead_end", LinesJson(trace.dead_end));
    answer.json.Add("text", words::Conclusion(trace, options.nodes, teller));
    return answer;
  }

  absl::StatusOr<Explanation> Hint(std::string_view code,
                                   const HintOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Grid grid, wyx::ParseCode(code));
    absl::StatusOr<std::vector<wyx::Cell>> read = wyx::ParsePlayed(options.after, grid);
    if (!read.ok()) return Prefixed("--after", read.status());
    if (!wyx::EndIsMarked(grid)) return WithoutEnd(grid, options.language);
    const std::vector<wyx::Cell>& stops = *read;
    WyxTeller teller(grid, options.language);
    Trace trace = wyx::SolveByMethod(grid, {}, options.nodes);
    if (trace.verdict != Verdict::kUnique) return NoPuzzle(trace, options, teller);
    const wyx::Path& solution = trace.solutions.front();
    size_t right = 0;
    while (right < stops.size() && stops[right] == solution.cells[right + 1]) ++right;
    if (right < stops.size()) return WrongStop(stops, right, solution, options, teller);
    if (right == static_cast<size_t>(wyx::DominoCount(grid))) return Solved(options, teller);
    if (!stops.empty()) trace = wyx::SolveByMethod(grid, stops, options.nodes);
    if (trace.verdict == Verdict::kUnknown) return NoPuzzle(trace, options, teller);
    const wyx::Step& step = trace.steps.front();
    JsonObject json = HintHead(grid, "step", options);
    if (!options.strength) json.Add("step", StepJson(step, 1, teller));
    return HintInStrengths(wyx::WriteCode(grid), std::move(json), words::HintOf(step, teller),
                           options);
  }

 private:
  /// The steps as numbered sentences, and what they come to.
  static std::string TraceText(const Trace& trace, const ExplainOptions& options,
                               const WyxTeller& teller) {
    const Grid& grid = teller.grid();
    std::string text;
    Replay table(grid);
    if (options.table) {
      absl::StrAppend(&text, Indented(words::TableText(grid, table, nullptr, options.colour)), "  ",
                      words::TableLegend(teller.language()), "\n");
    }
    int width = trace.steps.size() < 10 ? 1 : 2;
    for (size_t i = 0; i < trace.steps.size(); ++i) {
      const wyx::Step& step = trace.steps[i];
      absl::StrAppendFormat(&text, "  %*d. %s\n", width, i + 1, teller.Tell(step));
      table.Apply(step);
      if (options.table) {
        text += Indented(words::TableText(grid, table, &step, options.colour));
      }
    }
    absl::StrAppend(&text, "  ", words::Conclusion(trace, options.nodes, teller), "\n");
    if (trace.verdict != Verdict::kUnique) {
      for (const std::string& solution : Solutions(trace)) text += "  " + solution + "\n";
    }
    return text;
  }

  static Explanation NoPuzzle(const Trace& trace, const HintOptions& options,
                              const WyxTeller& teller) {
    const Grid& grid = teller.grid();
    Explanation answer;
    answer.known = trace.verdict != Verdict::kUnknown;
    std::string conclusion = words::Conclusion(trace, options.nodes, teller);
    answer.text = absl::StrCat(wyx::WriteCode(grid), "\n  ", conclusion, "\n");
    for (const std::string& solution : Solutions(trace)) answer.text += "  " + solution + "\n";
    answer.json = Head(grid, trace.verdict);
    answer.json.Add("solutions", Solutions(trace)).Add("text", conclusion);
    return answer;
  }

  static JsonObject HintHead(const Grid& grid, std::string_view answer,
                             const HintOptions& options) {
    return Head(grid, Verdict::kUnique).Add("after", options.after).Add("answer", answer);
  }

  static Explanation WrongStop(const std::vector<wyx::Cell>& stops, size_t wrong,
                               const wyx::Path& solution, const HintOptions& options,
                               const WyxTeller& teller) {
    const Grid& grid = teller.grid();
    Trace way;
    if (words::AgainstTheRules(stops, wrong, teller).empty()) {
      way = wyx::SolveByMethod(grid, absl::MakeConstSpan(stops).first(wrong + 1), options.nodes);
      if (way.verdict == Verdict::kUnknown) return NoPuzzle(way, options, teller);
    }
    JsonObject json = HintHead(grid, "wrong", options);
    json.Add("stop", wrong + 1);
    words::Hint hint = words::HintOfWrongStop(stops, wrong, solution, way, teller);
    return HintInStrengths(wyx::WriteCode(grid), std::move(json), hint, options);
  }

  static Explanation Solved(const HintOptions& options, const WyxTeller& teller) {
    const Grid& grid = teller.grid();
    std::string text = words::AllSolved(teller.language());
    Explanation answer;
    answer.text = absl::StrCat(wyx::WriteCode(grid), "\n  ", text, "\n");
    answer.json = HintHead(grid, "solved", options);
    answer.json.Add("text", text);
    return answer;
  }
};

}  // namespace

const Explainer& WyxExplainer() {
  static const WyxExplainerImpl kExplainer;
  return kExplainer;
}

}  // namespace grille::tools
