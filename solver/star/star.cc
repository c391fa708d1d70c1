#include "solver/star/star.h"

#include <vector>

namespace grille::star {
namespace {

void JoinLine(std::string_view line, slide::Graph* graph) {
  for (size_t i = 1; i < line.size(); ++i) graph->Join(StationOf(line[i - 1]), StationOf(line[i]));
}

slide::Graph MakeStar() {
  slide::Graph graph;
  graph.size = kStations;
  for (std::string_view line : kStraightLines) JoinLine(line, &graph);
  for (std::string_view line : kCurvedLines) JoinLine(line, &graph);
  return graph;
}

// Lucas, "Les batailles de l'Étoile", I, 1° to 8°.
constexpr std::array<Figure, 36> kFigures = {{
    {"line", "AILF"},      {"line", "BJKE"},         {"line", "CJIH"},
    {"line", "DKLG"},      {"curve", "ANOD"},        {"curve", "BNMG"},
    {"curve", "COPF"},     {"curve", "EPMH"},        {"square", "ABIJ"},
    {"square", "CDKJ"},    {"square", "EFLK"},       {"square", "GHIL"},
    {"square", "IJKL"},    {"square", "MNOP"},       {"trapezium", "ANMH"},
    {"trapezium", "BNOC"}, {"trapezium", "DOPE"},    {"trapezium", "FPMG"},
    {"arc", "ABCD"},       {"arc", "BCDE"},          {"arc", "CDEF"},
    {"arc", "DEFG"},       {"arc", "EFGH"},          {"arc", "FGHA"},
    {"arc", "GHAB"},       {"arc", "HABC"},          {"rectangle", "ABEF"},
    {"rectangle", "BCFG"}, {"rectangle", "DEHA"},    {"rectangle", "CDGH"},
    {"triangle", "AJDL"},  {"triangle", "BIGK"},     {"triangle", "CKFI"},
    {"triangle", "ELHJ"},  {"four_corners", "ACEG"}, {"four_corners", "BDFH"},
}};

}  // namespace

const slide::Graph& StarGraph() {
  static const slide::Graph kGraph = MakeStar();
  return kGraph;
}

absl::Span<const slide::Symmetry> StarSymmetries() {
  static const std::vector<slide::Symmetry> kSymmetries = slide::Symmetries(StarGraph());
  return kSymmetries;
}

absl::Span<const Figure> Figures() { return kFigures; }

}  // namespace grille::star
