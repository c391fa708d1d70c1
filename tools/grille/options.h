#ifndef GRILLE_TOOLS_GRILLE_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_OPTIONS_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"

namespace CLI {
class App;
}

namespace grille::tools {

/// The options of one subcommand, to be declared before the command line is read. A thin layer over
/// CLI11, whose headers are slow to compile: only options.cc includes them.
class Options {
 public:
  explicit Options(CLI::App* app) : app_(app) {}

  /// A subcommand of this one, which must then be named.
  Options Subcommand(const std::string& name, const std::string& description);

  /// A word without dashes: the name of a file, which may not be empty.
  void FileWord(const std::string& name, std::string* file, const std::string& description,
                bool required = true);

  /// A word without dashes, any number of times.
  void Words(const std::string& name, std::vector<std::string>* words,
             const std::string& description);

  void Flag(const std::string& name, bool* flag, const std::string& description);

  /// An option with a text, taken as it is. `type` stands for the text in the help.
  void Text(const std::string& name, const std::string& type, std::string* text,
            const std::string& description, bool required = false);

  /// The same with the name of a file, which may not be empty.
  void File(const std::string& name, std::string* file, const std::string& description,
            bool required = false);

  /// An option whose text `read` makes sense of; its error is shown with the option's name.
  using Reader = std::function<absl::Status(const std::string&)>;
  void Value(const std::string& name, const std::string& type, const std::string& description,
             Reader read);

  /// Refuses every other option and word beside the option `name` but those in `others`; "--output"
  /// stands for -o too. `why` is shown. At most one option of a subcommand can be of this sort.
  void Alone(const std::string& name, const std::vector<std::string>& others,
             const std::string& why);

  /// What stands at the end of the help: examples.
  void Footer(const std::string& text);

  /// Whether the command line named this subcommand.
  bool Chosen() const;

 private:
  CLI::App* app_;
};

/// The program's command line.
class Program {
 public:
  Program(const std::string& name, const std::string& description, const std::string& version);
  ~Program();

  Options& options() { return options_; }

  /// Reads the command line. Nothing when a subcommand is to be run; else the exit status, after
  /// the help asked for was printed, or what is wrong was said on stderr.
  std::optional<int> Parse(int argc, char** argv);

 private:
  std::unique_ptr<CLI::App> app_;
  Options options_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_OPTIONS_H_
