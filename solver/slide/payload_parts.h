#ifndef GRILLE_SOLVER_SLIDE_PAYLOAD_PARTS_H_
#define GRILLE_SOLVER_SLIDE_PAYLOAD_PARTS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace grille::slide {

/// What patiences and taquins have in common in their payloads:
///
///   payload = task " " solution " " count
///   count   = "-" | decimal                how many solutions there are of that length
///
/// "-" stands where they were not counted, or are more than a store's integers hold. Neither task
/// nor solution holds a blank, so that SQL can part them.
struct PayloadParts {
  std::string_view task;  ///< of the text that was parted
  std::string_view solution;
  std::optional<uint64_t> shortest;
};

/// DataLoss when the text has not three parts, or its count is not one from 1 up.
absl::StatusOr<PayloadParts> PartPayload(std::string_view payload);

/// Appends the count.
void AppendCount(const std::optional<uint64_t>& shortest, std::string* payload);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PAYLOAD_PARTS_H_
