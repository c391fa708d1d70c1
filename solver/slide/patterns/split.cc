#include "solver/slide/patterns/split.h"

#include <algorithm>
#include <bit>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "solver/star/star.h"

namespace grille::slide {
namespace {

/// A pattern of vertices called A, B, C and so on.
Pattern PatternOf(std::string_view letters) {
  Pattern pattern;
  for (char letter : letters) pattern.push_back(static_cast<Vertex>(letter - 'A'));
  return pattern;
}

Split SplitFrom(std::initializer_list<std::string_view> patterns) {
  Split split;
  for (std::string_view letters : patterns) split.push_back(PatternOf(letters));
  return split;
}

/// The station A: the vacancy is at the point of a ray, else inside.
constexpr Vertex kPoint = 0;

/// On larger boards small databases have smaller patterns.
constexpr int kMostAtOnce = 16;

std::vector<Split> SplitsOfStar(Vertex vacancy) {
  if (vacancy == kPoint) {
    return {SplitFrom({"BCINO", "FGHLM", "DEJKP"}), SplitFrom({"BHIJN", "EGKLM", "CDFOP"})};
  }
  return {SplitFrom({"ABCNO", "DEJKP", "FGHLM"}), SplitFrom({"ABJMN", "CDHOP", "EFGKL"})};
}

std::vector<Split> SplitsOfFifteen(SplitSize size) {
  switch (size) {
    case SplitSize::kSmall:
      return {SplitFrom({"BCDGH", "EFIJM", "KLNOP"})};
    case SplitSize::kUsual:
      return {SplitFrom({"BEFIJMN", "CDGHKLP", "O"})};
    case SplitSize::kLarge:
      return {SplitFrom({"BEFIJMN", "CDGHKLOP"})};
  }
  return {};
}

/// How many of the vertices of a set are neighbours of a vertex.
int JoinedTo(const Graph& graph, Vertex vertex, VertexSet set) {
  return std::popcount(graph.neighbours[vertex] & set);
}

/// Neighbouring vertices, so many at a time: each pattern begins where most neighbours are spoken
/// for, and takes what hangs together best with it.
Split SplitIntoNeighbours(const Graph& graph, Vertex vacancy, size_t tokens) {
  Split split;
  VertexSet left = ((VertexSet{1} << graph.size) - 1) & ~Bit(vacancy);
  while (left != 0) {
    Pattern pattern;
    VertexSet own = 0;
    while (left != 0 && pattern.size() < tokens) {
      Vertex best = kMaxVertices;
      int best_score = 0;
      for (Vertex v = 0; v < graph.size; ++v) {
        if ((left & Bit(v)) == 0) continue;
        int score = 4 * JoinedTo(graph, v, own) - JoinedTo(graph, v, left);
        if (best < kMaxVertices && score <= best_score) continue;
        best = v;
        best_score = score;
      }
      pattern.push_back(best);
      own |= Bit(best);
      left &= ~own;
    }
    std::sort(pattern.begin(), pattern.end());
    split.push_back(std::move(pattern));
  }
  return split;
}

/// Columns of a taquin's board; 0 when it is none.
int ColumnsOf(const Graph& graph) {
  for (int columns = 2; 2 * columns <= graph.size; ++columns) {
    if (graph.size % columns == 0 && GridGraph(columns, graph.size / columns) == graph) {
      return columns;
    }
  }
  return 0;
}

}  // namespace

Vertex LeastImage(const std::vector<Symmetry>& symmetries, Vertex vertex) {
  Vertex least = vertex;
  for (const Symmetry& symmetry : symmetries) least = std::min(least, symmetry[vertex]);
  return least;
}

std::vector<Split> SplitsOf(const Graph& graph, Vertex vacancy, SplitSize size) {
  if (graph == star::StarGraph()) return SplitsOfStar(vacancy);
  if (graph == GridGraph(4, 4) && vacancy == 0) return SplitsOfFifteen(size);
  // Five tokens have half a million placements on 16 vertices, six million on 25.
  bool few = size == SplitSize::kSmall && graph.size > kMostAtOnce;
  return {SplitIntoNeighbours(graph, vacancy, few ? 4 : 5)};
}

std::string SplitName(const Graph& graph, Vertex vacancy, const Split& split) {
  std::string name = "patterns-";
  if (graph == star::StarGraph()) {
    absl::StrAppend(&name, "star");
  } else {
    int columns = ColumnsOf(graph);
    absl::StrAppend(&name, columns, "x", graph.size / std::max(columns, 1));
  }
  auto letter = [](Vertex v) { return std::string(1, static_cast<char>('A' + v)); };
  absl::StrAppend(&name, "-", letter(vacancy));
  for (const Pattern& pattern : split) {
    absl::StrAppend(&name, "-");
    for (Vertex v : pattern) absl::StrAppend(&name, letter(v));
  }
  return name;
}

}  // namespace grille::slide
