// Text in all scripts, with and without fonts for it.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "tests/tools/sheet_samples.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/plain_text.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

std::vector<char32_t> Missing(std::string_view text) {
  return MakeMeasuringCanvas(Language::kEnglish)->MissingCharacters(text);
}

TEST(MissingCharactersTest, NamedOnceInTheirOrder) {
  EXPECT_EQ(Missing("A & <b> \"q\" ]]> Été e\u0301\u00a0! – … →"), std::vector<char32_t>{});
  EXPECT_EQ(Missing(""), std::vector<char32_t>{});
  // Of the last plane of all, which is nobody's and everybody's.
  EXPECT_EQ(Missing("a\U0010fffdb\U0010fffcc\U0010fffd"),
            (std::vector<char32_t>{0x10fffd, 0x10fffc}));
}

TEST(MissingCharactersTest, WordsForIt) {
  EXPECT_EQ(MissingCharactersWarning({0x1f9ff}, Language::kEnglish),
            "No installed font has the character U+1F9FF; a box stands in its place.");
  EXPECT_EQ(MissingCharactersWarning({0x1f9ff, 0xe9, 0x6578}, Language::kEnglish),
            "No installed font has the characters U+1F9FF, U+00E9 and U+6578; boxes stand in their "
            "place.");
  EXPECT_EQ(MissingCharactersWarning({0x1f9ff}, Language::kFrench),
            "Aucune police installée n'a le caractère U+1F9FF\u202f; un cadre en tient lieu.");
  EXPECT_EQ(MissingCharactersWarning({0x1f9ff, 0xe9}, Language::kFrench),
            "Aucune police installée n'a les caractères U+1F9FF et U+00E9\u202f; des cadres en "
            "tiennent lieu.");
}

/// In a process where no font is installed but Lato: writes a sheet with a title in other scripts.
/// Exits with 0 when that went well and what is missing is known.
[[noreturn]] void WriteWithLatoAlone() {
  std::string folder = testing::TempDir() + "/sheet_fontsXXXXXX";
  if (mkdtemp(folder.data()) == nullptr) std::exit(2);
  std::ofstream(folder + "/fonts.conf")
      << "<fontconfig><dir>/usr/share/fonts/truetype/lato</dir><cachedir>" << folder
      << "</cachedir></fontconfig>";
  setenv("FONTCONFIG_FILE", (folder + "/fonts.conf").c_str(), 1);
  SheetOptions options;
  options.title = "數 שלום A";
  bool known = Missing(options.title) == std::vector<char32_t>{0x6578, 0x5e9, 0x5dc, 0x5d5, 0x5dd};
  bool written = WriteSheet(folder + "/a.pdf", SamplePuzzles(1), options).ok();
  std::filesystem::remove_all(folder);
  std::exit(!written ? 3 : known ? 0 : 4);
}

TEST(MissingCharactersDeathTest, WithoutFontsForThemSheetsAreWrittenAllTheSame) {
  if (!std::filesystem::exists("/usr/share/fonts/truetype/lato")) GTEST_SKIP() << "Lato elsewhere";
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(WriteWithLatoAlone(), testing::ExitedWithCode(0), "");
}

class SheetTextTest : public ScratchTest {
 protected:
  std::string Titled(const std::string& name, const std::string& title) const {
    SheetOptions options;
    options.title = title;
    absl::Status status = WriteSheet(Path(name), SamplePuzzles(1), options);
    EXPECT_TRUE(status.ok()) << status;
    return Path(name);
  }
};

TEST_F(SheetTextTest, DecomposedAccentsAreTheComposedOnes) {
  EXPECT_EQ(PlainLine("E\u0301le\u0300ve a\u0302\u0301"), "Élève ấ");
  EXPECT_EQ(ReadFile(Titled("a.pdf", "E\u0301le\u0300ve")), ReadFile(Titled("b.pdf", "Élève")));
}

TEST_F(SheetTextTest, OtherScriptsCanBeSelected) {
  for (const char* title : {"數獨パズル", "חידה שלום", "Загадки", "Αινίγματα"}) {
    if (!Missing(title).empty()) continue;  // the machine has no font for it
    std::string text = Output("pdftotext " + Titled("a.pdf", title) + " -");
    EXPECT_NE(text.find(title), std::string::npos) << text;
  }
  EXPECT_TRUE(Missing("Загадки Αινίγματα").empty());
}

TEST_F(SheetTextTest, MarksThatComposeWithNothingStayText) {
  std::string title = "q\u0301 x\u0327";
  EXPECT_NE(Output("pdftotext " + Titled("a.pdf", title) + " -").find(title), std::string::npos);
}

}  // namespace
}  // namespace grille::sheet
