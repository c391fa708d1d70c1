#include "tools/sheet/worksheet_head.h"

#include <algorithm>
#include <array>
#include <string>

#include "tools/sheet/text_block.h"
#include "tools/sheet/words.h"

namespace grille::sheet {
namespace {

constexpr double kBlanksHeight = 9;  ///< of the line of blanks, with the space under it
constexpr double kSpaceUnder = 5;
constexpr double kBlankGap = 7;  ///< between a blank and the next word
constexpr double kNear = 2;      ///< between a word and its blank

TextStyle WordStyle(const Theme& theme) { return {11, Weight::kRegular, theme.ink}; }
TextStyle RuleStyle(const Theme& theme) { return {10, Weight::kRegular, theme.ink}; }

TextBlock BlockOf(Canvas& canvas, double width, const std::vector<std::string_view>& rules,
                  const DrawOptions& options) {
  TextBlock block(width);
  for (std::string_view rule : rules) {
    block.Add(canvas, rule, RuleStyle(options.theme), block.height() > 0 ? 0.8 : 0);
  }
  return block;
}

}  // namespace

std::vector<std::string_view> RulesOf(const std::vector<const Drawing*>& drawings,
                                      Language language) {
  std::vector<std::string_view> rules;
  for (const Drawing* drawing : drawings) {
    std::string_view rule = drawing->Rule(language);
    if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
  }
  return rules;
}

double WorksheetHeadHeight(Canvas& canvas, double width, const std::vector<std::string_view>& rules,
                           const DrawOptions& options) {
  return kBlanksHeight + BlockOf(canvas, width, rules, options).height() + kSpaceUnder;
}

void DrawWorksheetHead(Canvas& canvas, const Box& body, const std::vector<std::string_view>& rules,
                       const DrawOptions& options) {
  const Theme& theme = options.theme;
  TextStyle style = WordStyle(theme);
  std::array<std::string_view, 3> words = {NameWord(options.language), ClassWord(options.language),
                                           DateWord(options.language)};
  // Of what the words leave, the name gets half.
  constexpr std::array<double, 3> kShares = {0.5, 0.22, 0.28};
  double room = body.w - 2 * kBlankGap;
  for (std::string_view word : words) room -= canvas.TextWidth(word, style) + kNear;
  double baseline = body.y + 1.2 + canvas.CapHeight(style);
  double x = body.x;
  for (size_t i = 0; i < words.size(); ++i) {
    canvas.Text({x, baseline}, Align::kLeft, words[i], style);
    x += canvas.TextWidth(words[i], style) + kNear;
    double end = x + kShares[i] * room;
    canvas.MoveTo({x, baseline + 1});
    canvas.LineTo({end, baseline + 1});
    canvas.Stroke(theme.soft_ink, 0.3);
    x = end + kBlankGap;
  }
  BlockOf(canvas, body.w, rules, options)
      .Draw(canvas, body.x, body.y + kBlanksHeight, Align::kLeft);
}

}  // namespace grille::sheet
