// Where stdout leads to: a reader that has enough, a disk that is full.

#include <unistd.h>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using PipeTest = ProgramTest;

TEST_F(PipeTest, AReaderThatHasEnoughEndsItQuietly) {
  MakeStore("a.db", 5000);
  for (const char* line :
       {"\"$grille\" generate wyx --seed 1 --count 1000000000 | head -n 1",
        "\"$grille\" export --db a.db | head -n 1",
        "\"$grille\" export --db a.db --format csv | head -n 1",
        "\"$grille\" query --db a.db --limit 5000 | head -n 1",
        "\"$grille\" export --db a.db --format codes | \"$grille\" solve --json | head -n 1",
        "\"$grille\" export --db a.db | \"$grille\" grade --json | head -n 1",
        "\"$grille\" export --db a.db | \"$grille\" show | head -n 1"}) {
    Result result = Bash(line);
    EXPECT_EQ(result.status, 0) << line;
    EXPECT_EQ(Lines(result.out).size(), 1U) << line;
    EXPECT_EQ(result.err, "") << line;
  }
  ExpectSound(Path("a.db"));
}

TEST_F(PipeTest, AReaderThatIsGoneAtOnce) {
  Result result = Bash("{ \"$grille\" generate wyx --seed 1 --count 1000000000; } | true");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
}

TEST_F(PipeTest, ItEndsQuietlyThoughItsParentIgnoresTheSignal) {
  Result result =
      Bash("trap '' PIPE; \"$grille\" generate wyx --seed 1 --count 1000000000 | head -n 1");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(Lines(result.out).size(), 1U);
  EXPECT_EQ(result.err, "");
}

TEST_F(PipeTest, AFullDiskIsSaid) {
  if (access("/dev/full", W_OK) != 0) GTEST_SKIP() << "no /dev/full here";
  MakeStore("a.db", 2000);
  std::string before = Content(Path("a.db"));
  for (const Words& command :
       {Words{"generate", "wyx", "--count", "1", "--seed", "1"},
        {"generate", "wyx", "--count", "1000000000", "--seed", "1"},
        {"generate", "wyx", "--count", "2000", "--seed", "42", "--db", "a.db", "--json"},
        {"export", "--db", "a.db"},
        {"export", "--db", "a.db", "--format", "csv"},
        {"query", "--db", "a.db"},
        {"stats", "--db", "a.db"},
        {"verify", "--db", "a.db", "--json"},
        {"show", "--db", "a.db", "--id", "1"},
        {"solve", kSourceCode},
        {"solve", "--table", Case("wyx-table.txt")},
        {"grade", kSourceCode},
        {"--help"},
        {"solve", "--help"},
        {"--version"}}) {
    Result result = Grille(command, {.out_file = "/dev/full"});
    EXPECT_EQ(result.status, 1) << testing::PrintToString(command);
    EXPECT_TRUE(Contains(result.err, "the output could not be written in full")) << result.err;
  }
  EXPECT_SAME(Content(Path("a.db")), before);
}

TEST_F(PipeTest, ClosedStreamsDoNoHarm) {
  MakeStore("a.db", 5);
  // A file that SQLite opens must not become stdout or stderr.
  Result closed =
      Bash("\"$grille\" generate wyx --count 50 --seed 1 --db b.db --json >&- 2>&- <&-");
  EXPECT_EQ(closed.signal, 0);
  ExpectSound(Path("b.db"));
  EXPECT_EQ(Grille({"verify", "--db", "b.db"}).status, 0);
  Result exported = Bash("\"$grille\" export --db a.db >&-");
  EXPECT_EQ(exported.status, 1);
  ExpectSound(Path("a.db"));
}

}  // namespace
}  // namespace grille::program
