#ifndef GRILLE_TOOLS_SHEET_GREY_CONTENT_H_
#define GRILLE_TOOLS_SHEET_GREY_CONTENT_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace grille::sheet {

/// The operators of a PDF content stream with every colour set in grey: `0.5 0.5 0.5 rg` becomes
/// `0.5 g`. Everything else, strings and inline images too, stays as it is. Internal, showing the
/// operator, when a colour is not grey by a thousandth or is set in another way.
absl::StatusOr<std::string> GreyContent(std::string_view content);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_GREY_CONTENT_H_
