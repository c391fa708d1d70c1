#include "tools/grille/choices.h"

#include <algorithm>

namespace grille::tools {
namespace {

absl::StatusOr<Level> ReadLevel(const std::string& name) {
  if (std::optional<Level> level = LevelFromName(name)) return *level;
  std::string known;
  for (Level level : kLevels) {
    absl::StrAppend(&known, known.empty() ? "" : ", ", ToAbsl(LevelName(level)));
  }
  return absl::InvalidArgumentError(absl::StrCat("'", name, "' is none of ", known));
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
                [levels](const std::string& names) -> absl::Status {
                  size_t from = 0;
                  while (from <= names.size()) {
                    size_t to = std::min(names.find(',', from), names.size());
                    GRILLE_ASSIGN_OR_RETURN(Level level, ReadLevel(names.substr(from, to - from)));
                    levels->push_back(level);
                    from = to + 1;
                  }
                  std::sort(levels->begin(), levels->end());
                  levels->erase(std::unique(levels->begin(), levels->end()), levels->end());
                  return absl::OkStatus();
                });
}

}  // namespace grille::tools
