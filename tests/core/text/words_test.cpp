// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "core/error.h"

namespace attn {
namespace {

using Tokens = std::vector<std::string>;

Tokens words(std::string_view text) {
    return Words({}).tokenize(text);
}

std::string joined(const Tokens& tokens) {
    return Words({}).join(tokens);
}

TEST(Words, PutsPunctuationAndSymbolsApart) {
    EXPECT_EQ(words("A man, a plan."), (Tokens{"A", "man", ",", "a", "plan", "."}));
    EXPECT_EQ(words("(upside-down) 5€ & 50%…"),
              (Tokens{"(", "upside", "-", "down", ")", "5", "€", "&", "50", "%", "…"}));
    EXPECT_EQ(words("Wait..."), (Tokens{"Wait", ".", ".", "."}));
    EXPECT_EQ(words("« Ça »"), (Tokens{"«", "Ça", "»"}));
    EXPECT_EQ(words("日本 שָׁלוֹם 👍🏽"), (Tokens{"日本", "שָׁלוֹם", "👍🏽"}));
    EXPECT_EQ(words(""), Tokens{});
    EXPECT_EQ(words(" \t\r\n"), Tokens{});
}

TEST(Words, KeepsNumbersWhole) {
    EXPECT_EQ(words("In 1992, 3.5 of 10,000."), (Tokens{"In", "1992", ",", "3.5", "of", "10,000", "."}));
}

TEST(Words, DropsBlanksOfEveryKind) {
    EXPECT_EQ(words("Pigé\u202F? a\u00A0b\u2009c\u200Bd\u3000e"),
              (Tokens{"Pigé", "?", "a", "b", "c", "d", "e"}));
    EXPECT_EQ(words("\uFEFFex\u00ADtra\u2060ordinaire"), (Tokens{"extraordinaire"}));
}

TEST(Words, EndsAnElidedWordWithItsApostrophe) {
    EXPECT_EQ(words("l'homme qu’il aujourd'hui"), (Tokens{"l'", "homme", "qu’", "il", "aujourd'", "hui"}));
    EXPECT_EQ(words("j't'aime l'«art» d'8"), (Tokens{"j'", "t'", "aime", "l'", "«", "art", "»", "d'", "8"}));
    EXPECT_EQ(words("rock'n'roll o'clock"), (Tokens{"rock'", "n'", "roll", "o'", "clock"}));
}

TEST(Words, KeepsEnglishEndingsWithTheirApostrophe) {
    EXPECT_EQ(words("a woman's don't I'll we're I've he'd I’m"),
              (Tokens{"a", "woman", "'s", "don", "'t", "I", "'ll", "we", "'re", "I", "'ve", "he", "'d", "I",
                      "’m"}));
    EXPECT_EQ(words("couldn't've DON'T 1990's"), (Tokens{"couldn", "'t", "'ve", "DON", "'T", "1990", "'s"}));
}

TEST(Words, LeavesOtherApostrophesApart) {
    EXPECT_EQ(words("the dogs' tails"), (Tokens{"the", "dogs", "'", "tails"}));
    EXPECT_EQ(words("'yes' ' 's"), (Tokens{"'", "yes", "'", "'", "'", "s"}));
    EXPECT_EQ(words("'"), (Tokens{"'"}));
    EXPECT_EQ(words("a'"), (Tokens{"a", "'"}));
    EXPECT_EQ(words("''a''b'"), (Tokens{"'", "'", "a", "'", "'", "b", "'"}));
}

TEST(Words, WritesSmallLettersWhenAsked) {
    const Words small({.isLowerCase = true, .spaced = ""});
    EXPECT_EQ(small.tokenize("ÉCOLE Straße ΣΑΣ İ"), (Tokens{"école", "straße", "σας", "i̇"}));
    nlohmann::json settings;
    small.addSettings(settings);
    EXPECT_EQ(settings.dump(), R"({"lower_case":true})");
}

TEST(Words, SurviveBytesThatAreNotUtf8) {
    EXPECT_EQ(words("a\xFF z"), (Tokens{"a", "\uFFFD", "z"}));
    for (int first = 0; first < 256; ++first)
        for (int second = 0; second < 256; ++second) {
            const Tokens found =
                words(std::string{static_cast<char>(first), '\'', static_cast<char>(second)});
            for (const std::string& token : found)
                EXPECT_FALSE(token.empty());
            joined(found);
        }
}

TEST(Words, AreCutAlikeByEveryThread) {
    Tokens other;
    std::thread([&] { other = words("l'homme, 3.5"); }).join();
    EXPECT_EQ(other, words("l'homme, 3.5"));
}

TEST(JoinWords, WritesAsPeopleDo) {
    for (const std::string text :
         {"A man, a plan (and a canal).", "Wait... what?!", "It's the woman's; don't!", "L'homme qu'il aime.",
          "An upside-down T-shirt and/or a cap.", "At 10:30 for $5: nothing.", "He said \"yes\" and 'no'.",
          "The dogs' tails", "“Yes” ‘no’ (ok) [x]", "日本語。はい", "A – b", "¿Qué?", "50% of 3.5", ""})
        EXPECT_EQ(joined(words(text)), text);
}

TEST(JoinWords, TakesAnyTokens) {
    EXPECT_EQ(joined({"<unk>", "", ".", "\xFF", "'", "\"", "-"}), "<unk> . \xFF'\"-");
}

}  // namespace
}  // namespace attn
