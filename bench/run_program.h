#ifndef GRILLE_BENCH_RUN_PROGRAM_H_
#define GRILLE_BENCH_RUN_PROGRAM_H_

#include <optional>
#include <string>
#include <vector>

namespace grille::bench {

/// What a program took.
struct Usage {
  double wall_s = 0;      ///< time that passed
  double computed_s = 0;  ///< computed by all its threads, in the system's calls too
  double megabytes = 0;   ///< the most memory it had at a time
};

/// What a program that ended well left behind.
struct Ran {
  std::string out;  ///< its standard output
  Usage usage;
};

/// Runs a program on at most `cores` of the machine's cores, in `folder`, and waits for it; its
/// standard error goes where ours does. Nothing when it cannot be run or ends with another status
/// than 0.
std::optional<Ran> RunProgram(const std::vector<std::string>& command, const std::string& folder,
                              int cores);

}  // namespace grille::bench

#endif  // GRILLE_BENCH_RUN_PROGRAM_H_
