// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/word_alignment.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/network/models/seq2seq.h"
#include "core/text/characters.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// A model of characters that knows "a", "b" … and the blank.
std::shared_ptr<const TrainedModel> letterModel(const std::string& score, const std::string& last = " ") {
    ModelConfig config = smallConfig(score);
    config.sourceSize = config.targetSize = 4 + 5;
    Vocabulary letters;
    for (const std::string& letter :
         {std::string("a"), std::string("b"), std::string("c"), std::string("d"), last})
        letters.add(letter);
    const auto characters = std::make_shared<Characters>();
    TrainedModel model{Seq2Seq(config), letters, letters, {characters, characters}, {}};
    model.network.parameters().initialize(5);
    return std::make_shared<const TrainedModel>(std::move(model));
}

TEST(WordAlignment, AddsPiecesOfSourcesAndAveragesThoseOfTargets) {
    const auto model = letterModel("additive");
    WordAligner aligner(*model);
    const std::vector<Vector> found = aligner.align({"ab", "c"}, {"d", "ba"});

    // The model reads "ab c" and "d ba".
    DecodeOptions forced;
    forced.force = true;
    forced.target = model->target.ids({"d", " ", "b", "a"});
    const DecodeTrace trace = decode(model, model->source.ids({"a", "b", " ", "c"}), forced);
    const auto weight = [&](std::size_t t, Index j) { return trace.steps[t].alignment().weights[j]; };
    ASSERT_EQ(found.size(), 2U);
    ASSERT_EQ(found[0].size(), 2);
    EXPECT_NEAR(found[0][0], weight(0, 0) + weight(0, 1), 1e-6);
    EXPECT_NEAR(found[0][1], weight(0, 3), 1e-6);
    EXPECT_NEAR(found[1][0], (weight(2, 0) + weight(2, 1) + weight(3, 0) + weight(3, 1)) / 2, 1e-6);
    EXPECT_NEAR(found[1][1], (weight(2, 3) + weight(3, 3)) / 2, 1e-6);
    EXPECT_EQ(aligner.tokens(), 8);
    EXPECT_EQ(aligner.unknownTokens(), 0);
}

// A step's weights are those of the token that it writes, or of the one that it reads, which the step before
// has written.
TEST(WordAlignment, TakesRowsForTheTokensThatAreRead) {
    const auto model = letterModel("additive");
    WordAligner aligner(*model);
    aligner.read({"ab", "c"}, {"d", "a"});
    const MapAddress map = model->network.alignment().value();
    const std::vector<Vector> read = aligner.rows(map, RowToken::Read);
    DecodeOptions forced;
    forced.force = true;
    forced.target = model->target.ids({"d", " ", "a", "</s>"});
    forced.target.back() = endToken;
    const DecodeTrace trace = decode(model, model->source.ids({"a", "b", " ", "c"}), forced);
    ASSERT_EQ(read.size(), 2U);
    EXPECT_NEAR(read[0][1], trace.steps[1].alignment().weights[3], 1e-6);  // "d" is read at step 1
    EXPECT_NEAR(read[1][1], trace.steps[3].alignment().weights[3], 1e-6);  // "a" where </s> is written
    EXPECT_EQ(aligner.rows(map, RowToken::Written)[0], aligner.align({"ab", "c"}, {"d", "a"})[0]);
}

// Between its words nothing is put that it has never seen.
TEST(WordAlignment, PutsNoBlankIntoAModelWithoutOne) {
    const auto model = letterModel("additive", "e");
    WordAligner aligner(*model);
    const std::vector<Vector> found = aligner.align({"a", "c"}, {"d", "a"});
    EXPECT_NEAR(found[0].sum(), 1, 1e-6);
    EXPECT_EQ(aligner.tokens(), 4);
    EXPECT_EQ(aligner.unknownTokens(), 0);
}

TEST(WordAlignment, ReadsWhatItDoesNotKnow) {
    const auto model = letterModel("general");
    WordAligner aligner(*model);
    const std::vector<Vector> found = aligner.align({"ax", "é"}, {"b"});
    EXPECT_GT(found[0].minCoeff(), 0);
    EXPECT_LT(found[0].sum(), 1);  // the blank between the words has a share
    EXPECT_EQ(aligner.unknownTokens(), 2);
}

TEST(WordAlignment, HasNoWeightsWithoutWordsOrAttention) {
    const auto model = letterModel("dot");
    WordAligner aligner(*model);
    EXPECT_TRUE(aligner.align({"a"}, {}).empty());
    ASSERT_EQ(aligner.align({}, {"a"}).size(), 1U);
    EXPECT_EQ(aligner.align({}, {"a"})[0].size(), 0);
    const auto none = letterModel("none");
    EXPECT_EQ(WordAligner(*none).align({"a"}, {"a"})[0].size(), 0);
}

TEST(WordAlignment, TakesNoWordForASpecialToken) {
    const auto model = letterModel("dot");
    EXPECT_EQ(model->source.idOfText("</s>"), unknownToken);
    EXPECT_EQ(model->source.idOfText("<pad>"), unknownToken);
    EXPECT_EQ(model->source.idOfText("x"), unknownToken);
    EXPECT_EQ(model->source.idOfText("a"), 4);
}

TEST(WordAlignment, RefusesSentencesThatAreTooLong) {
    const auto model = letterModel("dot");
    WordAligner aligner(*model);
    const std::vector<std::string> longest = {std::string(1000, 'a')}, longer = {std::string(1001, 'a')};
    EXPECT_EQ(aligner.align(longest, {"b"}).size(), 1U);
    EXPECT_THROW(aligner.align(longer, {"b"}), Error);
    EXPECT_THROW(aligner.align({"b"}, longer), Error);
}

}  // namespace
}  // namespace attn::test
