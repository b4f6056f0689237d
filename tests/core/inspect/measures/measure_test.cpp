// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/measures/measure.h"

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "tests/core/inspect/sentences/small_sentence.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

double valueAt(const AlignedSentence& sentence, Metric metric, const std::vector<Link>* known = nullptr,
               const MeasureOptions& options = {}) {
    return valueOf(measure(sentence, known, options), metric);
}

TEST(InspectMeasure, TableIsInTheOrderOfMetricsAndSaysWhatTheyMean) {
    ASSERT_EQ(metricInfos().size(), metricCount);
    for (std::size_t i = 0; i < metricCount; ++i) {
        const MetricInfo& info = metricInfos()[i];
        EXPECT_EQ(static_cast<std::size_t>(info.metric), i);
        EXPECT_EQ(findMetric(info.id), &info);
        EXPECT_FALSE(info.label.empty());
        EXPECT_TRUE(info.meaning.ends_with('.')) << info.meaning;
    }
    EXPECT_EQ(findMetric("none"), nullptr);
    for (const double value : noMetrics())
        EXPECT_TRUE(std::isnan(value));
}

TEST(InspectMeasure, CountsByHand) {
    AlignedSentence sentence = weighted(0, "a b", "x y", weightsOf({{0.75, 0.25}, {0.5, 0.5}}));
    sentence.logProbability = -1.5;
    sentence.isRight = false;
    const std::vector<Link> known = {{0, 0, true}, {1, 1, true}, {0, 1, false}};
    AlignmentCounts counts;
    const MetricValues values = measure(sentence, &known, {}, &counts);
    EXPECT_EQ(valueOf(values, Metric::SourceLength), 2);
    EXPECT_EQ(valueOf(values, Metric::TargetLength), 2);
    EXPECT_EQ(valueOf(values, Metric::LogProbability), -1.5);
    EXPECT_EQ(valueOf(values, Metric::Right), 0);
    // A = {0-0, 0-1} (the first of equals), S = {0-0, 1-1}, and P also has 0-1: 1 − (1 + 2) / (2 + 2).
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::ErrorRate), 0.25);
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::Precision), 1);
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::Recall), 0.5);
    EXPECT_EQ(counts.found, 2);
    const double first = 0.75 * std::log2(4 / 3.0) + 0.25 * 2;
    EXPECT_NEAR(valueOf(values, Metric::Entropy), (first + 1) / 2, 1e-12);
    const double one = 0.6 * std::log2(1 / 0.6) + 0.4 * std::log2(1 / 0.4);
    const double other = std::log2(3.0) - 2.0 / 3;
    EXPECT_NEAR(valueOf(values, Metric::SourceEntropy), (one + other) / 2, 1e-12);
    EXPECT_NEAR(valueOf(values, Metric::CoverageDeviation), -std::log1p(std::pow(0.25, 6)), 1e-12);
    EXPECT_NEAR(valueAt(sentence, Metric::CoverageDeviation, nullptr, {{}, 2}), -std::log1p(0.0625), 1e-12);
    EXPECT_TRUE(std::isnan(valueOf(values, Metric::Disagreement)));
}

TEST(InspectMeasure, OfLinksHasNoSoftMetrics) {
    const AlignedSentence sentence = linked(0, "a b c", "x y", {{0, 0}, {2, 1}});
    const std::vector<Link> known = {{0, 0}, {1, 1}};
    const MetricValues values = measure(sentence, &known, {});
    EXPECT_EQ(valueOf(values, Metric::SourceLength), 3);
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::ErrorRate), 0.5);
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::Precision), 0.5);
    EXPECT_DOUBLE_EQ(valueOf(values, Metric::Recall), 0.5);
    for (const Metric metric :
         {Metric::Entropy, Metric::SourceEntropy, Metric::CoverageDeviation, Metric::AbsentmindednessIn,
          Metric::AbsentmindednessOut, Metric::Confidence, Metric::LogProbability, Metric::Right})
        EXPECT_TRUE(std::isnan(valueOf(values, metric))) << infoOf(metric).id;
    EXPECT_THAT(systemLinks(sentence, Real(0.5)), ElementsAre(Link{0, 0}, Link{2, 1}));
}

TEST(InspectMeasure, EndMarksAreNoLinksButCountAsFound) {
    AlignedSentence sentence =
        weighted(0, "a b </s>", "x y </s>",
                 weightsOf({{0.25, 0.125, 0.625}, {0.125, 0.75, 0.125}, {0.75, 0.125, 0.125}}));
    sentence.hasSourceEnd = sentence.hasTargetEnd = true;
    EXPECT_THAT(systemLinks(sentence, {}), ElementsAre(Link{1, 1}));
    EXPECT_THAT(systemLinks(sentence, Real(0.2)), ElementsAre(Link{0, 0}, Link{1, 1}));
    const AlignmentCounts counts = countsOf(sentence, {{0, 0}, {1, 1}}, {});
    EXPECT_EQ(counts.found, 2);
    EXPECT_EQ(counts.sureHits, 1);
    EXPECT_EQ(countsOf(sentence, {{0, 0}}, Real(0.2)).found, 2) << "0-0 and the end mark";
    EXPECT_EQ(valueAt(sentence, Metric::SourceLength), 2);
    EXPECT_EQ(valueAt(sentence, Metric::TargetLength), 2);
    // The same rows are counted in the same way elsewhere in the program.
    const std::vector<Link> known = {{1, 0}, {0, 1}, {1, 1}};
    std::vector<Vector> rows;
    for (Index i = 0; i < 3; ++i)
        rows.emplace_back(sentence.weights.row(i).transpose());
    for (const std::optional<Real> threshold : {std::optional<Real>(), std::optional<Real>(0.2)}) {
        EXPECT_EQ(countsOf(sentence, known, threshold).errorRate(),
                  alignmentCounts(rows, known, threshold).errorRate());
        EXPECT_EQ(countsOf(sentence, known, threshold).found, alignmentCounts(rows, known, threshold).found);
    }
    EXPECT_DOUBLE_EQ(valueAt(sentence, Metric::Confidence), softAlignment(rows)->confidence);
}

TEST(InspectMeasure, LinksOfEndMarksAreNone) {
    // Marian's decoders link end marks like words.
    AlignedSentence sentence =
        linked(0, "the house </s>", "das Haus </s>", {{0, 0}, {1, 1}, {2, 1}, {0, 2}, {2, 2}});
    const std::vector<Link> known = {{0, 0}, {1, 1}};
    EXPECT_EQ(countsOf(sentence, known, {}).found, 5) << "a word such as any other";
    sentence.hasSourceEnd = true;
    EXPECT_THAT(systemLinks(sentence, {}), ElementsAre(Link{0, 0}, Link{1, 1}, Link{0, 2}));
    sentence.hasTargetEnd = true;
    EXPECT_THAT(systemLinks(sentence, {}), ElementsAre(Link{0, 0}, Link{1, 1}));
    EXPECT_EQ(valueAt(sentence, Metric::Precision, &known), 1);
    EXPECT_EQ(valueAt(sentence, Metric::ErrorRate, &known), 0);
    // Also if the system wrote something other than the reference.
    sentence.reference = TokenList::split("das Heim </s>");
    sentence.isRight = false;
    EXPECT_EQ(countsOf(sentence, known, {}).found, 1);
    EXPECT_EQ(coverageOf(sentence)[2], 2) << "the matrix shows them";
}

TEST(InspectMeasure, OfAnotherTargetCountsTokensOfTheReferenceAlone) {
    AlignedSentence sentence = weighted(0, "a b", "x z", weightsOf({{1, 0}, {1, 0}}));
    sentence.reference = TokenList::split("x y");
    sentence.isRight = false;
    const std::vector<Link> known = {{0, 0}, {1, 1}};
    EXPECT_DOUBLE_EQ(valueAt(sentence, Metric::ErrorRate, &known), 0);
    sentence.reference = TokenList::split("x z");
    sentence.isRight = true;
    EXPECT_DOUBLE_EQ(valueAt(sentence, Metric::ErrorRate, &known), 0.5);

    AlignedSentence links = linked(0, "a b", "x z", {{0, 0}, {0, 1}});
    links.reference = TokenList::split("x y");
    EXPECT_DOUBLE_EQ(valueAt(links, Metric::ErrorRate, &known), 0);
}

TEST(InspectMeasure, WithoutAttentionOrKnownLinksIsUnknown) {
    const AlignedSentence sentence = weighted(0, "a", "x", {});
    const std::vector<Link> known = {{0, 0}};
    EXPECT_TRUE(std::isnan(valueAt(sentence, Metric::ErrorRate, &known)));
    EXPECT_TRUE(std::isnan(valueAt(sentence, Metric::Confidence)));
    EXPECT_THAT(systemLinks(sentence, {}), IsEmpty());
    EXPECT_TRUE(std::isnan(valueAt(weighted(0, "a", "x", weightsOf({{1}})), Metric::ErrorRate)));
}

TEST(InspectMeasure, CoverageIsWhatSourceTokensGet) {
    const Vector soft = coverageOf(weighted(0, "a b", "x y", weightsOf({{0.75, 0.25}, {0.5, 0.5}})));
    EXPECT_EQ(soft[0], Real(1.25));
    EXPECT_EQ(soft[1], Real(0.75));
    const Vector hard = coverageOf(linked(0, "a b", "x y", {{1, 0}, {1, 1}}));
    EXPECT_EQ(hard[0], 0);
    EXPECT_EQ(hard[1], 2);
}

TEST(InspectMeasure, DisagreementIsTotalVariation) {
    const AlignedSentence one = weighted(0, "a b", "x y", weightsOf({{0.75, 0.25}, {0, 1}}));
    const AlignedSentence other = weighted(0, "a b", "x y", weightsOf({{0.25, 0.75}, {0, 1}}));
    const AlignedSentence links = linked(0, "a b", "x y", {{0, 0}, {1, 0}});
    EXPECT_EQ(disagreement({&one}), std::nullopt);
    EXPECT_DOUBLE_EQ(*disagreement({&one, &one}), 0);
    EXPECT_DOUBLE_EQ(*disagreement({&one, &other}), 0.25);
    // First row: shares ½ ½, which is ¼ away; second row: one is empty.
    EXPECT_DOUBLE_EQ(*disagreement({&one, &links}), (0.25 + 1) / 2);
    EXPECT_DOUBLE_EQ(*disagreement({&links, &links}), 0);
    EXPECT_DOUBLE_EQ(*disagreement({&one, &other, &links}), (0.5 + 0.25 + 0.25 + 0 + 1 + 1) / 6);
    // The weights do not sum to 1.
    const AlignedSentence twice = weighted(0, "a b", "x y", weightsOf({{1.5, 0.5}, {0, 2}}));
    EXPECT_DOUBLE_EQ(*disagreement({&one, &twice}), 0);
}

TEST(InspectMeasure, DisagreementNeedsTheSameTokens) {
    const AlignedSentence one = weighted(0, "a b", "x", weightsOf({{0.75, 0.25}}));
    const AlignedSentence other = weighted(0, "a c", "x", one.weights),
                          longer = linked(0, "a b", "x y", {{0, 0}});
    EXPECT_EQ(disagreement({&one, &other}), std::nullopt);
    EXPECT_EQ(disagreement({&one, &longer}), std::nullopt);
}

TEST(InspectMeasure, DisagreementIsOfTargetTokensAndWholeRows) {
    const AlignedSentence one = weighted(0, "a b", "x", weightsOf({{0.75, 0.25}}));
    AlignedSentence ended = weighted(0, "a b </s>", "x </s>", weightsOf({{0.5, 0.25, 0.25}, {1, 0, 0}}));
    ended.hasSourceEnd = ended.hasTargetEnd = true;
    EXPECT_DOUBLE_EQ(*disagreement({&one, &ended}), 0.25);
    AlignedSentence numbers = weighted(0, "1 2", "1", weightsOf({{0, 1}}));
    EXPECT_EQ(disagreement({&one, &numbers}), std::nullopt);
    numbers.knowsSource = numbers.knowsTarget = false;
    EXPECT_DOUBLE_EQ(*disagreement({&one, &numbers}), 0.75);
    const AlignedSentence nothing = weighted(0, "a b", "x", {});
    EXPECT_EQ(disagreement({&one, &nothing}), std::nullopt);
}

// The figures of the program SoftAlignments for its own example; what it calls input is along the target
// tokens.
TEST(InspectMeasure, OfTheExampleOfSoftAlignmentsIsItsOwn) {
    const std::filesystem::path path = dataDir() / "soft-alignments/nematus/alignments.txt";
    std::ifstream file(path);
    if (!file)
        GTEST_SKIP() << "no " << path << "; ATTN_DATA_DIR names the folder";
    std::string line;
    std::getline(file, line);
    ASSERT_TRUE(line.starts_with("0 ||| Obama welcomes Netanyahu |||"));
    AlignedSentence sentence =
        weighted(0, "Obama empfängt Net@@ any@@ ah@@ u </s>", "Obama welcomes Netanyahu </s>", {});
    sentence.hasSourceEnd = sentence.hasTargetEnd = true;
    sentence.weights.resize(4, 7);
    for (Real* weight = sentence.weights.data(); weight < sentence.weights.data() + 28; ++weight)
        file >> *weight;
    const MetricValues values = measure(sentence, nullptr, {});
    EXPECT_NEAR(valueOf(values, Metric::CoverageDeviation), -0.232997, 1e-6);
    EXPECT_NEAR(valueAt(sentence, Metric::CoverageDeviation, nullptr, {{}, paperCoverageExponent}), -0.292132,
                1e-6);
    EXPECT_NEAR(valueOf(values, Metric::AbsentmindednessIn), -0.629990, 1e-6);
    EXPECT_NEAR(valueOf(values, Metric::AbsentmindednessOut), -0.723556, 1e-6);
    EXPECT_NEAR(valueOf(values, Metric::Confidence), std::exp(-0.05 * std::pow(-1.586543, 2)), 1e-6);
}

}  // namespace
}  // namespace attn::test
