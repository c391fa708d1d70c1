#include <algorithm>
#include <bit>

#include "solver/slide/patterns/lanes.h"

namespace grille::slide {
namespace {

constexpr int kFieldBits = Views<uint64_t>::kBits;
constexpr size_t kTokens = kMaxSpreadVertices;
/// The lanes of the widest register; arrays are so much longer than what they hold.
constexpr size_t kPadding = 16;
constexpr size_t kCapacityStep = 64;

}  // namespace

bool LaneGoal::Fits(const Views<uint64_t>& views) {
  const Graph& graph = views.graph();
  for (Vertex v = 0; v < graph.size; ++v) {
    if (static_cast<size_t>(std::popcount(graph.neighbours[v])) > kMostNext) return false;
  }
  for (int view = 0; view < views.count(); ++view) {
    if (views.DatabasesOf(view).spread().empty()) return false;
  }
  return views.count() > 0;
}

LaneGoal::LaneGoal(const Views<uint64_t>& goal)
    : vacancy(goal.vacancy()), step_shift(std::bit_width(static_cast<unsigned>(goal.step())) - 1) {
  const Graph& graph = goal.graph();
  for (Vertex v = 0; v < graph.size; ++v) arcs.push_back({v, v});
  for (Vertex from = 0; from < graph.size; ++from) {
    for (Vertex to = 0; to < graph.size; ++to) {
      if (graph.Joined(from, to)) arcs.push_back({from, to});
    }
  }
  for (const Arc& arc : arcs) {
    arc_ends.push_back(arc.from | static_cast<uint32_t>(arc.to) << 4);
    Next& after = next.emplace_back();
    for (size_t i = 0; i < arcs.size(); ++i) {
      bool follows = arcs[i].from == arc.to && arcs[i].to != arcs[i].from;
      if (!follows || (arc.from != arc.to && arcs[i].to == arc.from)) continue;
      after.arcs[after.count] = static_cast<uint32_t>(i);
      after.to[after.count++] = arcs[i].to;
    }
    for (Vertex token = 0; token < kTokens; ++token) {
      // The token goes the other way.
      nearer.push_back(token < graph.size
                           ? goal.DistanceOf(token, arc.from) - goal.DistanceOf(token, arc.to)
                           : 0);
    }
  }
  for (int number = 0; number < goal.count(); ++number) {
    View& view = views.emplace_back();
    view.entries = goal.DatabasesOf(number).spread().data();
    view.patterns = static_cast<uint32_t>(goal.DatabasesOf(number).databases().size());
    for (size_t i = 0; i < view.patterns; ++i) {
      view.tokens[i] = goal.DatabasesOf(number).databases()[i].pattern().size();
    }
    view.change.resize(arcs.size() * kTokens);
    for (Vertex token = 0; token < graph.size; ++token) {
      if (token == goal.vacancy()) continue;
      const auto& look = goal.LookAt(number, token);
      view.pattern_of |= uint32_t{look.pattern} << 2 * token;
      for (size_t i = 0; i < arcs.size(); ++i) {
        uint64_t field =
            goal.Field(number, token, arcs[i].from) ^ goal.Field(number, token, arcs[i].to);
        view.change[i * kTokens + token] = static_cast<uint32_t>(field >> look.first);
      }
    }
  }
}

void LaneLevel::Reserve(const LaneGoal& goal, size_t positions) {
  if (positions <= capacity) return;
  // Registers are written whole: what is beyond the last position must not be another pattern's.
  static_assert(kCapacityStep % kPadding == 0);
  capacity = (positions + kCapacityStep - 1) / kCapacityStep * kCapacityStep;
  size_t padded = capacity + kPadding;
  at.resize(2 * padded);
  arc.resize(padded);
  parent.resize(padded);
  distance.resize(padded);
  steps.resize(goal.views.size());
  places.resize(goal.views.size());
  for (size_t view = 0; view < goal.views.size(); ++view) {
    steps[view].resize(padded);
    places[view].resize(goal.views[view].patterns * capacity + kPadding);
  }
}

void LaneSearch::Begin(const std::vector<Position<uint64_t>>& from, size_t levels) {
  if (levels_.size() < levels) levels_.resize(levels);
  LaneLevel& first = levels_[0];
  first.Reserve(*goal_, from.size());
  for (size_t i = 0; i < from.size(); ++i) {
    const Position<uint64_t>& position = from[i];
    first.at[2 * i] = static_cast<uint32_t>(position.at);
    first.at[2 * i + 1] = static_cast<uint32_t>(position.at >> 32);
    first.distance[i] = position.distance;
    for (uint32_t arc = 0; arc < goal_->arcs.size(); ++arc) {
      bool is_it =
          goal_->arcs[arc].from == position.before && goal_->arcs[arc].to == position.vacancy;
      if (is_it) first.arc[i] = arc;
    }
    for (size_t view = 0; view < goal_->views.size(); ++view) {
      uint32_t steps = uint32_t{position.sum[view]} << kSumField;
      uint64_t places = position.places[view];
      for (size_t pattern = 0; pattern < goal_->views[view].patterns; ++pattern) {
        steps |= uint32_t{position.steps[view][pattern]} << 4 * pattern;
        size_t tokens = goal_->views[view].tokens[pattern];
        uint64_t mask = (uint64_t{1} << kFieldBits * tokens) - 1;
        first.places[view][pattern * first.capacity + i] = static_cast<uint32_t>(places & mask);
        places >>= static_cast<size_t>(kFieldBits) * tokens;
      }
      first.steps[view][i] = steps;
    }
  }
}

size_t LaneSearch::Sift(size_t level, size_t begin, size_t end, int left) {
  return SiftMoves(*goal_, levels_[level], begin, end, left, &moves_);
}

void LaneSearch::Advance(size_t level, size_t count) {
  levels_[level + 1].Reserve(*goal_, count);
  MakePositions(*goal_, levels_[level], moves_, count, &levels_[level + 1]);
}

LaneSearch::Step LaneSearch::MoveAt(size_t number) const {
  uint32_t move = moves_.move[number];
  return {goal_->arcs[move >> kMoveArc].to, move & kMoveParent};
}

LaneSearch::Step LaneSearch::MoveTo(size_t level, size_t number) const {
  return {goal_->arcs[levels_[level].arc[number]].to, levels_[level].parent[number]};
}

}  // namespace grille::slide
