// Texts that codes are read from: lines, JSON objects, CSV, and how they are told apart.

#include <gtest/gtest.h>

#include <sstream>

#include "solver/status.h"
#include "tools/grille/code_reader.h"
#include "tools/grille/csv_input.h"
#include "tools/grille/text_input.h"

namespace grille::tools {
namespace {

using Fields = std::vector<std::string>;

const std::string kMark = "\xef\xbb\xbf";

std::string Joined(const Fields& fields) {
  std::string text;
  for (const std::string& field : fields) text += "[" + field + "]";
  return text;
}

/// The records as "LINE [field][field]", the errors as "LINE what is wrong".
Fields Records(const std::string& text) {
  std::istringstream stream(text);
  TextInput input(stream);
  CsvReader reader(&input);
  Fields all;
  Fields fields;
  while (true) {
    absl::StatusOr<bool> read = reader.Next(&fields);
    if (read.ok() && !*read) return all;
    all.push_back(std::to_string(reader.line()) + " " +
                  (read.ok() ? Joined(fields) : std::string(MessageOf(read.status()))));
  }
}

/// The same for codes.
Fields Codes(const std::string& text) {
  std::istringstream stream(text);
  CodeReader reader(stream);
  Fields all;
  while (std::optional<CodeReader::Item> item = reader.Next()) {
    all.push_back(std::to_string(item->line) + " " +
                  (item->code.ok() ? *item->code : std::string(MessageOf(item->code.status()))));
  }
  return all;
}

TEST(CsvReader, FieldsAreKeptAsTheyAre) {
  EXPECT_EQ(Records(""), Fields());
  EXPECT_EQ(Records("a,b\r\nc,d\r\n"), (Fields{"1 [a][b]", "2 [c][d]"}));
  EXPECT_EQ(Records("a,b\nc,d"), (Fields{"1 [a][b]", "2 [c][d]"}));
  EXPECT_EQ(Records(" a , b\t\n"), (Fields{"1 [ a ][ b\t]"}));
  EXPECT_EQ(Records(",\n,,\n"), (Fields{"1 [][]", "2 [][][]"}));
  EXPECT_EQ(Records(std::string("a\0b,\xff\n", 6)), (Fields{std::string("1 [a\0b][\xff]", 10)}));
  EXPECT_EQ(Records("a,b\r"), (Fields{"1 [a][b]"})) << "cut within its end";
}

TEST(CsvReader, QuotedFieldsHoldAnything) {
  EXPECT_EQ(Records("\"a\",\"b,c\",\"d\"\"e\"\r\n"), (Fields{"1 [a][b,c][d\"e]"}));
  EXPECT_EQ(Records("\"\",\"\"\"\"\n"), (Fields{"1 [][\"]"}));
  EXPECT_EQ(Records("\"a\nb\r\n\",c\nd,e"), (Fields{"1 [a\nb\r\n][c]", "4 [d][e]"}));
  EXPECT_EQ(Records("\"a\""), (Fields{"1 [a]"}));
  EXPECT_EQ(Records("\"a\"\r"), (Fields{"1 [a]"}));
}

TEST(CsvReader, BlankLinesAreNoRecords) {
  EXPECT_EQ(Records("\n\r\n \t\na\n\n\nb\n\n"), (Fields{"4 [a]", "7 [b]"}));
  EXPECT_EQ(Records("\"\"\n\" \"\n"), (Fields{"1 []", "2 [ ]"})) << "said, if empty";
}

TEST(CsvReader, FaultsAreNamedWithTheirLineAndReadingGoesOn) {
  EXPECT_EQ(Records("a\n\"b\"c,d\ne"), (Fields{"1 [a]", "2 text after a closing quote", "3 [e]"}));
  EXPECT_EQ(Records("\"a\n\n\" \nb"), (Fields{"3 text after a closing quote", "4 [b]"}));
  EXPECT_EQ(Records("a\nb,\"c\nd\n"), (Fields{"1 [a]", "2 a quote is opened and never closed"}));
  EXPECT_EQ(Records("\"a\nb\",\"c"), (Fields{"2 a quote is opened and never closed"}));
  EXPECT_EQ(Records("\"\"\""), (Fields{"1 a quote is opened and never closed"}));
  EXPECT_EQ(Records("a\rb\nc"), (Fields{"1 a carriage return without a line feed", "2 [c]"}));
  Fields inside = Records("a\"b\nc");
  ASSERT_EQ(inside.size(), 2U);
  EXPECT_EQ(inside[0].rfind("1 a quote inside a field", 0), 0U) << inside[0];
  EXPECT_EQ(inside[1], "2 [c]");
}

TEST(CsvReader, ARecordOfMoreThanAMegabyteIsRefusedAndTheNextOneRead) {
  std::string whole(kLongestLine - 1, 'x');
  EXPECT_EQ(Records(whole + ",\nb"), (Fields{"1 [" + whole + "][]", "2 [b]"}));
  for (const std::string& text :
       {whole + ",a\nb", "\"" + whole + "\n\n\"\nb", std::string(kLongestLine + 1, ',') + "\nb"}) {
    Fields records = Records(text);
    ASSERT_EQ(records.size(), 2U);
    EXPECT_EQ(records[0].rfind("1 a record longer than 1048576 bytes", 0), 0U) << records[0];
    EXPECT_EQ(records[1].substr(2), "[b]");
  }
}

TEST(CodeReader, TellsTheFormatsApart) {
  EXPECT_EQ(Codes("wyx:a\n\n  wyx:b \r\nwyx:c"), (Fields{"1 wyx:a", "3 wyx:b", "4 wyx:c"}));
  EXPECT_EQ(Codes("{\"id\":1,\"code\":\"wyx:a\"}\nwyx:b"), (Fields{"1 wyx:a", "2 wyx:b"}));
  EXPECT_EQ(Codes("id,code,level\r\n1,wyx:a,easy\r\n2,\"wyx:b\",\r\n"),
            (Fields{"2 wyx:a", "3 wyx:b"}));
  EXPECT_EQ(Codes("code\nwyx:a\n\nwyx:b\n"), (Fields{"2 wyx:a", "4 wyx:b"}));
  EXPECT_EQ(Codes("\n \r\n\"x\ny\",\"code\"\n\"1\n2\",wyx:a\n3,wyx:b"),
            (Fields{"5 wyx:a", "7 wyx:b"}));
  EXPECT_EQ(Codes("code"), Fields());
  // Without such a column it is no CSV to us.
  EXPECT_EQ(Codes("id,Code\n1,wyx:a\n"), (Fields{"1 id,Code", "2 1,wyx:a"}));
  EXPECT_EQ(Codes("\"open\nwyx:a\n"), (Fields{"1 \"open", "2 wyx:a"}));
  EXPECT_EQ(Codes(""), Fields());
  EXPECT_EQ(Codes("\n\n"), Fields());
}

TEST(CodeReader, AByteOrderMarkIsPassedOverAtTheStartOnly) {
  for (const char* text : {"code\nwyx:a\n", "wyx:a", "{\"code\":\"wyx:a\"}", "\n\"code\"\nwyx:a"}) {
    EXPECT_EQ(Codes(kMark + text).size(), 1U) << text;
    EXPECT_EQ(Codes(kMark + text).back().substr(2), "wyx:a") << text;
  }
  EXPECT_EQ(Codes(kMark), Fields());
  EXPECT_EQ(Codes("\xef\xbbx"), (Fields{"1 \xef\xbbx"}));
  EXPECT_EQ(Codes("\xef"), (Fields{"1 \xef"}));
  EXPECT_EQ(Codes("a\n" + kMark), (Fields{"1 a", "2 " + kMark}));
}

TEST(CodeReader, BadHeadersAreOneErrorAndNothingElse) {
  EXPECT_EQ(Codes("code,code\nwyx:a,wyx:b\n"), (Fields{"1 the header has two columns \"code\""}));
  EXPECT_EQ(Codes("code,\"x\"y\nwyx:a,1\n"), (Fields{"1 text after a closing quote"}));
  EXPECT_EQ(Codes("\ncode,\"x\nwyx:a,1\n"), (Fields{"2 a quote is opened and never closed"}));
}

TEST(CodeReader, RecordsMustHaveTheFieldsOfTheHeader) {
  EXPECT_EQ(Codes("id,code\n1\n2,wyx:a\n3,wyx:b,easy\n"),
            (Fields{"2 a record of 1 field, but the header has 2", "3 wyx:a",
                    "4 a record of 3 fields, but the header has 2"}));
}

TEST(CodeReader, ALineOfMoreThanAMegabyteIsRefusedWhateverIsInIt) {
  std::string blanks(kLongestLine, ' ');
  const std::string error = "longer than 1048576 bytes";
  EXPECT_EQ(Codes("wyx:a" + blanks + "\nwyx:b"), (Fields{"1 " + error, "2 wyx:b"}));
  EXPECT_EQ(Codes("wyx:b\n" + blanks + "wyx:a"), (Fields{"1 wyx:b", "2 " + error}));
  EXPECT_EQ(Codes("{\"code\":\"wyx:a\"}" + blanks + "\n"), (Fields{"1 " + error}));
  EXPECT_EQ(Codes("\"" + blanks + "\nwyx:b"), (Fields{"1 " + error, "2 wyx:b"}));
  EXPECT_EQ(Codes(blanks + "\nwyx:b"), (Fields{"2 wyx:b"})) << "as long as can be";
}

TEST(CodeInLine, AMemberThatStandsTwiceIsRefused) {
  EXPECT_EQ(CodeInLine("{\"a\":{\"code\":\"x\"},\"code\":\"y\"}").value(), "y");
  absl::StatusOr<std::string> twice = CodeInLine("{\"code\":\"x\",\"code\":\"y\"}");
  EXPECT_EQ(twice.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_NE(twice.status().message().find("two"), absl::string_view::npos);
}

}  // namespace
}  // namespace grille::tools
