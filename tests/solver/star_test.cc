#include "solver/star/star.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <fstream>
#include <set>
#include <string>

namespace grille::star {
namespace {

TEST(Star, HasItsEdges) {
  const slide::Graph& star = StarGraph();
  EXPECT_EQ(star.size, 16);
  EXPECT_EQ(slide::EdgeCount(star), 24);
  for (slide::Vertex v = 0; v < kStations; ++v) {
    EXPECT_FALSE(star.Joined(v, v));
    // A to H are joined to two others, the corners and the centre to four.
    EXPECT_EQ(std::popcount(star.neighbours[v]), v < StationOf('I') ? 2 : 4) << LetterOf(v);
    for (slide::Vertex w = 0; w < kStations; ++w) EXPECT_EQ(star.Joined(v, w), star.Joined(w, v));
  }
  for (std::string_view pair : {"AI", "AN", "BJ", "BN", "IJ", "IL", "NO", "NM", "HI", "HM"}) {
    EXPECT_TRUE(star.Joined(StationOf(pair[0]), StationOf(pair[1]))) << pair;
  }
  for (std::string_view pair : {"AB", "HA", "IN", "JN", "IK", "NP", "AJ"}) {
    EXPECT_FALSE(star.Joined(StationOf(pair[0]), StationOf(pair[1]))) << pair;
  }
}

std::set<std::string> StationsOfFigures() {
  std::set<std::string> all;
  for (const Figure& figure : Figures()) {
    std::string stations(figure.stations);
    std::sort(stations.begin(), stations.end());
    all.insert(stations);
  }
  return all;
}

std::string Image(const std::string& stations, const slide::Symmetry& symmetry) {
  std::string image;
  for (char letter : stations) image += LetterOf(symmetry[StationOf(letter)]);
  std::sort(image.begin(), image.end());
  return image;
}

TEST(Star, HasSixteenSymmetries) {
  std::set<slide::Symmetry> different;
  int of_figures = 0;
  std::set<std::string> figures = StationsOfFigures();
  for (const slide::Symmetry& symmetry : StarSymmetries()) {
    different.insert(symmetry);
    for (slide::Vertex v = 0; v < kStations; ++v) {
      for (slide::Vertex w = 0; w < kStations; ++w) {
        ASSERT_EQ(StarGraph().Joined(v, w), StarGraph().Joined(symmetry[v], symmetry[w]));
      }
    }
    bool keeps = std::all_of(figures.begin(), figures.end(), [&](const std::string& stations) {
      return figures.contains(Image(stations, symmetry));
    });
    if (keeps) ++of_figures;
  }
  EXPECT_EQ(different.size(), 16U);
  EXPECT_EQ(StarSymmetries().size(), 16U);
  for (slide::Vertex v = 0; v < kStations; ++v) EXPECT_EQ(StarSymmetries()[0][v], v);
  EXPECT_EQ(of_figures, 8);
}

TEST(Star, FiguresAreThoseOfTheSource) {
  std::ifstream file(std::string(CASES) + "/bataille-figures.tsv");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  size_t i = 0;
  while (std::getline(file, line)) {
    ASSERT_LT(i, Figures().size());
    const Figure& figure = Figures()[i++];
    EXPECT_EQ(std::string(figure.family) + "\t" + std::string(figure.stations), line);
  }
  EXPECT_EQ(i, Figures().size());
  EXPECT_EQ(StationsOfFigures().size(), 36U);
}

}  // namespace
}  // namespace grille::star
