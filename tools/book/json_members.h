#ifndef GRILLE_TOOLS_BOOK_JSON_MEMBERS_H_
#define GRILLE_TOOLS_BOOK_JSON_MEMBERS_H_

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "solver/status.h"

// Reading a JSON object whose members are known one by one.

namespace grille::book {

using Json = nlohmann::json;

/// Parses a text, refusing a member that is there twice. InvalidArgument with line and column.
absl::StatusOr<Json> ParseJson(std::string_view text);

/// A member's name and what makes sense of its value.
struct Member {
  std::string name;
  std::function<absl::Status(const Json& value)> read;
};

/// Hands each member of an object to its reader. InvalidArgument names the member, also one that
/// nobody knows.
absl::Status ReadMembers(const Json& object, const std::vector<Member>& members);

/// InvalidArgument when a text has more characters than that.
absl::Status CheckLength(std::string_view text, size_t most);

/// Readers of values. Texts, of at most so many characters, become one printable line.
Member TextMember(std::string name, size_t most, std::string* target);
Member FlagMember(std::string name, bool* target);

/// A whole number from `min` to `max`.
absl::StatusOr<uint64_t> ReadWhole(const Json& value, uint64_t min, uint64_t max);

template <typename Target>
Member WholeMember(std::string name, uint64_t min, uint64_t max, Target* target) {
  return {std::move(name), [=](const Json& value) -> absl::Status {
            GRILLE_ASSIGN_OR_RETURN(uint64_t number, ReadWhole(value, min, max));
            if constexpr (requires { typename Target::value_type; }) {
              *target = static_cast<typename Target::value_type>(number);
            } else {
              *target = static_cast<Target>(number);
            }
            return absl::OkStatus();
          }};
}

/// The text of a value. InvalidArgument when it is none.
absl::StatusOr<std::string> ReadText(const Json& value);

/// A value as it stands in the file, shortened, for messages.
std::string Shown(const Json& value);

/// One of a few names, each of which stands for something.
template <typename T>
Member ChoiceMember(std::string name, std::vector<std::pair<std::string, T>> choices, T* target) {
  return {std::move(name), [choices = std::move(choices), target](const Json& value) {
            std::string known;
            for (const auto& [choice, meaning] : choices) {
              if (value == choice) {
                *target = meaning;
                return absl::OkStatus();
              }
              absl::StrAppend(&known, known.empty() ? "" : ", ", choice);
            }
            return absl::InvalidArgumentError(absl::StrCat(Shown(value), " is none of ", known));
          }};
}

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_JSON_MEMBERS_H_
