#include "tools/grille/options.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "solver/status.h"
#include "tools/grille/command.h"

namespace grille::tools {
namespace {

/// The words of the command line, last first, as CLI11 wants them. "--name=" becomes "--name" and
/// an empty word: CLI11 would pass over the = and take the word behind it, "--db= --count 3" for a
/// store called "--count".
std::vector<std::string> Reversed(int argc, char** argv) {
  std::vector<std::string> words;
  for (int i = argc - 1; i > 0; --i) {
    std::string word = argv[i];
    if (word.size() > 3 && word.compare(0, 2, "--") == 0 && word.find('=') == word.size() - 1) {
      words.emplace_back();
      word.pop_back();
    }
    words.push_back(std::move(word));
  }
  return words;
}

}  // namespace

Options Options::Subcommand(const std::string& name, const std::string& description) {
  app_->require_subcommand(1);
  return Options(app_->add_subcommand(name, description));
}

void Options::Words(const std::string& name, std::vector<std::string>* words,
                    const std::string& description) {
  // CLI11 would take "[a,b]" for two words; a file may be called so.
  app_->add_option(name, *words, description)->type_name("")->allow_extra_args(false);
}

void Options::Flag(const std::string& name, bool* flag, const std::string& description) {
  app_->add_flag(name, *flag, description);
}

void Options::Text(const std::string& name, const std::string& type, std::string* text,
                   const std::string& description, bool required) {
  app_->add_option(name, *text, description)->type_name(type)->required(required);
}

void Options::File(const std::string& name, std::string* file, const std::string& description,
                   bool required) {
  auto take = [name, file](const std::string& text) {
    // What a script makes of a variable that it forgot to set.
    if (text.empty()) throw CLI::ValidationError(name, "a file needs a name");
    *file = text;
  };
  app_->add_option_function<std::string>(name, take, description)
      ->type_name("FILE")
      ->required(required);
}

void Options::Value(const std::string& name, const std::string& type,
                    const std::string& description, Reader read) {
  auto take = [name, read = std::move(read)](const std::string& text) {
    absl::Status status = read(text);
    if (!status.ok()) throw CLI::ValidationError(name, std::string(MessageOf(status)));
  };
  app_->add_option_function<std::string>(name, take, description)->type_name(type);
}

void Options::Footer(const std::string& text) { app_->footer(text); }

bool Options::Chosen() const { return app_->parsed(); }

Program::Program(const std::string& name, const std::string& description,
                 const std::string& version)
    : app_(std::make_unique<CLI::App>(description, name)), options_(app_.get()) {
  app_->set_version_flag("--version", version);
  app_->failure_message([](const CLI::App* app, const CLI::Error& error) {
    return "grille: " + std::string(error.what()) + "\nRun '" + app->get_name() +
           " --help' for help.\n";
  });
}

Program::~Program() = default;

std::optional<int> Program::Parse(int argc, char** argv) {
  try {
    app_->parse(Reversed(argc, argv));
  } catch (const CLI::ParseError& error) {
    if (app_->exit(error) != 0) return kWrongUse;
    if (std::cout.flush()) return kDone;
    return Fail(absl::UnavailableError("the output could not be written in full"));
  }
  return std::nullopt;
}

}  // namespace grille::tools
