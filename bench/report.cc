// Measures every bar of the project and writes a table of them in Markdown to standard output:
//
//   report [--only=TEXT] > bench/results/report.md
//
// With --only, just the measurements whose program or bars have TEXT in their names. The benchmarks
// lie beside this program, `grille` where it is built. All of it makes a store of ten million
// puzzles in the current folder, and wants a machine that does nothing else. Exit status 1 when a
// program cannot be run or a figure is missing; a bar that is not met is told in the table.

#include <sys/utsname.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "bench/bars.h"
#include "bench/flags.h"
#include "bench/run_program.h"

namespace grille::bench {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Counters = std::map<std::string, double>;

/// Three figures that count, and no powers of ten.
std::string Figure(double value) {
  if (value >= 1e6) return absl::StrFormat("%.4g million", value / 1e6);
  if (value >= 1000) return absl::StrFormat("%.0f", value);
  return absl::StrFormat("%.3g", value);
}

std::string WithUnit(double value, const std::string& unit) {
  return absl::StrCat(Figure(value), unit.empty() ? "" : " ", unit);
}

std::string ProcessorName() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown processor";
}

std::string Today() {
  std::time_t now = std::time(nullptr);
  std::array<char, 32> text = {};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", std::gmtime(&now));
  return text.data();
}

/// The counters of each benchmark that a program reported, by the benchmark's whole name.
std::map<std::string, Counters> CountersOf(const std::string& out) {
  std::map<std::string, Counters> all;
  json report = json::parse(out, nullptr, /*allow_exceptions=*/false);
  if (!report.is_object()) return all;
  for (const json& benchmark : report.value("benchmarks", json::array())) {
    Counters& counters = all[benchmark.value("name", "")];
    for (const auto& [name, value] : benchmark.items()) {
      if (value.is_number()) counters[name] = value.get<double>();
    }
  }
  return all;
}

class Report {
 public:
  Report(fs::path benches, fs::path grille)
      : benches_(std::move(benches)), grille_(std::move(grille)), scratch_(MakeScratch()) {}
  ~Report() { fs::remove_all(scratch_); }
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;

  void Begin() const {
    utsname system = {};
    uname(&system);
    std::cout
        << "# All bars, measured in one run\n\n"
        << Today() << "; " << std::thread::hardware_concurrency() << " cores, " << ProcessorName()
        << ", Linux " << system.release << "; "
#if defined(__clang__)
        << "clang " << __clang_version__
#else
        << "g++ " << __VERSION__
#endif
        << ". Ratios are medians of turns taken within one run; what stands beside them holds "
           "for this machine and this day.\n\n"
        << "| what | bar | measured | | beside it |\n|---|---|---|---|---|\n";
  }

  /// Writes the rows of a measurement.
  void Measure(const Measurement& measurement) {
    bool is_grille = measurement.program == kGrille;
    std::vector<std::string> command = {is_grille ? grille_ : benches_ / measurement.program};
    command.insert(command.end(), measurement.arguments.begin(), measurement.arguments.end());
    if (!is_grille) command.emplace_back("--benchmark_format=json");
    const auto& [file, text] = measurement.file;
    if (!file.empty()) std::ofstream(scratch_ / file) << text;
    std::cerr << measurement.program << " …" << std::endl;
    std::optional<Ran> ran = RunProgram(command, scratch_, measurement.cores);
    if (!ran) {
      std::cerr << "  it failed\n";
      complete_ = false;
      return;
    }
    std::map<std::string, Counters> reported = CountersOf(ran->out);
    reported[""] = {{"wall_s", ran->usage.wall_s},
                    {"computed_s", ran->usage.computed_s},
                    {"megabytes", ran->usage.megabytes}};
    for (const Bar& bar : measurement.bars) Write(bar, reported);
  }

  bool complete() const { return complete_; }

 private:
  static fs::path MakeScratch() {
    fs::path folder = fs::absolute(absl::StrCat("report-", getpid()));
    fs::create_directory(folder);
    return folder;
  }

  void Write(const Bar& bar, const std::map<std::string, Counters>& reported) {
    const Counters* counters = nullptr;
    for (const auto& [name, its] : reported) {
      if (bar.benchmark.empty() ? name.empty() : name.rfind(bar.benchmark, 0) == 0) counters = &its;
    }
    if (counters == nullptr || counters->count(bar.counter) == 0) {
      std::cerr << "  no figure for: " << bar.what << "\n";
      complete_ = false;
      return;
    }
    double value = counters->at(bar.counter);
    bool holds = bar.sense == Sense::kAtLeast ? value >= bar.bar : value <= bar.bar;
    std::cout << "| " << bar.what << " | "
              << (bar.sense == Sense::kAtLeast ? "at least " : "at most ")
              << WithUnit(bar.bar, bar.unit) << " | " << WithUnit(value, bar.unit) << " | "
              << (holds ? "holds" : "**missed**") << " | ";
    std::string_view between;
    for (const auto& [counter, unit] : bar.beside) {
      auto found = counters->find(counter);
      if (found == counters->end()) continue;
      std::cout << between << WithUnit(found->second, unit);
      between = ", ";
    }
    std::cout << " |" << std::endl;
  }

  fs::path benches_;
  fs::path grille_;
  fs::path scratch_;
  bool complete_ = true;
};

bool IsAskedFor(const Measurement& measurement, const std::string& text) {
  if (measurement.bars.empty() || measurement.program.find(text) != std::string::npos) return true;
  for (const Bar& bar : measurement.bars) {
    if (bar.what.find(text) != std::string::npos) return true;
  }
  return false;
}

int Main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  std::vector<std::string> only = TakeFlags(&arguments, "only");
  if (arguments.size() > 1) Stop(absl::StrCat("what is ", arguments[1], "?"));
  fs::path benches = fs::canonical("/proc/self/exe").parent_path();
  Report report(benches, benches.parent_path() / "grille");
  report.Begin();
  for (const Measurement& measurement : AllMeasurements()) {
    if (only.empty() || IsAskedFor(measurement, only.back())) report.Measure(measurement);
  }
  return report.complete() ? 0 : 1;
}

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) { return grille::bench::Main(argc, argv); }
