#ifndef GRILLE_TOOLS_GRILLE_COMMAND_H_
#define GRILLE_TOOLS_GRILLE_COMMAND_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// Exit statuses (design.md).
enum ExitStatus : int {
  kDone = 0,
  kNotFullyDone = 1,
  kWrongUse = 2,
};

/// One subcommand of grille.
class Command {
 public:
  virtual ~Command() = default;

  virtual std::string name() const = 0;

  /// One line for the program's help.
  virtual std::string description() const = 0;

  /// Declares the options. Called once, before the command line is read.
  virtual void Declare(Options& options) = 0;

  /// Does the work once the options are read; returns an exit status.
  virtual int Run() = 0;
};

/// Makes of each subcommand, one file each.
std::unique_ptr<Command> MakeBackup();
std::unique_ptr<Command> MakeBook();
std::unique_ptr<Command> MakeCompact();
std::unique_ptr<Command> MakeDelete();
std::unique_ptr<Command> MakeDraw();
std::unique_ptr<Command> MakeExplain();
std::unique_ptr<Command> MakeExport();
std::unique_ptr<Command> MakeGenerate();
std::unique_ptr<Command> MakeGrade();
std::unique_ptr<Command> MakeHint();
std::unique_ptr<Command> MakeImport();
std::unique_ptr<Command> MakeMerge();
std::unique_ptr<Command> MakeQuery();
std::unique_ptr<Command> MakeRegrade();
std::unique_ptr<Command> MakeRelease();
std::unique_ptr<Command> MakeReserve();
std::unique_ptr<Command> MakeRetire();
std::unique_ptr<Command> MakeRuns();
std::unique_ptr<Command> MakeSheet();
std::unique_ptr<Command> MakeSheets();
std::unique_ptr<Command> MakeShow();
std::unique_ptr<Command> MakeSolve();
std::unique_ptr<Command> MakeStats();
std::unique_ptr<Command> MakeTable();
std::unique_ptr<Command> MakeVerify();

/// Says on stderr what went wrong, "grille: …", and returns the exit status that goes with it:
/// wrong use for what the caller can mend in the call, else not fully done.
int Fail(const absl::Status& status);

/// A line on stderr.
void Say(const std::string& line);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_COMMAND_H_
