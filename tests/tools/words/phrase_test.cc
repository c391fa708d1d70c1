// Phrases and what makes sentences of them.

#include "tools/words/phrase.h"

#include <gtest/gtest.h>

namespace grille::words {
namespace {

constexpr Phrase kBite = {"{dog} bites {man}", "{man} est mordu par {dog}"};

TEST(PhraseTest, EachLanguageOrdersItsWords) {
  EXPECT_EQ(Fill(kBite, Language::kEnglish, {{"man", "Bo"}, {"dog", "Rex"}}), "Rex bites Bo");
  EXPECT_EQ(Fill(kBite, Language::kFrench, {{"man", "Bo"}, {"dog", "Rex"}}),
            "Bo est mordu par Rex");
}

TEST(PhraseTest, ListsEndInAWord) {
  EXPECT_EQ(AllOf({"a1"}, Language::kFrench), "a1");
  EXPECT_EQ(AllOf({"a1", "b2"}, Language::kEnglish), "a1 and b2");
  EXPECT_EQ(AllOf({"a1", "b2", "c3"}, Language::kFrench), "a1, b2 et c3");
  EXPECT_EQ(AnyOf({"a1", "b2", "c3"}, Language::kEnglish), "a1, b2 or c3");
  EXPECT_EQ(AnyOf({"a1", "b2"}, Language::kFrench), "a1 ou b2");
}

TEST(PhraseTest, SentencesBeginLargeButForCellsAndDominoes) {
  EXPECT_EQ(Sentence("that is it", Language::kEnglish), "That is it.");
  EXPECT_EQ(Sentence("c5 is left", Language::kEnglish), "c5 is left.");
  EXPECT_EQ(Sentence("→2 fits", Language::kEnglish), "→2 fits.");
  EXPECT_EQ(Sentence("is it?", Language::kEnglish), "Is it?");
  EXPECT_EQ(Sentence("these two:", Language::kEnglish), "These two:");
}

TEST(PhraseTest, FrenchHasNarrowSpacesBeforeItsSigns) {
  EXPECT_EQ(Sentence("est-ce ainsi ?", Language::kFrench), "Est-ce ainsi\u202f?");
  EXPECT_EQ(Sentence("un ; deux : trois", Language::kFrench), "Un\u202f; deux\u202f: trois.");
  EXPECT_EQ(Sentence("one; two: three", Language::kEnglish), "One; two: three.");
}

TEST(LanguageTest, CodesAndLevels) {
  EXPECT_EQ(LanguageCode(Language::kEnglish), "en");
  EXPECT_EQ(LanguageCode(Language::kFrench), "fr");
  EXPECT_EQ(LevelWord(Level::kVeryHard, Language::kEnglish), "very hard");
  EXPECT_EQ(LevelWord(Level::kVeryHard, Language::kFrench), "très difficile");
  EXPECT_EQ(LevelWord(Level::kFiendish, Language::kFrench), "diabolique");
}

}  // namespace
}  // namespace grille::words
