#include "tools/grille/trace_json.h"

#include <array>

namespace grille::tools {
namespace {

constexpr std::array<std::string_view, 4> kVerdictNames = {"unique", "ambiguous", "none",
                                                           "unknown"};

/// In the order of wyx::Rule.
constexpr std::array<std::string_view, 11> kRuleNames = {
    "mark", "ahead",     "back",       "row",    "column", "domino",
    "ring", "early-end", "dead-chain", "locked", "trial"};

constexpr std::array<std::string_view, 3> kLineNames = {"row", "column", "domino"};

std::vector<std::string> CellNames(const std::vector<wyx::Cell>& cells) {
  std::vector<std::string> names;
  for (wyx::Cell cell : cells) names.push_back(wyx::CellName(cell));
  return names;
}

bool Empty(const wyx::LineSet& lines) { return lines.cells.empty() && lines.dominoes.empty(); }

}  // namespace

std::string_view VerdictName(wyx::Verdict verdict) {
  return kVerdictNames[static_cast<size_t>(verdict)];
}

JsonObject JumpJson(const wyx::Jump& jump) {
  return JsonObject()
      .Add("from", wyx::CellName(jump.from))
      .Add("to", wyx::CellName(jump.to))
      .Add("domino", wyx::DominoName(jump.domino));
}

std::vector<JsonObject> JumpsJson(const std::vector<wyx::Jump>& jumps) {
  std::vector<JsonObject> objects;
  for (const wyx::Jump& jump : jumps) objects.push_back(JumpJson(jump));
  return objects;
}

JsonObject LinesJson(const wyx::LineSet& lines) {
  std::vector<std::string> names = CellNames(lines.cells);
  for (wyx::DominoId domino : lines.dominoes) names.push_back(wyx::DominoName(domino));
  return JsonObject().Add("line", kLineNames[static_cast<size_t>(lines.kind)]).Add("of", names);
}

JsonObject StepJson(const wyx::Step& step, int number, const words::WyxTeller& teller) {
  JsonObject object;
  object.Add("number", number)
      .Add("round", step.round)
      .Add("rule", kRuleNames[static_cast<size_t>(step.rule)])
      .Add("at_hand", step.at_hand);
  if (step.placed) object.Add("placed", JumpJson(*step.placed));
  object.Add("struck", JumpsJson(step.struck));
  if (!step.passed_over.empty()) object.Add("passed_over", JumpsJson(step.passed_over));
  if (!step.chain.empty()) object.Add("chain", CellNames(step.chain));
  if (!Empty(step.by)) object.Add("by", LinesJson(step.by));
  if (!Empty(step.in)) object.Add("in", LinesJson(step.in));
  if (step.rule == wyx::Rule::kTrial) {
    object.Add("trial", StepsJson(step.trial, teller)).Add("dead_end", LinesJson(step.dead_end));
  }
  return object.Add("text", teller.Tell(step));
}

std::vector<JsonObject> StepsJson(const std::vector<wyx::Step>& steps,
                                  const words::WyxTeller& teller) {
  std::vector<JsonObject> objects;
  for (const wyx::Step& step : steps) {
    objects.push_back(StepJson(step, static_cast<int>(objects.size()) + 1, teller));
  }
  return objects;
}

}  // namespace grille::tools
