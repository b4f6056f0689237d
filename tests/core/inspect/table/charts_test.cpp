// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/charts.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

#include "tests/core/inspect/sentences/small_sentence.h"

namespace attn::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

AlignedSentence ofLength(long number, int length, double logProbability, std::optional<bool> isRight = {}) {
    AlignedSentence sentence;
    sentence.key.number = number;
    for (int i = 0; i < length; ++i)
        sentence.source.add("a");
    sentence.target.add("x");
    sentence.logProbability = logProbability;
    sentence.isRight = isRight;
    sentence.links = std::vector<Link>{{0, 0}};
    sentence.truth = std::vector<Link>{{number % 2 == 0 ? 0 : 1, 0}};
    return sentence;
}

std::vector<int> allRows(const Inspection& inspection) {
    std::vector<int> rows(static_cast<std::size_t>(inspection.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

Inspection small() {
    Inspection inspection;
    inspection.addSystem(systemOf("one", {ofLength(0, 3, -0.12, true), ofLength(1, 4, -0.31, false),
                                          ofLength(2, 9, -0.5), ofLength(3, 30, -0.58, true)}));
    return inspection;
}

TEST(InspectCharts, HistogramHasRoundEdges) {
    const Inspection inspection = small();
    const auto bins = histogram(inspection, 0, Metric::LogProbability, {0, 2}, 5);
    ASSERT_EQ(bins.size(), 5U);
    const double edges[] = {-0.6, -0.5, -0.4, -0.3, -0.2, -0.1};
    const long all[] = {1, 1, 1, 0, 1}, shown[] = {0, 1, 0, 0, 1};
    for (std::size_t i = 0; i < bins.size(); ++i) {
        EXPECT_EQ(bins[i].low, edges[i]);
        EXPECT_EQ(bins[i].high, edges[i + 1]);
        EXPECT_EQ(bins[i].all, all[i]) << i;
        EXPECT_EQ(bins[i].shown, shown[i]) << i;
    }
}

TEST(InspectCharts, HistogramOfCountsHasWholeEdges) {
    const Inspection inspection = small();
    const auto lengths = histogram(inspection, 0, Metric::SourceLength, {}, 6);
    ASSERT_EQ(lengths.size(), 7U);
    EXPECT_EQ(lengths[0].low, 0);
    EXPECT_EQ(lengths[0].high, 5);
    EXPECT_EQ(lengths[0].all, 2);
    EXPECT_EQ(lengths[1].all, 1);
    EXPECT_EQ(lengths[6].low, 30);
    EXPECT_EQ(lengths[6].all, 1);
    const auto right = histogram(inspection, 0, Metric::Right, {0, 1, 2});
    ASSERT_EQ(right.size(), 2U);
    EXPECT_EQ(right[0].all, 1);
    EXPECT_EQ(right[1].low, 1);
    EXPECT_EQ(right[1].all, 2);
    EXPECT_EQ(right[1].shown, 1);
}

TEST(InspectCharts, HistogramOfOneValueAndOfNone) {
    const Inspection inspection = small();
    const auto one = histogram(inspection, 0, Metric::TargetLength, {});
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0].low, 1);
    EXPECT_EQ(one[0].high, 2);
    EXPECT_EQ(one[0].all, 4);
    EXPECT_THAT(histogram(inspection, 0, Metric::Confidence, {}), IsEmpty());
    for (const double value : {0.0, 1e-9, -1e300, 123456.789, 1e-320}) {
        Inspection odd;
        odd.addSystem(systemOf("odd", {ofLength(0, 1, value)}));
        const auto bins = histogram(odd, 0, Metric::LogProbability, {0});
        ASSERT_FALSE(bins.empty()) << value;
        EXPECT_EQ(std::accumulate(bins.begin(), bins.end(), 0L,
                                  [](long sum, const HistogramBin& bin) { return sum + bin.all; }),
                  1);
    }
    Inspection neighbours;
    neighbours.addSystem(systemOf("odd", {ofLength(0, 1, 1e15), ofLength(1, 1, std::nextafter(1e15, 2e15))}));
    EXPECT_FALSE(histogram(neighbours, 0, Metric::LogProbability, {}).empty());
}

TEST(InspectCharts, ScatterHasWhatIsKnown) {
    const Inspection inspection = small();
    const auto points = scatter(inspection, 0, Metric::SourceLength, Metric::Right, allRows(inspection));
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points[2].row, 3);
    EXPECT_EQ(points[2].x, 30);
    EXPECT_EQ(points[2].y, 1);
}

TEST(InspectCharts, GroupsByLength) {
    const Inspection inspection = small();
    const auto groups = byLength(inspection, 0, allRows(inspection));
    ASSERT_EQ(groups.size(), 3U);
    EXPECT_EQ(groups[0].shortest, 1);
    EXPECT_EQ(groups[0].longest, 5);
    EXPECT_EQ(groups[0].sentences, 2);
    EXPECT_DOUBLE_EQ(*groups[0].accuracy, 0.5);
    EXPECT_DOUBLE_EQ(*groups[0].counts.errorRate(), 0.5);
    EXPECT_FALSE(groups[1].accuracy);
    EXPECT_EQ(groups[2].shortest, 26);
    EXPECT_EQ(byLength(inspection, 0, {0, 1}).at(0).longest, 3) << "a group a length where there are few";
    EXPECT_THAT(byLength(inspection, 0, {}), IsEmpty());
}

TEST(InspectCharts, ComparesSystems) {
    Inspection inspection = small();
    inspection.addSystem(systemOf("two", {weighted(0, "a b", "x", weightsOf({{1, 0}}))}));
    const auto figures = bySystem(inspection, allRows(inspection));
    ASSERT_EQ(figures.size(), 2U);
    EXPECT_EQ(figures[0].sentences, 4);
    EXPECT_DOUBLE_EQ(*figures[0].accuracy, 2.0 / 3);
    EXPECT_DOUBLE_EQ(*figures[0].counts.errorRate(), 0.5);
    EXPECT_FALSE(figures[0].meanConfidence);
    EXPECT_EQ(figures[1].sentences, 1);
    EXPECT_FALSE(figures[1].accuracy);
    EXPECT_DOUBLE_EQ(*figures[1].meanConfidence, valueOf(inspection.metrics(1, 0), Metric::Confidence));
}

TEST(InspectCharts, WorstRowsAreByErrorThenConfidence) {
    Inspection inspection;
    AlignedSentence wrong = weighted(0, "a b", "x", weightsOf({{1, 0}}));
    wrong.truth = std::vector<Link>{{1, 0}};
    AlignedSentence unsure = wrong, right = wrong;
    unsure.key.number = 1;
    unsure.weights = weightsOf({{0.6, 0.4}});
    right.key.number = 2;
    right.truth = std::vector<Link>{{0, 0}};
    inspection.addSystem(
        systemOf("one", {right, wrong, unsure, weighted(3, "a b", "x", weightsOf({{0.5, 0.5}})),
                         weighted(4, "a b", "x", {}), weighted(5, "a", "x", weightsOf({{0}}))}));
    const double even = valueOf(inspection.metrics(0, 3), Metric::Confidence);
    const bool isEvenWorse = even < valueOf(inspection.metrics(0, 5), Metric::Confidence);
    const bool isUnsureWorse = valueOf(inspection.metrics(0, 2), Metric::Confidence) <
                               valueOf(inspection.metrics(0, 1), Metric::Confidence);
    EXPECT_THAT(worstRows(inspection, 0, allRows(inspection), 9),
                ElementsAre(isUnsureWorse ? 2 : 1, isUnsureWorse ? 1 : 2, 0, isEvenWorse ? 3 : 5,
                            isEvenWorse ? 5 : 3));
    EXPECT_EQ(worstRows(inspection, 0, allRows(inspection), 2).size(), 2U);
    EXPECT_THAT(worstRows(inspection, 0, allRows(inspection), 0), IsEmpty());
}

}  // namespace
}  // namespace attn::test
