#ifndef GRILLE_TOOLS_GRILLE_LETTER_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_LETTER_OPTIONS_H_

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "gen/letter_maker.h"
#include "solver/slide/cuts.h"
#include "tools/grille/json.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// How puzzles whose tokens all differ are made (gen/letter_maker.h).
struct LetterChoice {
  bool count_shortest = false;
  std::optional<uint64_t> walk = {};  ///< moves; nothing: any start

  bool Any() const { return count_shortest || walk; }
};

/// What `generate` can be asked of them.
class LetterOptions {
 public:
  /// Declares --count-shortest and --walk.
  void Declare(Options& options);

  const LetterChoice& choice() const { return choice_; }

  /// The first that was given, by its name. Requires that any was.
  std::string FirstGiven() const { return choice_.walk ? "--walk" : "--count-shortest"; }

 private:
  LetterChoice choice_;
};

/// The choice as a part of a run's options, only what was given: "count_shortest", "walk".
void AddLetterChoice(const LetterChoice& choice, JsonObject* options);

/// Reads it back; nothing when it cannot be read.
std::optional<LetterChoice> ReadLetterChoice(const nlohmann::json& options);

/// The maker of a run, which gives all but how its puzzles are made; `source`: who has the
/// databases. Errors as LetterMaker::Create.
absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeLetterMaker(gen::LetterRun run,
                                                                 const LetterChoice& choice,
                                                                 const slide::PatternSource& source,
                                                                 gen::Recorder recorder,
                                                                 uint64_t seed);

/// What is known of the minima of a board's starts.
struct KnownMoves {
  int usual = 0;        ///< among random starts few have fewer moves
  int farthest = 0;     ///< of any start that anybody has found
  bool proved = false;  ///< that there is no farther one
};

/// Looks at the moves and the level that are asked for; `cuts`: the kind's levels. InvalidArgument
/// when no puzzle can be such a one. What hardly ever comes among random starts, and what nobody
/// has found yet, is allowed, but said on stderr.
absl::Status CheckMoves(const LetterChoice& choice, const gen::MovesFilter& filter,
                        const slide::Cuts& cuts, const KnownMoves& known);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_LETTER_OPTIONS_H_
