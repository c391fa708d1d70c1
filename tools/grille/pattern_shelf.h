#ifndef GRILLE_TOOLS_GRILLE_PATTERN_SHELF_H_
#define GRILLE_TOOLS_GRILLE_PATTERN_SHELF_H_

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/slide/patterns/set.h"

namespace grille::tools {

/// The pattern databases that a command needs: read from beside a store, or made when there are
/// none or they are not right, which is said on stderr. Thread-safe.
class PatternShelf final : public slide::PatternSource {
 public:
  /// `store` may be empty: then nothing is read, and small databases are made rather than the usual
  /// ones unless `size` says which. They are made on `threads` threads.
  PatternShelf(std::string store, int threads, std::optional<slide::SplitSize> size = {});

  std::shared_ptr<const slide::PatternSet> SetFor(const slide::Graph& graph,
                                                  slide::Vertex vacancy) const override;

  /// Keeps what was made beside a store, which is there and sound.
  absl::Status Keep(const std::string& store);

 private:
  struct Made {
    std::string name;
    std::shared_ptr<const slide::SplitDatabases> databases;
  };

  std::shared_ptr<const slide::SplitDatabases> ReadSplit(const slide::Graph& graph,
                                                         const slide::Split& split,
                                                         const std::string& name) const;

  std::string store_;
  int threads_;
  slide::SplitSize size_;
  mutable std::mutex mutex_;
  mutable std::vector<std::shared_ptr<const slide::PatternSet>> sets_;
  mutable std::vector<Made> made_;  ///< not kept yet
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PATTERN_SHELF_H_
