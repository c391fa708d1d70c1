// Sliding puzzles drawn in the terminal.

#include "tools/grille/terminal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace grille::tools {
namespace {

constexpr std::string_view kProblemI = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr std::string_view kProblemII = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";

constexpr std::string_view kProblemIDrawn =
    "            A               B                               A               B\n"
    "            ●               ·                               ◉               ·\n"
    "            │⢧             ⡼│                               │⢧             ⡼│\n"
    "            │⠈⢧           ⡼⠁│                               │⠈⢧           ⡼⠁│\n"
    "            │ ⠈⢧         ⡼⠁ │                               │ ⠈⢧         ⡼⠁ │\n"
    "          I │  ⠈⢳⡀     ⢀⡞⠁  │ J                           I │  ⠈⢳⡀     ⢀⡞⠁  │ J\n"
    "H ◉ ─────── ● ───────────── ◉ ─────── ◉ C       H ◉ ─────── ○ ───────────── ○ ─────── ◉ C\n"
    "    ⠈⠙⠲⢤⣀   │     ⠘⢦⣀⡴⠃     │   ⣀⡤⠖⠋⠁               ⠈⠙⠲⢤⣀   │     ⠘⢦⣀⡴⠃     │   ⣀⡤⠖⠋⠁\n"
    "        ⠈⠙⠦⣄│       ○  N    │⣠⠴⠋⠁                       ⠈⠙⠦⣄│       ●  N    │⣠⠴⠋⠁\n"
    "            │⠦⣄M ⣠⠞⠁ ⠈⠳⣄  ⣠⠴│                               │⠦⣄M ⣠⠞⠁ ⠈⠳⣄  ⣠⠴│\n"
    "            │  ●         ○  │              ──▶              │  ●         ●  │\n"
    "            │⠖⠋  ⠙⢦⡀ ⢀⡴⠋ O⠙⠲│                               │⠖⠋  ⠙⢦⡀ ⢀⡴⠋ O⠙⠲│\n"
    "        ⢀⣠⠖⠋│    P  ◉       │⠙⠲⣄⡀                       ⢀⣠⠖⠋│    P  ●       │⠙⠲⣄⡀\n"
    "    ⢀⣠⠴⠚⠉   │     ⢠⠞⠉⠳⡄     │   ⠉⠓⠦⣄⡀               ⢀⣠⠴⠚⠉   │     ⢠⠞⠉⠳⡄     │   ⠉⠓⠦⣄⡀\n"
    "G ◉ ─────── ○ ───────────── ● ─────── ◉ D       G ◉ ─────── ○ ───────────── ○ ─────── ◉ D\n"
    "          L │  ⢀⡼⠁     ⠈⢧⡀  │ K                           L │  ⢀⡼⠁     ⠈⢧⡀  │ K\n"
    "            │ ⢀⡞         ⢳⡀ │                               │ ⢀⡞         ⢳⡀ │\n"
    "            │⢀⡞           ⢳⡀│                               │⢀⡞           ⢳⡀│\n"
    "            │⡞             ⢳│                               │⡞             ⢳│\n"
    "            ◉               ○                               ◉               ◉\n"
    "            F               E                               F               E\n"
    "\n"
    "● blue   ○ white   ◉ red   · vacant\n"
    "NAIJ  CODK  JCOD  KEPO  NAIJ  B\n";

bool Contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// How many characters a line of UTF-8 has.
size_t Length(std::string_view line) {
  size_t length = 0;
  for (char c : line) length += (c & 0xc0) != 0x80;
  return length;
}

size_t LongestLine(std::string_view text) {
  size_t longest = 0;
  while (!text.empty()) {
    size_t end = text.find('\n');
    longest = std::max(longest, Length(text.substr(0, end)));
    text.remove_prefix(end + 1);
  }
  return longest;
}

/// A drawing without its colours.
std::string Plain(std::string_view coloured) {
  std::string plain;
  for (size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\x1b') {
      i = coloured.find('m', i);
    } else {
      plain += coloured[i];
    }
  }
  return plain;
}

// Compared by eye with the printed star and the code.
TEST(TerminalTest, ProblemIOfTheSource) {
  EXPECT_EQ(*DrawEtoileInTerminal(kProblemI, "NAIJCODKJCODKEPONAIJB", false), kProblemIDrawn);
}

TEST(TerminalTest, AWordAndItsMark) {
  std::string drawing = *DrawEtoileInTerminal(kProblemII, "", false);
  EXPECT_TRUE(Contains(drawing, "[○]─────── ◉ D")) << drawing;
  EXPECT_TRUE(Contains(drawing, "[ ] marked, from K to C A C O P H O N I E\n")) << drawing;
}

TEST(TerminalTest, TokensThatAreLettersAreCircled) {
  std::string drawing =
      *DrawEtoileInTerminal("etoile:ABCDEFGHIJKLM.OP/ABCDEFGHIJKLM.OP", "", false);
  EXPECT_TRUE(Contains(drawing, "H Ⓗ ─────── Ⓘ ───────────── Ⓙ ─────── Ⓒ C")) << drawing;
  EXPECT_TRUE(Contains(drawing, "G Ⓖ ─────── Ⓛ ───────────── Ⓚ ─────── Ⓓ D")) << drawing;
}

TEST(TerminalTest, NoLineIsLongerThanATerminalIsWide) {
  std::string moves = "NAIJCODKJCODKEPONAIJB";
  for (int i = 0; i < 4; ++i) moves += moves;
  EXPECT_LE(LongestLine(*DrawEtoileInTerminal(kProblemII, moves, false)), 100);
  EXPECT_LE(LongestLine(*DrawTaquinInTerminal("taquin:5x2/1,2,3,4,5,6,7,8,9,0", "", false)), 100);
}

TEST(TerminalTest, ColoursChangeNothingElse) {
  for (std::string_view code : {kProblemI, kProblemII}) {
    std::string coloured = *DrawEtoileInTerminal(code, "", true);
    EXPECT_TRUE(Contains(coloured, "\x1b["));
    EXPECT_EQ(Plain(coloured), *DrawEtoileInTerminal(code, "", false));
  }
  std::string_view code = "taquin:3x3/8,6,7,2,5,4,3,0,1";
  EXPECT_EQ(Plain(*DrawTaquinInTerminal(code, "5", true)), *DrawTaquinInTerminal(code, "5", false));
}

TEST(TerminalTest, ATaquinAndItsMoves) {
  EXPECT_EQ(*DrawTaquinInTerminal("taquin:3x2/0,1,3,4,2,5", "1,2,5", false),
            "┌────┬────┬────┐       ┌────┬────┬────┐\n"
            "│    │  1 │  3 │       │  1 │  2 │  3 │\n"
            "├────┼────┼────┤  ──▶  ├────┼────┼────┤\n"
            "│  4 │  2 │  5 │       │  4 │  5 │    │\n"
            "└────┴────┴────┘       └────┴────┴────┘\n"
            "1 2 5\n");
  EXPECT_TRUE(Contains(*DrawTaquinInTerminal("taquin:2x2/2,1,3,0/parity", "odd", false), "─?▶"));
}

TEST(TerminalTest, WhatCannotBeReadIsTold) {
  EXPECT_FALSE(DrawEtoileInTerminal("etoile:b", "", false).ok());
  EXPECT_FALSE(DrawEtoileInTerminal(kProblemI, "x", false).ok());
  EXPECT_FALSE(DrawTaquinInTerminal("taquin:2x2/1,2,3", "", false).ok());
  EXPECT_FALSE(DrawTaquinInTerminal("taquin:2x2/1,2,0,3", "7", false).ok());
}

}  // namespace
}  // namespace grille::tools
