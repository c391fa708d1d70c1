// What is no store is told so, and left as it was.

#include <unistd.h>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

class OpenTest : public ProgramTest {
 protected:
  /// Every subcommand that takes a store, reading ones first.
  static std::vector<Words> Reading(const std::string& name) {
    return {{"query", "--db", name},
            {"export", "--db", name},
            {"stats", "--db", name},
            {"runs", "--db", name},
            {"verify", "--db", name},
            {"show", "--db", name, "--id", "1"},
            {"sheet", "--db", name, "-o", "new.pdf"},
            {"sheet", "--db", name, "--again", "1", "-o", "new.pdf"},
            {"sheets", "--db", name},
            {"backup", "--db", name, "-o", "new.db"}};
  }
  static std::vector<Words> Writing(const std::string& name) {
    return {{"generate", "wyx", "--count", "1", "--db", name},
            {"generate", "wyx", "--resume", "1", "--count", "1", "--db", name},
            {"import", "codes.txt", "--db", name},
            {"reserve", "--db", name, "--for", "A", "--count", "1"},
            {"release", "--db", name, "1"},
            {"retire", "--db", name, "1"},
            {"delete", "--db", name, "--run", "1"},
            {"regrade", "--db", name},
            {"compact", "--db", name},
            {"sheet", "--db", name, "--for", "A", "-o", "new.pdf"}};
  }

  /// All subcommands refuse the file with exit 2 and these words, and leave it alone.
  void ExpectRefused(const std::string& name, const std::string& message) const {
    bool file = std::filesystem::is_regular_file(Path(name));
    std::string before = file ? Read(name) : "";
    Words files = Files();
    std::vector<Words> commands = Reading(name);
    for (const Words& command : Writing(name)) commands.push_back(command);
    for (const Words& command : commands) {
      Result result = Grille(command);
      EXPECT_EQ(result.status, 2) << command[0] << " " << result.err;
      EXPECT_EQ(result.out, "") << command[0];
      EXPECT_TRUE(Contains(result.err, name)) << command[0] << " " << result.err;
      EXPECT_TRUE(Contains(result.err, message)) << command[0] << " " << result.err;
    }
    EXPECT_EQ(file ? Read(name) : "", before);
    EXPECT_EQ(Files(), files);
  }

  void SetUp() override { Write("codes.txt", std::string(kSourceCode) + "\n"); }
};

TEST_F(OpenTest, ATextIsNoStore) {
  Write("text.db", "wyx:d5/ is not\n" + std::string(200, 'x'));
  ExpectRefused("text.db", "not a grille store");
  Write("short.db", "x");
  ExpectRefused("short.db", "not a grille store");
}

TEST_F(OpenTest, ADirectoryIsNoStore) {
  std::filesystem::create_directory(Path("folder.db"));
  ExpectRefused("folder.db", "is a directory");
}

TEST_F(OpenTest, AnotherProgramsSqliteFileIsNoStore) {
  Write("other.db", "");
  Sql(Path("other.db"), "CREATE TABLE puzzle(id INTEGER PRIMARY KEY); PRAGMA user_version = 1");
  ExpectRefused("other.db", "another program's SQLite file");
}

TEST_F(OpenTest, ANewerVersionIsRefused) {
  MakeStore("newer.db", 3);
  Sql(Path("newer.db"), "PRAGMA user_version = 99");
  ExpectRefused("newer.db", "newer grille");
}

TEST_F(OpenTest, AFileThatIsNotThereIsNotMadeByReading) {
  Words files = Files();
  for (const Words& command : Reading("missing.db")) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << command[0];
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, "missing.db: there is no such file")) << result.err;
  }
  Result nowhere = Grille({"generate", "wyx", "--count", "1", "--db", "no/such/folder.db"});
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_TRUE(Contains(nowhere.err, "there is no directory")) << nowhere.err;
  EXPECT_EQ(Files(), files);
}

TEST_F(OpenTest, AnEmptyFileBecomesAStoreOnlyByWriting) {
  Write("empty.db", "");
  for (const Words& command : Reading("empty.db")) {
    EXPECT_EQ(Grille(command).status, 2) << command[0];
    EXPECT_EQ(Read("empty.db"), "");
  }
  MakeStore("empty.db", 3);
  EXPECT_EQ(SqlNumber(Path("empty.db"), "SELECT count(*) FROM puzzle"), 3);
}

TEST_F(OpenTest, ADamagedStoreIsAnErrorNotASurprise) {
  MakeStore("cut.db", 3000);
  std::string whole = Read("cut.db");
  for (size_t size : {whole.size() / 2, size_t{5000}, size_t{99}}) {
    Write("cut.db", whole.substr(0, size));
    for (const Words& command : {Words{"export", "--db", "cut.db"}, {"verify", "--db", "cut.db"}}) {
      Result result = Grille(command);
      EXPECT_TRUE(result.status == 1 || result.status == 2) << size << " " << result.signal;
      EXPECT_TRUE(Contains(result.err, "cut.db") || Contains(result.err, "disagree")) << result.err;
    }
  }
  // Pages overwritten in the middle.
  std::string torn = whole;
  for (size_t i = 8192; i < torn.size(); i += 512) torn[i] = static_cast<char>(i * 37);
  Write("torn.db", torn);
  Result result = Grille({"verify", "--db", "torn.db"});
  EXPECT_EQ(result.signal, 0);
  EXPECT_NE(result.status, 0);
}

/// Runs "$grille" as somebody who may only read; root may do anything, and so becomes nobody.
class ReadOnlyTest : public OpenTest {
 protected:
  void SetUp() override {
    OpenTest::SetUp();
    namespace fs = std::filesystem;
    fs::permissions(Path(""), fs::perms::group_exec | fs::perms::others_exec,
                    fs::perm_options::add);
    fs::create_directory(Path("folder"));
    MakeStore("folder/a.db", 3);
    fs::permissions(Path("folder"), fs::perms{0555});
    fs::permissions(Path("folder/a.db"), fs::perms{0444});
    if (geteuid() == 0) become_ = "setpriv --reuid 65534 --regid 65534 --clear-groups ";
    if (AsReader("--version").status != 0) GTEST_SKIP() << "cannot be run as nobody";
  }
  void TearDown() override {
    std::filesystem::permissions(Path("folder"), std::filesystem::perms::owner_all);
  }

  Result AsReader(const std::string& arguments) const {
    return Bash(become_ + "\"$grille\" " + arguments);
  }

 private:
  std::string become_;
};

TEST_F(ReadOnlyTest, AFolderThatCannotBeWrittenToIsSaid) {
  for (const char* arguments :
       {"generate wyx --count 1 --db folder/new.db", "import codes.txt --db folder/new.db"}) {
    Result result = AsReader(arguments);
    EXPECT_EQ(result.status, 1) << arguments;
    EXPECT_TRUE(Contains(result.err, "folder/new.db: no file can be made")) << result.err;
  }
  Result sheet = AsReader(std::string("sheet '") + kSourceCode + "' -o folder/new.pdf");
  EXPECT_EQ(sheet.status, 1);
  EXPECT_TRUE(Contains(sheet.err, "folder/new.pdf")) << sheet.err;
  EXPECT_FALSE(Exists("folder/new.db"));
  EXPECT_FALSE(Exists("folder/new.pdf"));
}

TEST_F(ReadOnlyTest, AStoreThatCanOnlyBeReadIsReadAndNotWritten) {
  std::string before = Read("folder/a.db");
  Result exported = AsReader("export --db folder/a.db");
  EXPECT_EQ(exported.status, 0) << exported.err;
  EXPECT_EQ(Lines(exported.out).size(), 3U);
  EXPECT_EQ(AsReader("verify --db folder/a.db").status, 0);
  for (const char* arguments :
       {"generate wyx --count 9 --seed 42 --db folder/a.db", "import codes.txt --db folder/a.db"}) {
    Result result = AsReader(arguments);
    EXPECT_EQ(result.status, 1) << arguments;
    EXPECT_TRUE(Contains(result.err, "folder/a.db")) << result.err;
  }
  EXPECT_EQ(Read("folder/a.db"), before);
  EXPECT_FALSE(Exists("folder/a.db-wal"));
}

}  // namespace
}  // namespace grille::program
