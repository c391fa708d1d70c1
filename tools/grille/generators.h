#ifndef GRILLE_TOOLS_GRILLE_GENERATORS_H_
#define GRILLE_TOOLS_GRILLE_GENERATORS_H_

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "gen/maker.h"
#include "solver/kind.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// What the maker of a run can be helped by; nothing that it makes depends on it.
struct MakerHelp {
  int threads = 1;
  std::string store =
      {};  ///< the store that the run is in, beside which tables may be; may be empty
};

/// How one kind is generated from the command line: its own options, and the maker of its batches.
class Generator {
 public:
  virtual ~Generator() = default;

  virtual const Kind& kind() const = 0;

  /// Declares the kind's own options of `generate`.
  virtual void Declare(Options& options) = 0;

  /// Whether any of them was given.
  virtual bool AnyGiven() const = 0;

  /// The options as they identify a run: every one, in a fixed order, as compact JSON. An error
  /// when they contradict each other.
  virtual absl::StatusOr<std::string> CanonicalOptions() const = 0;

  /// Version of the sampler that makes a run with options as CanonicalOptions writes them. DataLoss
  /// when they cannot be read.
  virtual absl::StatusOr<int> SamplerVersion(const std::string& options) const = 0;

  /// The maker of such a run. DataLoss likewise; OutOfRange when there is too much to be made.
  virtual absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                                     uint64_t seed,
                                                                     const MakerHelp& help) = 0;

  /// Keeps beside a store, which is there and sound, what making the makers took time for.
  virtual absl::Status KeepBeside(const std::string& /*store*/) { return absl::OkStatus(); }

  /// What to say of a run with these options when none of its candidates, so many in all, makes a
  /// puzzle.
  virtual std::string NoneText(const std::string& options, uint64_t candidates) const = 0;

  /// Examples for the end of the help, each a line without "grille generate KIND".
  virtual std::vector<std::string> Examples() const = 0;
};

/// One for each kind that can be generated.
std::vector<std::unique_ptr<Generator>> MakeGenerators();

/// The Étoile: --goal, --colours, --word, --words, --mark, --letters, --moves, --unique-solution,
/// --level, --count-shortest, --walk.
std::unique_ptr<Generator> MakeEtoileGenerator();

/// Taquins: --size, --impossible, --moves, --unique-solution, --level, --count-shortest, --walk.
std::unique_ptr<Generator> MakeTaquinGenerator();

/// Wyx: --dominoes, --board, --reach, --marks, --cells, --picture, --level, --walkable.
std::unique_ptr<Generator> MakeWyxGenerator();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_GENERATORS_H_
