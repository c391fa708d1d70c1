#include "tests/tools/program/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>

namespace grille::program {
namespace {

namespace fs = std::filesystem;

/// Longer than anything here takes, under a sanitizer and on a busy machine too.
constexpr std::chrono::seconds kPatience(240);

// The user's own settings must not matter; how sanitizers report is for the caller to say.
std::vector<std::string> Environment(const std::string& folder, const Setting& setting) {
  std::map<std::string, std::string> all = {
      {"HOME", folder}, {"LC_ALL", "C"}, {"grille", GRILLE_PROGRAM}};
  for (const char* name : {"PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"}) {
    if (const char* value = std::getenv(name)) all[name] = value;
  }
  all["LSAN_OPTIONS"] = "suppressions='" LSAN_SUPPRESSIONS "':print_suppressions=0";
  for (const auto& [name, value] : setting.environment) all[name] = value;
  // Only who asks for a locale: with LOCPATH a library leaks at every start (lsan.supp), and to
  // tell by its name that it is that leak takes a sanitizer a second.
  if (all["LC_ALL"] != "C") all["LOCPATH"] = LOCALE_FOLDER;
  std::vector<std::string> words;
  for (const auto& [name, value] : all) words.push_back(name + "=" + value);
  return words;
}

std::vector<char*> Pointers(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

void CloseAll(std::array<int, 2>& pipe) {
  for (int end : pipe) {
    if (end >= 0) close(end);
  }
}

}  // namespace

Running::Running(const std::string& folder, const Words& command, const Setting& setting)
    : in_(setting.in) {
  std::signal(SIGPIPE, SIG_IGN);  // a program need not read its stdin to the end
  std::array<std::array<int, 2>, 3> pipes = {{{-1, -1}, {-1, -1}, {-1, -1}}};
  for (auto& pipe : pipes) EXPECT_EQ(pipe2(pipe.data(), O_CLOEXEC), 0);
  if (!setting.out_file.empty()) {
    CloseAll(pipes[1]);
    pipes[1] = {-1, open(setting.out_file.c_str(), O_WRONLY | O_CLOEXEC)};
    EXPECT_GE(pipes[1][1], 0) << setting.out_file;
  }
  Words words = command;
  std::vector<std::string> environment = Environment(folder, setting);
  std::vector<char*> arguments = Pointers(words);
  std::vector<char*> variables = Pointers(environment);
  pid_ = fork();
  if (pid_ == 0) {
    std::signal(SIGPIPE, SIG_DFL);
    dup2(pipes[0][0], STDIN_FILENO);
    dup2(pipes[1][1], STDOUT_FILENO);
    dup2(pipes[2][1], STDERR_FILENO);
    if (chdir(folder.c_str()) == 0) execvpe(arguments[0], arguments.data(), variables.data());
    _exit(127);
  }
  EXPECT_GT(pid_, 0);
  close(pipes[0][0]);
  close(pipes[1][1]);
  close(pipes[2][1]);
  pipes_[0] = pipes[0][1];
  pipes_[1] = pipes[1][0];
  pipes_[2] = pipes[2][0];
  for (int end : pipes_) {
    if (end >= 0) fcntl(end, F_SETFL, O_NONBLOCK);
  }
}

Running::~Running() {
  if (!Ended()) {
    Send(SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  for (int end : pipes_) {
    if (end >= 0) close(end);
  }
}

bool Running::Ended() {
  if (!reaped_) reaped_ = waitpid(pid_, &wait_status_, WNOHANG) == pid_;
  return reaped_;
}

bool Running::Late() const { return std::chrono::steady_clock::now() - start_ > kPatience; }

void Running::Send(int signal) const { kill(pid_, signal); }

void Running::Pump(int milliseconds) {
  if (pipes_[0] >= 0 && in_.empty()) {
    close(pipes_[0]);
    pipes_[0] = -1;
  }
  std::array<pollfd, 3> ends = {
      {{pipes_[0], POLLOUT, 0}, {pipes_[1], POLLIN, 0}, {pipes_[2], POLLIN, 0}}};
  if (poll(ends.data(), ends.size(), milliseconds) <= 0) return;
  if (ends[0].revents != 0) {
    ssize_t written = write(pipes_[0], in_.data(), in_.size());
    if (written > 0) in_.erase(0, static_cast<size_t>(written));
    if (written < 0 && errno != EAGAIN) in_.clear();
  }
  for (int i : {1, 2}) {
    if (ends[i].revents == 0) continue;
    std::array<char, 65536> buffer;
    ssize_t size = read(pipes_[i], buffer.data(), buffer.size());
    if (size > 0) (i == 1 ? result_.out : result_.err).append(buffer.data(), size);
    if (size == 0) {
      close(pipes_[i]);
      pipes_[i] = -1;
    }
  }
}

bool Running::WaitUntil(const std::function<bool()>& condition) {
  while (!condition()) {
    if (Ended()) return false;
    if (Late()) {
      ADD_FAILURE() << "waited in vain; stderr: " << result_.err;
      return false;
    }
    Pump(1);
  }
  return true;
}

Result Running::Wait() {
  while (pipes_[1] >= 0 || pipes_[2] >= 0 || !Ended()) {
    if (Late()) {
      ADD_FAILURE() << "does not end; stderr: " << result_.err;
      Send(SIGKILL);
      waitpid(pid_, &wait_status_, 0);
      reaped_ = true;
      break;
    }
    Pump(pipes_[1] >= 0 || pipes_[2] >= 0 ? 100 : 1);
  }
  if (WIFEXITED(wait_status_)) result_.status = WEXITSTATUS(wait_status_);
  if (WIFSIGNALED(wait_status_)) result_.signal = WTERMSIG(wait_status_);
  // A sanitizer ends the program with 1, which a test may have reckoned with.
  for (const char* report : {"AddressSanitizer", "LeakSanitizer", "runtime error:"}) {
    EXPECT_EQ(result_.err.find(report), std::string::npos) << result_.err;
  }
  return result_;
}

ProgramTest::ProgramTest() {
  std::string name = (fs::temp_directory_path() / "grille-program-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) ADD_FAILURE() << name << ": " << std::strerror(errno);
  folder_ = name;
}

ProgramTest::~ProgramTest() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

Result ProgramTest::Grille(const Words& arguments, const Setting& setting) const {
  return Running(folder_.string(), GrilleCommand(arguments), setting).Wait();
}

std::string ProgramTest::Good(const Words& arguments, const Setting& setting) const {
  Result result = Grille(arguments, setting);
  EXPECT_EQ(result.status, 0) << testing::PrintToString(arguments) << "\n" << result.err;
  return result.out;
}

Result ProgramTest::Bash(const std::string& line, const Setting& setting) const {
  return Running(folder_.string(), {"bash", "-c", line}, setting).Wait();
}

std::string ProgramTest::Read(const std::string& name) const {
  std::ifstream file(Path(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void ProgramTest::Write(const std::string& name, const std::string& text) const {
  std::ofstream file(Path(name), std::ios::binary);
  file << text;
  EXPECT_TRUE(file.flush()) << name;
}

Words ProgramTest::Files() const {
  Words names;
  for (const auto& entry : fs::directory_iterator(folder_))
    names.push_back(entry.path().filename());
  std::sort(names.begin(), names.end());
  return names;
}

Words ProgramTest::Small(const Words& more) {
  Words words = {"generate", "wyx",     "--seed", "1",       "--dominoes",
                 "5",        "--board", "5",      "--reach", "2"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

void ProgramTest::MakeStore(const std::string& name, int count, const Words& options) const {
  Words words = {"generate", "wyx", "--db", name, "--count", std::to_string(count), "--seed", "42"};
  words.insert(words.end(), options.begin(), options.end());
  Good(words);
}

Words GrilleCommand(const Words& arguments) {
  Words command = {GRILLE_PROGRAM};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return command;
}

std::string Case(const std::string& name) { return std::string(CASES) + "/" + name; }

Words Lines(const std::string& text) {
  Words lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string Difference(const std::string& a, const std::string& b) {
  if (a == b) return "";
  size_t at = static_cast<size_t>(
      std::mismatch(a.begin(), a.begin() + std::min(a.size(), b.size()), b.begin()).first -
      a.begin());
  size_t line = 1 + static_cast<size_t>(std::count(a.begin(), a.begin() + at, '\n'));
  size_t from = at < 80 ? 0 : at - 80;
  return "from line " + std::to_string(line) + " of " + std::to_string(a.size()) + " and " +
         std::to_string(b.size()) + " bytes: \"" + a.substr(from, 160) + "\" and \"" +
         b.substr(from, 160) + "\"";
}

}  // namespace grille::program
