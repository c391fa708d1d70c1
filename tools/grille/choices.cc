#include "tools/grille/choices.h"

#include <algorithm>
#include <thread>

#include "absl/types/span.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

/// Each thread has two batches at hand, and beyond the cores more of them only wait for each other.
constexpr uint64_t kMostThreads = 256;
constexpr uint64_t kLongestTime = 100ULL * 365 * 86400;

absl::StatusOr<Level> ReadLevel(const std::string& name) {
  if (std::optional<Level> level = LevelFromName(name)) return *level;
  std::string known;
  for (Level level : kLevels) {
    absl::StrAppend(&known, known.empty() ? "" : ", ", ToAbsl(LevelName(level)));
  }
  return absl::InvalidArgumentError(absl::StrCat("'", name, "' is none of ", known));
}

/// One of the uses; `others` are the names that are understood elsewhere.
absl::StatusOr<db::Use> ReadUse(const std::string& name, absl::Span<const db::Use> uses,
                                absl::string_view others = "") {
  std::string known;
  for (db::Use use : uses) {
    if (name == db::UseName(use)) return use;
    absl::StrAppend(&known, known.empty() ? "" : ", ", ToAbsl(db::UseName(use)));
  }
  return absl::InvalidArgumentError(absl::StrCat("'", name, "' is none of ", known, others));
}

/// The words between the commas, each made sense of by `read`; sorted, each once.
template <typename T, typename Read>
absl::Status ReadList(const std::string& names, std::vector<T>* list, Read&& read) {
  size_t from = 0;
  while (from <= names.size()) {
    size_t to = std::min(names.find(',', from), names.size());
    GRILLE_ASSIGN_OR_RETURN(T value, read(names.substr(from, to - from)));
    list->push_back(value);
    from = to + 1;
  }
  std::sort(list->begin(), list->end());
  list->erase(std::unique(list->begin(), list->end()), list->end());
  return absl::OkStatus();
}

}  // namespace

void AddLevel(Options& options, std::optional<Level>* level, const std::string& description) {
  options.Value("--level", "NAME", description, [level](const std::string& name) -> absl::Status {
    GRILLE_ASSIGN_OR_RETURN(*level, ReadLevel(name));
    return absl::OkStatus();
  });
}

void AddLevels(Options& options, std::vector<Level>* levels, const std::string& description) {
  options.Value("--level", "NAME[,NAME…]", description,
                [levels](const std::string& names) { return ReadList(names, levels, ReadLevel); });
}

void AddWalkable(Options& options, bool* walkable) {
  options.Flag(
      "--walkable", walkable,
      "For beginners: walked from the knight or back from the known end (--level very-easy)");
}

absl::Status KeepWalkable(std::vector<Level>* levels) {
  for (Level level : *levels) {
    if (level == Level::kVeryEasy) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("--walkable means --level very-easy: no grid of the level ",
                     ToAbsl(LevelName(level)), " can be walked"));
  }
  *levels = {Level::kVeryEasy};
  return absl::OkStatus();
}

void AddClient(Options& options, std::string* client, const std::string& description) {
  options.Value("--for", "NAME", description, [client](const std::string& name) -> absl::Status {
    if (name.find_first_not_of(" \t\r\n") == std::string::npos) {
      return absl::InvalidArgumentError("a publication or client needs a name");
    }
    *client = name;
    return absl::OkStatus();
  });
}

void AddUses(Options& options, std::vector<db::Use>* uses, bool* any,
             const std::string& description) {
  options.Value(
      "--use", "NAME[,NAME…]", description, [uses, any](const std::string& names) -> absl::Status {
        *any = names == "any";
        if (*any) return absl::OkStatus();
        return ReadList(names, uses,
                        [](const std::string& name) { return ReadUse(name, db::kUses, ", any"); });
      });
}

void AddUnprintedUses(Options& options, std::vector<db::Use>* uses,
                      const std::string& description) {
  options.Value("--use", "NAME[,NAME…]", description, [uses](const std::string& names) {
    return ReadList(names, uses, [](const std::string& name) {
      return ReadUse(name, {db::Use::kFree, db::Use::kReserved});
    });
  });
}

void AddThreads(Options& options, std::optional<uint64_t>* threads) {
  AddNumber(options, "--threads", threads, 1, kMostThreads,
            "Threads to work with (one for each core unless told)");
}

int ThreadsOf(const std::optional<uint64_t>& threads) {
  return static_cast<int>(threads.value_or(std::max(1U, std::thread::hardware_concurrency())));
}

void AddTimeLimit(Options& options, std::optional<uint64_t>* seconds,
                  const std::string& description) {
  AddNumber(options, "--time-limit", seconds, 1, kLongestTime, description);
}

void AddLanguage(Options& options, words::Language* language, const std::string& description) {
  AddChoice(options, "--lang", "CODE", words::LanguageNames(), language, description);
}

}  // namespace grille::tools
