#include "tools/grille/levels.h"

#include <algorithm>

namespace grille::tools {
namespace {

Level ReadLevel(const std::string& name) {
  if (std::optional<Level> level = LevelFromName(name)) return *level;
  std::string names;
  for (Level level : kLevels) {
    if (!names.empty()) names += ", ";
    names += LevelName(level);
  }
  throw CLI::ValidationError("--level", "'" + name + "' is none of " + names);
}

}  // namespace

CLI::Option* AddLevel(CLI::App* app, std::optional<Level>* level, const std::string& description) {
  auto read = [level](const std::string& name) { *level = ReadLevel(name); };
  return app->add_option_function<std::string>("--level", read, description)->type_name("NAME");
}

CLI::Option* AddLevels(CLI::App* app, std::vector<Level>* levels, const std::string& description) {
  auto read = [levels](const std::vector<std::string>& names) {
    for (const std::string& name : names) levels->push_back(ReadLevel(name));
    std::sort(levels->begin(), levels->end());
    levels->erase(std::unique(levels->begin(), levels->end()), levels->end());
  };
  return app->add_option_function<std::vector<std::string>>("--level", read, description)
      ->type_name("NAME[,NAME…]")
      ->delimiter(',')
      ->expected(1, kLevelCount);
}

}  // namespace grille::tools
