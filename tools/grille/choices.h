#ifndef GRILLE_TOOLS_GRILLE_CHOICES_H_
#define GRILLE_TOOLS_GRILLE_CHOICES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/use.h"
#include "solver/level.h"
#include "solver/status.h"
#include "tools/grille/options.h"
#include "tools/words/language.h"

namespace grille::tools {

/// Adds an option that takes one of a few names, each of which stands for a value.
template <typename T, typename Target>
void AddChoice(Options& options, const std::string& name, const std::string& type,
               std::vector<std::pair<std::string, T>> choices, Target* target,
               const std::string& description) {
  options.Value(
      name, type, description,
      [choices = std::move(choices), target](const std::string& text) -> absl::Status {
        std::string known;
        for (const auto& [choice, value] : choices) {
          if (choice == text) {
            *target = value;
            return absl::OkStatus();
          }
          absl::StrAppend(&known, known.empty() ? "" : ", ", choice);
        }
        return absl::InvalidArgumentError(absl::StrCat("'", text, "' is none of ", known));
      });
}

/// Adds --level NAME.
void AddLevel(Options& options, std::optional<Level>* level, const std::string& description);

/// Adds --use NAME[,NAME…]; `any` is set for the name "any", and then the list stays empty.
void AddUses(Options& options, std::vector<db::Use>* uses, bool* any,
             const std::string& description);

/// Adds --use NAME[,NAME…] of the uses that a puzzle may have before it is printed: free, reserved.
void AddUnprintedUses(Options& options, std::vector<db::Use>* uses, const std::string& description);

/// Adds --for NAME, a publication or client: a name that is not blank.
void AddClient(Options& options, std::string* client, const std::string& description);

/// Adds --level NAME[,NAME…]; the levels come out in rising order, each once.
void AddLevels(Options& options, std::vector<Level>* levels, const std::string& description);

/// Adds --threads N, 1 to 256.
void AddThreads(Options& options, std::optional<uint64_t>* threads);

/// As many as were asked for, else one for each core.
int ThreadsOf(const std::optional<uint64_t>& threads);

/// Adds --time-limit N, in seconds, at most a hundred years.
void AddTimeLimit(Options& options, std::optional<uint64_t>* seconds,
                  const std::string& description);

/// Adds --lang CODE.
void AddLanguage(Options& options, words::Language* language, const std::string& description);

/// Adds --walkable, which is --level very-easy, told by what such Wyx grids are.
void AddWalkable(Options& options, bool* walkable);

/// What --walkable makes of the levels asked for beside it, if any: very-easy. InvalidArgument when
/// they are others.
absl::Status KeepWalkable(std::vector<Level>* levels);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_CHOICES_H_
