// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/weights_file.h"
#include "tests/core/inspect/aligned_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/core/inspect/sentences/small_sentence.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// A file that is written reads back unchanged.
class OwnFile : public testing::Test {
protected:
    AlignmentDump readBack(const std::vector<AlignedSentence>& sentences,
                           const DumpOptions& options = {}) const {
        std::vector<SentencePointer> shared;
        for (const AlignedSentence& sentence : sentences)
            shared.push_back(sharedSample(sentence));
        return readText(weightsJson(shared), options);
    }
    AlignmentDump readText(const std::string& text, const DumpOptions& options = {}) const {
        return readDump(m_folder.write("own.json", text), options);
    }
    static std::string withSentence(const std::string& sentence) {
        return "{\"format\": \"attention-lab alignments\", \"version\": 1, \"sentences\": [" + sentence +
               "]}";
    }

    const TemporaryFolder m_folder;
};

TEST_F(OwnFile, KeepsWhetherTheTargetIsRight) {
    // The target of a model that reads the reference is the reference, even if it would have written
    // something else.
    AlignedSentence wrong = alignedSample(0, "ein Haus </s>", "a house </s>");
    wrong.reference = TokenList::split("a house");
    wrong.isRight = false;
    AlignedSentence links = wrong;
    links.weights.resize(0, 0);
    links.links = {{0, 0}};
    for (const AlignedSentence& written : {wrong, links}) {
        EXPECT_EQ(readBack({written}).sentences.at(0)->isRight, false);
        AlignedSentence right = written;
        right.isRight = true;
        EXPECT_EQ(readBack({right}).sentences.at(0)->isRight, true);
        // The file's "right" referred to its own reference.
        DumpOptions options;
        options.reference = m_folder.write("reference.txt", "a house\n");
        EXPECT_EQ(readBack({written}, options).sentences.at(0)->isRight, true);
        AlignedSentence unknown = written;
        unknown.isRight.reset();
        unknown.reference = {};
        EXPECT_FALSE(readBack({unknown}).sentences.at(0)->isRight);
    }
}

TEST_F(OwnFile, WhetherTheTargetIsRightIsTrueOrFalse) {
    const AlignmentDump dump = readText(
        withSentence("{\"source\": [\"a\"], \"target\": [\"b\"], \"weights\": [[1]], \"reference\": [\"b\"]},"
                     "{\"weights\": [[1]], \"right\": 1}, {\"weights\": [[1]], \"right\": false}"));
    ASSERT_EQ(dump.sentences.size(), 2U);
    EXPECT_EQ(dump.sentences[0]->isRight, true) << "older files do not say";
    EXPECT_EQ(dump.sentences[1]->isRight, false);
    EXPECT_THAT(dump.skipped.text(), HasSubstr("with a value of right that is not true or false"));
}

TEST_F(OwnFile, TokensDoNotSayWhatItHolds) {
    AlignedSentence sentence = alignedSample(0, "links weights sentences", "weights links \":");
    EXPECT_EQ(readBack({sentence}).format, "attention-lab");
    sentence.weights.resize(0, 0);
    sentence.links = {{1, 0}};
    EXPECT_EQ(readBack({sentence}).format, "attention-lab-links");
    EXPECT_EQ(bestFormat(withSentence("{\"source\": [\"\\\"links\\\":\"], \"weights\": [[1]]}")),
              "attention-lab");
    EXPECT_EQ(bestFormat("{\"made\": {\"links\": 1}, \"sentences\": [{\"weights\": [[1]]}]}"),
              "attention-lab");
}

TEST_F(OwnFile, WithoutTextsKeepsRowsAndColumnsOfZeros) {
    AlignedSentence sentence =
        weighted(0, "1 2 3", "1 2 3", weightsOf({{0.5, 0.5, 0}, {1, 0, 0}, {0, 0, 0}}));
    sentence.knowsSource = sentence.knowsTarget = false;
    const AlignmentDump dump = readBack({sentence});
    EXPECT_EQ(dump.sentences.at(0)->weights, sentence.weights);
    EXPECT_EQ(dump.sentences.at(0)->source, sentence.source);
    sentence.weights.setZero();
    EXPECT_EQ(readBack({sentence}).sentences.at(0)->weights, sentence.weights);
}

TEST_F(OwnFile, MergedWeightsOfRoundedRowsAreRead) {
    AlignedSentence pieces = weighted(0, "ho@@ u@@ se </s>", "Haus", weightsOf({{0.34f, 0.34f, 0.33f, 0}}));
    pieces.hasSourceEnd = true;
    DumpOptions merging;
    merging.overruled = {{"subwords", "@@"}};
    const AlignmentDump merged = readBack({pieces}, merging);
    EXPECT_EQ(merged.sentences.at(0)->weights, weightsOf({{1, 0}}));
    EXPECT_EQ(readBack({*merged.sentences[0]}).sentences.at(0)->weights, weightsOf({{1, 0}}));
}

TEST_F(OwnFile, ASystemWithoutAttentionIsNotWritten) {
    AlignedSentence sentence = alignedSample(0, "ein Haus", "a house");
    sentence.weights.resize(0, 0);
    for (const auto& write : {weightsJson, weightsNematus}) {
        try {
            write({sharedSample(sentence)});
            FAIL();
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), HasSubstr("no weights to write"));
        }
    }
}

}  // namespace
}  // namespace attn::test
