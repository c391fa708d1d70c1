#ifndef GRILLE_TOOLS_GRILLE_NUMBERS_H_
#define GRILLE_TOOLS_GRILLE_NUMBERS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// The largest number that an option takes: what a store's integers hold.
inline constexpr uint64_t kMaxNumber = (uint64_t{1} << 63) - 1;

/// Reads a plain decimal integer: digits only, no sign, no blanks, no exponent, at least `min` and
/// at most `max`. InvalidArgument says what is wrong.
absl::StatusOr<uint64_t> ParseNumber(std::string_view text, uint64_t min, uint64_t max);

/// A range of numbers.
struct NumberRange {
  uint64_t min = 0;
  uint64_t max = kMaxNumber;
};

/// Reads "N" or "MIN..MAX", ends included.
absl::StatusOr<NumberRange> ParseRange(std::string_view text, uint64_t min, uint64_t max);

/// Adds an option that takes a number from `min` to `max`.
void AddNumber(Options& options, const std::string& name, std::optional<uint64_t>* value,
               uint64_t min, uint64_t max, const std::string& description);

/// The same for "N" or "MIN..MAX".
void AddRange(Options& options, const std::string& name, std::optional<NumberRange>* value,
              uint64_t min, uint64_t max, const std::string& description);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_NUMBERS_H_
