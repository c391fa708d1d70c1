#ifndef GRILLE_TOOLS_GRILLE_JSON_H_
#define GRILLE_TOOLS_GRILLE_JSON_H_

#include <concepts>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace grille::tools {

/// A JSON object that is written member by member, in order, as compact text. Texts that are no
/// UTF-8 (file names may hold any bytes) have their bad bytes replaced.
class JsonObject {
 public:
  JsonObject& Add(std::string_view name, std::string_view text);
  JsonObject& Add(std::string_view name, const char* text) {
    return Add(name, std::string_view(text));
  }
  JsonObject& Add(std::string_view name, const std::string& text) {
    return Add(name, std::string_view(text));
  }
  JsonObject& Add(std::string_view name, bool value);
  template <std::integral T>
  JsonObject& Add(std::string_view name, T value) {
    return AddRaw(name, std::to_string(value));
  }
  /// To one decimal place.
  JsonObject& Add(std::string_view name, double value);
  JsonObject& AddNull(std::string_view name);
  JsonObject& Add(std::string_view name, const std::vector<std::string>& texts);
  template <std::integral T>
  JsonObject& Add(std::string_view name, const std::vector<T>& numbers) {
    return AddRaw(name, absl::StrCat("[", absl::StrJoin(numbers, ","), "]"));
  }
  JsonObject& Add(std::string_view name, const JsonObject& object);
  JsonObject& Add(std::string_view name, const std::vector<JsonObject>& objects);

  std::string Text() const { return text_ + "}"; }

 private:
  JsonObject& AddRaw(std::string_view name, std::string_view value);

  std::string text_ = "{";
};

/// The text that an object has by that name; empty when it has none, or no text.
std::string TextMember(const nlohmann::json& object, const char* name);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_JSON_H_
