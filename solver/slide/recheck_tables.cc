#include "solver/slide/recheck_tables.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <utility>

#include "solver/slide/recheck_split.h"

namespace grille::slide {
namespace {

using recheck::NeighboursOf;
using recheck::TakeLowest;

constexpr size_t kEntries = size_t{1} << RecheckTables::kIndexBits;

VertexSet WholeBoard(const Graph& graph) { return (VertexSet{1} << graph.size) - 1; }

/// Where the tokens of one pattern stand, and the region, free of them, where the vacancy is.
struct Standing {
  uint32_t places;
  VertexSet region;
};

/// Fills the table of one pattern, breadth-first from the goal: one level for each move of its
/// tokens. In between the vacancy goes where it likes in its region, which costs nothing. Tokens
/// may cut the board in pieces; then they come up once for each region, the first time with the
/// fewest moves.
class PatternPass {
 public:
  PatternPass(const Graph& graph, std::vector<Vertex> homes, int bits, uint8_t* fewest)
      : graph_(graph),
        tokens_(std::move(homes)),
        bits_(bits),
        fewest_(fewest),
        reached_(kEntries) {}

  void Run(Vertex vacancy) {
    uint32_t home = 0;
    for (size_t i = 0; i < tokens_.size(); ++i) home |= uint32_t{tokens_[i]} << ShiftOf(i);
    std::vector<Standing> level;
    Reach(home, vacancy, 0, &level);
    for (uint8_t moves = 1; !level.empty(); ++moves) {
      std::vector<Standing> next;
      for (const Standing& standing : level) MoveOnce(standing, moves, &next);
      level = std::move(next);
    }
  }

 private:
  int ShiftOf(size_t token) const { return bits_ * static_cast<int>(token); }
  Vertex PlaceOf(uint32_t places, size_t token) const {
    return static_cast<Vertex>(places >> ShiftOf(token) & ((1U << bits_) - 1));
  }

  /// The vertices that the vacancy can go to while these tokens stand still.
  VertexSet RegionOf(uint32_t places, Vertex vacancy) const {
    VertexSet free = WholeBoard(graph_);
    for (size_t i = 0; i < tokens_.size(); ++i) free &= ~Bit(PlaceOf(places, i));
    VertexSet region = Bit(vacancy);
    for (VertexSet added = region; added != 0;) {
      added = NeighboursOf(graph_, added) & free & ~region;
      region |= added;
    }
    return region;
  }

  void Reach(uint32_t places, Vertex vacancy, uint8_t moves, std::vector<Standing>* level) {
    VertexSet& reached = reached_[places];
    if ((reached & Bit(vacancy)) != 0) return;
    if (reached == 0) fewest_[places] = moves;
    VertexSet region = RegionOf(places, vacancy);
    reached |= region;
    level->push_back({places, region});
  }

  void MoveOnce(const Standing& standing, uint8_t moves, std::vector<Standing>* next) {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      Vertex place = PlaceOf(standing.places, i);
      for (VertexSet to = graph_.neighbours[place] & standing.region; to != 0;) {
        auto change = static_cast<uint32_t>(place ^ TakeLowest(&to));
        Reach(standing.places ^ change << ShiftOf(i), place, moves, next);
      }
    }
  }

  const Graph& graph_;
  std::vector<Vertex> tokens_;  ///< by their homes
  int bits_;                    ///< that a place takes
  uint8_t* fewest_;
  std::vector<VertexSet> reached_;  ///< by places: the regions that came up
};

bool LaysPatternsOnPatterns(const Symmetry& symmetry, const std::vector<VertexSet>& patterns) {
  return std::all_of(patterns.begin(), patterns.end(), [&](VertexSet pattern) {
    VertexSet image = 0;
    while (pattern != 0) image |= Bit(symmetry[TakeLowest(&pattern)]);
    return std::find(patterns.begin(), patterns.end(), image) != patterns.end();
  });
}

std::vector<Symmetry> MirrorsFor(const RecheckTables& tables) {
  const std::vector<Symmetry> all = Symmetries(tables.graph);
  std::vector<Symmetry> mirrors = {all.front()};
  auto other = std::find_if(all.begin(), all.end(), [&](const Symmetry& symmetry) {
    return symmetry[tables.vacancy] == tables.vacancy &&
           !LaysPatternsOnPatterns(symmetry, tables.patterns);
  });
  if (other != all.end()) mirrors.push_back(*other);
  return mirrors;
}

}  // namespace

RecheckTables MakeRecheckTables(const Graph& graph, Vertex vacancy) {
  const int bits = graph.size <= 16 ? 4 : 5;
  RecheckTables tables;
  tables.graph = graph;
  tables.vacancy = vacancy;
  tables.patterns = recheck::SplitIntoPatterns(graph, WholeBoard(graph) & ~Bit(vacancy),
                                               RecheckTables::kIndexBits / bits);
  tables.mirrors = MirrorsFor(tables);
  tables.fewest.assign(tables.patterns.size() * kEntries, RecheckTables::kNever);
  for (size_t p = 0; p < tables.patterns.size(); ++p) {
    std::vector<Vertex> homes;
    for (VertexSet rest = tables.patterns[p]; rest != 0;) {
      Vertex home = TakeLowest(&rest);
      tables.pattern_of[home] = static_cast<uint8_t>(p);
      tables.shift_of[home] = static_cast<uint8_t>(bits * static_cast<int>(homes.size()));
      homes.push_back(home);
    }
    PatternPass(graph, std::move(homes), bits, tables.fewest.data() + p * kEntries).Run(vacancy);
  }
  return tables;
}

std::shared_ptr<const RecheckTables> RecheckTablesOf(const Graph& graph, Vertex vacancy) {
  // Kept for the whole process, though nothing else in this folder is: tables are a pure function
  // of board and vacancy and never change once made, so nobody can tell whether they were kept or
  // made again, but by the time it takes. All puzzles of a store whose goals have the vacancy in
  // the same place share them. Whoever holds some may go on when they are no longer kept.
  static constexpr size_t kMostKept = 16;  // one for each station of the star; 3 MB each
  static std::mutex mutex;
  static auto& kept = *new std::list<std::shared_ptr<const RecheckTables>>;  // the last used first

  // Held while tables are made, too: who else asks then mostly wants the same ones.
  std::lock_guard<std::mutex> lock(mutex);
  auto known = std::find_if(kept.begin(), kept.end(), [&](const auto& tables) {
    return tables->vacancy == vacancy && tables->graph == graph;
  });
  if (known != kept.end()) {
    kept.splice(kept.begin(), kept, known);
  } else {
    kept.push_front(std::make_shared<const RecheckTables>(MakeRecheckTables(graph, vacancy)));
    if (kept.size() > kMostKept) kept.pop_back();
  }
  return kept.front();
}

}  // namespace grille::slide
