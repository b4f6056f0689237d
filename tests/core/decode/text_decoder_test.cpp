// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/text_decoder.h"

#include <gmock/gmock.h>

#include "core/decode/beam.h"
#include "core/decode/stepper.h"
#include "core/model_files/model_file.h"
#include "core/train/corpora/corpus.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

class TextDecoding : public testing::TestWithParam<std::string> {
protected:
    // Sources of fresh dates, including an empty one.
    static std::vector<std::vector<Token>> sources(const TrainedModel& model, Index count) {
        const std::unique_ptr<Task> task = createTask("dates");
        std::set<std::string> seen;
        const Corpus corpus =
            taskCorpus(*task, model.tokenizers, model.source, model.target, count, 77, seen);
        std::vector<std::vector<Token>> result;
        for (const SentencePair& pair : corpus.pairs)
            result.push_back(pair.source);
        result[3].clear();
        return result;
    }
    static std::shared_ptr<const TrainedModel> model() {
        return loadModel((resourceDir() / "models" / "dates" / (GetParam() + ".safetensors")).string());
    }
};

// The stepper's result for a single text.
DecodedText alone(const std::shared_ptr<const TrainedModel>& model, const std::vector<Token>& source,
                  Index maximumLength) {
    const DecodeTrace trace = decode(model, source, {maximumLength, false, {}, {}});
    DecodedText text;
    text.isEnded = trace.stop == StopReason::End;
    for (const StepTrace& step : trace.steps) {
        text.logProbability += static_cast<double>(step.logProbability);
        if (step.token == endToken)
            continue;
        text.tokens.push_back(step.token);
        Index most = 0;
        if (step.alignment().weights.size() > 0) {
            step.alignment().weights.maxCoeff(&most);
            text.attended.push_back(most);
        }
    }
    return text;
}

TEST_P(TextDecoding, IsWhatEachTextGivesAlone) {
    const std::shared_ptr<const TrainedModel> read = model();
    const std::vector<std::vector<Token>> texts = sources(*read, 150);
    for (const Index threads : {1, 3}) {
        for (const Index longest : {0, 4}) {
            TextDecoder decoder(read, {threads, longest});
            const std::vector<std::vector<DecodedText>> found = decoder.run(texts);
            ASSERT_EQ(found.size(), texts.size());
            EXPECT_TRUE(found[3].empty());
            for (std::size_t i = 0; i < texts.size(); ++i) {
                if (texts[i].empty())
                    continue;
                const DecodedText expected = alone(read, texts[i], longest);
                ASSERT_EQ(found[i].size(), 1U);
                EXPECT_EQ(found[i][0].tokens, expected.tokens) << i;
                EXPECT_EQ(found[i][0].isEnded, expected.isEnded);
                EXPECT_EQ(found[i][0].attended.size(), expected.attended.size());
                EXPECT_NEAR(found[i][0].logProbability, expected.logProbability, 1e-3);
            }
        }
    }
}

TEST_P(TextDecoding, BeamsAreThoseOfBeamSearch) {
    const std::shared_ptr<const TrainedModel> read = model();
    const std::vector<std::vector<Token>> texts = sources(*read, 8);
    TextDecoder decoder(read, {2, 0, 4, 0.5, 3});
    const std::vector<std::vector<DecodedText>> found = decoder.run(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].empty())
            continue;
        const BeamTree tree = beamSearch(read, texts[i], {4, 0.5, 0, {}});
        ASSERT_EQ(found[i].size(), 3U);
        for (std::size_t rank = 0; rank < 3; ++rank) {
            const DecodeTrace trace = traceOf(tree, tree.ranked[rank]);
            std::vector<Token> tokens;
            for (const StepTrace& step : trace.steps)
                if (step.token != endToken)
                    tokens.push_back(step.token);
            EXPECT_EQ(found[i][rank].tokens, tokens);
            EXPECT_EQ(found[i][rank].score, tree.nodes[static_cast<std::size_t>(tree.ranked[rank])].score);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, TextDecoding,
                         testing::Values("additive", "dot", "location", "content", "none"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace attn::test
