#include "solver/slide/payload_parts.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr std::string_view kNotCounted = "-";
constexpr uint64_t kMostStored = std::numeric_limits<int64_t>::max();

absl::StatusOr<std::optional<uint64_t>> ReadCount(std::string_view text) {
  if (text == kNotCounted) return std::optional<uint64_t>();
  uint64_t count = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  // Any other way of writing the number would be a payload of another's making.
  if (error != std::errc() || end != text.data() + text.size() || count == 0 ||
      count > kMostStored || text[0] == '0') {
    return absl::DataLossError("the payload's count of solutions is no number");
  }
  return std::optional<uint64_t>(count);
}

}  // namespace

absl::StatusOr<PayloadParts> PartPayload(std::string_view payload) {
  if (std::count(payload.begin(), payload.end(), ' ') != 2) {
    return absl::DataLossError("the payload has not three parts");
  }
  size_t first = payload.find(' ');
  size_t second = payload.find(' ', first + 1);
  PayloadParts parts;
  parts.task = payload.substr(0, first);
  parts.solution = payload.substr(first + 1, second - first - 1);
  GRILLE_ASSIGN_OR_RETURN(parts.shortest, ReadCount(payload.substr(second + 1)));
  return parts;
}

void AppendCount(const std::optional<uint64_t>& shortest, std::string* payload) {
  if (shortest && *shortest <= kMostStored) {
    absl::StrAppend(payload, *shortest);
  } else {
    absl::StrAppend(payload, ToAbsl(kNotCounted));
  }
}

}  // namespace grille::slide
