#ifndef GRILLE_BENCH_FLAGS_H_
#define GRILLE_BENCH_FLAGS_H_

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace grille::bench {

/// Ends the program: wrong use, or nothing can be measured.
[[noreturn]] inline void Stop(const std::string& why) {
  std::cerr << why << "\n";
  std::exit(2);
}

/// Ends the program unless both sides say the same.
inline void Require(bool same, const std::string& what) {
  if (!same) Stop("the two sides disagree: " + what);
}

/// A number above 0.
inline uint64_t NumberOf(std::string_view text) {
  uint64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value == 0) {
    Stop("not a number above 0: " + std::string(text));
  }
  return value;
}

/// Takes the flags of that name out of a program's arguments, before the benchmark library sees
/// them, and returns their values.
inline std::vector<std::string> TakeFlags(std::vector<char*>* arguments, const std::string& name) {
  std::vector<std::string> values;
  std::string start = "--" + name + "=";
  std::erase_if(*arguments, [&](const char* argument) {
    if (!std::string_view(argument).starts_with(start)) return false;
    values.emplace_back(argument + start.size());
    return true;
  });
  return values;
}

}  // namespace grille::bench

#endif  // GRILLE_BENCH_FLAGS_H_
