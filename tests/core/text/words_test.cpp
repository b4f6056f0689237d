// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/text/text_key.h"
#include "core/text/word_joining.h"
#include "tests/support/paths.h"

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
    EXPECT_TRUE(small.isLowerCase());
    EXPECT_FALSE(Words({}).isLowerCase());
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

TEST(JoinWords, PutsABlankWhereTheTextsHaveOne) {
    const std::vector<std::string_view> french = {"Pigé\u202F? Oui !", "Va !",  "Où ?! « Là »",
                                                  "« Oui » : non",     "a : b", "50% et 3%"};
    EXPECT_EQ(spacedMarks(french), "!?:»«");
    EXPECT_EQ(spacedMarks(std::vector<std::string_view>{"Got it? Yes!", "Go !", "What?"}), "");
    for (const std::string text : {"Pigé ? Oui !", "Où ?!", "« Là » : 3, 5%."})
        EXPECT_EQ(joinWords(words(text), "!?:»«"), text);
    EXPECT_EQ(joinWords(words("Pigé\u202F?"), "?"), "Pigé ?");
}

TEST(JoinWords, ClosesGermanQuotationMarks) {
    for (const std::string text : {"Er sagte „ja“.", "a “b” c", "„Mongolian BBQ“-Schild"})
        EXPECT_EQ(joined(words(text)), text);
}

// The share of the lines of a file that joining restores, apart from the kind of blank.
double givenBack(const std::filesystem::path& file, int column) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        const std::size_t tab = line.find('\t');
        lines.push_back(column == 0 ? line.substr(0, tab) : line.substr(tab + 1));
    }
    const std::vector<std::string_view> texts(lines.begin(), lines.end());
    const auto tokenizer = tokenizerMakerFromJsonValue({{"id", "words"}}, "test", "tokenizer")(texts, {});
    double same = 0;
    for (const std::string& line : lines)
        same += compatibilityForm(tokenizer->join(tokenizer->tokenize(line)), false) ==
                        compatibilityForm(line, false)
                    ? 1
                    : 0;
    return same / static_cast<double>(lines.size());
}

TEST(RealWords, AreJoinedAsTheyWere) {
    if (!std::filesystem::exists(test::dataDir() / "multi30k"))
        GTEST_SKIP() << "no " << test::dataDir() / "multi30k";
    for (const char* language : {"en", "fr", "de"})
        EXPECT_GT(givenBack(test::dataDir() / ("multi30k/train.10k." + std::string(language)), 0), 0.99);
    EXPECT_EQ(givenBack(test::dataDir() / "tatoeba-eng-fra/train.10k.tsv", 0), 1);
    EXPECT_GT(givenBack(test::dataDir() / "tatoeba-eng-fra/train.10k.tsv", 1), 0.99);
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
        text.replace(at, from.size(), to);
}

// Compares with the authors' own tokens, which keep hyphens and "..." in one piece. The remaining differences
// are abbreviations ("ca.") and, in German, quotation marks that were made straight.
TEST(RealWords, AreThoseOfMosesButForHyphens) {
    if (!std::filesystem::exists(test::dataDir() / "multi30k"))
        GTEST_SKIP() << "no " << test::dataDir() / "multi30k";
    const std::map<std::string, int> others = {{"en", 1}, {"fr", 4}, {"de", 11}};
    for (const auto& [language, most] : others) {
        std::ifstream raw(test::dataDir() / ("multi30k/val." + language));
        std::ifstream moses(test::dataDir() / ("multi30k/val.lc.norm.tok." + language));
        int different = 0;
        std::string line, expected;
        while (std::getline(raw, line) && std::getline(moses, expected)) {
            for (const auto& [escape, mark] : {std::pair{"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}})
                replaceAll(expected, escape, mark);
            std::string found;
            for (const std::string& word : Words({.isLowerCase = true, .spaced = ""}).tokenize(line))
                found += (found.empty() ? "" : " ") + word;
            replaceAll(found, " - ", "-");
            replaceAll(found, " . . .", " ...");
            different += found == expected ? 0 : 1;
        }
        EXPECT_LE(different, most) << language;
    }
}

TEST(JoinWords, TakesAnyTokens) {
    EXPECT_EQ(joined({"<unk>", "", ".", "\xFF", "'", "\"", "-"}), "<unk> . \xFF'\"-");
}

}  // namespace
}  // namespace attn
