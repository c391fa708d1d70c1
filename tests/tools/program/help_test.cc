// What the program says of itself.

#include <regex>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

using HelpTest = ProgramTest;

const std::vector<Words>& Commands() {
  static const std::vector<Words> kCommands = {{},
                                               {"generate"},
                                               {"generate", "wyx"},
                                               {"solve"},
                                               {"grade"},
                                               {"show"},
                                               {"query"},
                                               {"export"},
                                               {"import"},
                                               {"verify"},
                                               {"stats"},
                                               {"draw"},
                                               {"book"},
                                               {"sheet"},
                                               {"sheets"},
                                               {"runs"},
                                               {"reserve"},
                                               {"release"},
                                               {"retire"},
                                               {"delete"},
                                               {"regrade"},
                                               {"compact"},
                                               {"backup"},
                                               {"merge"},
                                               {"explain"},
                                               {"hint"},
                                               {"table"},
                                               {"generate", "etoile"},
                                               {"generate", "taquin"}};
  return kCommands;
}

TEST_F(HelpTest, EverySubcommandExplainsItselfWithAnExample) {
  for (const Words& command : Commands()) {
    for (const char* option : {"--help", "-h"}) {
      Words words = command;
      words.push_back(option);
      Result result = Grille(words);
      EXPECT_EQ(result.status, 0) << testing::PrintToString(words);
      EXPECT_EQ(result.err, "");
      std::string name = "\n  grille";
      for (const std::string& word : command) name += " " + word;
      EXPECT_TRUE(std::regex_search(result.out, std::regex("\nExamples?:\n"))) << result.out;
      EXPECT_TRUE(Contains(result.out, name)) << result.out;
      for (const std::string& line : Lines(result.out)) {
        if (Contains(line, "wyx:")) continue;
        EXPECT_LE(line.size(), 120U) << line;
      }
    }
  }
}

TEST_F(HelpTest, TheProgramsHelpNamesEverySubcommand) {
  std::string help = Good({"--help"});
  for (const Words& command : Commands()) {
    if (command.empty()) continue;
    EXPECT_TRUE(Contains(help, "\n  " + command[0] + " ")) << help;
  }
}

TEST_F(HelpTest, VersionTellsTheCommit) {
  std::string version = Good({"--version"});
  EXPECT_TRUE(std::regex_match(
      version, std::regex(R"(grille \d+\.\d+\.\d+ \(([0-9a-f]{12}(-dirty)?|unknown)\)\n)")))
      << version;
}

TEST_F(HelpTest, WrongUseSaysWhatAndWhereToRead) {
  Result result = Grille({"solve", "--nonsense"});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_TRUE(Contains(result.err, "--nonsense")) << result.err;
  EXPECT_TRUE(Contains(result.err, "--help")) << result.err;
  Result unknown = Grille({"slove"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(Contains(unknown.err, "slove")) << unknown.err;
}

}  // namespace
}  // namespace grille::program
