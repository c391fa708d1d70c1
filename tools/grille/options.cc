#include "tools/grille/options.h"

#include <CLI/CLI.hpp>

#include "solver/status.h"
#include "tools/grille/command.h"

namespace grille::tools {

Options Options::Subcommand(const std::string& name, const std::string& description) {
  app_->require_subcommand(1);
  return Options(app_->add_subcommand(name, description));
}

void Options::Words(const std::string& name, std::vector<std::string>* words,
                    const std::string& description) {
  app_->add_option(name, *words, description)->type_name("");
}

void Options::Flag(const std::string& name, bool* flag, const std::string& description) {
  app_->add_flag(name, *flag, description);
}

void Options::Text(const std::string& name, const std::string& type, std::string* text,
                   const std::string& description, bool required) {
  app_->add_option(name, *text, description)->type_name(type)->required(required);
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
    std::string what = error.what();
    // Of a word that is no subcommand CLI11 says only that a subcommand is missing.
    std::vector<std::string> unread = app->remaining(/*recurse=*/true);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unread.empty()) {
      what = "'" + unread[0] + "' is not known here";
    }
    return "grille: " + what + "\nRun '" + app->get_name() + " --help' for help.\n";
  });
}

Program::~Program() = default;

std::optional<int> Program::Parse(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app_->exit(error) == 0 ? kDone : kWrongUse;
  }
  return std::nullopt;
}

}  // namespace grille::tools
