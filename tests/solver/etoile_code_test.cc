#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "solver/slide/etoile.h"
#include "solver/slide/etoile_payload.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr std::string_view kProblemToRead = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr std::string_view kWord = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";
constexpr std::string_view kLetters = "etoile:ABCDEFGHIJKLMNO./CADBEFGHIJKLMN.O";

std::string EtoileErrorOf(std::string_view code) {
  absl::StatusOr<Task> task = ParseEtoile(code);
  EXPECT_FALSE(task.ok()) << code;
  EXPECT_EQ(task.status().code(), absl::StatusCode::kInvalidArgument) << code;
  return std::string(MessageOf(task.status()));
}

TEST(EtoileCode, ReadsAndWritesEverySort) {
  for (std::string_view code : {kProblemToRead, kWord, kLetters}) {
    absl::StatusOr<Task> task = ParseEtoile(code);
    ASSERT_TRUE(task.ok()) << code << task.status();
    EXPECT_EQ(WriteEtoile(*task), code);
  }
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string from = i % 2 == 0 ? ".bbbbbwwwwwrrryy" : "ABCDEFGHIJKLMNO.";
    std::string to = from;
    std::shuffle(from.begin(), from.end(), random);
    std::shuffle(to.begin(), to.end(), random);
    std::string code = "etoile:" + from + "/" + to;
    absl::StatusOr<Task> task = ParseEtoile(code);
    ASSERT_TRUE(task.ok()) << code << task.status();
    EXPECT_EQ(WriteEtoile(*task), code);
  }
}

TEST(EtoileCode, RefusesEveryLostCharacter) {
  for (std::string_view code : {kProblemToRead, kWord, kLetters}) {
    for (size_t i = 0; i < code.size(); ++i) {
      // A word that lost a letter is a word, if another one.
      if (code == kWord && i > code.find('/', 30) && i < code.find('@')) continue;
      std::string cut(code);
      cut.erase(i, 1);
      std::string error = EtoileErrorOf(cut);
      EXPECT_EQ(error.rfind("character ", 0), 0U) << cut << ": " << error;
    }
  }
}

TEST(EtoileCode, NamesPlaceAndReason) {
  struct Case {
    std::string_view code;
    std::string_view error;
  };
  for (const Case& c : {
           Case{"", "character 1: a code of the Étoile begins with etoile:"},
           Case{"etoile", "character 1: a code of the Étoile begins with etoile:"},
           Case{"etoile:",
                "character 8: station A: expected '.', a colour b w r y or a letter A to "
                "P, found the end"},
           Case{"etoile:b.rrwrrrbrbwbwwg/r.rrrrrrwwwwbbbb",
                "character 23: station P: expected '.' or a colour b w r y, found 'g'"},
           Case{"etoile:ABCDEFGHIJKLMNOQ/ABCDEFGHIJKLMNO.",
                "character 23: station P: expected '.' or a letter A to P, found 'Q'"},
           Case{"etoile:b.rrwrrrbrbwbww./r.rrrrrrwwwwbbbb",
                "character 23: a second vacant station: one is vacant"},
           Case{"etoile:bbrrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb",
                "character 8: no station is vacant ('.')"},
           Case{"etoile:A.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb",
                "character 10: colours and letters do not go together"},
           Case{"etoile:b.Arwrrrbrbwbwwr/r.rrrrrrwwwwbbbb",
                "character 10: colours and letters do not go together"},
           Case{"etoile:ABCDEFGHIJKLMNA./ABCDEFGHIJKLMNO.",
                "character 22: the token A stands twice"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrrwwwbbbb",
                "character 25: the goal has 3 white tokens, the start 4"},
           Case{"etoile:ABCDEFGHIJKLMNO./ABCDEFGHIJKLMNP.",
                "character 25: the goal has 0 tokens O, the start 1"},
           Case{"etoile:b.rrwrrrbrbwbwwr:r.rrrrrrwwwwbbbb",
                "character 24: expected '/', found ':'"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/",
                "character 42: expected a word of the letters A to P, found the end"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/AQ@A",
                "character 43: expected a letter A to P or '@' and a station, found 'Q'"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/AC",
                "character 44: expected '@', found the end"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/AC@",
                "character 45: expected the marked token's station, found the end"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/AC@B",
                "character 45: station B is vacant: no token to mark"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/AC@AA",
                "character 46: expected the end, found 'A'"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/"
                "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA@A",
                "character 42: a word has at most 40 letters"},
           Case{"etoile:ABCDEFGHIJKLMNO./ABCDEFGHIJKLMNO./AB@A",
                "character 42: a word goes with colours, not with letters on the tokens"},
           Case{"etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb\n",
                "character 41: expected the end, found byte 10"},
       }) {
    EXPECT_EQ(EtoileErrorOf(c.code), c.error) << c.code;
  }
}

TEST(EtoilePayload, IsReadBack) {
  struct Case {
    std::string_view code;
    std::string_view solution;
  };
  for (const Case& c : {Case{kProblemToRead, "NAIJCODKJCODKEPONAIJB"},
                        Case{"etoile:ABCDEFGHIJKLMNO./ABCDEFGHIJKL.NOM", "M"},
                        Case{"etoile:b.rrwrrrbrbwbwwr/.brrwrrrbrbwbwwr/B@A", "JCONAIJBNOCJIA"}}) {
    SolvedEtoile solved;
    solved.task = *ParseEtoile(c.code);
    solved.solution = *ParseStarMoves(c.solution);
    solved.shortest = 4;
    absl::StatusOr<SolvedEtoile> again = DecodeEtoile(EncodeEtoile(solved));
    ASSERT_TRUE(again.ok()) << again.status() << EncodeEtoile(solved);
    EXPECT_EQ(again->task, solved.task);
    EXPECT_EQ(again->solution, solved.solution);
    EXPECT_EQ(again->shortest, solved.shortest);
  }
}

TEST(EtoilePayload, RefusesWhatIsDamaged) {
  const std::string good = "b.rrwrrrbrbwbwwrr.rrrrrrwwwwbbbb NAIJCODKJCODKEPONAIJB 4";
  ASSERT_TRUE(DecodeEtoile(good).ok());
  EXPECT_TRUE(DecodeEtoile("b.rrwrrrbrbwbwwrr.rrrrrrwwwwbbbb NAIJCODKJCODKEPONAIJB -").ok());
  for (size_t i = 0; i < good.size() - 1; ++i) {
    for (char c : {'\0', ' ', 'Z', 'x', '\xff'}) {
      if (good[i] == c) continue;
      std::string bad = good;
      bad[i] = c;
      EXPECT_EQ(DecodeEtoile(bad).status().code(), absl::StatusCode::kDataLoss) << bad;
    }
  }
  for (std::string_view count :
       {"", "0", "04", "+4", "4x", "--", "18446744073709551616", "9223372036854775808"}) {
    std::string bad = good.substr(0, good.size() - 1) + std::string(count);
    EXPECT_EQ(DecodeEtoile(bad).status().code(), absl::StatusCode::kDataLoss) << bad;
  }
  for (std::string_view bad : {"", " ", "  ", "a b c d", "b.rr NAIJ 4"}) {
    EXPECT_EQ(DecodeEtoile(bad).status().code(), absl::StatusCode::kDataLoss) << bad;
  }
}

}  // namespace
}  // namespace grille::slide
