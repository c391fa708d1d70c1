#include "gen/letter_climb.h"

#include <algorithm>
#include <array>
#include <utility>

#include "gen/draws_below.h"

// The minimum changes little when two tokens change places, most of all when they are neighbours,
// and by one when the vacancy moves; so deep starts have deep ones around them. To solve a deep
// start takes a tenth of a second, to look up its bound in the databases some microseconds, and a
// start whose bound is high among its kin is mostly deeper, and solved faster, too. Therefore many
// neighbours are drawn, and the few of the highest bounds are solved.
//
// Several starts are held and each has its neighbours, since a single one ends on a summit from
// which all ways lead down. Of equally far ones the new ones displace the old: so the search drifts
// along a level until it finds a way up. None is solved twice.

namespace grille::gen {
namespace {

constexpr size_t kNeighboursPerStep = 1024;

/// The vacancy walks at most so far.
constexpr uint32_t kLongestWalk = 5;

/// What makes a neighbour of a start.
class Change {
 public:
  Change(const slide::Graph& graph, slide::Arrangement* start, DrawsBelow* draws)
      : graph_(graph), start_(*start), draws_(*draws), vacancy_(slide::VacancyOf(*start)) {}

  void Make() {
    switch (draws_.Next(6)) {
      case 0:
        ExchangeAny();
        break;
      case 1:
        ExchangeThree();
        break;
      case 2:
        ExchangeNeighbours();
        break;
      case 3:
        ExchangeNeighbours();
        ExchangeNeighbours();
        break;
      case 4:
        ExchangeNeighbours();
        Walk(1);
        break;
      default:
        Walk(1 + draws_.Next(kLongestWalk));
    }
  }

 private:
  slide::Vertex AnyVertex() {
    return static_cast<slide::Vertex>(draws_.Next(static_cast<uint32_t>(graph_.size)));
  }

  slide::Vertex AnyOf(slide::VertexSet set) {
    slide::Vertex vertex = AnyVertex();
    while ((set & slide::Bit(vertex)) == 0) vertex = AnyVertex();
    return vertex;
  }

  slide::VertexSet Tokens() const {
    return ((slide::VertexSet{1} << graph_.size) - 1) & ~slide::Bit(vacancy_);
  }

  void Exchange(slide::Vertex a, slide::Vertex b) { std::swap(start_.at[a], start_.at[b]); }

  void ExchangeAny() {
    slide::Vertex a = AnyOf(Tokens());
    Exchange(a, AnyOf(Tokens() & ~slide::Bit(a)));
  }

  void ExchangeThree() {
    slide::Vertex a = AnyOf(Tokens());
    slide::Vertex b = AnyOf(Tokens() & ~slide::Bit(a));
    Exchange(a, b);
    Exchange(b, AnyOf(Tokens() & ~slide::Bit(a) & ~slide::Bit(b)));
  }

  void ExchangeNeighbours() {
    slide::Vertex a = AnyOf(Tokens());
    // On a board without cut vertices a token has another one beside it.
    Exchange(a, AnyOf(Tokens() & graph_.neighbours[a]));
  }

  /// So many moves, none taken back at once.
  void Walk(uint32_t moves) {
    slide::Vertex before = vacancy_;
    for (; moves > 0; --moves) {
      slide::Vertex to = AnyOf(graph_.neighbours[vacancy_] & ~slide::Bit(before));
      before = vacancy_;
      slide::Slide(&start_, &vacancy_, to);
    }
  }

  const slide::Graph& graph_;
  slide::Arrangement& start_;
  DrawsBelow& draws_;
  slide::Vertex vacancy_;
};

/// What the databases alone say: a search that may not go any further.
int BoundOf(const LetterGoal& goal, const slide::Arrangement& start) {
  return goal.searcher->Find({.from = start, .to = goal.goal}, {.most_moves = 0}, OneWorker())
      .fewest.moves;
}

}  // namespace

LetterClimb::LetterClimb(const LetterGoal& goal, std::vector<LetterStart> from, uint64_t seed)
    : goal_(goal), seed_(seed), held_(std::move(from)), deepest_(held_.front()) {
  if (held_.size() > kLetterStartsHeld) held_.resize(kLetterStartsHeld);
  for (const LetterStart& start : held_) solved_.insert(start.from.at);
}

void LetterClimb::Step(const Workers& workers) {
  for (const LetterStart& start : SolveStarts(goal_, DrawNeighbours(workers), workers)) Hold(start);
  ++step_;
}

std::vector<slide::Arrangement> LetterClimb::DrawNeighbours(const Workers& workers) {
  struct Neighbour {
    slide::Arrangement start;
    int rise = 0;  ///< of the bound above the minimum of the start beside it
  };
  std::vector<Neighbour> neighbours(kNeighboursPerStep);
  workers.Do(static_cast<int>(neighbours.size()), [&](int part) {
    auto i = static_cast<size_t>(part);
    const LetterStart& beside = held_[i % held_.size()];
    neighbours[i].start = beside.from;
    DrawsBelow draws(seed_, step_, static_cast<uint32_t>(i));
    Change(goal_.board, &neighbours[i].start, &draws).Make();
    neighbours[i].rise = BoundOf(goal_, neighbours[i].start) - beside.moves();
  });
  std::stable_sort(neighbours.begin(), neighbours.end(),
                   [](const Neighbour& a, const Neighbour& b) { return a.rise > b.rise; });
  std::vector<slide::Arrangement> best;
  for (const Neighbour& neighbour : neighbours) {
    if (best.size() == kLetterStartsPerStep) break;
    if (!solved_.insert(neighbour.start.at).second) continue;
    best.push_back(neighbour.start);
  }
  return best;
}

void LetterClimb::Hold(const LetterStart& start) {
  if (start.moves() > deepest_.moves()) deepest_ = start;
  auto no_farther = [&](const LetterStart& held) { return held.moves() <= start.moves(); };
  held_.insert(std::find_if(held_.begin(), held_.end(), no_farther), start);
  if (held_.size() > kLetterStartsHeld) held_.pop_back();
}

}  // namespace grille::gen
