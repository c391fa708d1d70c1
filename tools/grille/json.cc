#include "tools/grille/json.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_format.h"

namespace grille::tools {
namespace {

std::string Quoted(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

JsonObject& JsonObject::AddRaw(std::string_view name, std::string_view value) {
  if (text_.size() > 1) text_ += ',';
  text_ += Quoted(name);
  text_ += ':';
  text_ += value;
  return *this;
}

JsonObject& JsonObject::Add(std::string_view name, std::string_view text) {
  return AddRaw(name, Quoted(text));
}

JsonObject& JsonObject::Add(std::string_view name, bool value) {
  return AddRaw(name, value ? "true" : "false");
}

JsonObject& JsonObject::Add(std::string_view name, double value) {
  return AddRaw(name, absl::StrFormat("%.1f", value));
}

JsonObject& JsonObject::AddNull(std::string_view name) { return AddRaw(name, "null"); }

JsonObject& JsonObject::Add(std::string_view name, const std::vector<std::string>& texts) {
  std::string list = "[";
  for (const std::string& text : texts) {
    if (list.size() > 1) list += ',';
    list += Quoted(text);
  }
  return AddRaw(name, list + "]");
}

JsonObject& JsonObject::Add(std::string_view name, const JsonObject& object) {
  return AddRaw(name, object.Text());
}

JsonObject& JsonObject::Add(std::string_view name, const std::vector<JsonObject>& objects) {
  std::string list = "[";
  for (const JsonObject& object : objects) {
    if (list.size() > 1) list += ',';
    list += object.Text();
  }
  return AddRaw(name, list + "]");
}

std::string TextMember(const nlohmann::json& object, const char* name) {
  auto member = object.find(name);
  return member != object.end() && member->is_string() ? member->get<std::string>() : "";
}

}  // namespace grille::tools
