// The program. Each subcommand is a file of its own; what they share is beside them.

#include <csignal>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "tools/grille/command.h"
#include "tools/grille/options.h"
#include "tools/version.h"

namespace grille::tools {
namespace {

int RunProgram(int argc, char** argv) {
  Program program("grille",
                  "A factory for Wyx grids, patiences of the Étoile and taquins: generate, prove, "
                  "grade, keep, query, print.",
                  absl::StrCat("grille ", kVersion, " (", kCommit, ")"));
  program.options().Footer(
      "Examples:\n"
      "  grille generate wyx --count 100000 --db grilles.db\n"
      "  grille query --db grilles.db --level hard\n"
      "  grille sheet --db grilles.db --level easy --count 4 -o sheet.pdf\n\n"
      "'grille COMMAND --help' tells more.");
  std::vector<std::pair<std::unique_ptr<Command>, Options>> commands;
  for (auto make :
       {MakeGenerate, MakeSolve,   MakeGrade,   MakeExplain, MakeHint,    MakeShow,    MakeQuery,
        MakeExport,   MakeImport,  MakeMerge,   MakeVerify,  MakeStats,   MakeTable,   MakeRuns,
        MakeSheet,    MakeSheets,  MakeBook,    MakeDraw,    MakeReserve, MakeRelease, MakeRetire,
        MakeDelete,   MakeRegrade, MakeCompact, MakeBackup}) {
    std::unique_ptr<Command> command = make();
    Options options = program.options().Subcommand(command->name(), command->description());
    command->Declare(options);
    commands.emplace_back(std::move(command), options);
  }
  if (std::optional<int> exit = program.Parse(argc, argv)) return *exit;
  for (const auto& [command, options] : commands) {
    if (options.Chosen()) return command->Run();
  }
  return kWrongUse;
}

}  // namespace
}  // namespace grille::tools

int main(int argc, char** argv) {
  // A file-size limit shall be an error of the write that hits it, not the end of the program.
  std::signal(SIGXFSZ, SIG_IGN);
  // No setlocale: what is written does not depend on the user's locale.
  std::ios::sync_with_stdio(false);
  // Services and some shells of other programs start us with it ignored; then a reader that has
  // enough would be an error to us.
  std::signal(SIGPIPE, SIG_DFL);
  try {
    return grille::tools::RunProgram(argc, argv);
  } catch (const std::exception& error) {
    grille::tools::Say(std::string("grille: ") + error.what());
    return grille::tools::kNotFullyDone;
  }
}
