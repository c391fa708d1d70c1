#ifndef GRILLE_TESTS_TOOLS_PAGE_SAMPLES_H_
#define GRILLE_TESTS_TOOLS_PAGE_SAMPLES_H_

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/status.h"

namespace grille::sheet {

/// A PDF, and which of its pages are kept as pictures.
struct PageSample {
  std::string name;        ///< of its pictures, before the number of the page
  bool colour = false;     ///< else its pictures are grey
  std::vector<int> pages;  ///< counted from 1
  std::function<absl::Status(const std::string& path)> write;
};

/// For messages of tests.
void PrintTo(const PageSample& sample, std::ostream* out);

/// Sheets and books that show every kind of page, every theme and both languages.
std::vector<PageSample> PageSamples();

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_PAGE_SAMPLES_H_
