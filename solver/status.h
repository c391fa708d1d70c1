#ifndef GRILLE_SOLVER_STATUS_H_
#define GRILLE_SOLVER_STATUS_H_

#include <string_view>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace grille {

/// Debian 12's Abseil has a string_view of its own; these lead from one to the other.
inline absl::string_view ToAbsl(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view ToStd(absl::string_view text) { return {text.data(), text.size()}; }

/// The message of a status. Valid while the status is.
inline std::string_view MessageOf(const absl::Status& status) { return ToStd(status.message()); }

/// The same status with a place in front of its message: "line 3: …".
inline absl::Status Prefixed(std::string_view place, const absl::Status& status) {
  return {status.code(), absl::StrCat(ToAbsl(place), ": ", status.message())};
}

}  // namespace grille

#define GRILLE_CONCAT_INNER(a, b) a##b
#define GRILLE_CONCAT(a, b) GRILLE_CONCAT_INNER(a, b)

/// Leaves the function with the status of `expr` unless it is OK.
#define GRILLE_RETURN_IF_ERROR(expr)                                                    \
  do {                                                                                  \
    if (absl::Status grille_status = (expr); !grille_status.ok()) return grille_status; \
  } while (false)

/// Evaluates a StatusOr; leaves the function with its status unless it is OK, else assigns.
#define GRILLE_ASSIGN_OR_RETURN(lhs, expr) \
  GRILLE_ASSIGN_OR_RETURN_INNER(GRILLE_CONCAT(grille_or_, __LINE__), lhs, expr)
#define GRILLE_ASSIGN_OR_RETURN_INNER(tmp, lhs, expr) \
  auto tmp = (expr);                                  \
  if (!tmp.ok()) return std::move(tmp).status();      \
  lhs = *std::move(tmp)

#endif  // GRILLE_SOLVER_STATUS_H_
