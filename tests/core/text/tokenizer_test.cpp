// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokenizer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace attn {
namespace {

using testing::HasSubstr;

using Tokens = std::vector<std::string>;

Tokens characters(std::string_view text) {
    const auto tokenizer = createTokenizer("characters");
    const Tokens tokens = tokenizer->tokenize(text);
    std::string whole;
    for (const std::string& token : tokens)
        whole += token;
    EXPECT_EQ(tokenizer->join(tokens), whole);
    return tokens;
}

TEST(Characters, CutsPlainTextAndJoinsItAgain) {
    EXPECT_EQ(characters("9 May"), (Tokens{"9", " ", "M", "a", "y"}));
    EXPECT_EQ(characters(""), Tokens{});
}

TEST(Characters, KeepsWhatAReaderCallsOneCharacter) {
    EXPECT_EQ(characters("e\u0301a\u0308\u0323x"), (Tokens{"e\u0301", "a\u0308\u0323", "x"}));
    EXPECT_EQ(characters("👩‍👩‍👧‍👦👍🏽🇩🇪🇫🇷"),
              (Tokens{"👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇫🇷"}));
    EXPECT_EQ(characters("\u0301a"), (Tokens{"\u0301", "a"}));
}

TEST(Characters, CutsRightToLeftAndEastAsianText) {
    EXPECT_EQ(characters("שָׁלוֹם").size(), 4u);
    EXPECT_EQ(characters("مرحبا"), (Tokens{"م", "ر", "ح", "ب", "ا"}));
    EXPECT_EQ(characters("日本語"), (Tokens{"日", "本", "語"}));
    EXPECT_EQ(characters("한국"), (Tokens{"한", "국"}));
}

TEST(Characters, GivesControlCharactersOneTokenEach) {
    EXPECT_EQ(characters("\r\n\n\r"), (Tokens{"\r\n", "\n", "\r"}));
    EXPECT_EQ(characters(std::string_view("\0\x01\x7F", 3)), (Tokens{std::string(1, '\0'), "\x01", "\x7F"}));
    EXPECT_EQ(characters("a\u200Fb\u202E"), (Tokens{"a", "\u200F", "b", "\u202E"}));
}

TEST(Characters, ReplacesBytesThatAreNotUtf8) {
    EXPECT_EQ(characters("a\xFFz"), (Tokens{"a", "\uFFFD", "z"}));
    EXPECT_EQ(characters("\xC3"), (Tokens{"\uFFFD"}));
    EXPECT_EQ(characters("\xE6\x97z"), (Tokens{"\uFFFD", "z"}));
    for (const std::string& token : characters("\xED\xA0\x80"))  // a lone surrogate
        EXPECT_EQ(token, "\uFFFD");
}

TEST(Characters, GivesLongTextBackUnchanged) {
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += "å👍🏽x";
    EXPECT_EQ(characters(text).size(), 1500u);
}

std::vector<std::string> tokenizerIds() {
    std::vector<std::string> ids;
    for (const TokenizerDescription& row : tokenizers())
        ids.push_back(row.id);
    return ids;
}

// Every row of the table can be made from texts, survives the model file and restores plain text.
class EveryTokenizer : public testing::TestWithParam<std::string> {};

TEST_P(EveryTokenizer, SurvivesTheModelFile) {
    const auto row = std::find_if(tokenizers().begin(), tokenizers().end(),
                                  [](const TokenizerDescription& each) { return each.id == GetParam(); });
    EXPECT_FALSE(row->label.empty());
    const std::vector<std::string_view> texts = {"", "Saturday, 10th of June 2023", "naïve 日本語"};
    const nlohmann::json plan = {{"id", GetParam()}};
    const std::shared_ptr<const Tokenizer> made =
        tokenizerMakerFromJsonValue(plan, "test", "tokenizer")(texts, {});
    EXPECT_EQ(made->id(), GetParam());
    const auto read = tokenizersFromJson(tokenizersToJson({made, made}), "test").source;
    EXPECT_EQ(read->id(), made->id());
    for (const std::string_view text : texts) {
        EXPECT_EQ(read->tokenize(text), made->tokenize(text));
        EXPECT_EQ(read->join(read->tokenize(text)), text);
    }
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryTokenizer, testing::ValuesIn(tokenizerIds()),
                         [](const auto& row) { return row.param; });

TEST(TokenizerJson, RefusesWhatItIsNotInOneSentence) {
    const auto sentence = [](const std::string& json) {
        try {
            tokenizersFromJson(json, "model.safetensors");
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            return std::string(error.what());
        }
        return std::string("accepted");
    };
    EXPECT_EQ(sentence(R"({"id": "runes"})"),
              "model.safetensors: tokenizer.id is \"runes\", which is unknown; possible: characters, words, "
              "sentencepiece, blanks.");
    EXPECT_EQ(sentence(R"({"id": "charcters"})"),
              "model.safetensors: tokenizer.id is \"charcters\", which is unknown; did you mean "
              "\"characters\"?");
    EXPECT_EQ(sentence("{}"),
              "model.safetensors: tokenizer.id is \"\", which is unknown; possible: characters, words, "
              "sentencepiece, blanks.");
    EXPECT_EQ(sentence(R"({"id": 7})"),
              "model.safetensors: tokenizer.id should be a text in quotation marks, found 7.");
    EXPECT_THAT(sentence(R"({"id": "characters", "size": 3})"), HasSubstr("tokenizer.size"));
    EXPECT_THAT(sentence(R"({"source": {"id": "characters"}})"), HasSubstr("a source but no target"));
    EXPECT_THAT(sentence(R"({"source": {"id": "characters"}, "target": {"id": "runes"}})"),
                HasSubstr("tokenizer.target.id is \"runes\""));
    EXPECT_THAT(sentence("[1]"), HasSubstr("tokenizer should be an object in braces"));
    for (const std::string json : {"{\"id", ""})
        EXPECT_THAT(sentence(json), HasSubstr("tokenizer: not JSON at line 1"));
    EXPECT_THAT(sentence(std::string(200'000, '[')), HasSubstr("tokenizer: JSON nested deeper"));
    EXPECT_LT(sentence("\"" + std::string(100000, 'x') + "\"").size(), 200u);
}

}  // namespace
}  // namespace attn
