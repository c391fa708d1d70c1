#ifndef GRILLE_BENCH_BARS_H_
#define GRILLE_BENCH_BARS_H_

#include <string>
#include <utility>
#include <vector>

namespace grille::bench {

/// Whether a figure is to reach a bar or to stay below it.
enum class Sense { kAtLeast, kAtMost };

/// A figure that is asked for, and absolute ones that stand beside it in the report.
struct Bar {
  std::string what;
  std::string benchmark;  ///< the beginning of its name; empty for what the program itself takes
  std::string counter;    ///< of that benchmark; or wall_s, computed_s, megabytes (run_program.h)
  Sense sense = Sense::kAtLeast;
  double bar = 0;
  std::string unit;  ///< as it is written behind the figure
  std::vector<std::pair<std::string, std::string>> beside = {};  ///< counters and their units
};

/// Stands for the program that all is about.
inline constexpr char kGrille[] = "grille";

/// A program that measures several of them at a time, in a folder in which it finds what those
/// before it left.
struct Measurement {
  std::string program;  ///< one of the benchmarks, or kGrille
  std::vector<std::string> arguments;
  int cores = 1;
  std::vector<Bar> bars = {};  ///< none where it only makes what another one needs
  std::pair<std::string, std::string> file = {};  ///< name and text of one that it reads, if any
};

/// All bars of the project, in the order of its parts.
const std::vector<Measurement>& AllMeasurements();

}  // namespace grille::bench

#endif  // GRILLE_BENCH_BARS_H_
