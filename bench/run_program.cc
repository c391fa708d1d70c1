#include "bench/run_program.h"

#include <sched.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "bench/turns.h"

namespace grille::bench {
namespace {

/// In the child: becomes the program.
[[noreturn]] void Become(const std::vector<std::string>& command, const std::string& folder,
                         int cores, int out) {
  cpu_set_t allowed;
  cpu_set_t fewer;
  CPU_ZERO(&fewer);
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) _exit(127);
  for (int core = CPU_SETSIZE - 1; core >= 0 && CPU_COUNT(&fewer) < cores; --core) {
    if (CPU_ISSET(core, &allowed)) CPU_SET(core, &fewer);
  }
  if (sched_setaffinity(0, sizeof fewer, &fewer) != 0) _exit(127);
  if (dup2(out, STDOUT_FILENO) < 0 || chdir(folder.c_str()) != 0) _exit(127);
  std::vector<char*> arguments;
  arguments.reserve(command.size() + 1);
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(arguments[0], arguments.data());
  _exit(127);
}

double Seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

}  // namespace

std::optional<Ran> RunProgram(const std::vector<std::string>& command, const std::string& folder,
                              int cores) {
  std::array<int, 2> ends = {};
  if (pipe(ends.data()) != 0) return std::nullopt;
  auto begin = Clock::now();
  pid_t child = fork();
  if (child == 0) Become(command, folder, cores, ends[1]);
  close(ends[1]);
  Ran ran;
  std::array<char, 1 << 16> buffer;
  for (ssize_t got = 1; child > 0 && got != 0;) {
    got = read(ends[0], buffer.data(), buffer.size());
    if (got > 0) ran.out.append(buffer.data(), static_cast<size_t>(got));
    if (got < 0 && errno != EINTR) break;
  }
  close(ends[0]);
  int status = 0;
  rusage usage = {};
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return std::nullopt;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  ran.usage.wall_s = std::chrono::duration<double>(Clock::now() - begin).count();
  ran.usage.computed_s = Seconds(usage.ru_utime) + Seconds(usage.ru_stime);
  ran.usage.megabytes = static_cast<double>(usage.ru_maxrss) / 1024;  // from KiB
  return ran;
}

}  // namespace grille::bench
