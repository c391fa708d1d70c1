#include "solver/slide/taquin_payload.h"

#include "absl/strings/str_cat.h"
#include "solver/slide/parity.h"
#include "solver/slide/payload_parts.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

absl::Status DamagedTaquin(const absl::Status& why) {
  return absl::DataLossError(absl::StrCat("the payload is damaged: ", why.message()));
}

}  // namespace

std::string_view VerdictName(const Taquin& taquin) {
  return IsOdd(TableOf(taquin.task.from, taquin.columns)) ? "odd" : "normal";
}

std::string EncodeTaquin(const SolvedTaquin& solved) {
  std::string code = WriteTaquin(solved.taquin);
  std::string solution = solved.taquin.parity ? std::string(VerdictName(solved.taquin))
                                              : WriteTaquinMoves(solved.solution, solved.taquin);
  std::string payload = absl::StrCat(code.substr(kTaquinPrefix.size()), " ", solution, " ");
  AppendCount(solved.shortest, &payload);
  return payload;
}

absl::StatusOr<SolvedTaquin> DecodeTaquin(std::string_view payload) {
  GRILLE_ASSIGN_OR_RETURN(PayloadParts parts, PartPayload(payload));
  absl::StatusOr<Taquin> taquin =
      ParseTaquin(absl::StrCat(ToAbsl(kTaquinPrefix), ToAbsl(parts.task)));
  if (!taquin.ok()) return DamagedTaquin(taquin.status());
  SolvedTaquin solved = {.taquin = *std::move(taquin), .solution = {}, .shortest = parts.shortest};
  if (solved.taquin.parity) {
    if (parts.solution == VerdictName(solved.taquin) && !parts.shortest) return solved;
    return absl::DataLossError("the payload's verdict is not that of the taquin");
  }
  absl::StatusOr<Moves> solution = ParseTaquinMoves(parts.solution, solved.taquin);
  if (!solution.ok()) return DamagedTaquin(solution.status());
  solved.solution = *std::move(solution);
  if (!Solves(BoardOf(solved.taquin), solved.taquin.task, solved.solution)) {
    return absl::DataLossError("the payload's solution does not solve the taquin");
  }
  return solved;
}

}  // namespace grille::slide
