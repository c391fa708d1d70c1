#include "tools/grille/hint_answer.h"

#include <string>
#include <utility>

#include "solver/status.h"

namespace grille::tools {

Explanation HintInStrengths(std::string_view code, JsonObject json, const words::Hint& hint,
                            const HintOptions& options) {
  struct Part {
    Strength strength;
    std::string_view name;
    const std::string& text;
  };
  const Part parts[] = {{Strength::kWhere, "where", hint.where},
                        {Strength::kWhy, "why", hint.why},
                        {Strength::kWhat, "what", hint.what}};
  Explanation answer;
  answer.text = absl::StrCat(ToAbsl(code), "\n");
  int number = 0;
  for (const Part& part : parts) {
    ++number;
    if (options.strength && part.strength != *options.strength) continue;
    json.Add(part.name, part.text);
    std::string numbered = options.strength ? "" : absl::StrCat(number, ". ");
    absl::StrAppend(&answer.text, "  ", numbered, part.text, "\n");
  }
  answer.json = std::move(json);
  return answer;
}

}  // namespace grille::tools
