#include "solver/slide/patterns/walk_automaton.h"

#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "absl/container/flat_hash_set.h"

namespace grille::slide {

/// All walks without detours, from every vertex, by their numbers of moves: a node for each.
class WalkTree {
 public:
  static constexpr uint32_t kNone = std::numeric_limits<uint32_t>::max();

  /// A walk. Those of one move more follow each other, their vertices rising.
  struct Node {
    uint32_t parent = kNone;  ///< the walk without its last move
    uint32_t rest = kNone;    ///< the walk without its first vertex; none with one vertex
    uint32_t first = 0;       ///< of those of one move more
    uint8_t count = 0;        ///< of them
    Vertex vertex = 0;        ///< its last
  };

  /// The walks of no moves: those on vertex v are node v.
  explicit WalkTree(const Graph& graph) : graph_(graph) {
    for (Vertex v = 0; v < graph.size; ++v) {
      Effect effect = {};
      for (Vertex w = 0; w < graph.size; ++w) effect[w] = w;
      effect[v] = kVacancy;
      Add({.vertex = v}, effect);
    }
    level_end_ = nodes_.size();
  }

  /// Adds the walks of one move more. What a walk has brought about before, by fewer moves or
  /// vertices that come first, is a detour.
  void Grow() {
    size_t begin = level_begin_;
    std::vector<Effect> before = std::move(effects_);
    effects_.clear();
    level_begin_ = level_end_;
    for (size_t i = begin; i < level_begin_; ++i) {
      Vertex from = nodes_[i].vertex;
      nodes_[i].first = static_cast<uint32_t>(nodes_.size());
      for (VertexSet left = graph_.neighbours[from]; left != 0; left &= left - 1) {
        auto to = static_cast<Vertex>(std::countr_zero(left));
        // A walk with a detour in it is no walk of the tree.
        uint32_t rest = nodes_[i].rest == kNone ? to : After(nodes_[i].rest, to);
        if (rest == kNone) continue;
        Effect effect = before[i - begin];
        std::swap(effect[from], effect[to]);
        if (Add({.parent = static_cast<uint32_t>(i), .rest = rest, .vertex = to}, effect)) {
          ++nodes_[i].count;
        } else {
          detours_.push_back(static_cast<uint32_t>(i));
        }
      }
    }
    level_end_ = nodes_.size();
  }

  const Graph& graph() const { return graph_; }
  const std::vector<Node>& nodes() const { return nodes_; }

  /// The detours without their last moves, the shortest first.
  const std::vector<uint32_t>& detours() const { return detours_; }

  /// The walk of one move more, to that vertex; kNone when that is no walk of the tree.
  uint32_t After(uint32_t walk, Vertex to) const {
    const Node& node = nodes_[walk];
    for (uint32_t next = node.first; next < node.first + node.count; ++next) {
      if (nodes_[next].vertex == to) return next;
    }
    return kNone;
  }

 private:
  static constexpr Vertex kVacancy = kMaxVertices;

  /// Which vertex's token comes to stand on each vertex, and where the vacancy comes to be.
  using Effect = std::array<Vertex, kMaxVertices>;

  bool Add(const Node& node, const Effect& effect) {
    if (!known_.insert(effect).second) return false;
    nodes_.push_back(node);
    effects_.push_back(effect);
    return true;
  }

  Graph graph_;
  std::vector<Node> nodes_;
  size_t level_begin_ = 0;
  size_t level_end_ = 0;
  std::vector<Effect> effects_;  ///< of the walks of the last level
  absl::flat_hash_set<Effect> known_;
  std::vector<uint32_t> detours_;
};

namespace {

/// Which walks are states: the vertices, and what some detour begins with.
class StateSet {
 public:
  explicit StateSet(const WalkTree& tree) : tree_(tree) {
    Reserve();
    for (Vertex v = 0; v < tree.graph().size; ++v) Note(v);
  }

  /// For detours up to a number of them.
  void NoteUpTo(size_t detours) {
    Reserve();
    for (; noted_ < detours; ++noted_) {
      uint32_t walk = tree_.detours()[noted_];
      for (; !is_state_[walk]; walk = tree_.nodes()[walk].parent) Note(walk);
    }
  }

  size_t count() const { return count_; }
  bool Has(uint32_t walk) const { return is_state_[walk]; }

 private:
  void Reserve() { is_state_.resize(tree_.nodes().size()); }
  void Note(uint32_t walk) {
    is_state_[walk] = true;
    ++count_;
  }

  const WalkTree& tree_;
  std::vector<bool> is_state_;
  size_t noted_ = 0;
  size_t count_ = 0;
};

/// The most walks that are looked at: a tenth of a second, or so.
constexpr size_t kMostWalks = 300'000;

}  // namespace

WalkAutomaton::WalkAutomaton(const WalkTree& tree, size_t detours) {
  StateSet states(tree);
  states.NoteUpTo(detours);
  std::vector<uint32_t> walks;
  std::vector<State> numbers(tree.nodes().size());
  for (uint32_t walk = 0; walk < tree.nodes().size(); ++walk) {
    if (!states.Has(walk)) continue;
    numbers[walk] = static_cast<State>(walks.size());
    walks.push_back(walk);
  }
  for (uint32_t walk : walks) {
    const WalkTree::Node& node = tree.nodes()[walk];
    vertex_.push_back(node.vertex);
    first_.push_back(static_cast<uint32_t>(steps_.size()));
    for (uint32_t next = node.first; next < node.first + node.count; ++next) {
      // Of what was walked, as much as may yet become a detour.
      uint32_t state = next;
      while (!states.Has(state)) state = tree.nodes()[state].rest;
      steps_.push_back({.to = tree.nodes()[next].vertex, .next = numbers[state]});
    }
  }
  first_.push_back(static_cast<uint32_t>(steps_.size()));
}

WalkAutomaton WalkAutomaton::WithoutReturns(const Graph& graph) {
  WalkTree tree(graph);
  tree.Grow();
  tree.Grow();
  return {tree, tree.detours().size()};
}

WalkAutomaton WalkAutomaton::WithoutDetours(const Graph& graph, size_t most_states) {
  WalkTree tree(graph);
  StateSet states(tree);
  size_t detours = 0;
  for (size_t before = 0; before < tree.nodes().size() && tree.nodes().size() < kMostWalks;) {
    before = tree.nodes().size();
    tree.Grow();
    states.NoteUpTo(tree.detours().size());
    if (states.count() > most_states) break;
    detours = tree.detours().size();
  }
  return {tree, detours};
}

}  // namespace grille::slide
