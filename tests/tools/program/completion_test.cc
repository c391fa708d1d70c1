// The completion for bash (tools/completion), asked as bash asks it.

#include <algorithm>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

class CompletionTest : public ProgramTest {
 protected:
  /// What is offered for the last of the words, which may be empty.
  Words Offered(const Words& words) const {
    std::string line = "set -u; PATH=\"${grille%/*}:$PATH\"; source '" COMPLETION "'; COMP_WORDS=(";
    for (const std::string& word : words) line += "'" + word + "' ";
    line +=
        "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); _grille grille; "
        "for word in \"${COMPREPLY[@]}\"; do printf '%s\\n' \"$word\"; done";
    Result result = Bash(line);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    Words offered = Lines(result.out);
    std::sort(offered.begin(), offered.end());
    return offered;
  }

  bool Offers(const Words& words, const std::string& word) const {
    Words offered = Offered(words);
    return std::count(offered.begin(), offered.end(), word) == 1;
  }
};

TEST_F(CompletionTest, EverySubcommandIsOffered) {
  // Those that the help lists, so that none is forgotten.
  Words listed;
  bool in_list = false;
  for (const std::string& line : Lines(Good({"--help"}))) {
    if (line == "Subcommands:") {
      in_list = true;
    } else if (in_list && line.compare(0, 2, "  ") == 0 && line[2] != ' ') {
      listed.push_back(line.substr(2, line.find(' ', 2) - 2));
    } else if (!line.empty() && line[0] != ' ') {
      in_list = false;
    }
  }
  std::sort(listed.begin(), listed.end());
  ASSERT_EQ(listed.size(), 25U);
  Words offered = Offered({"grille", ""});
  offered.erase(std::remove_if(offered.begin(), offered.end(),
                               [](const std::string& word) { return word[0] == '-'; }),
                offered.end());
  EXPECT_EQ(offered, listed);
  EXPECT_EQ(Offered({"grille", "s"}), (Words{"sheet", "sheets", "show", "solve", "stats"}));
  EXPECT_EQ(Offered({"grille", "generate", ""}), (Words{"--help", "etoile", "taquin", "wyx"}));
}

TEST_F(CompletionTest, EveryOptionOfASubcommandIsOffered) {
  for (const Words& command : {Words{"generate", "wyx"},
                               {"generate", "etoile"},
                               {"generate", "taquin"},
                               {"table"},
                               {"solve"},
                               {"grade"},
                               {"explain"},
                               {"hint"},
                               {"show"},
                               {"query"},
                               {"export"},
                               {"import"},
                               {"merge"},
                               {"verify"},
                               {"stats"},
                               {"backup"},
                               {"runs"},
                               {"reserve"},
                               {"release"},
                               {"retire"},
                               {"delete"},
                               {"regrade"},
                               {"compact"},
                               {"draw"},
                               {"book"},
                               {"sheet"},
                               {"sheets"}}) {
    Words help = command;
    help.push_back("--help");
    Words asked = {"grille"};
    asked.insert(asked.end(), command.begin(), command.end());
    asked.push_back("-");
    for (const std::string& line : Lines(Good(help))) {
      // "  -o,--output FILE  …"
      if (line.compare(0, 3, "  -") != 0) continue;
      size_t at = line.find("--");
      std::string option = line.substr(at, line.find_first_of(" ,", at) - at);
      EXPECT_TRUE(Offers(asked, option)) << command[0] << " " << option;
    }
  }
  EXPECT_EQ(Offered({"grille", "query", "--db", "a.db", "--or"}), (Words{"--order"}));
}

TEST_F(CompletionTest, NamesThatAnOptionTakesAreOfferedAndTaken) {
  MakeStore("a.db", 3);
  Write("a.json", R"({"how_to_play": false, "chapters": [{"kind": "wyx", "count": 1}]})");
  Good({"reserve", "--db", "a.db", "--for", "A", "--count", "1"});
  struct Choice {
    Words command;
    std::string option;
    size_t names;
  };
  for (const Choice& choice : std::vector<Choice>{
           {{"query", "--db", "a.db"}, "--level", 6},
           {{"query", "--db", "a.db"}, "--order", 5},
           {{"query", "--db", "a.db"}, "--format", 4},
           {{"query", "--db", "a.db"}, "--kind", 3},
           {{"query", "--db", "a.db"}, "--use", 5},
           {{"stats", "--db", "a.db"}, "--by", 6},
           {{"generate", "etoile", "--goal", "b.wyrrrrrrrrrrrr", "--word", "B", "--count", "1"},
            "--mark",
            4},
           {{"explain"}, "--format", 2},
           {{"explain"}, "--lang", 2},
           {{"hint"}, "--format", 2},
           {{"hint"}, "--strength", 3},
           {{"draw", "--db", "a.db", "-o", "a.pdf"}, "--theme", 3},
           {{"draw", "--db", "a.db", "-o", "a.pdf"}, "--axes", 2},
           {{"draw", "--db", "a.db", "-o", "a.pdf"}, "--steps", 2},
           {{"book", "a.json", "--db", "a.db", "--for", "A", "-o", "a.pdf"}, "--use", 2},
           {{"sheet", "--db", "a.db", "--count", "1", "-o", "a.pdf"}, "--lang", 2},
           {{"sheet", "--db", "a.db", "--count", "1", "-o", "a.pdf"}, "--answers", 4},
           {{"sheet", "--db", "a.db", "--count", "1", "-o", "a.pdf"}, "--per-page", 4},
           {{"sheet", "--db", "a.db", "--count", "1", "--per-page", "1", "-o", "a.pdf"},
            "--paper",
            4}}) {
    Words asked = {"grille", choice.command[0], choice.option, ""};
    Words offered = Offered(asked);
    EXPECT_EQ(offered.size(), choice.names) << choice.option;
    for (const std::string& name : offered) {
      Words command = choice.command;
      command.insert(command.end(), {choice.option, name});
      EXPECT_EQ(Grille(command).status, 0) << choice.option << " " << name;
    }
  }
}

TEST_F(CompletionTest, EveryPictureIsOffered) {
  Result none = Grille({"generate", "wyx", "--picture", "none"});
  Words known;
  std::string names = none.err.substr(none.err.find(" of ") + 4);
  for (size_t at = 0; at < names.find('\n'); at = names.find_first_of(",\n", at) + 2) {
    known.push_back(names.substr(at, names.find_first_of(",\n", at) - at));
  }
  std::sort(known.begin(), known.end());
  EXPECT_GT(known.size(), 36U);
  EXPECT_EQ(Offered({"grille", "generate", "wyx", "--picture", ""}), known);
}

TEST_F(CompletionTest, FilesAreOfferedWhereFilesBelong) {
  Write("store.db", "");
  EXPECT_EQ(Offered({"grille", "query", "--db", "st"}), (Words{"store.db"}));
  EXPECT_EQ(Offered({"grille", "import", "st"}), (Words{"store.db"}));
  EXPECT_EQ(Offered({"grille", "merge", "st"}), (Words{"store.db"}));
  EXPECT_EQ(Offered({"grille", "merge", "new.db", "store.db", "st"}), (Words{"store.db"}));
  EXPECT_EQ(Offered({"grille", "generate", "wyx", "--cells", "st"}), (Words{"store.db"}));
  EXPECT_EQ(Offered({"grille", "generate", "wyx", "--count", ""}), Words());
}

}  // namespace
}  // namespace grille::program
