// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentence_pieces.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/math/random.h"
#include "core/text/piece_model.h"

namespace attn {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::vector<std::string> sampleTexts() {
    std::vector<std::string> texts;
    for (int i = 0; i < 40; ++i)
        for (const char* word : {"walking", "walked", "talking", "talked", "a walk", "the talk"})
            texts.push_back(std::string("He was ") + word + " slowly, number " + std::to_string(i) + ".");
    return texts;
}

std::shared_ptr<const Tokenizer> learnt(const json& settings,
                                        const std::vector<std::string>& texts = sampleTexts()) {
    json plan = settings;
    plan["id"] = "sentencepiece";
    return tokenizerMakerFromJsonValue(plan, "r.json", "tokenizer")(
        std::vector<std::string_view>(texts.begin(), texts.end()), {});
}

std::string jsonOf(const std::shared_ptr<const Tokenizer>& tokenizer) {
    return tokenizersToJson({tokenizer, tokenizer});
}

template <typename Call>
std::string sentenceOf(const Call& call) {
    try {
        call();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "accepted";
}

std::string sentenceOfModel(const std::string& model) {
    return sentenceOf([&] { SentencePieces(model, PieceTexts{false}, "m: tokenizer.model"); });
}

TEST(PieceTraining, LearnsFromTextsOfAnyLength) {
    std::string blanks, whole;
    for (int i = 0; i < 2000; ++i)
        blanks += "walking ";
    for (int i = 0; i < 40'000; ++i)
        whole += "éz";
    for (const char* type : {"unigram", "bpe"}) {
        const auto pieces = learnt({{"type", type}, {"size", 20}}, {blanks, whole});
        EXPECT_LT(pieces->tokenize("walking").size(), 7U) << type;
        EXPECT_THAT(pieces->tokenize("éz"), testing::Not(testing::Contains("<unk>"))) << type;
    }
}

TEST(PieceTraining, EndsLoadingOnAStop) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(trainPieceModel({}, sampleTexts(), stop.get_token()), Error);
}

class SentencePiecesOf : public testing::TestWithParam<const char*> {};

TEST_P(SentencePiecesOf, CutAndJoinWhatTheyHaveLearnt) {
    testing::internal::CaptureStderr();
    const auto pieces = learnt({{"type", GetParam()}, {"size", 60}});
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "") << "the library keeps silent";
    for (const std::string& text : sampleTexts()) {
        const std::vector<std::string> tokens = pieces->tokenize(text);
        EXPECT_LT(tokens.size(), text.size());
        EXPECT_TRUE(tokens.front().starts_with("▁"));
        EXPECT_EQ(pieces->join(tokens), text);
    }
    EXPECT_TRUE(pieces->tokenize("").empty());
    EXPECT_EQ(pieces->join({}), "");
    std::vector<std::string> tokens = pieces->tokenize("He was");
    tokens.insert(tokens.end(), {"<unk>", "zzz"});
    EXPECT_EQ(pieces->join(tokens), "He was<unk>zzz");
    EXPECT_EQ(pieces->join(pieces->tokenize("日本")), "日本") << "characters that it has not seen";
}

TEST_P(SentencePiecesOf, AreTheSameFromTheSameTexts) {
    const json settings = {{"type", GetParam()}, {"size", 60}};
    EXPECT_EQ(jsonOf(learnt(settings)), jsonOf(learnt(settings)));
}

TEST_P(SentencePiecesOf, SurviveDamage) {
    PieceTraining training{60, GetParam()};
    const std::string model = trainPieceModel(training, sampleTexts());
    EXPECT_EQ(pieceModelProblem(model), "");
    for (std::size_t size = 0; size < model.size(); size += 7)
        sentenceOfModel(model.substr(0, size));
    for (std::size_t i = 0; i < model.size(); ++i) {
        std::string damaged = model;
        damaged[i] = static_cast<char>(damaged[i] ^ (1 << (i % 8)));
        try {
            const SentencePieces pieces(damaged, PieceTexts{}, "m");
            pieces.join(pieces.tokenize("He was walking. \xFF ▁ 日"));
        } catch (const Error&) {
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Types, SentencePiecesOf, testing::Values("unigram", "bpe"),
                         [](const auto& type) { return std::string(type.param); });

TEST(SentencePieces, BringTextIntoOneForm) {
    const auto pieces = learnt({{"size", 60}});
    EXPECT_EQ(pieces->tokenize("He\u00A0was\u202Fwalking"), pieces->tokenize("He was walking"));
    EXPECT_EQ(pieces->tokenize("\uFF28\uFF45 was"), pieces->tokenize("He was")) << "full width";
    const auto small = learnt({{"size", 60}, {"lower_case", true}});
    EXPECT_TRUE(small->isLowerCase());
    EXPECT_FALSE(pieces->isLowerCase());
    EXPECT_EQ(small->tokenize("HE WAS"), small->tokenize("he was"));
    EXPECT_EQ(small->join(small->tokenize("HE WAS")), "he was");
    EXPECT_EQ(jsonOf(tokenizersFromJson(jsonOf(small), "m").source), jsonOf(small));
}

TEST(SentencePieces, RefuseSettingsThatAreNotPossible) {
    EXPECT_EQ(sentenceOf([] {
                  learnt({{"size", 9}});
              }),
              "r.json: tokenizer.size should be from 10 to 200000, found 9.");
    EXPECT_EQ(sentenceOf([] {
                  learnt({{"type", "word"}});
              }),
              "r.json: tokenizer.type should be one of unigram, bpe, found \"word\".");
    EXPECT_THAT(sentenceOf([] {
                    learnt({{"model", "QQ=="}});
                }),
                HasSubstr("\"tokenizer.model\" is not known"));
    EXPECT_THAT(sentenceOf([] {
                    learnt({{"size", 12}});
                }),
                HasSubstr("cannot learn 12 pieces (unigram) from 240 texts: Vocabulary size is smaller"));
    EXPECT_THAT(sentenceOf([] { learnt({}, {}); }),
                HasSubstr("from 0 texts: the texts are empty or too long;"));
}

TEST(SentencePieces, RefuseModelsThatAreNone) {
    const auto sentence = [](const std::string& settings) {
        return sentenceOf([&] { tokenizersFromJson(settings, "m.safetensors"); });
    };
    EXPECT_THAT(sentence(R"({"id": "sentencepiece"})"),
                HasSubstr("m.safetensors: tokenizer.model is missing; this tokeniser is learnt"));
    EXPECT_EQ(sentence(R"({"id": "sentencepiece", "model": "§§"})"),
              "m.safetensors: tokenizer.model is not base64, found \"§§\"; the file is damaged, take another "
              "copy.");
    EXPECT_THAT(sentence(R"({"id": "sentencepiece", "model": "QUJD"})"),
                HasSubstr("m.safetensors: tokenizer.model is damaged."));
    EXPECT_THAT(sentence(R"({"id": "sentencepiece", "model": "EgA="})"),
                HasSubstr("is no model of SentencePiece"));
    EXPECT_THAT(sentence(R"({"id": "sentencepiece", "size": 3})"), HasSubstr("tokenizer.model is missing"));
    EXPECT_THAT(sentenceOf([] { createTokenizer("sentencepiece"); }), HasSubstr("model is missing"));
}

// SentencePiece would accept these parts of a model without a check.
TEST(SentencePieces, RefuseModelsThatCarryMore) {
    const std::string model = trainPieceModel({60, "unigram"}, sampleTexts());
    const auto field = [](int number, const std::string& bytes) {  // of fewer than 128 bytes
        return std::string{static_cast<char>(number << 3 | 2), static_cast<char>(bytes.size())} + bytes;
    };
    EXPECT_THAT(sentenceOfModel(model + field(3, field(2, "rules"))),
                HasSubstr("has rules that change texts"));
    EXPECT_THAT(sentenceOfModel(model + field(5, field(2, "rules"))),
                HasSubstr("has rules that change texts"));
    EXPECT_THAT(sentenceOfModel(model + field(4, field(1, ""))), HasSubstr("has tests of its own"));
    const std::string piece(500, 'x');
    const std::string inner = std::string("\x0A\xF4\x03", 3) + piece;  // 500 as a varint
    EXPECT_THAT(sentenceOfModel(model + std::string("\x0A\xF7\x03", 3) + inner),
                HasSubstr("has a piece of 500 bytes, at most 400"));
    EXPECT_EQ(sentenceOfModel(model + field(14, "")), sentenceOfModel(model));
}

std::string modelWithRules() {
    return trainPieceModel({300, "unigram", "nmt_nfkc"}, sampleTexts());
}

TEST(SentencePieces, AModelFromElsewhereFollowsItsOwnRules) {
    const SentencePieces pieces(modelWithRules(), PieceTexts{false, true, true}, "m");
    const SentencePieces plain(trainPieceModel({60, "unigram"}, sampleTexts()), PieceTexts{}, "m");
    EXPECT_EQ(pieces.tokenize("Ｈe w\u202fas"), pieces.tokenize("He w as"));
    EXPECT_EQ(pieces.tokenize(">>fra<< He was")[0], ">>fra<<");
    std::vector<std::string> rest = pieces.tokenize(">>fra<< He was");
    rest.erase(rest.begin());
    EXPECT_EQ(rest, pieces.tokenize("He was"));
    EXPECT_EQ(pieces.tokenize("He >>fra<< was"), pieces.tokenize("He  was"));
    EXPECT_EQ(pieces.tokenize(">><< was"),
              SentencePieces(modelWithRules(), {false, true}, "m").tokenize(">><< was"));
    EXPECT_NE(plain.tokenize(">>fra<< He was")[0], ">>fra<<");
}

// SentencePiece walks through the rules without looking where they end.
TEST(SentencePieces, DamagedRulesAreRefusedOrDoNoHarm) {
    const std::string model = modelWithRules();
    Random random(7);
    int accepted = 0;
    for (int i = 0; i < 400; ++i) {
        std::string damaged = model;
        for (int k = 0; k < 3; ++k) {
            const auto place = static_cast<std::size_t>(random.below(static_cast<int>(model.size())));
            damaged[place] = static_cast<char>(damaged[place] ^ (1 << random.below(8)));
        }
        try {
            const SentencePieces pieces(damaged, PieceTexts{false, true}, "m");
            ++accepted;
            pieces.join(pieces.tokenize("Ｈe w\u202fas ﬁne… ① ㌔ \xFF ▁ 日 ¼ ｶﾞ Å"));
        } catch (const Error&) {
        }
    }
    EXPECT_LT(accepted, 400);
}

}  // namespace
}  // namespace attn
