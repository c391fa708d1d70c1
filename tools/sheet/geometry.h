#ifndef GRILLE_TOOLS_SHEET_GEOMETRY_H_
#define GRILLE_TOOLS_SHEET_GEOMETRY_H_

namespace grille::sheet {

// All lengths are millimetres, x to the right and y downward, unless a name ends in `_pt`.

/// A printer's point.
inline constexpr double kMmPerPoint = 25.4 / 72;

/// A place on the page, or the way from one place to another.
struct Point {
  double x = 0;
  double y = 0;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(double k, Point p) { return {k * p.x, k * p.y}; }

/// An upright rectangle: its top left corner, width and height.
struct Box {
  double x = 0;
  double y = 0;
  double w = 0;
  double h = 0;

  constexpr double right() const { return x + w; }
  constexpr double bottom() const { return y + h; }
  constexpr Point centre() const { return {x + w / 2, y + h / 2}; }

  /// The box made smaller by `by` on every side.
  constexpr Box Inset(double by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }

  /// Whether `other` lies within, give or take `slack`.
  constexpr bool Contains(const Box& other, double slack = 1e-6) const {
    return other.x >= x - slack && other.y >= y - slack && other.right() <= right() + slack &&
           other.bottom() <= bottom() + slack;
  }

  /// Whether the two share more than an edge.
  constexpr bool Overlaps(const Box& other, double slack = 1e-6) const {
    return x < other.right() - slack && other.x < right() - slack && y < other.bottom() - slack &&
           other.y < bottom() - slack;
  }
};

/// The size of a page.
struct Paper {
  double width = 0;
  double height = 0;
};

inline constexpr Paper kA4 = {210, 297};
inline constexpr Paper kA5 = {148, 210};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_GEOMETRY_H_
