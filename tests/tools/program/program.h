#ifndef GRILLE_TESTS_TOOLS_PROGRAM_PROGRAM_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_PROGRAM_H_

#include <gtest/gtest.h>
#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace grille::program {

using Words = std::vector<std::string>;

/// What became of a program.
struct Result {
  int status = -1;  ///< exit status; -1 when a signal ended it
  int signal = 0;   ///< that signal
  std::string out;
  std::string err;
};

/// What a program is given beside its arguments.
struct Setting {
  std::string in = {};                                  ///< on standard input, which then ends
  std::map<std::string, std::string> environment = {};  ///< beside a small, fixed one
  std::string out_file = {};  ///< where stdout goes instead of Result::out
};

/// A program that was started. It is killed when it takes longer than any should.
class Running {
 public:
  Running(const std::string& folder, const Words& command, const Setting& setting);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// Waits until `condition` holds; false when the program ended before.
  bool WaitUntil(const std::function<bool()>& condition);

  void Send(int signal) const;

  /// Reads what it writes until it ends.
  Result Wait();

 private:
  void Pump(int milliseconds);
  bool Ended();
  bool Late() const;

  pid_t pid_ = -1;
  bool reaped_ = false;
  int wait_status_ = 0;
  int pipes_[3] = {-1, -1, -1};  ///< our ends of its stdin, stdout, stderr
  std::string in_;
  Result result_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// A test of the built program, in a scratch folder of its own, which is also the folder that the
/// program works in: plain file names lie there.
class ProgramTest : public testing::Test {
 protected:
  ProgramTest();
  ~ProgramTest() override;

  /// Runs grille.
  Result Grille(const Words& arguments, const Setting& setting = {}) const;

  /// Runs grille, which must end with 0; gives what it wrote to stdout.
  std::string Good(const Words& arguments, const Setting& setting = {}) const;

  /// Runs a line of bash; in it "$grille" is the program.
  Result Bash(const std::string& line, const Setting& setting = {}) const;

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }
  bool Exists(const std::string& name) const { return std::filesystem::exists(Path(name)); }
  std::string Read(const std::string& name) const;
  void Write(const std::string& name, const std::string& text) const;

  /// The names of what lies in the folder, in order.
  Words Files() const;

  /// The command that generates small grids, of which many are disguises of each other.
  static Words Small(const Words& more);

  /// Makes a store of `count` puzzles with some seed.
  void MakeStore(const std::string& name, int count, const Words& options = {}) const;

 private:
  std::filesystem::path folder_;
};

/// The command that runs grille.
Words GrilleCommand(const Words& arguments);

/// A file of tests/cases.
std::string Case(const std::string& name);

/// The lines of a text, without their ends.
Words Lines(const std::string& text);

/// Where two texts part, in a few words; empty when they are equal. Unlike EXPECT_EQ it may be
/// asked about megabytes.
std::string Difference(const std::string& a, const std::string& b);

#define EXPECT_SAME(a, b) EXPECT_EQ(::grille::program::Difference(a, b), "")

inline bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_PROGRAM_H_
