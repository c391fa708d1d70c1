#include "tools/words/wyx_teller.h"

#include "tools/words/wyx_phrases.h"
#include "tools/words/wyx_rack.h"

namespace grille::words {
namespace {

using namespace wyx_phrases;
using wyx::LineKind;
using wyx::Rule;
using wyx::Step;

}  // namespace

const wyx::Jump& JumpOf(const Step& step) {
  return step.placed ? *step.placed : step.struck.front();
}

WyxTeller::WyxTeller(const wyx::Grid& grid, const WyxNotation& notation)
    : grid_(grid), end_(wyx::EndCell(grid)), notation_(notation) {}

std::vector<std::string> WyxTeller::CellNames(const std::vector<wyx::Cell>& cells) const {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (wyx::Cell cell : cells) names.push_back(Cell(cell));
  return names;
}

std::vector<std::string> WyxTeller::LineNames(const wyx::LineSet& lines) const {
  std::vector<std::string> names = CellNames(lines.cells);
  for (wyx::DominoId domino : lines.dominoes) names.push_back(Domino(domino));
  return names;
}

std::string WyxTeller::SayJump(const Phrase& phrase, const wyx::Jump& jump) const {
  return Say(phrase,
             {{"domino", Domino(jump.domino)}, {"from", Cell(jump.from)}, {"to", Cell(jump.to)}});
}

std::string WyxTeller::Jump(const wyx::Jump& jump) const { return SayJump(kJump, jump); }

std::string WyxTeller::Jumps(const std::vector<wyx::Jump>& jumps) const {
  std::vector<std::string> texts;
  texts.reserve(jumps.size());
  for (const wyx::Jump& jump : jumps) texts.push_back(Jump(jump));
  return AllOf(texts, language());
}

std::string WyxTeller::Cells(const std::vector<wyx::Cell>& cells) const {
  return AllOf(CellNames(cells), language());
}

std::string WyxTeller::AllLines(const wyx::LineSet& lines) const {
  return AllOf(LineNames(lines), language());
}

std::string WyxTeller::AnyLines(const wyx::LineSet& lines) const {
  return AnyOf(LineNames(lines), language());
}

std::string WyxTeller::Chain(const std::vector<wyx::Cell>& cells) const {
  std::string chain;
  for (wyx::Cell cell : cells) chain += (chain.empty() ? "" : "–") + Cell(cell);
  return chain;
}

std::string WyxTeller::DeadEndClause(const wyx::LineSet& line, bool ever) const {
  std::string lines = AllLines(line);
  switch (line.kind) {
    case LineKind::kRow:
      return Say(ever ? kNeverOut : kNoWayOut, {{"cell", lines}});
    case LineKind::kColumn:
      return Say(ever ? kNeverIn : kNoWayIn, {{"cell", lines}});
    case LineKind::kDomino:
      break;
  }
  return Say(ever ? kNeverAPlace : kNoPlace, {{"domino", lines}});
}

std::string WyxTeller::MarkClause(const Step& step) const {
  bool first = JumpOf(step).from == grid_.start;
  if (step.placed) return SayJump(first ? kFirstMark : kSecondMark, *step.placed);
  // No domino leads to it.
  return Say(first ? kFirstMarkCutOff : kSecondMarkCutOff,
             {{"from", Cell(JumpOf(step).from)}, {"to", Cell(grid_.mark[first ? 0 : 1])}});
}

std::string WyxTeller::WithPassedOver(std::string clause, const Step& step) const {
  if (step.passed_over.empty()) return clause;
  return Say(kPassedOver, {{"step", clause}, {"jumps", Jumps(step.passed_over)}});
}

std::string WyxTeller::EarlyEndClause(const Step& step) const {
  std::string jump = Jump(step.struck.front());
  if (step.chain.size() <= kMostNamed) {
    return Say(kEarlyEnd, {{"jump", jump}, {"cells", Cells(step.chain)}});
  }
  return Say(kEarlyEndOfMany, {{"jump", jump}, {"count", std::to_string(step.chain.size())}});
}

std::string WyxTeller::DeadChainClause(const Step& step) const {
  std::string by = Cell(step.by.cells.front());
  std::string in = Cell(step.in.cells.front());
  if (step.by.kind == LineKind::kRow) {
    bool knights = step.chain.front() == grid_.start;
    return Say(knights ? kEarlyAhead : kRingAhead, {{"last", by}, {"first", in}});
  }
  bool ends = step.chain.back() == end_;
  return Say(ends ? kEarlyBehind : kRingBehind, {{"first", by}, {"last", in}});
}

std::string WyxTeller::SharedClause(const Step& step) const {
  // By the sort of the lines that share, then of those that are shared; never the same twice.
  static constexpr Phrase kShared[3][3] = {
      {kRowsShareColumns, kRowsShareColumns, kRowsShareDominoes},
      {kColumnsShareRows, kColumnsShareRows, kColumnsShareDominoes},
      {kDominoesShareRows, kDominoesShareColumns, kDominoesShareColumns}};
  const Phrase& shared =
      kShared[static_cast<size_t>(step.by.kind)][static_cast<size_t>(step.in.kind)];
  return Say(shared, {{"by", AllLines(step.by)}, {"in", AnyLines(step.in)}});
}

std::string WyxTeller::LockedClause(const Step& step) const {
  static constexpr Phrase kTaken[3] = {kRowsTaken, kColumnsTaken, kDominoesTaken};
  std::string follows = Say(kTaken[static_cast<size_t>(step.in.kind)], {});
  return Say(kLocked, {{"shared", SharedClause(step)}, {"follows", follows}});
}

std::string WyxTeller::Clause(const Step& step, bool in_trial) const {
  switch (step.rule) {
    case Rule::kMark:
      return MarkClause(step);
    case Rule::kAhead:
      return WithPassedOver(SayJump(kAhead, *step.placed), step);
    case Rule::kBack:
      return WithPassedOver(SayJump(step.placed->to == end_ ? kIntoEnd : kBack, *step.placed),
                            step);
    case Rule::kRow:
      return SayJump(kRow, *step.placed);
    case Rule::kColumn:
      return SayJump(kColumn, *step.placed);
    case Rule::kDomino:
      return SayJump(kDomino, *step.placed);
    case Rule::kRing:
      if (in_trial) return Say(kRingShort, {{"jump", Jump(step.struck.front())}});
      return Say(kRing, {{"chain", Chain(step.chain)},
                         {"to", Cell(step.struck.front().to)},
                         {"jump", Jump(step.struck.front())}});
    case Rule::kEarlyEnd:
      if (in_trial) return Say(kEarlyEndShort, {{"jump", Jump(step.struck.front())}});
      return EarlyEndClause(step);
    case Rule::kDeadChain:
      return Say(kDeadChain, {{"jump", Jump(step.struck.front())}, {"why", DeadChainClause(step)}});
    case Rule::kLocked:
      return LockedClause(step);
    case Rule::kTrial:
      break;
  }
  if (!in_trial) return ClauseOfTrial(step, kSuppose);
  return Say(kTrialWithin, {{"trial", ClauseOfTrial(step, kSupposeAlso)}});
}

std::string WyxTeller::Consequences(std::string start, const std::vector<Step>& steps,
                                    const wyx::LineSet& dead_end) const {
  std::string text = std::move(start);
  bool first = true;
  for (const Step& step : steps) {
    text = Say(first ? kThen : kFurther, {{"before", text}, {"after", Clause(step, true)}});
    first = false;
  }
  std::string dead = DeadEndClause(dead_end, false);
  if (first) return Say(kThen, {{"before", text}, {"after", dead}});
  return Say(kNow, {{"before", text}, {"dead_end", dead}});
}

std::string WyxTeller::ClauseOfTrial(const Step& step, const Phrase& suppose) const {
  return Consequences(SayJump(suppose, step.struck.front()), step.trial, step.dead_end);
}

std::string WyxTeller::TrialClause(const Step& step) const { return ClauseOfTrial(step, kSuppose); }

std::string WyxTeller::Tell(const Step& step) const {
  std::string text = Sentence(Clause(step, false), language());
  if (step.rule == Rule::kTrial) text += " " + Sentence(Say(kSoThatIsOut, {}), language());
  return text;
}

std::string LevelSentence(Level level, Language language) {
  return Sentence(Fill(kLevel, language, {{"level", LevelWord(level, language)}}), language);
}

std::string Conclusion(const wyx::Trace& trace, uint64_t trials, const WyxTeller& teller) {
  Language language = teller.language();
  auto say = [&](const Phrase& phrase, Gaps gaps) {
    return Sentence(Fill(phrase, language, gaps), language);
  };
  switch (trace.verdict) {
    case wyx::Verdict::kUnique: {
      const wyx::Path& path = trace.solutions.front();
      std::vector<wyx::Cell> cells(path.cells.begin(), path.cells.begin() + path.length);
      return say(kPath, {{"path", teller.Chain(cells)}});
    }
    case wyx::Verdict::kAmbiguous:
      return say(kSeveral, {});
    case wyx::Verdict::kNone: {
      bool ever = trace.steps.empty();
      return say(ever ? kNoneAtOnce : kNone,
                 {{"dead_end", teller.DeadEndClause(trace.dead_end, ever)}});
    }
    case wyx::Verdict::kUnknown:
      break;
  }
  return say(kUnknown, {{"trials", std::to_string(trials)}});
}

std::string EndNotMarked(const wyx::Grid& grid, Language language) {
  std::string end = wyx::CellName(wyx::EndCell(grid));
  std::string start = wyx::CellName(grid.start);
  std::string why = end == start ? Fill(kEndIsStart, language, {{"start", start}})
                                 : Fill(kEndNotMarked, language, {{"start", start}, {"end", end}});
  return Sentence(why, language);
}

}  // namespace grille::words
