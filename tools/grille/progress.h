#ifndef GRILLE_TOOLS_GRILLE_PROGRESS_H_
#define GRILLE_TOOLS_GRILLE_PROGRESS_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace grille::tools {

/// Shows how far a run has come: on a terminal one line that is drawn anew several times a second,
/// elsewhere a plain line every ten seconds. On stderr. Not thread-safe.
class Progress {
 public:
  /// `goal`: the number of puzzles wanted, where there is one. `before`: those there at the start.
  Progress(std::string noun, std::optional<uint64_t> goal, uint64_t before);
  ~Progress() { Clear(); }

  /// So many puzzles are there, so many candidates were seen since the start where there are any.
  void Update(uint64_t puzzles, std::optional<uint64_t> seen = {});

  /// Wipes the line, so that a message can be written.
  void Clear();

  double Seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::string Line(uint64_t puzzles, std::optional<uint64_t> seen) const;

  std::string noun_;
  std::optional<uint64_t> goal_;
  uint64_t before_;
  bool terminal_;
  bool drawn_ = false;
  Clock::time_point start_;
  Clock::time_point next_;
};

/// Memory in bytes; less is not worth a word.
inline constexpr uint64_t kMuchMemory = 200'000'000;

/// "1,234,567".
std::string Grouped(uint64_t number);

/// "4 s", "2 min 30 s", "3 h 05 min".
std::string Duration(double seconds);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PROGRESS_H_
