// `grille generate etoile --word` and `--words`: what a word is, which words of a list come out,
// and that the run knows them by itself. With two colours there is less to search.

#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

constexpr char kCacophonie[] = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";

/// Accents composed and decomposed, a ligature, ends of lines of all sorts, blanks, words twice;
/// and what cannot be spelled: apostrophes of both sorts, a hyphen, letters beyond P, a lone
/// accent, bytes that are no UTF-8.
constexpr char kList[] =
    "\xef\xbb\xbf"
    "Caf\xc3\xa9\r\nb\xc3\xa9\xc3\xa9\r\n\r\nBe\xcc\x81"
    "e\nc\xc5\x93lom\nabb\xc3\x89\nABBE\n"
    "l'abbe\nl\xe2\x80\x99"
    "abbe\nbon-ami\nzoo\n\xcc\x81\n  \n naboc \t\ncaf\xe9\n\xf0\x9f\x98\x80\n"
    "\xc3\xa7"
    "a\nfin";

class EtoileWordTest : public ProgramTest {
 protected:
  static Words Two(const Words& more) {
    Words words = {"generate", "etoile", "--colours", "2", "--seed", "3"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  std::string Options(const std::string& name) const {
    return Sql(Path(name), "SELECT options FROM run");
  }

  /// Each puzzle replayed; gives their words.
  std::set<std::string> CheckedWords(const std::string& lines) const {
    std::set<std::string> words;
    for (const std::string& line : Lines(lines)) {
      json puzzle = json::parse(line);
      std::string code = puzzle["code"];
      EXPECT_EQ(FaultOf(code, puzzle["solution"]), "") << line;
      EXPECT_EQ(puzzle["moves"], puzzle["solution"].get<std::string>().size()) << line;
      EXPECT_EQ(puzzle["level"], WordLevel(puzzle["moves"])) << line;
      words.insert(code.substr(41, code.size() - 43));
    }
    return words;
  }
};

TEST_F(EtoileWordTest, ProblemTwoTakesOneMoveLessThanTheSourceSays) {
  json solved = json::parse(Good({"solve", "--json", kCacophonie}));
  EXPECT_EQ(solved["moves"], 78);
  std::string solution = solved["solution"];
  EXPECT_EQ(solution.size(), 78U);
  EXPECT_EQ(FaultOf(kCacophonie, solution), "");
  EXPECT_EQ(
      FaultOf(kCacophonie,
              "IJKDOCJCONAIJBNAIANBJIANOCJKDOCJKEPONMPONAIHMHIANMPONOCJIANOCJIANODKJILKJCOPEKE"),
      "");
  EXPECT_NE(FaultOf(kCacophonie, solution.substr(0, 77)), "");
}

TEST_F(EtoileWordTest, AWordIsFoldedToItsLetters) {
  std::string plain = Good(Two({"--word", "CACOPHONIE", "--count", "2"}));
  EXPECT_EQ(CheckedWords(plain), std::set<std::string>{"CACOPHONIE"});
  EXPECT_SAME(Good(Two({"--word", "Cacophonie", "--count", "2"})), plain);
  EXPECT_SAME(Good(Two({"--word",
                        "C\xc3\xa0"
                        "coph\xc3\x94"
                        "ni\xc3\xa9",
                        "--count", "2"})),
              plain);
  EXPECT_EQ(CheckedWords(Good(Two({"--word", "\xc3\x89", "--count", "2"}))),
            std::set<std::string>{"E"});
  for (const char* bad : {"", "GRAVE", "A B", "CA-DE", "d'abc", "caf\xe9", "B\xc3\x89QUE", " BAC",
                          "ABCDEFGHIJKLMNOPABCDEFGHIJKLMNOPABCDEFGHI"}) {
    Result result = Grille(Two({"--word", bad, "--count", "2", "--db", "new.db"}));
    EXPECT_EQ(result.status, 2) << bad;
    EXPECT_TRUE(Contains(result.err, "--word: '" + std::string(bad) + "' is no word of 1 to 40"))
        << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(EtoileWordTest, WordsOfAListThatCanBeSpelledComeOut) {
  Write("list", kList);
  Good(Two({"--words", "list", "--count", "15", "--moves", "1..45", "--db", "a.db"}));
  EXPECT_EQ(Options("a.db"),
            R"({"goal":"r.rrrrrrbbbbbbbb","mark":"b","words":"ABBE BEE CA CAFE COELOM FIN NABOC",)"
            R"("moves":[1,45]})"
            "\n");
  std::set<std::string> words = CheckedWords(Good({"export", "--db", "a.db"}));
  EXPECT_GT(words.size(), 3U);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT max(measure) <= 45 FROM puzzle"), 1);
  // The run knows its words, whatever has become of the list.
  std::filesystem::remove(Path("list"));
  Good({"generate", "etoile", "--resume", "1", "--count", "25", "--db", "a.db", "--threads", "1"});
  Write("other", "CA\nABBE\nBEE\nCAFE\nCOELOM\nNABOC\nFIN\n");
  Good(Two({"--words", "other", "--count", "25", "--moves", "1..45", "--db", "once.db"}));
  EXPECT_SAME(Content(Path("a.db")), Content(Path("once.db")));
  // Short words are searched with the table of the goal, which is kept.
  std::string table = "-etoile-r.rrrrrrbbbbbbbb.table";
  EXPECT_EQ(Files(), (Words{"a.db", "a.db" + table, "once.db", "once.db" + table, "other"}));
}

TEST_F(EtoileWordTest, AListWithoutAWordIsRefused) {
  Write("none", "zoo\r\n\nl'an\n");
  Write("empty", "");
  std::filesystem::create_directory(Path("folder"));
  for (const auto& [name, message] : std::vector<std::pair<std::string, std::string>>{
           {"none", "none: no word is spelled with the letters A to P only"},
           {"empty", "empty: no word"},
           {"folder", "folder: cannot be read"},
           {"missing", "missing: cannot be read"}}) {
    Result result = Grille(Two({"--words", name, "--count", "2", "--db", "new.db"}));
    EXPECT_EQ(result.status, 2) << name;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  EXPECT_EQ(Files(), (Words{"empty", "folder", "none"}));
}

TEST_F(EtoileWordTest, TheMarkIsOfTheColourAskedForAndSolutionsMayBeUnique) {
  std::string lines = Good({"generate", "etoile", "--goal", "b.rrrrrrrrrrrrrr", "--word", "bac",
                            "--mark", "red", "--unique-solution", "--count", "20", "--seed", "1"});
  EXPECT_EQ(CheckedWords(lines), std::set<std::string>{"BAC"});
  for (const std::string& line : Lines(lines)) {
    json puzzle = json::parse(line);
    std::string code = puzzle["code"];
    EXPECT_EQ(code[static_cast<size_t>(7 + code.back() - 'A')], 'r') << code;
    EXPECT_EQ(puzzle["shortest"], 1) << line;
  }
  for (const auto& [options, message] : std::vector<std::pair<Words, std::string>>{
           {{"--mark", "red"}, "--mark goes with --word or --words"},
           {{"--word", "BAC", "--mark", "yellow"}, "the goal has no token of that colour"},
           {{"--word", "BAC", "--mark", "green"}, "'green' is none of blue, white, red, yellow"},
           {{"--word", "BAC", "--words", "list"}, "contradict each other"},
           {{"--resume", "1", "--word", "BAC"}, "--resume takes seed and options from the run"}}) {
    Words command = {"generate", "etoile", "--count", "1", "--db", "new.db"};
    command.insert(command.end(), options.begin(), options.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << message;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(EtoileWordTest, ThreadsDoNotMatterAndAFewStartsComeToAnEnd) {
  // One token to be told from others alike: 240 starts, and as many of each word.
  Words few = {"generate", "etoile", "--goal", "b.rrrrrrrrrrrrrr", "--mark", "blue", "--word",
               "ABBE",     "--seed", "1",      "--count",          "1000"};
  auto with = [&](const Words& more) {
    Words words = few;
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  Result printed = Grille(few);
  EXPECT_EQ(printed.status, 0);
  EXPECT_TRUE(Contains(printed.err, "there are no more: all candidates were tried")) << printed.err;
  EXPECT_GT(Lines(printed.out).size(), 200U);
  EXPECT_EQ(CheckedWords(printed.out), std::set<std::string>{"ABBE"});
  for (const char* threads : {"1", "2", "8"}) {
    EXPECT_SAME(Good(with({"--threads", threads})), printed.out) << threads;
  }
  Result stored = Grille(with({"--db", "a.db", "--json"}));
  EXPECT_EQ(json::parse(stored.out)["stopped_by"], "exhausted");
  EXPECT_EQ(json::parse(stored.out)["stored"], Lines(printed.out).size());
  EXPECT_TRUE(Contains(Grille(with({"--db", "a.db"})).err, "done already"));
  EXPECT_EQ(Grille({"verify", "--db", "a.db"}).status, 0);
}

}  // namespace
}  // namespace grille::program
