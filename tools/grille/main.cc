// The program. Each subcommand is a file of its own; what they share is beside them.

#include <clocale>
#include <iostream>

#include "tools/grille/command.h"
#include "tools/version.h"

namespace grille::tools {
namespace {

int RunProgram(int argc, char** argv) {
  CLI::App program("A factory for Wyx grids: generate, prove, grade, keep, query, print.",
                   "grille");
  program.set_version_flag(
      "--version", std::string("grille ") + grille::kVersion + " (" + grille::kCommit + ")");
  program.require_subcommand(1);
  program.failure_message([](const CLI::App* app, const CLI::Error& error) {
    return std::string("grille: ") + error.what() + "\nRun '" + app->get_name() +
           " --help' for help.\n";
  });
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(MakeGenerate());
  commands.push_back(MakeSolve());
  commands.push_back(MakeGrade());
  commands.push_back(MakeShow());
  commands.push_back(MakeQuery());
  commands.push_back(MakeExport());
  commands.push_back(MakeImport());
  commands.push_back(MakeVerify());
  commands.push_back(MakeStats());
  commands.push_back(MakeSheet());
  std::vector<std::pair<CLI::App*, Command*>> apps;
  for (const std::unique_ptr<Command>& command : commands) {
    apps.emplace_back(command->Register(&program), command.get());
  }
  program.footer(
      "Examples:\n"
      "  grille generate wyx --count 100000 --db grilles.db\n"
      "  grille query --db grilles.db --level hard\n"
      "  grille sheet --db grilles.db --level easy --count 4 -o sheet.pdf\n\n"
      "'grille COMMAND --help' tells more.");
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? kDone : kWrongUse;
  }
  for (const auto& [app, command] : apps) {
    if (app->parsed()) return command->Run();
  }
  return kWrongUse;
}

}  // namespace
}  // namespace grille::tools

int main(int argc, char** argv) {
  // No setlocale: what is written does not depend on the user's locale.
  std::ios::sync_with_stdio(false);
  try {
    return grille::tools::RunProgram(argc, argv);
  } catch (const std::exception& error) {
    grille::tools::Say(std::string("grille: ") + error.what());
    return grille::tools::kNotFullyDone;
  }
}
