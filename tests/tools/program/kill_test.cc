// kill -9 at any moment, a hundred times: the end is as if nothing had happened (design.md).

#include <csignal>
#include <random>
#include <thread>

#include "tests/tools/program/program.h"
#include "tests/tools/program/slow.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kKills = kSlowProgram ? 30 : 100;

class KillTest : public ProgramTest {
 protected:
  static Words Command(const std::string& name, long count) {
    return {"generate", "wyx", "--seed",    "42", "--count", std::to_string(count),
            "--db",     name,  "--threads", "2"};
  }

  /// A run that never ends by itself is killed after so long.
  Result KillAfter(Clock::duration delay) const {
    Running program(Path(""), GrilleCommand(Command("a.db", 1'000'000'000)), {});
    Clock::time_point until = Clock::now() + delay;
    program.WaitUntil([&] { return Clock::now() >= until; });
    program.Send(SIGKILL);
    return program.Wait();
  }

  long Stored() const {
    std::string rows = SqlIfPossible(Path("a.db"), "SELECT stored FROM run");
    return rows.empty() ? 0 : std::atol(rows.c_str());
  }

  /// How long a run needs to its first commit, on this machine as it is.
  Clock::duration TimeToCommit() const {
    Clock::time_point start = Clock::now();
    Running program(Path(""), GrilleCommand(Command("first.db", 1'000'000'000)), {});
    std::string path = Path("first.db");
    program.WaitUntil([&] {
      std::string rows = SqlIfPossible(path, "SELECT stored FROM run");
      return !rows.empty() && std::atol(rows.c_str()) > 0;
    });
    return Clock::now() - start;
  }

  bool HasLog() const {
    std::error_code none;
    return fs::file_size(Path("a.db-wal"), none) > 0 && !none;
  }
};

TEST_F(KillTest, KilledAHundredTimesTheStoreIsAsUndisturbed) {
  std::mt19937 draw(20240501);
  auto between = [&draw](double from, double to) {
    return from + (to - from) * static_cast<double>(draw()) / 4294967296.0;
  };
  const double commit = std::chrono::duration<double>(TimeToCommit()).count();
  int killed = 0;
  int at_work = 0;   // killed with something in the log
  int advanced = 0;  // of ten kills together, some committed more
  long before = 0;
  for (int i = 0; i < kKills; ++i) {
    // First while the file is made; then mostly at the start and on the way to a commit, and now
    // and then behind one or two.
    double delay = between(0, 0.3 * commit);
    if (i < kKills / 5) delay = between(0, 0.03);
    if (i >= kKills / 5 && i % 8 == 0) delay = between(0.5 * commit, 1.6 * commit);
    Result result = KillAfter(
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(delay)));
    EXPECT_EQ(result.signal, SIGKILL) << result.status << " " << result.err;
    killed += result.signal == SIGKILL ? 1 : 0;
    at_work += HasLog() ? 1 : 0;
    if (i % 10 != 9) continue;
    // The next one finds what the kills have left; every tenth time SQLite itself does.
    long stored = Stored();
    EXPECT_GE(stored, before);
    advanced += stored > before ? 1 : 0;
    before = stored;
  }
  RecordProperty("at_work", at_work);
  RecordProperty("advanced", advanced);
  RecordProperty("stored", std::to_string(before));
  EXPECT_EQ(killed, kKills);
  EXPECT_GE(at_work, kKills / 3);
  EXPECT_GE(advanced, kKills / 10 / 3);
  const long count = Stored() + 1000;
  Result last = Grille(Command("a.db", count));
  EXPECT_EQ(last.status, 0) << last.err;
  EXPECT_FALSE(Exists("a.db-wal"));
  EXPECT_FALSE(Exists("a.db-shm"));
  EXPECT_FALSE(Exists("a.db-journal"));
  Good(Command("undisturbed.db", count));
  EXPECT_SAME(Content(Path("a.db")), Content(Path("undisturbed.db")));
  ExpectSound(Path("a.db"));
}

TEST_F(KillTest, AKilledImportLeavesNothingAndADoneOneAll) {
  Write("codes", Good({"generate", "wyx", "--seed", "7", "--count", "15000"}));
  Good({"import", "codes", "--db", "whole.db"});
  std::string whole = Content(Path("whole.db"));
  std::mt19937 draw(7);
  Clock::time_point start = Clock::now();
  Good({"import", "codes", "--db", "timed.db"});
  auto length = std::chrono::duration_cast<milliseconds>(Clock::now() - start).count();
  for (int i = 0; i < kKills / 5; ++i) {
    Running program(Path(""), GrilleCommand({"import", "codes", "--db", "a.db"}), {});
    // Proving comes first; the store is written to at the end.
    Clock::time_point until =
        Clock::now() + milliseconds(length / 2 + static_cast<long>(draw()) % (length / 2 + 20));
    program.WaitUntil([&] { return Clock::now() >= until; });
    program.Send(SIGKILL);
    program.Wait();
    std::string runs = SqlIfPossible(Path("a.db"), "SELECT id, stored, state FROM run");
    EXPECT_TRUE(runs.empty() || runs == "1|15000|done\n") << runs;
    if (!runs.empty()) fs::remove(Path("a.db"));
  }
  Good({"import", "codes", "--db", "a.db"});
  EXPECT_SAME(Content(Path("a.db")), whole);
  ExpectSound(Path("a.db"));
}

}  // namespace
}  // namespace grille::program
