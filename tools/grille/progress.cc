#include "tools/grille/progress.h"

#include <unistd.h>

#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/grille/command.h"

namespace grille::tools {
namespace {

constexpr std::chrono::milliseconds kRedraw(200);
constexpr std::chrono::seconds kPlainLine(10);

}  // namespace

std::string Grouped(uint64_t number) {
  std::string digits = absl::StrCat(number);
  for (size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string Duration(double seconds) {
  auto whole = static_cast<uint64_t>(seconds + 0.5);
  if (whole < 60) return absl::StrCat(whole, " s");
  if (whole < 3600) return absl::StrFormat("%d min %02d s", whole / 60, whole % 60);
  return absl::StrFormat("%d h %02d min", whole / 3600, whole % 3600 / 60);
}

Progress::Progress(std::string noun, std::optional<uint64_t> goal, uint64_t before)
    : noun_(std::move(noun)),
      goal_(goal),
      before_(before),
      terminal_(isatty(STDERR_FILENO) != 0),
      start_(Clock::now()),
      next_(start_ + (terminal_ ? Clock::duration(kRedraw) : Clock::duration(kPlainLine))) {}

double Progress::Seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

std::string Progress::Line(uint64_t puzzles, std::optional<uint64_t> seen) const {
  double seconds = Seconds();
  double made = static_cast<double>(puzzles - before_);
  double rate = seconds > 0 ? made / seconds : 0;
  std::string line = Grouped(puzzles);
  if (goal_) absl::StrAppend(&line, " of ", Grouped(*goal_));
  absl::StrAppend(&line, " ", noun_, ", ", Grouped(static_cast<uint64_t>(rate)), "/s");
  if (seen) absl::StrAppend(&line, ", ", Grouped(*seen), " tried");
  if (goal_ && rate > 0 && puzzles < *goal_) {
    absl::StrAppend(&line, ", ", Duration(static_cast<double>(*goal_ - puzzles) / rate), " left");
  }
  return line;
}

void Progress::Update(uint64_t puzzles, uint64_t seen) { Show(puzzles, seen); }

void Progress::Update(uint64_t puzzles) { Show(puzzles, std::nullopt); }

void Progress::Show(uint64_t puzzles, std::optional<uint64_t> seen) {
  Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + (terminal_ ? Clock::duration(kRedraw) : Clock::duration(kPlainLine));
  if (!terminal_) {
    Say(Line(puzzles, seen));
    return;
  }
  std::string line = "\r\x1b[K" + Line(puzzles, seen);
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
  drawn_ = true;
}

void Progress::Clear() {
  if (!drawn_) return;
  std::fputs("\r\x1b[K", stderr);
  drawn_ = false;
}

}  // namespace grille::tools
