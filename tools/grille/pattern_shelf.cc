#include "tools/grille/pattern_shelf.h"

#include <utility>

#include "db/table_file.h"
#include "gen/tbb_workers.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/progress.h"

namespace grille::tools {
PatternShelf::PatternShelf(std::string store, int threads, std::optional<slide::SplitSize> size)
    : store_(std::move(store)),
      threads_(threads),
      size_(size             ? *size
            : store_.empty() ? slide::SplitSize::kSmall
                             : slide::SplitSize::kUsual) {}

std::shared_ptr<const slide::SplitDatabases> PatternShelf::ReadSplit(
    const slide::Graph& graph, const slide::Split& split, const std::string& name) const {
  if (store_.empty()) return nullptr;
  absl::StatusOr<std::vector<uint8_t>> bytes = db::ReadTable(store_, name);
  absl::Status damage = bytes.status();
  if (bytes.ok()) {
    auto databases = slide::SplitDatabases::FromBytes(graph, split, *bytes);
    if (databases.ok()) {
      return std::make_shared<const slide::SplitDatabases>(*std::move(databases));
    }
    damage = Prefixed(db::TablePath(store_, name), databases.status());
  }
  if (!absl::IsNotFound(damage)) {
    Say(absl::StrCat("grille: ", damage.message(), "; the pattern databases are made anew"));
  }
  return nullptr;
}

std::shared_ptr<const slide::PatternSet> PatternShelf::SetFor(const slide::Graph& graph,
                                                              slide::Vertex vacancy) const {
  std::lock_guard<std::mutex> lock(mutex_);
  slide::PatternSet set = slide::EmptyPatternSet(graph, vacancy);
  for (const auto& known : sets_) {
    if (known->graph == graph && known->vacancy == set.vacancy) return known;
  }
  for (const slide::Split& split : slide::SplitsOf(graph, set.vacancy, size_)) {
    std::string name = slide::SplitName(graph, set.vacancy, split);
    std::shared_ptr<const slide::SplitDatabases> databases = ReadSplit(graph, split, name);
    if (databases == nullptr) {
      uint64_t bytes = slide::SplitDatabases::BytesToBuild(graph, split);
      if (bytes >= kMuchMemory) {
        Say(absl::StrCat("making pattern databases takes ", Grouped(bytes / 1'000'000),
                         " MB of memory and some time",
                         store_.empty() ? "; with --db they are kept for the next time" : ""));
      }
      databases = std::make_shared<const slide::SplitDatabases>(
          slide::SplitDatabases::Build(graph, set.vacancy, split, gen::TbbWorkers(threads_)));
      made_.push_back({std::move(name), databases});
    }
    set.splits.push_back(std::move(databases));
  }
  sets_.push_back(std::make_shared<const slide::PatternSet>(std::move(set)));
  return sets_.back();
}

absl::Status PatternShelf::Keep(const std::string& store) {
  std::lock_guard<std::mutex> lock(mutex_);
  for (; !made_.empty(); made_.pop_back()) {
    absl::Status written =
        db::WriteTable(store, made_.back().name, made_.back().databases->Bytes());
    if (written.ok()) continue;
    return absl::Status(written.code(),
                        absl::StrCat(written.message(),
                                     "; the pattern databases are not kept, and are made again "
                                     "next time"));
  }
  return absl::OkStatus();
}

}  // namespace grille::tools
