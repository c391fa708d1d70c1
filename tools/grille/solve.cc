#include <fstream>
#include <optional>

#include "solver/status.h"
#include "solver/wyx/count.h"
#include "solver/wyx/table_text.h"
#include "tools/grille/code_input.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/search_options.h"
#include "tools/grille/solve_answer.h"
#include "tools/grille/text_input.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultSolutions = 100;

class Solve final : public Command {
 public:
  std::string name() const override { return "solve"; }
  std::string description() const override {
    return "Find all solutions of codes, or of a table; or the fewest moves";
  }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes; without any, one a line from standard input");
    AddNumber(options, "--limit", &limit_, 1, kMaxNumber,
              "Stop after N solutions of a Wyx grid (100 unless told)");
    search_.DeclareLimits(options);
    search_.DeclareCount(options);
    search_.DeclareMeans(options);
    options.File("--table", &table_, "Solve a table of letters from FILE instead");
    options.Flag("--json", &json_, "One JSON object a line");
    options.Footer(
        "Of Wyx grids all solutions are found, of patiences and taquins one of the fewest moves\n"
        "possible. A node is a pass over the table of a grid, or an arrangement reached. Letter\n"
        "patiences and large taquins are solved with pattern databases; with --db the largest "
        "that\n"
        "pay are kept beside a store, and a hard fifteen puzzle takes hundredths of a second.\n\n"
        "Examples:\n"
        "  grille solve etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb\n"
        "  grille solve taquin:3x3/8,6,7,2,5,4,3,0,1\n"
        "  grille solve etoile:CNLBDOFIKG.HEAMJ/ABCDEFGHIJ.KLMNO --count-shortest\n"
        "  grille solve wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/"
        "L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2\n"
        "  grille export --db grilles.db --format codes | grille solve --json\n"
        "  grille solve --table table.txt");
  }

  int Run() override {
    if (!table_.empty() && !codes_.empty()) {
      return Fail(absl::InvalidArgumentError("--table goes without codes"));
    }
    int exit = table_.empty() ? SolveCodes() : SolveTable();
    if (absl::Status written = output_.Finish(); !written.ok()) return Fail(written);
    return exit;
  }

 private:
  uint64_t Limit() const { return limit_.value_or(kDefaultSolutions); }

  int SolveCodes() {
    if (absl::Status store = search_.CheckStore(); !store.ok()) return Fail(store);
    bool all_known = true;
    int exit = ForEachCode(codes_, json_, &output_, [&](const Kind& kind, std::string_view code) {
      GRILLE_ASSIGN_OR_RETURN(SolveAnswer answer, kind.Solve(code, Limit(), search_.Begin()));
      all_known = all_known && answer.known;
      if (json_) {
        output_.JsonLine(AnswerJson(answer));
      } else {
        PrintAnswer(answer, search_.LimitText(), &output_);
      }
      return absl::OkStatus();
    });
    search_.Keep();
    if (exit == kDone && !all_known) {
      Say(absl::StrCat("grille: not all is known: some search did not end within ",
                       search_.LimitText()));
      return kNotFullyDone;
    }
    return exit;
  }

  int SolveTable() {
    std::ifstream file;
    if (absl::Status opened = OpenFile(table_, &file); !opened.ok()) return Fail(opened);
    // No table is so large; whatever else the name leads to must not fill the memory.
    std::string text(kLongestLine, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.gcount() == static_cast<std::streamsize>(text.size())) {
      return Fail(absl::OutOfRangeError(absl::StrCat(table_, ": too long to be a table")));
    }
    text.resize(static_cast<size_t>(file.gcount()));
    absl::StatusOr<wyx::LetterTable> letters = wyx::ReadLetterTable(text);
    if (!letters.ok()) return Fail(Prefixed(table_, letters.status()));
    wyx::SolutionCount count =
        wyx::CountSolutions(letters->table, {.solutions = Limit(), .passes = search_.nodes()});
    if (json_) {
      TableJson(*letters, count);
    } else {
      PrintTable(*letters, count);
    }
    return count.known ? kDone : kNotFullyDone;
  }

  void TableJson(const wyx::LetterTable& letters, const wyx::SolutionCount& count) {
    JsonObject object;
    object.Add("table", table_);
    AddVerdict(count.known, count.solutions, count.more, &object);
    std::vector<JsonObject> all;
    for (const wyx::Path& path : count.found) {
      all.push_back(JsonObject()
                        .Add("cells", wyx::CellLetters(letters, path))
                        .Add("dominoes", wyx::DominoLetters(letters, path)));
    }
    output_.JsonLine(object.Add("all", all));
  }

  void PrintTable(const wyx::LetterTable& letters, const wyx::SolutionCount& count) {
    output_.Line(count.known ? HowMany(count.solutions, count.more)
                             : "unknown: the search did not end within the nodes allowed");
    for (const wyx::Path& path : count.found) {
      output_.Line("cells    " + Spaced(wyx::CellLetters(letters, path)));
      output_.Line("dominoes " + Spaced(wyx::DominoLetters(letters, path)));
    }
  }

  static std::string Spaced(const std::string& letters) {
    std::string spaced;
    for (char c : letters) {
      if (!spaced.empty()) spaced += ' ';
      spaced += c;
    }
    return spaced;
  }

  std::vector<std::string> codes_;
  std::optional<uint64_t> limit_;
  SearchOptions search_;
  std::string table_;
  bool json_ = false;
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeSolve() { return std::make_unique<Solve>(); }

}  // namespace grille::tools
