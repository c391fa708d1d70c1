#include "tools/grille/log_wait.h"

#include <unistd.h>

#include <cstdio>

#include "absl/strings/str_cat.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"

namespace grille::tools {
namespace {

/// A wait that is over sooner is nobody's business; and what is left to do after an interrupt may
/// take so long.
constexpr std::chrono::seconds kShortWait(1);

}  // namespace

db::LogLimit TellingLogLimit(const std::string& path) {
  db::LogLimit limit;
  // A command without long work of its own leaves interrupts alone, and is ended by one; but not
  // here, where it has something to say.
  limit.waiting = [path, told = false,
                   stop = static_cast<std::atomic<bool>*>(nullptr)](auto waited) mutable {
    if (waited < kShortWait) return true;
    if (!told) {
      told = true;
      stop = StopOnInterrupt();
      if (isatty(STDERR_FILENO) != 0) std::fputs("\r\x1b[K", stderr);  // over a line of progress
      Say(absl::StrCat(path, ": waiting for another program that keeps an old state of the store ",
                       "open; it goes on when that one is done"));
    }
    return !stop->load();
  };
  return limit;
}

}  // namespace grille::tools
