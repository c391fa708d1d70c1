// `grille export`: JSON Lines, CSV by RFC 4180, codes; the same bytes everywhere.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class ExportTest : public ProgramTest {
 protected:
  void SetUp() override {
    MakeStore("a.db", 300);
    MakeStore("a.db", 20, {"--board", "6", "--marks", "2"});
  }
};

/// Reads CSV by RFC 4180, strictly: records end in CR LF, a quoted field may hold anything.
std::vector<Words> ReadCsv(const std::string& text) {
  std::vector<Words> records;
  Words record;
  size_t i = 0;
  while (i < text.size()) {
    std::string field;
    if (text[i] == '"') {
      for (++i; i < text.size(); ++i) {
        if (text[i] != '"') {
          field += text[i];
        } else if (text.compare(i, 2, "\"\"") == 0) {
          field += text[i++];
        } else {
          break;
        }
      }
      ++i;
    } else {
      while (i < text.size() && text[i] != ',' && text[i] != '\r') {
        EXPECT_TRUE(text[i] != '"' && text[i] != '\n') << "at byte " << i;
        field += text[i++];
      }
    }
    record.push_back(field);
    if (i < text.size() && text[i] == ',') {
      ++i;
      continue;
    }
    EXPECT_EQ(text.compare(i, 2, "\r\n"), 0) << "at byte " << i;
    i += 2;
    records.push_back(record);
    record.clear();
  }
  EXPECT_TRUE(record.empty());
  return records;
}

TEST_F(ExportTest, JsonLinesSayWhatTheStoreHolds) {
  Words lines = Lines(Good({"export", "--db", "a.db"}));
  Words rows = Lines(Sql(
      Path("a.db"), "SELECT id, code, level, score, measure, solution FROM puzzles ORDER BY id"));
  ASSERT_EQ(lines.size(), 320U);
  for (size_t i = 0; i < lines.size(); ++i) {
    json p = json::parse(lines[i]);
    EXPECT_EQ(p.size(), 8U) << lines[i];
    EXPECT_EQ(p["kind"], "wyx");
    EXPECT_EQ(p["solutions"], 1);
    EXPECT_EQ(std::to_string(p["id"].get<int>()) + "|" + p["code"].get<std::string>() + "|" +
                  p["level"].get<std::string>() + "|" + std::to_string(p["score"].get<int>()) +
                  "|" + std::to_string(p["arcs"].get<int>()) + "|" +
                  p["solution"].get<std::string>(),
              rows[i]);
  }
  EXPECT_EQ(Good({"export", "--db", "a.db", "--json"}),
            Good({"export", "--db", "a.db", "--format", "jsonl"}));
}

TEST_F(ExportTest, CsvReadsBackAsTheSame) {
  std::vector<Words> records = ReadCsv(Good({"export", "--db", "a.db", "--format", "csv"}));
  ASSERT_EQ(records.size(), 321U);
  EXPECT_EQ(records[0], (Words{"id", "kind", "code", "level", "score", "arcs", "moves", "solution",
                               "use", "client"}));
  Words lines = Lines(Good({"export", "--db", "a.db"}));
  for (size_t i = 0; i < lines.size(); ++i) {
    json p = json::parse(lines[i]);
    EXPECT_EQ(records[i + 1],
              (Words{std::to_string(p["id"].get<int>()), p["kind"], p["code"], p["level"],
                     std::to_string(p["score"].get<int>()), std::to_string(p["arcs"].get<int>()),
                     "", p["solution"], "free", ""}));
  }
  EXPECT_EQ(Good({"export", "--db", "a.db", "--format", "csv", "--arcs", "1"}),
            "id,kind,code,level,score,arcs,moves,solution,use,client\r\n");
}

TEST_F(ExportTest, CodesAreOneALine) {
  EXPECT_EQ(Good({"export", "--db", "a.db", "--format", "codes"}),
            Sql(Path("a.db"), "SELECT code FROM puzzles ORDER BY id"));
}

TEST_F(ExportTest, ChoosesAsQueryDoes) {
  for (const Words& choice : {Words{"--level", "easy", "--limit", "5"},
                              {"--order", "hardest", "--limit", "7"},
                              {"--seed", "3", "--limit", "9"},
                              {"--id", "12"},
                              {"--marks", "2", "--limit", "100"}}) {
    Words query = {"query", "--db", "a.db", "--json"};
    Words exported = {"export", "--db", "a.db"};
    // Their usual order is not the same.
    bool ordered = choice[0] == "--order" || choice[0] == "--seed";
    if (!ordered) query.insert(query.end(), {"--order", "oldest"});
    query.insert(query.end(), choice.begin(), choice.end());
    exported.insert(exported.end(), choice.begin(), choice.end());
    std::string text = Good(exported);
    EXPECT_FALSE(text.empty());
    EXPECT_SAME(Good(query), text);
  }
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db"})).size(), 320U) << "all, unless told";
}

TEST_F(ExportTest, AGermanLocaleChangesNoByte) {
  // Without such a locale the test would hold nothing.
  Result found = Bash("locale -a | grep -q '^de_DE' || test -e \"$LOCPATH/de_DE.UTF-8/LC_NUMERIC\"",
                      {.environment = {{"LC_ALL", "de_DE.UTF-8"}}});
  ASSERT_EQ(found.status, 0) << "no German locale to test with";
  ASSERT_EQ(Bash("printf %.1f 1,5", {.environment = {{"LC_ALL", "de_DE.UTF-8"}}}).out, "1,5");
  for (const Words& command : {Words{"export", "--db", "a.db"},
                               {"export", "--db", "a.db", "--format", "csv"},
                               {"export", "--db", "a.db", "--format", "codes"},
                               {"query", "--db", "a.db"},
                               {"stats", "--db", "a.db"},
                               {"stats", "--db", "a.db", "--json"},
                               {"show", "--db", "a.db", "--id", "3"},
                               {"generate", "wyx", "--count", "20", "--seed", "1"}}) {
    std::string plain = Good(command);
    EXPECT_FALSE(plain.empty());
    for (const char* name : {"de_DE.UTF-8", "C.UTF-8", "no_such_locale"}) {
      EXPECT_SAME(Good(command, {.environment = {{"LC_ALL", name}, {"LANG", name}}}), plain)
          << command[0] << " " << name;
    }
  }
}

}  // namespace
}  // namespace grille::program
