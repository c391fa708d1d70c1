#include "tools/book/json_members.h"

#include <algorithm>
#include <set>

#include "tools/sheet/plain_text.h"

namespace grille::book {
namespace {

constexpr size_t kLongestShown = 40;

/// More than any file has that makes sense; what lies deeper is not even kept.
constexpr int kDeepest = 8;

/// Watches the names of members go by, object in object.
class Watch {
 public:
  /// Whether the value is to be kept.
  bool See(int depth, Json::parse_event_t event, const Json& parsed) {
    if (depth > kDeepest) {
      too_deep_ = true;
      return false;
    }
    if (event == Json::parse_event_t::object_start) {
      names_.emplace_back();
    } else if (event == Json::parse_event_t::object_end) {
      names_.pop_back();
    } else if (event == Json::parse_event_t::key) {
      if (!names_.back().insert(parsed.get<std::string>()).second && repeated_.empty()) {
        repeated_ = parsed.get<std::string>();
      }
    }
    return true;
  }

  absl::Status Verdict() const {
    if (too_deep_) {
      return absl::InvalidArgumentError(absl::StrCat("nested more than ", kDeepest, " deep"));
    }
    if (repeated_.empty()) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(repeated_, ": is there twice"));
  }

 private:
  std::vector<std::set<std::string>> names_;
  std::string repeated_;
  bool too_deep_ = false;
};

/// What the parser says, without its own number for it.
std::string Told(const std::string& what) {
  size_t at = what.find("] ");
  return at == what.npos ? what : what.substr(at + 2);
}

}  // namespace

absl::StatusOr<Json> ParseJson(std::string_view text) {
  Watch watch;
  Json json;
  try {
    json = Json::parse(text, [&](int depth, Json::parse_event_t event, Json& parsed) {
      return watch.See(depth, event, parsed);
    });
  } catch (const Json::exception& error) {
    return absl::InvalidArgumentError(absl::StrCat("not JSON: ", Told(error.what())));
  }
  GRILLE_RETURN_IF_ERROR(watch.Verdict());
  return json;
}

absl::Status ReadMembers(const Json& object, const std::vector<Member>& members) {
  if (!object.is_object()) {
    return absl::InvalidArgumentError(absl::StrCat(Shown(object), " is no object"));
  }
  for (const auto& [name, value] : object.items()) {
    auto known = std::find_if(members.begin(), members.end(),
                              [&name = name](const Member& member) { return member.name == name; });
    if (known == members.end()) {
      std::string names;
      for (const Member& member : members) {
        absl::StrAppend(&names, names.empty() ? "" : ", ", member.name);
      }
      return absl::InvalidArgumentError(absl::StrCat(name, ": is none of ", names));
    }
    if (absl::Status status = known->read(value); !status.ok()) return Prefixed(name, status);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> ReadText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return absl::InvalidArgumentError(absl::StrCat(Shown(value), " is no text"));
}

absl::StatusOr<uint64_t> ReadWhole(const Json& value, uint64_t min, uint64_t max) {
  if (value.is_number_unsigned() && value.get<uint64_t>() >= min && value.get<uint64_t>() <= max) {
    return value.get<uint64_t>();
  }
  return absl::InvalidArgumentError(
      absl::StrCat(Shown(value), " is no whole number from ", min, " to ", max));
}

absl::Status CheckLength(std::string_view text, size_t most) {
  auto is_first = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  auto length = static_cast<size_t>(std::count_if(text.begin(), text.end(), is_first));
  if (length <= most) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("has ", length, " characters; at most ", most, " have room"));
}

Member TextMember(std::string name, size_t most, std::string* target) {
  return {std::move(name), [most, target](const Json& value) -> absl::Status {
            GRILLE_ASSIGN_OR_RETURN(std::string text, ReadText(value));
            *target = sheet::PlainLine(text);
            return CheckLength(*target, most);
          }};
}

Member FlagMember(std::string name, bool* target) {
  return {std::move(name), [target](const Json& value) {
            if (!value.is_boolean()) {
              return absl::InvalidArgumentError(
                  absl::StrCat(Shown(value), " is neither true nor false"));
            }
            *target = value.get<bool>();
            return absl::OkStatus();
          }};
}

std::string Shown(const Json& value) {
  if (value.is_array()) return "a list";
  if (value.is_object()) return "an object";
  std::string text = value.dump(-1, ' ', /*ensure_ascii=*/true);
  if (text.size() > kLongestShown) text = text.substr(0, kLongestShown) + "…";
  return text;
}

}  // namespace grille::book
