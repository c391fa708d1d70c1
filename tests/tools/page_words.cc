#include "tests/tools/page_words.h"

#include <cstdio>
#include <sstream>
#include <string_view>
#include <utility>

#include "tests/tools/sheet_scratch.h"

namespace grille::sheet {
namespace {

/// Text as it is in XML, back to what it means.
std::string Plain(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}};
  for (auto [name, meaning] : kNames) {
    for (size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += meaning.size()) {
      text.replace(at, name.size(), meaning);
    }
  }
  return text;
}

}  // namespace

std::vector<Word> WordsOf(const std::string& path) {
  std::istringstream lines(Output("pdftotext -bbox " + path + " -"));
  std::vector<Word> words;
  int page = -1;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("<page ") != std::string::npos) ++page;
    double x_min = 0;
    double y_min = 0;
    double x_max = 0;
    double y_max = 0;
    int text = 0;
    if (std::sscanf(line.c_str(), " <word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">%n",
                    &x_min, &y_min, &x_max, &y_max, &text) != 4 ||
        text == 0) {
      continue;
    }
    size_t from = static_cast<size_t>(text);
    words.push_back({page, Plain(line.substr(from, line.rfind("</word>") - from)),
                     Box{kMmPerPoint * x_min, kMmPerPoint * y_min, kMmPerPoint * (x_max - x_min),
                         kMmPerPoint * (y_max - y_min)}});
  }
  return words;
}

}  // namespace grille::sheet
