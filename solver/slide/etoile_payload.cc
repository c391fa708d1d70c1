#include "solver/slide/etoile_payload.h"

#include "absl/strings/str_cat.h"
#include "solver/slide/payload_parts.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

absl::Status DamagedEtoile(const absl::Status& why) {
  return absl::DataLossError(absl::StrCat("the payload is damaged: ", why.message()));
}

}  // namespace

std::string EncodeEtoile(const SolvedEtoile& solved) {
  const Task& task = solved.task;
  constexpr size_t kEnds = 24;  // what stands beside arrangements, word and moves
  std::string payload;
  payload.reserve(2 * star::kStations + task.word.size() + solved.solution.size() + kEnds);
  AppendStar(task.from, &payload);
  AppendStar(task.to, &payload);
  if (!task.word.empty()) {
    payload += '/';
    AppendStarMoves(task.word, &payload);
    payload += '@';
    payload += star::LetterOf(task.mark);
  }
  payload += ' ';
  AppendStarMoves(solved.solution, &payload);
  payload += ' ';
  AppendCount(solved.shortest, &payload);
  return payload;
}

absl::StatusOr<SolvedEtoile> DecodeEtoile(std::string_view payload) {
  GRILLE_ASSIGN_OR_RETURN(PayloadParts parts, PartPayload(payload));
  if (parts.task.size() < 2 * star::kStations) {
    return absl::DataLossError("the payload is too short");
  }
  std::string code =
      absl::StrCat(ToAbsl(kEtoilePrefix), ToAbsl(parts.task.substr(0, star::kStations)), "/",
                   ToAbsl(parts.task.substr(star::kStations)));
  absl::StatusOr<Task> task = ParseEtoile(code);
  if (!task.ok()) return DamagedEtoile(task.status());
  absl::StatusOr<Moves> solution = ParseStarMoves(parts.solution);
  if (!solution.ok()) return DamagedEtoile(solution.status());
  if (!Solves(star::StarGraph(), *task, *solution)) {
    return absl::DataLossError("the payload's solution does not solve the patience");
  }
  return SolvedEtoile{
      .task = *std::move(task), .solution = *std::move(solution), .shortest = parts.shortest};
}

}  // namespace grille::slide
