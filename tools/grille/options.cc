#include "tools/grille/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "solver/status.h"
#include "tools/grille/command.h"

namespace grille::tools {
namespace {

/// What no argument can hold; see Reversed and Word.
constexpr char kNoList = '\0';

/// The words of the command line, last first, as CLI11 wants them, with two of its habits undone:
///
///   "--name=" becomes "--name" and an empty word; it would take the word behind instead, "--db=
///   --count 3" for a store called "--count".
///
///   "[a,b]" is marked at its end; it would make two words of it, but a file may be called so.
std::vector<std::string> Reversed(int argc, char** argv) {
  std::vector<std::string> words;
  for (int i = argc - 1; i > 0; --i) {
    std::string word = argv[i];
    if (word.size() > 3 && word.compare(0, 2, "--") == 0 && word.find('=') == word.size() - 1) {
      words.emplace_back();
      word.pop_back();
    }
    if (!word.empty() && word.back() == ']') word += kNoList;
    words.push_back(std::move(word));
  }
  return words;
}

/// A word as it was on the command line.
std::string Word(std::string text) {
  if (!text.empty() && text.back() == kNoList) text.pop_back();
  return text;
}

/// What is wrong with the subcommands named; empty when nothing is. CLI11 says no more of a word
/// that it does not know than that a subcommand is required.
std::string WrongCommand(CLI::App* app, int argc, char** argv) {
  for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
    std::string known;
    CLI::App* next = nullptr;
    for (CLI::App* command : app->get_subcommands([](CLI::App*) { return true; })) {
      absl::StrAppend(&known, known.empty() ? "" : ", ", command->get_name());
      if (command->get_name() == argv[i]) next = command;
    }
    if (known.empty()) break;
    if (next == nullptr) return absl::StrCat("'", argv[i], "' is none of ", known);
    app = next;
  }
  return "";
}

}  // namespace

Options Options::Subcommand(const std::string& name, const std::string& description) {
  app_->require_subcommand(1);
  return Options(app_->add_subcommand(name, description));
}

void Options::FileWord(const std::string& name, std::string* file, const std::string& description,
                       bool required) {
  auto take = [name, file](const std::string& text) {
    if (text.empty()) throw CLI::ValidationError(name, "a file needs a name");
    *file = Word(text);
  };
  app_->add_option_function<std::string>(name, take, description)
      ->type_name("")
      ->required(required);
}

void Options::Words(const std::string& name, std::vector<std::string>* words,
                    const std::string& description) {
  auto take = [words](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) words->push_back(Word(text));
  };
  app_->add_option_function<std::vector<std::string>>(name, take, description)->type_name("");
}

void Options::Flag(const std::string& name, bool* flag, const std::string& description) {
  app_->add_flag(name, *flag, description);
}

void Options::Text(const std::string& name, const std::string& type, std::string* text,
                   const std::string& description, bool required) {
  auto take = [text](const std::string& given) { *text = Word(given); };
  app_->add_option_function<std::string>(name, take, description)
      ->type_name(type)
      ->required(required);
}

void Options::File(const std::string& name, std::string* file, const std::string& description,
                   bool required) {
  auto take = [name, file](const std::string& text) {
    // What a script makes of a variable that it forgot to set.
    if (text.empty()) throw CLI::ValidationError(name, "a file needs a name");
    *file = Word(text);
  };
  app_->add_option_function<std::string>(name, take, description)
      ->type_name("FILE")
      ->required(required);
}

void Options::Value(const std::string& name, const std::string& type,
                    const std::string& description, Reader read) {
  auto take = [name, read = std::move(read)](const std::string& text) {
    absl::Status status = read(Word(text));
    if (!status.ok()) throw CLI::ValidationError(name, std::string(MessageOf(status)));
  };
  app_->add_option_function<std::string>(name, take, description)->type_name(type);
}

void Options::Alone(const std::string& name, const std::vector<std::string>& others,
                    const std::string& why) {
  app_->parse_complete_callback([app = app_, name, others, why] {
    if (app->count(name) == 0) return;
    for (const CLI::Option* option : app->get_options()) {
      std::string other = option->get_name();
      bool allowed =
          other == name || std::find(others.begin(), others.end(), other) != others.end();
      if (option->count() == 0 || allowed) continue;
      throw CLI::ValidationError(name, why + "; leave " + other + " out");
    }
  });
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
  if (std::string wrong = WrongCommand(app_.get(), argc, argv); !wrong.empty()) {
    Say(absl::StrCat("grille: ", wrong, "\nRun 'grille --help' for help."));
    return kWrongUse;
  }
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
