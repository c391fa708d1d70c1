// Many programs at once on one store: each ends as it should, nobody is kept out for long, and the
// log beside the store keeps its limit (db/log_limit.h).

#include <sqlite3.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <memory>
#include <thread>

#include "tests/tools/program/program.h"
#include "tests/tools/program/slow.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr int64_t kLogLimit = int64_t{256} << 20;
constexpr int64_t kLongestCommit = int64_t{120} << 20;

constexpr seconds kTogether(kSlowProgram ? 25 : 60);

/// Somebody who keeps the state of the store that he saw first, past the program.
class Onlooker {
 public:
  explicit Onlooker(const std::string& path) {
    EXPECT_EQ(sqlite3_open_v2(path.c_str(), &database_, SQLITE_OPEN_READWRITE, nullptr), SQLITE_OK);
    sqlite3_busy_timeout(database_, 60000);
    Run("BEGIN; SELECT count(*) FROM sqlite_schema");
  }
  ~Onlooker() { sqlite3_close_v2(database_); }
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;

  void Run(const std::string& sql) {
    EXPECT_EQ(sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database_);
  }

 private:
  sqlite3* database_ = nullptr;
};

class CrowdTest : public ProgramTest {
 protected:
  static Words Generate(const std::string& seed, const std::string& count) {
    return {"generate", "wyx", "--seed", seed, "--count", count, "--db", "a.db", "--threads", "1"};
  }

  int64_t LogSize() const {
    std::error_code none;
    auto size = fs::file_size(Path("a.db-wal"), none);
    return none ? 0 : static_cast<int64_t>(size);
  }

  /// Makes the log longer than its limit, without a change to what is in the store, while somebody
  /// reads an old state.
  void FillLog() const {
    Onlooker writer(Path("a.db"));
    writer.Run(
        "COMMIT; PRAGMA wal_autocheckpoint = 0; CREATE TABLE junk(x);"
        "INSERT INTO junk VALUES(zeroblob(270000000)); DROP TABLE junk");
    EXPECT_GT(LogSize(), kLogLimit);
  }

  bool Waits(const std::string& log) const {
    return Exists(log) && Contains(Read(log), "waiting for another program");
  }
};

TEST_F(CrowdTest, AWriterWaitsForAReaderAndSaysSo) {
  MakeStore("a.db", 1000);
  auto reader = std::make_unique<Onlooker>(Path("a.db"));
  FillLog();
  std::string line = "exec \"$grille\"";
  for (const std::string& word : Generate("42", "3000")) line += " " + word;
  {
    Running program(Path(""), {"bash", "-c", line + " 2>err"}, {});
    ASSERT_TRUE(program.WaitUntil([&] { return Waits("err"); }));
    // An interrupt ends the waiting.
    program.Send(SIGINT);
    EXPECT_EQ(program.Wait().status, 1);
    EXPECT_TRUE(Contains(Read("err"), "a.db: stopped while another program keeps an old state"))
        << Read("err");
    EXPECT_TRUE(Contains(Read("err"), "what was committed")) << Read("err");
    fs::remove(Path("err"));
  }
  Running program(Path(""), {"bash", "-c", line + " 2>err"}, {});
  ASSERT_TRUE(program.WaitUntil([&] { return Waits("err"); }));
  reader.reset();
  EXPECT_EQ(program.Wait().status, 0);
  EXPECT_EQ(Lines(Read("err")).size(), 3U) << Read("err");
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT stored FROM run"), 3000);
  EXPECT_EQ(Files(), (Words{"a.db", "err"}));
}

/// What one of the crowd does again and again while the others work.
struct Habit {
  Words command;
  std::atomic<int> times = 0;
};

TEST_F(CrowdTest, ManyTogetherForAMinute) {
  MakeStore("a.db", 1000);
  const Clock::time_point end = Clock::now() + kTogether;
  auto busy = [end] { return Clock::now() < end; };
  std::atomic<int64_t> longest = 0;

  Running first(Path(""), GrilleCommand(Generate("1", "1000000000")), {});
  Running second(Path(""), GrilleCommand(Generate("2", "1000000000")), {});
  first.WaitUntil([&] {
    return SqlIfPossible(Path("a.db"), "SELECT count(*) FROM run WHERE seed IN (1, 2)") == "2\n";
  });

  auto expect_well = [](const Words& command, const Result& result, int status) {
    EXPECT_EQ(result.status, status) << testing::PrintToString(command) << result.err;
    EXPECT_FALSE(Contains(result.err, "locked")) << testing::PrintToString(command) << result.err;
  };
  Habit query = {{"query", "--db", "a.db", "--order", "random", "--limit", "5"}};
  Habit stats = {{"stats", "--db", "a.db"}};
  Habit sheet = {{"sheet", "--db", "a.db", "--count", "4", "--for", "Daily", "-o", "s.pdf"}};
  Habit again = {Generate("1", "1000000000")};
  std::atomic<int> copies = 0;
  std::vector<std::thread> crowd;
  for (Habit* habit : {&query, &stats, &sheet}) {
    crowd.emplace_back([&, habit] {
      while (busy()) {
        expect_well(habit->command, Grille(habit->command), 0);
        ++habit->times;
        std::this_thread::sleep_for(milliseconds(100));
      }
    });
  }
  crowd.emplace_back([&] {
    while (busy()) {
      Result third = Grille(again.command);
      expect_well(again.command, third, 1);
      EXPECT_TRUE(Contains(third.err, "another process is at work on run")) << third.err;
      ++again.times;
      std::this_thread::sleep_for(seconds(2));
    }
  });
  crowd.emplace_back([&] {
    while (busy()) {
      std::string copy = "copy-" + std::to_string(copies) + ".db";
      Words command = {"backup", "--db", "a.db", "-o", copy};
      expect_well(command, Grille(command), 0);
      ++copies;
      std::this_thread::sleep_for(kTogether / 4);
    }
  });
  // A good part of the time somebody keeps an old state open.
  crowd.emplace_back([&] {
    while (busy()) {
      auto reader = std::make_unique<Onlooker>(Path("a.db"));
      std::this_thread::sleep_for(kTogether / 6);
      reader.reset();
      std::this_thread::sleep_for(kTogether / 12);
    }
  });
  while (busy()) {
    longest = std::max<int64_t>(longest, LogSize());
    std::this_thread::sleep_for(milliseconds(5));
  }
  for (std::thread& one : crowd) one.join();
  for (Running* program : {&first, &second}) program->Send(SIGINT);
  for (Running* program : {&first, &second}) {
    Result result = program->Wait();
    expect_well({"generate"}, result, 1);
    EXPECT_TRUE(Contains(result.err, "to go on: grille generate wyx --resume")) << result.err;
  }

  RecordProperty("longest_log_mb", std::to_string(longest >> 20));
  RecordProperty("stored", Sql(Path("a.db"), "SELECT sum(stored) FROM run"));
  EXPECT_LE(longest, kLogLimit + kLongestCommit);
  for (Habit* habit : {&query, &stats, &sheet, &again}) {
    EXPECT_GE(habit->times, 3) << habit->command[0];
  }
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run WHERE stored > 0 AND seed < 3"), 2);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), sheet.times);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM mark"), 4 * sheet.times);
  ExpectSound(Path("a.db"));
  EXPECT_GE(copies, 2);
  ExpectSound(Path("copy-" + std::to_string(copies - 1) + ".db"));
  EXPECT_FALSE(Exists("a.db-wal"));
  EXPECT_FALSE(Exists("a.db-shm"));
}

}  // namespace
}  // namespace grille::program
