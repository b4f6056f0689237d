// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights_file.h"

#include <gmock/gmock.h>

#include <limits>
#include <utility>

#include "core/inspect/links_file.h"
#include "tests/core/inspect/aligned_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/core/inspect/sentences/small_sentence.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

TEST(WeightsFile, JsonReadsBackAsTheSameSentences) {
    AlignedSentence first = alignedSample(3, "ein \"Haus\" </s>", "a house </s>");
    first.key.rank = 2;
    first.logProbability = -1.0 / 3;
    first.weights(0, 0) = std::numeric_limits<Real>::denorm_min();
    first.weights(0, 1) = Real(0.1);
    first.reference = TokenList::split("the house </s>");
    first.truth = {{0, 0, true}, {1, 1, false}};
    AlignedSentence second = alignedSample(9, "1 2", "1 2 3");
    second.knowsSource = second.knowsTarget = false;
    const std::string text = weightsJson({sharedSample(first), sharedSample(second)});

    const TemporaryFolder folder;
    const RawFile file = rawFile("attention-lab", folder.write("w.json", text));
    EXPECT_EQ(bestFormat(text), "attention-lab");
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    const RawSentence& raw = file.sentences[0];
    EXPECT_EQ(raw.line, 2);
    EXPECT_EQ(raw.number, 3);
    EXPECT_EQ(raw.rank, 2);
    EXPECT_EQ(raw.source, first.source);
    EXPECT_EQ(raw.target, first.target);
    EXPECT_EQ(raw.sourceEnd, true);
    EXPECT_EQ(raw.targetEnd, true);
    EXPECT_EQ(raw.grid, first.weights) << "bit for bit";
    EXPECT_EQ(raw.logProbability, first.logProbability);
    EXPECT_EQ(raw.reference, first.reference);
    EXPECT_EQ(raw.truth, first.truth);
    EXPECT_FALSE(file.sentences[1].source);
    EXPECT_EQ(file.sentences[1].grid, second.weights);
    EXPECT_FALSE(file.sentences[1].targetEnd) << "nobody knows without a text";
}

TEST(WeightsFile, JsonHasTheTextOfTheSideThatIsKnown) {
    AlignedSentence sentence = alignedSample(0, "1 2 </s>", "A B");
    sentence.knowsSource = false;
    const TemporaryFolder folder;
    const auto rawOf = [&](const AlignedSentence& each) {
        return rawFile("attention-lab", folder.write("w.json", weightsJson({sharedSample(each)})))
            .sentences.at(0);
    };
    const RawSentence raw = rawOf(sentence);
    EXPECT_FALSE(raw.source);
    EXPECT_EQ(raw.sourceEnd, true);
    ASSERT_TRUE(raw.target);
    EXPECT_EQ(raw.target->joined(), "A B");
    EXPECT_EQ(raw.targetEnd, false);
    std::swap(sentence.knowsSource, sentence.knowsTarget);
    EXPECT_EQ(rawOf(sentence).source->joined(), "1 2 </s>");
    EXPECT_FALSE(rawOf(sentence).target);
}

TEST(WeightsFile, JsonOfLinks) {
    AlignedSentence sentence = alignedSample(0, "a b", "c");
    sentence.weights.resize(0, 0);
    sentence.links = {{1, 0, false}};
    const TemporaryFolder folder;
    const RawFile file =
        rawFile("attention-lab-links", folder.write("l.json", weightsJson({sharedSample(sentence)})));
    ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
    ASSERT_EQ(file.sentences[0].links.size(), 1U);
    EXPECT_EQ(file.sentences[0].links[0].first, 1);
    EXPECT_FALSE(file.sentences[0].links[0].isSure);
    EXPECT_EQ(weightsJson({}),
              "{\"format\": \"attention-lab alignments\", \"version\": 1, \"sentences\": [\n]}\n");
}

TEST(WeightsFile, NematusTextHasEndMarksInTheWeightsAlone) {
    AlignedSentence sentence = alignedSample(4, "ein Haus </s>", "a|b </s>");
    sentence.weights << Real(0.5), Real(0.25), Real(0.25), 0, 0, 1;
    sentence.logProbability = -0.5;
    EXPECT_EQ(weightsNematus({sharedSample(sentence)}),
              "4 ||| a&#124;b ||| 0.5 ||| ein Haus ||| 3 2\n0.5 0.25 0.25\n0 0 1\n\n");
    AlignedSentence linked;
    linked.source = TokenList(std::vector<std::string>{"x y", "", "z"});
    linked.target = TokenList::split("a b");
    linked.links = {{0, 0}, {2, 0}};
    EXPECT_EQ(weightsNematus({sharedSample(linked)}),
              "0 ||| a b ||| 0 ||| x␣y ␣ z ||| 3 2\n0.5 0 0.5\n0 0 0\n\n");
}

TEST(WeightsFile, LongTextsComeInParts) {
    std::vector<SentencePointer> sentences(
        3000,
        sharedSample(alignedSample(1, "a b c d e f g h i j k l m n o p", "a b c d e f g h i j k l m n o p")));
    std::size_t parts = 0, longest = 0, bytes = 0;
    writeWeightsNematus(sentences, [&](std::string_view part) {
        ++parts;
        bytes += part.size();
        longest = std::max(longest, part.size());
    });
    EXPECT_GT(parts, 3U);
    EXPECT_LT(longest, 1'200'000U);
    EXPECT_EQ(bytes, weightsNematus(sentences).size());
}

TEST(LinksFile, PharaohHasALineForEachSentence) {
    EXPECT_EQ(linksAsPharaoh({{{1, 0, true}, {0, 2, false}, {0, 0, true}}, {}, {{5, 6, true}}}),
              "0-0 0p2 1-0\n\n5-6\n");
}

TEST(LinksFile, ASentencesLineIsItsPlace) {
    AlignedSentence second = weighted(0, "a b", "x y", weightsOf({{1, 0}, {1, 0}}));
    second.key.rank = 1;
    InspectedSystem system = systemOf("one", {weighted(3, "a b", "x y", weightsOf({{0, 1}, {1, 0}})),
                                              weighted(0, "a", "x", weightsOf({{1}})), second});
    Inspection inspection;
    inspection.addSystem(system);
    EXPECT_EQ(linksAsPharaoh(inspection, 0), "0-0\n\n\n0-1 1-0\n") << "hypotheses but the best are left out";
    // The file must not consist of empty lines.
    InspectedSystem far = systemOf("far", {weighted(4'000, "a", "x", weightsOf({{1}}))});
    Inspection sparse;
    sparse.addSystem(far);
    EXPECT_EQ(linksAsPharaoh(sparse, 0), "4001\t0-0\n");
}

}  // namespace
}  // namespace attn::test
