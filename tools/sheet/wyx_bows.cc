#include "tools/sheet/wyx_bows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace grille::sheet {
namespace {

constexpr int kSamples = 15;
constexpr int kRounds = 6;

/// Angles between the straight line and the arc where it leaves, in radians, both sides.
constexpr std::array<double, 12> kAngles = {0.24, -0.24, 0.38, -0.38, 0.54, -0.54,
                                            0.74, -0.74, 0.98, -0.98, 1.22, -1.22};

/// The bend that looks best, and the length of arc that an arrow needs to be seen.
constexpr double kPleasantBend = 0.36;
constexpr double kShortestArc = 0.62;

/// How near an arc may come to a circle's rim, and to another arc.
constexpr double kCircleClearance = 0.13;
constexpr double kArcClearance = 0.17;
constexpr double kFrameClearance = 0.08;

/// One way to draw a jump.
struct Candidate {
  Bow bow;
  std::array<Point, kSamples> samples;
  double cost = 0;  // what does not depend on the other jumps
  Point low, high;  // bounds of the samples
};
using Candidates = std::array<Candidate, kAngles.size()>;

double Length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }

Point Turned(Point p, double angle) {
  double c = std::cos(angle);
  double s = std::sin(angle);
  return {c * p.x - s * p.y, s * p.x + c * p.y};
}

Point PointOf(const Bow& bow, double t) {
  double u = 1 - t;
  return (u * u * u) * bow.from + (3 * u * u * t) * bow.c1 + (3 * u * t * t) * bow.c2 +
         (t * t * t) * bow.to;
}

/// The arc that leaves the rim of the circle at `a` in a direction turned by `angle` from the line,
/// and enters the one at `b` turned back by as much.
Bow MakeBow(Point a, double radius_a, Point b, double radius_b, double angle) {
  Point along = (1 / Length(b - a)) * (b - a);
  Point out = Turned(along, angle);
  Point in = Turned(along, -angle);
  Bow bow;
  bow.from = a + radius_a * out;
  bow.to = b - radius_b * in;
  // The Bézier handle of a circle's arc that turns by twice the angle.
  double half = std::cos(angle / 2);
  double handle = Length(bow.to - bow.from) / (3 * half * half);
  bow.c1 = bow.from + handle * out;
  bow.c2 = bow.to - handle * in;
  return bow;
}

/// What an arc costs for itself: bent too far or hardly at all, over other circles, over the frame.
double OwnCost(const Candidate& candidate, double angle, size_t jump,
               const std::vector<Point>& centres, const std::vector<double>& radii, int side) {
  double bend = std::abs(angle) - kPleasantBend;
  double cost = 2.2 * bend * bend;
  double chord = Length(candidate.bow.to - candidate.bow.from);
  double shortfall = kShortestArc - chord * angle / std::sin(angle);
  if (shortfall > 0) cost += 12 * shortfall;
  for (const Point& p : candidate.samples) {
    for (size_t i = 0; i < centres.size(); ++i) {
      if (i == jump || i == jump + 1) continue;
      double into = radii[i] + kCircleClearance - Length(p - centres[i]);
      if (into > 0) cost += 2 + 12 * into;
    }
    double edge = std::min({p.x, p.y, side - p.x, side - p.y});
    if (edge < kFrameClearance) cost += 1 + 30 * (kFrameClearance - edge);
  }
  return cost;
}

/// What two arcs cost each other: little where they cross, much where they run together.
double SharedCost(const Candidate& a, const Candidate& b) {
  if (a.low.x > b.high.x + kArcClearance || b.low.x > a.high.x + kArcClearance ||
      a.low.y > b.high.y + kArcClearance || b.low.y > a.high.y + kArcClearance) {
    return 0;
  }
  double cost = 0;
  for (int i = 0; i < kSamples; ++i) {
    // Arrowheads need more room than lines.
    double weight = i >= kSamples - 3 ? 2 : 1;
    for (const Point& q : b.samples) {
      double dx = a.samples[i].x - q.x;
      double dy = a.samples[i].y - q.y;
      double square = dx * dx + dy * dy;
      if (square < kArcClearance * kArcClearance) {
        cost += weight * (kArcClearance - std::sqrt(square)) * 2.4;
      }
    }
  }
  return cost;
}

Candidate MakeCandidate(size_t jump, double angle, const std::vector<Point>& centres,
                        const std::vector<double>& radii, int side) {
  Candidate candidate;
  candidate.bow = MakeBow(centres[jump], radii[jump], centres[jump + 1], radii[jump + 1], angle);
  candidate.low = {1e9, 1e9};
  candidate.high = {-1e9, -1e9};
  for (int i = 0; i < kSamples; ++i) {
    Point p = PointOf(candidate.bow, i / static_cast<double>(kSamples - 1));
    candidate.samples[i] = p;
    candidate.low = {std::min(candidate.low.x, p.x), std::min(candidate.low.y, p.y)};
    candidate.high = {std::max(candidate.high.x, p.x), std::max(candidate.high.y, p.y)};
  }
  candidate.cost = OwnCost(candidate, angle, jump, centres, radii, side);
  return candidate;
}

/// Chooses a candidate for each jump.
std::vector<size_t> Choose(const std::vector<Candidates>& jumps) {
  std::vector<size_t> chosen(jumps.size(), 0);
  auto cost_of = [&](size_t jump, size_t choice) {
    double cost = jumps[jump][choice].cost;
    for (size_t other = 0; other < jumps.size(); ++other) {
      if (other == jump) continue;
      cost += SharedCost(jumps[jump][choice], jumps[other][chosen[other]]);
    }
    return cost;
  };
  for (int round = 0; round < kRounds; ++round) {
    bool changed = false;
    for (size_t jump = 0; jump < jumps.size(); ++jump) {
      double best = cost_of(jump, chosen[jump]) - 1e-9;
      for (size_t choice = 0; choice < kAngles.size(); ++choice) {
        if (jumps[jump][choice].cost >= best) continue;
        double cost = cost_of(jump, choice);
        if (cost >= best) continue;
        best = cost;
        chosen[jump] = choice;
        changed = true;
      }
    }
    if (!changed) break;
  }
  return chosen;
}

}  // namespace

std::vector<Bow> BowJumps(const wyx::Path& path, int side, double radius, double start_radius) {
  std::vector<Point> centres;
  std::vector<double> radii;
  for (int i = 0; i < path.length; ++i) {
    wyx::Cell cell = path.cells[i];
    centres.push_back({wyx::ColumnOf(cell) + 0.5, side - wyx::RowOf(cell) - 0.5});
    radii.push_back(i == 0 ? start_radius : radius);
  }
  std::vector<Candidates> jumps(centres.size() - 1);
  for (size_t jump = 0; jump < jumps.size(); ++jump) {
    for (size_t k = 0; k < kAngles.size(); ++k) {
      jumps[jump][k] = MakeCandidate(jump, kAngles[k], centres, radii, side);
    }
  }
  std::vector<size_t> chosen = Choose(jumps);
  std::vector<Bow> bows;
  for (size_t jump = 0; jump < jumps.size(); ++jump) bows.push_back(jumps[jump][chosen[jump]].bow);
  return bows;
}

}  // namespace grille::sheet
