#ifndef GRILLE_SOLVER_WYX_METHOD_TELLER_H_
#define GRILLE_SOLVER_WYX_METHOD_TELLER_H_

#include <utility>
#include <vector>

#include "solver/wyx/method/deductions.h"
#include "solver/wyx/method/locked.h"
#include "solver/wyx/method/round.h"
#include "solver/wyx/method/story.h"
#include "solver/wyx/method/trial.h"

namespace grille::wyx {

/// The scribe of a way (way.h) who writes down every step with what it rests on. What a trial comes
/// to is known when he is told of it; he goes through it once more to tell how.
template <int kWords>
class Teller {
 public:
  static constexpr bool kTells = true;

  using Entries = EntrySet<kWords>;
  using State = Reduction<kWords>;
  using Numbers = typename Story<kWords>::Numbers;

  Teller(const Elimination<kWords>& table, Story<kWords>* story) : table_(table), story_(story) {}

  void OnRound(const Round& round) {
    ++round_;
    at_hand_ = round.at_hand;
  }

  void OnPlace(Rule rule, int line, int e, const Entries& passed_over, const State& state) {
    Step step = NewStep(rule);
    step.by = story_->LineOf(line);
    Numbers needs;
    story_->AddLine(line, &needs);
    // Walking is told from where the path has come to.
    if (rule == Rule::kAhead) story_->AddChain(0, state, &needs);
    if (rule == Rule::kBack) story_->AddChain(state.first[table_.n()], state, &needs);
    for (Entries rest = passed_over & table_.line(line); !rest.Empty(); rest.Remove(rest.First())) {
      step.passed_over.push_back(story_->JumpOf(rest.First()));
      AddBothEnds(state, &needs);
    }
    story_->Place(std::move(step), e, std::move(needs), state);
  }

  void OnRing(const Entries& closing, int begin, int /*finish*/, const State& state) {
    Step step = NewStep(Rule::kRing);
    AddCells(begin, state, &step.chain);
    Numbers needs;
    story_->AddChain(begin, state, &needs);
    story_->Strike(std::move(step), closing, std::move(needs));
  }

  void OnEarlyEnd(const Entries& early, const State& state) {
    Step step = NewStep(Rule::kEarlyEnd);
    CellSet rest = 0;
    for (int i = 0; i <= table_.n(); ++i) rest |= Bit(story_->CellOf(i));
    for (int begin : {0, int{state.first[table_.n()]}}) {
      for (int cell : story_->Chain(begin, state)) rest &= ~Bit(story_->CellOf(cell));
    }
    for (int x = 0; x < kMaxSide; ++x) {
      for (int y = 0; y < kMaxSide; ++y) {
        if ((rest & Bit(CellAt(x, y))) != 0) step.chain.push_back(CellAt(x, y));
      }
    }
    Numbers needs;
    AddBothEnds(state, &needs);
    story_->Strike(std::move(step), early, std::move(needs));
  }

  void OnDeadChain(int e, int begin, int finish, const State& state) {
    const Entry& entry = table_.entry(e);
    const int n = table_.n();
    // What the chain could be joined to at either end: its own other end, or for the chain from the
    // start the chain to the end, and the other way round.
    int to = begin != 0 ? begin : state.first[n];
    int from = finish != n ? finish : state.last[0];
    Entries ways = state.live - (table_.row(entry.row) | table_.column(entry.column) |
                                 table_.domino(entry.domino));
    auto only = [&](const Entries& line, const Entries& joined) {
      return !(ways & line).Empty() && ((ways & line) - joined).Empty();
    };
    bool at_finish = finish != n && only(table_.row(finish), table_.column(to));
    bool at_begin = begin != 0 && only(table_.column(begin), table_.row(from));
    if (!at_finish && !at_begin) {
      // Even that way has gone, by another step of the round.
      OnTrial(e, 1, state);
      return;
    }
    Step step = NewStep(Rule::kDeadChain);
    AddCells(begin, state, &step.chain);
    AddCells(entry.column, state, &step.chain);
    Numbers needs;
    story_->AddChain(begin, state, &needs);
    story_->AddChain(entry.column, state, &needs);
    int by = at_finish ? finish : n + begin - 1;
    step.by = story_->LineOf(by);
    step.in = story_->LineOf(at_finish ? n + to - 1 : from);
    story_->AddLine(by, &needs);
    if (begin == 0) story_->AddChain(to, state, &needs);
    if (finish == n) story_->AddChain(0, state, &needs);
    Entries struck;
    struck.Insert(e);
    story_->Strike(std::move(step), struck, std::move(needs));
  }

  void OnLockedPair(const LinePair& by, const LinePair& in, const Entries& struck,
                    const State& /*state*/) {
    Step step = NewStep(Rule::kLocked);
    step.by = story_->LinesOf(by);
    step.in = story_->LinesOf(in);
    Numbers needs;
    for (int line : by) story_->AddLine(line, &needs);
    story_->Strike(std::move(step), struck, std::move(needs));
  }

  /// Goes through a trial that is known to come to a contradiction.
  void OnTrial(int e, int depth, State state) {
    Story<kWords> story(*story_, e);
    Teller inner(table_, &story);
    table_.Settle(e, kNoCircuits, state);
    inner.StrikeCircuits(state);
    int dead = 0;
    while (!inner.Follow(state, &dead)) {
      Trials<kWords> trials(table_, kNoBudget);
      Entries impossible;
      int length = 0;
      trials.TryAll(state, depth - 1, Trials<kWords>::kLongest, &length, &impossible);
      ++inner.round_;
      inner.at_hand_ = impossible.Size();
      for (Entries rest = impossible; !rest.Empty(); rest.Remove(rest.First())) {
        inner.OnTrial(rest.First(), depth - 1, state);
        state.live.Remove(rest.First());
      }
    }
    story_->StrikeByTrial(NewStep(Rule::kTrial), e, std::move(story), dead);
  }

 private:
  Step NewStep(Rule rule) const {
    Step step;
    step.rule = rule;
    step.round = round_;
    step.at_hand = at_hand_;
    return step;
  }

  void AddCells(int begin, const State& state, std::vector<Cell>* cells) const {
    for (int cell : story_->Chain(begin, state)) cells->push_back(story_->CellOf(cell));
  }

  void AddBothEnds(const State& state, Numbers* needs) const {
    story_->AddChain(0, state, needs);
    story_->AddChain(state.first[table_.n()], state, needs);
  }

  /// Rules 1 to 5 as a trial follows them (trial.h). True at a contradiction: `*dead` is the line
  /// of which nothing is left. False when nothing follows any more.
  bool Follow(State& state, int* dead) {
    while (true) {
      if (HasEmptyLine(table_, state, dead)) return true;
      Entries alone = AloneInLines(table_, state, 0, 3 * table_.n());
      if (alone.Empty()) return false;
      ++round_;
      at_hand_ = alone.Size();
      std::vector<std::pair<int, int>> forced;  // entry and line
      for (int i = 0; i < 3 * table_.n(); ++i) {
        Entries left = state.live & table_.line(i);
        if (!left.Single() || (left & alone).Empty()) continue;
        forced.emplace_back(left.First(), i);
        alone -= left;
      }
      for (auto [e, line] : forced) {
        if (!state.live.Contains(e)) {
          *dead = line;
          return true;
        }
        Rule rule = line < table_.n() ? Rule::kRow : Rule::kColumn;
        if (line >= 2 * table_.n()) rule = Rule::kDomino;
        OnPlace(rule, line, e, {}, state);
        table_.Settle(e, kNoCircuits, state);
        StrikeCircuits(state);
      }
    }
  }

  void StrikeCircuits(State& state) {
    Entries early = EarlyEnd(table_, state);
    if (!early.Empty()) OnEarlyEnd(early, state);
    state.live -= early;
    Entries struck;
    ForEachRing(table_, state, [&](const Entries& closing, int begin, int finish) {
      OnRing(closing, begin, finish, state);
      struck |= closing;
    });
    state.live -= struck;
  }

  const Elimination<kWords>& table_;
  Story<kWords>* story_;
  int round_ = 0;
  int at_hand_ = 1;
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_TELLER_H_
