#include "solver/slide/etoile.h"

#include <array>
#include <optional>

#include "absl/strings/str_cat.h"
#include "solver/code_cursor.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr int kTokenNumbers = kTokenA + star::kStations;
constexpr std::array<std::string_view, kMaxColours> kColourNames = {"blue", "white", "red",
                                                                    "yellow"};

using Counts = std::array<int, kTokenNumbers>;

std::optional<Token> TokenOf(char c) {
  if (c == '.') return kVacant;
  if (star::IsStation(c)) return static_cast<Token>(kTokenA + star::StationOf(c));
  size_t colour = kColourLetters.find(c);
  if (colour == std::string_view::npos) return std::nullopt;
  return static_cast<Token>(colour + 1);
}

char LetterOfToken(Token token) {
  if (token == kVacant) return '.';
  if (IsLetterToken(token)) return star::LetterOf(static_cast<Vertex>(token - kTokenA));
  return kColourLetters[static_cast<size_t>(token - 1)];
}

/// "4 blue tokens", "1 token A", "2 vacant stations".
std::string HowMany(int count, Token token) {
  std::string_view end = count == 1 ? "" : "s";
  if (token == kVacant) return absl::StrCat(count, " vacant station", ToAbsl(end));
  if (IsLetterToken(token)) {
    return absl::StrCat(count, " token", ToAbsl(end), " ", std::string(1, LetterOfToken(token)));
  }
  return absl::StrCat(count, " ", ToAbsl(kColourNames[static_cast<size_t>(token - 1)]), " token",
                      ToAbsl(end));
}

Counts Count(const Arrangement& arrangement) {
  Counts counts = {};
  for (int v = 0; v < arrangement.size; ++v) ++counts[arrangement.at[static_cast<size_t>(v)]];
  return counts;
}

class EtoileReader : public CodeCursor {
 public:
  using CodeCursor::CodeCursor;

  absl::Status ReadArrangement(Arrangement* arrangement) {
    size_t begin = place();
    Counts counts = {};
    Token first = kVacant;
    for (; arrangement->size < star::kStations; ++arrangement->size) {
      size_t at = place();
      std::string_view wanted = first == kVacant       ? "'.', a colour b w r y or a letter A to P"
                                : IsLetterToken(first) ? "'.' or a letter A to P"
                                                       : "'.' or a colour b w r y";
      if (AtEnd() || !TokenOf(text()[at])) {
        return ErrorHere(absl::StrCat(
            "station ", std::string(1, star::LetterOf(static_cast<Vertex>(arrangement->size))),
            ": expected ", ToAbsl(wanted), ", found ", Here()));
      }
      Token token = *TokenOf(Take());
      if (token == kVacant && counts[kVacant] > 0) {
        return Error(at, "a second vacant station: one is vacant");
      }
      if (token != kVacant && first != kVacant && IsLetterToken(token) != IsLetterToken(first)) {
        return Error(at, "colours and letters do not go together");
      }
      if (IsLetterToken(token) && counts[token] > 0) {
        return Error(
            at, absl::StrCat("the token ", std::string(1, LetterOfToken(token)), " stands twice"));
      }
      if (first == kVacant) first = token;
      ++counts[token];
      arrangement->at[static_cast<size_t>(arrangement->size)] = token;
    }
    if (counts[kVacant] == 0) return Error(begin, "no station is vacant ('.')");
    return absl::OkStatus();
  }

  absl::Status ReadWord(const Arrangement& from, Task* task) {
    size_t begin = place();
    while (!AtEnd() && star::IsStation(text()[place()])) {
      task->word.push_back(star::StationOf(Take()));
    }
    if (task->word.empty()) {
      return ErrorHere(absl::StrCat("expected a word of the letters A to P, found ", Here()));
    }
    if (task->word.size() > kMaxWord) {
      return Error(begin, absl::StrCat("a word has at most ", kMaxWord, " letters"));
    }
    if (!AtEnd() && !Sees('@')) {
      return ErrorHere(
          absl::StrCat("expected a letter A to P or '@' and a station, found ", Here()));
    }
    GRILLE_RETURN_IF_ERROR(Expect('@'));
    if (AtEnd() || !star::IsStation(text()[place()])) {
      return ErrorHere(absl::StrCat("expected the marked token's station, found ", Here()));
    }
    size_t at = place();
    task->mark = star::StationOf(Take());
    if (from.at[task->mark] == kVacant) {
      return Error(at, absl::StrCat("station ", std::string(1, star::LetterOf(task->mark)),
                                    " is vacant: no token to mark"));
    }
    return absl::OkStatus();
  }
};

absl::Status ReadTask(EtoileReader& reader, Task* task) {
  if (reader.text().substr(0, kEtoilePrefix.size()) != kEtoilePrefix) {
    return reader.ErrorHere("a code of the Étoile begins with etoile:");
  }
  reader.GoTo(kEtoilePrefix.size());
  GRILLE_RETURN_IF_ERROR(reader.ReadArrangement(&task->from));
  GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
  size_t goal = reader.place();
  GRILLE_RETURN_IF_ERROR(reader.ReadArrangement(&task->to));
  Counts from = Count(task->from);
  Counts to = Count(task->to);
  for (Token token = 0; token < kTokenNumbers; ++token) {
    if (from[token] == to[token]) continue;
    return reader.Error(goal, absl::StrCat("the goal has ", HowMany(to[token], token),
                                           ", the start ", from[token]));
  }
  if (reader.Sees('/')) {
    GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
    size_t word = reader.place();
    GRILLE_RETURN_IF_ERROR(reader.ReadWord(task->from, task));
    if (FormOf({.from = task->from, .to = task->to}) == Form::kLetters) {
      return reader.Error(word, "a word goes with colours, not with letters on the tokens");
    }
  }
  return reader.ExpectEnd();
}

}  // namespace

Form FormOf(const Task& task) {
  if (!task.word.empty()) return Form::kWord;
  for (Token token : task.from.at) {
    if (IsLetterToken(token)) return Form::kLetters;
  }
  return Form::kColours;
}

int KindsOfTokens(const Arrangement& arrangement) {
  uint32_t seen = 0;
  int kinds = 0;
  for (int v = 0; v < arrangement.size; ++v) {
    Token token = arrangement.at[static_cast<size_t>(v)];
    if (token == kVacant || (seen >> token & 1) != 0) continue;
    seen |= uint32_t{1} << token;
    ++kinds;
  }
  return kinds;
}

absl::StatusOr<Task> ParseEtoile(std::string_view code) {
  EtoileReader reader(code);
  Task task;
  GRILLE_RETURN_IF_ERROR(ReadTask(reader, &task));
  return task;
}

std::string WriteEtoile(const Task& task) {
  std::string code =
      absl::StrCat(ToAbsl(kEtoilePrefix), WriteStar(task.from), "/", WriteStar(task.to));
  if (task.word.empty()) return code;
  return absl::StrCat(code, "/", WriteStarMoves(task.word), "@",
                      std::string(1, star::LetterOf(task.mark)));
}

absl::StatusOr<Arrangement> ParseStar(std::string_view text) {
  EtoileReader reader(text);
  Arrangement arrangement;
  GRILLE_RETURN_IF_ERROR(reader.ReadArrangement(&arrangement));
  GRILLE_RETURN_IF_ERROR(reader.ExpectEnd());
  return arrangement;
}

void AppendStar(const Arrangement& arrangement, std::string* text) {
  for (int v = 0; v < arrangement.size; ++v) {
    *text += LetterOfToken(arrangement.at[static_cast<size_t>(v)]);
  }
}

std::string WriteStar(const Arrangement& arrangement) {
  std::string text;
  AppendStar(arrangement, &text);
  return text;
}

absl::StatusOr<Moves> ParseStarMoves(std::string_view text) {
  CodeCursor cursor(text);
  Moves moves;
  while (!cursor.AtEnd()) {
    if (!star::IsStation(text[cursor.place()])) {
      return cursor.ErrorHere(absl::StrCat("expected a station A to P, found ", cursor.Here()));
    }
    moves.push_back(star::StationOf(cursor.Take()));
  }
  return moves;
}

void AppendStarMoves(const Moves& moves, std::string* text) {
  for (Vertex station : moves) *text += star::LetterOf(station);
}

std::string WriteStarMoves(const Moves& moves) {
  std::string text;
  AppendStarMoves(moves, &text);
  return text;
}

}  // namespace grille::slide
