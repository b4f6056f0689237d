// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/soft_alignment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/paths.h"

namespace attn::test {
namespace {

Vector row(std::initializer_list<Real> weights) {
    Vector result(static_cast<Index>(weights.size()));
    std::copy(weights.begin(), weights.end(), result.data());
    return result;
}

TEST(SoftAlignment, OfOneToOneLinksHasNoPenalty) {
    const SoftAlignment found = *softAlignment({row({0, 1}), row({1, 0})});
    EXPECT_EQ(found.coverageDeviation, 0);
    EXPECT_EQ(found.absentmindednessIn, 0);
    EXPECT_EQ(found.absentmindednessOut, 0);
    EXPECT_EQ(found.confidence, 1);
}

TEST(SoftAlignment, IsCountedByHand) {
    // Attention to the source tokens: 1.5, 0.5 and 0; the last one was not read at all.
    const std::vector<Vector> rows = {row({0.5, 0.5, 0}), row({1, 0, 0})};
    const SoftAlignment found = *softAlignment(rows);
    const double deviation = -(2 * std::log(1 + std::pow(0.5, 6)) + std::log(2.0)) / 3;
    const double out = -std::log(2.0) / 2;
    const double in = (1.0 / 3 * std::log(1.0 / 3) + 2.0 / 3 * std::log(2.0 / 3)) / 3;
    EXPECT_NEAR(found.coverageDeviation, deviation, 1e-12);
    EXPECT_NEAR(found.absentmindednessOut, out, 1e-12);
    EXPECT_NEAR(found.absentmindednessIn, in, 1e-7);
    EXPECT_NEAR(found.confidence, std::exp(-0.05 * std::pow(deviation + out + in, 2)), 1e-7);
    ASSERT_EQ(found.outputEntropies.size(), 2U);
    EXPECT_NEAR(found.outputEntropies[0], 1, 1e-12);
    EXPECT_EQ(found.outputEntropies[1], 0);
    ASSERT_EQ(found.sourceEntropies.size(), 3U);
    EXPECT_NEAR(found.sourceEntropies[0], std::log2(3.0) - 2.0 / 3, 1e-7);
    EXPECT_EQ(found.sourceEntropies[2], 0);

    const double paper = -(2 * std::log(1.25) + std::log(2.0)) / 3;
    EXPECT_NEAR(softAlignment(rows, paperCoverageExponent)->coverageDeviation, paper, 1e-12);
}

TEST(SoftAlignment, CountsRowsOfAnySumAndSumsOfAnySize) {
    const SoftAlignment found = *softAlignment({row({0, 0}), row({0.25, 0.25})});
    EXPECT_NEAR(found.outputEntropies[1], 1, 1e-12);  // divided by its sum
    EXPECT_EQ(found.outputEntropies[0], 0);
    // Five outputs look at one token: |1 − 5|^6, no negative base whatever the exponent.
    const std::vector<Vector> rows(5, row({1}));
    EXPECT_NEAR(softAlignment(rows, 3)->coverageDeviation, -std::log(65.0), 1e-12);
}

TEST(SoftAlignment, NeedsWeights) {
    EXPECT_FALSE(softAlignment({}));
    EXPECT_FALSE(softAlignment({Vector(), Vector()}));
    EXPECT_FALSE(SoftAlignmentSums().means());
}

TEST(SoftAlignment, OfACorpusIsTheMeanOfItsSentences) {
    SoftAlignmentSums sums;
    sums.add(*softAlignment({row({0.5, 0.5})}));
    sums.add(*softAlignment({row({1}), row({1}), row({1})}));
    const SoftAlignmentMeans means = *sums.means();
    EXPECT_NEAR(means.outputEntropy, 0.5, 1e-12);
    EXPECT_NEAR(means.sourceEntropy, std::log2(3.0) / 2, 1e-12);
    EXPECT_NEAR(means.absentmindednessOut, -std::log(2.0) / 2, 1e-12);
    EXPECT_NEAR(means.coverageDeviation, -(std::log(1 + std::pow(0.5, 6)) + std::log(65.0)) / 2, 1e-12);
}

// Real dumps of an NMT system: after a header with " ||| " a row for each output token, then an empty line.
TEST(SoftAlignment, OfRealSystemsIsPlausible) {
    std::ifstream file(dataDir() / "soft-alignments/nematus/alignments.txt");
    if (!file)
        GTEST_SKIP() << "no " << dataDir() / "soft-alignments"
                     << "; ATTN_DATA_DIR names the folder";
    std::vector<Vector> rows;
    int sentences = 0;
    const auto check = [&] {
        if (rows.empty())
            return;
        const SoftAlignment found = *softAlignment(rows);
        ++sentences;
        EXPECT_LT(found.coverageDeviation, 0);
        EXPECT_GT(found.coverageDeviation, -3);
        EXPECT_LT(found.absentmindednessIn, 0);
        EXPECT_LT(found.absentmindednessOut, 0);
        EXPECT_GT(found.absentmindednessOut, -std::log(static_cast<double>(rows.front().size())));
        EXPECT_GT(found.confidence, 0.2);
        EXPECT_LT(found.confidence, 1);
        rows.clear();
    };
    for (std::string line; std::getline(file, line);) {
        if (line.find(" ||| ") != std::string::npos)
            check();
        else if (!line.empty()) {
            std::istringstream numbers(line);
            std::vector<Real> weights;
            for (Real weight = 0; numbers >> weight;)
                weights.push_back(weight);
            rows.push_back(Eigen::Map<Vector>(weights.data(), static_cast<Index>(weights.size())));
        }
    }
    check();
    EXPECT_EQ(sentences, 3);
}

}  // namespace
}  // namespace attn::test
