#include "tools/sheet/option_names.h"

namespace grille::sheet {

const Names<Theme>& ThemeNames() {
  static const Names<Theme> kNames = [] {
    Names<Theme> names;
    names.reserve(kThemes.size());
    for (const NamedTheme& named : kThemes) names.emplace_back(named.name, *named.theme);
    return names;
  }();
  return kNames;
}

const Names<WyxAxes>& AxesNames() {
  static const Names<WyxAxes> kNames = {{"letters", WyxAxes::kLetters},
                                        {"numbers", WyxAxes::kNumbers}};
  return kNames;
}

const Names<WyxSteps>& StepsNames() {
  static const Names<WyxSteps> kNames = {{"arrows", WyxSteps::kArrows},
                                         {"pairs", WyxSteps::kPairs}};
  return kNames;
}

const Names<Answers>& AnswersNames() {
  static const Names<Answers> kNames = {{"end", Answers::kEnd},
                                        {"next-page", Answers::kNextPage},
                                        {"separate-file", Answers::kSeparateFile},
                                        {"none", Answers::kNone}};
  return kNames;
}

}  // namespace grille::sheet
