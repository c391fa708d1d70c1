#include "tools/grille/numbers.h"

#include <charconv>

#include "solver/status.h"

namespace grille::tools {
namespace {

std::string Limits(uint64_t min, uint64_t max) { return absl::StrCat(min, " to ", max); }

/// What CLI11 shows for the value in a help text.
std::string TypeName(uint64_t min, uint64_t max) {
  return max == kMaxNumber ? "N" : absl::StrCat("N (", Limits(min, max), ")");
}

}  // namespace

absl::StatusOr<uint64_t> ParseNumber(std::string_view text, uint64_t min, uint64_t max) {
  uint64_t value = 0;
  const char* end = text.data() + text.size();
  auto [stopped, error] = std::from_chars(text.data(), end, value);
  bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  if (!digits) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", ToAbsl(text), "' is not a plain whole number"));
  }
  if (error != std::errc() || stopped != end || value < min || value > max) {
    return absl::InvalidArgumentError(
        absl::StrCat(ToAbsl(text), " is out of range, ", Limits(min, max)));
  }
  return value;
}

absl::StatusOr<NumberRange> ParseRange(std::string_view text, uint64_t min, uint64_t max) {
  size_t dots = text.find("..");
  if (dots == std::string_view::npos) {
    GRILLE_ASSIGN_OR_RETURN(uint64_t value, ParseNumber(text, min, max));
    return NumberRange{value, value};
  }
  NumberRange range;
  GRILLE_ASSIGN_OR_RETURN(range.min, ParseNumber(text.substr(0, dots), min, max));
  GRILLE_ASSIGN_OR_RETURN(range.max, ParseNumber(text.substr(dots + 2), min, max));
  if (range.min > range.max) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", ToAbsl(text), "' runs backwards: the smaller number comes first"));
  }
  return range;
}

void AddNumber(Options& options, const std::string& name, std::optional<uint64_t>* value,
               uint64_t min, uint64_t max, const std::string& description) {
  options.Value(name, TypeName(min, max), description,
                [=](const std::string& text) -> absl::Status {
                  GRILLE_ASSIGN_OR_RETURN(*value, ParseNumber(text, min, max));
                  return absl::OkStatus();
                });
}

void AddRange(Options& options, const std::string& name, std::optional<NumberRange>* value,
              uint64_t min, uint64_t max, const std::string& description) {
  options.Value(name, "N|MIN..MAX", description, [=](const std::string& text) -> absl::Status {
    GRILLE_ASSIGN_OR_RETURN(*value, ParseRange(text, min, max));
    return absl::OkStatus();
  });
}

}  // namespace grille::tools
