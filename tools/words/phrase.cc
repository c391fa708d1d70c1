#include "tools/words/phrase.h"

namespace grille::words {
namespace {

constexpr Phrase kAnd = {"{head} and {last}", "{head} et {last}"};
constexpr Phrase kOr = {"{head} or {last}", "{head} ou {last}"};
constexpr Phrase kComma = {"{head}, {last}", "{head}, {last}"};

/// The signs before which a language has a narrow space that does not break.
constexpr Translations kSpacedSigns = {"", ";:?!"};
constexpr std::string_view kNarrowSpace = "\u202f";

bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }

std::string Listed(const std::vector<std::string>& things, const Phrase& last, Language language) {
  std::string list = things.front();
  for (size_t i = 1; i < things.size(); ++i) {
    const Phrase& joined = i + 1 == things.size() ? last : kComma;
    list = Fill(joined, language, {{"head", list}, {"last", things[i]}});
  }
  return list;
}

}  // namespace

std::string Fill(const Phrase& phrase, Language language, Gaps gaps) {
  std::string_view rest = phrase.In(language);
  std::string filled;
  while (true) {
    size_t open = rest.find('{');
    filled += rest.substr(0, open);
    if (open == rest.npos) return filled;
    size_t close = rest.find('}', open);
    std::string_view name = rest.substr(open + 1, close - open - 1);
    for (const auto& [gap, value] : gaps) {
      if (gap == name) filled += value;
    }
    rest.remove_prefix(close + 1);
  }
}

std::string AllOf(const std::vector<std::string>& things, Language language) {
  return Listed(things, kAnd, language);
}

std::string AnyOf(const std::vector<std::string>& things, Language language) {
  return Listed(things, kOr, language);
}

std::string Spaced(std::string text, Language language) {
  std::string_view signs = In(language, kSpacedSigns);
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i - 1] != ' ' || signs.find(text[i]) == signs.npos) continue;
    text.replace(i - 1, 1, kNarrowSpace);
    i += kNarrowSpace.size() - 1;
  }
  return text;
}

std::string Sentence(std::string clause, Language language) {
  bool cell = clause.size() > 1 && IsDigit(clause[1]);
  if (!clause.empty() && IsLower(clause[0]) && !cell) {
    clause[0] = static_cast<char>(clause[0] - 'a' + 'A');
  }
  bool ends = !clause.empty() && (clause.back() == '?' || clause.back() == ':');
  if (!ends) clause += '.';
  return Spaced(std::move(clause), language);
}

std::string Say(const Phrase& phrase, Language language, Gaps gaps) {
  return Sentence(Fill(phrase, language, gaps), language);
}

}  // namespace grille::words
