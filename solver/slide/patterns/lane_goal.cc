#include <algorithm>
#include <bit>

#include "solver/slide/patterns/lanes.h"

namespace grille::slide {
namespace {

constexpr int kFieldBits = Views<uint64_t>::kBits;
constexpr size_t kTokens = kMaxSpreadVertices;
constexpr size_t kCapacityStep = 64;

}  // namespace

bool LaneGoal::Fits(const Views<uint64_t>& views, const WalkAutomaton& walks) {
  const Graph& graph = views.graph();
  if (walks.size() > kMostWalkStates) return false;
  for (Vertex v = 0; v < graph.size; ++v) {
    if (static_cast<size_t>(std::popcount(graph.neighbours[v])) > kMostNext) return false;
  }
  if (static_cast<uint32_t>(graph.size + 2 * EdgeCount(graph)) > kMostArcs) return false;
  for (int view = 0; view < views.count(); ++view) {
    if (views.DatabasesOf(view).spread().empty()) return false;
  }
  return views.count() > 0;
}

LaneGoal::LaneGoal(const Views<uint64_t>& goal, const WalkAutomaton& walks)
    : vacancy(goal.vacancy()), step_shift(std::bit_width(static_cast<unsigned>(goal.step())) - 1) {
  const Graph& graph = goal.graph();
  for (Vertex v = 0; v < graph.size; ++v) arcs.push_back({v, v});
  std::array<std::array<uint32_t, kTokens>, kTokens> number_of_arc = {};
  for (Vertex from = 0; from < graph.size; ++from) {
    for (Vertex to = 0; to < graph.size; ++to) {
      if (!graph.Joined(from, to)) continue;
      number_of_arc[from][to] = static_cast<uint32_t>(arcs.size());
      arcs.push_back({from, to});
    }
  }
  for (size_t state = 0; state < walks.size(); ++state) {
    auto walk = static_cast<WalkAutomaton::State>(state);
    Next& after = next.emplace_back();
    for (const auto* step = walks.begin(walk); step != walks.end(walk); ++step) {
      after.moves[after.count++] = uint32_t{step->to} << kMoveToken |
                                   number_of_arc[walks.vertex(walk)][step->to] << kMoveArc |
                                   uint32_t{step->next} << kMoveWalk;
    }
  }
  for (int number = 0; number < goal.count(); ++number) AddView(goal, number);
}

void LaneGoal::AddView(const Views<uint64_t>& goal, int number) {
  View& view = views.emplace_back();
  view.entries = goal.DatabasesOf(number).spread().data();
  view.patterns = static_cast<uint32_t>(goal.DatabasesOf(number).databases().size());
  for (size_t i = 0; i < view.patterns; ++i) {
    view.tokens[i] = goal.DatabasesOf(number).databases()[i].pattern().size();
  }
  view.change.resize(arcs.size() * kTokens);
  for (Vertex token = 0; token < goal.graph().size; ++token) {
    if (token == goal.vacancy()) continue;
    const auto& look = goal.LookAt(number, token);
    view.pattern_of |= uint32_t{look.pattern} << 2 * token;
    auto v = static_cast<size_t>(number);
    steps_at[token][v] = 4U * look.pattern;
    auto places = [&](Vertex at) {
      return static_cast<uint32_t>(goal.Field(number, token, at) >> look.first);
    };
    for (Vertex at = 0; at < goal.graph().size; ++at) {
      places_of[token][at].of[v * kMaxSpreadPatterns + look.pattern] = places(at);
    }
    for (size_t i = 0; i < arcs.size(); ++i) {
      auto [from, to] = arcs[i];
      // The token goes the other way.
      int nearer = goal.DistanceOf(token, from) - goal.DistanceOf(token, to);
      view.change[i * kTokens + token] = (places(from) ^ places(to)) | static_cast<uint32_t>(nearer)
                                                                           << kNearer;
    }
  }
}

void LaneLevel::Reserve(size_t positions) {
  if (positions <= capacity) return;
  capacity = (positions + kCapacityStep - 1) / kCapacityStep * kCapacityStep;
  places.resize(capacity);
  steps.resize(capacity);
  at.resize(capacity);
  walk.resize(capacity);
  move.resize(capacity);
}

void LaneSearch::Begin(const std::vector<Position<uint64_t>>& from, size_t levels) {
  if (levels_.size() < levels) levels_.resize(levels);
  LaneLevel& first = levels_[0];
  first.Reserve(from.size());
  for (size_t i = 0; i < from.size(); ++i) {
    const Position<uint64_t>& position = from[i];
    first.at[i] = {static_cast<uint32_t>(position.at), static_cast<uint32_t>(position.at >> 32)};
    first.walk[i] = position.walk;
    for (size_t view = 0; view < goal_->views.size(); ++view) {
      uint64_t places = position.places[view];
      int bound = position.distance + (position.sum[view] << goal_->step_shift);
      uint32_t steps = static_cast<uint32_t>(bound) << kBoundField;
      for (size_t pattern = 0; pattern < goal_->views[view].patterns; ++pattern) {
        steps |= uint32_t{position.steps[view][pattern]} << 4 * pattern;
        size_t tokens = goal_->views[view].tokens[pattern];
        uint64_t mask = (uint64_t{1} << kFieldBits * tokens) - 1;
        first.places[i].of[view * kMaxSpreadPatterns + pattern] =
            static_cast<uint32_t>(places & mask);
        places >>= static_cast<size_t>(kFieldBits) * tokens;
      }
      first.steps[i][view] = steps;
    }
  }
}

size_t LaneSearch::Sift(size_t level, size_t begin, size_t end, int left) {
  return SiftMoves(*goal_, levels_[level], begin, end, left, &moves_);
}

void LaneSearch::Advance(size_t level, size_t count) {
  levels_[level + 1].Reserve(count);
  MakePositions(*goal_, levels_[level], moves_, count, &levels_[level + 1]);
}

LaneSearch::Step LaneSearch::StepOf(uint32_t move) const {
  uint32_t arc = move >> kMoveArc & (kMostArcs - 1);
  return {goal_->arcs[arc].to, move & kMoveParent};
}

LaneSearch::Step LaneSearch::MoveAt(size_t number) const { return StepOf(moves_.move[number]); }

LaneSearch::Step LaneSearch::MoveTo(size_t level, size_t number) const {
  return StepOf(levels_[level].move[number]);
}

}  // namespace grille::slide
