// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/soft_alignment.h"
#include "core/inspect/read_dump.h"

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
    // The attention to the source tokens is 1.5, 0.5 and 0; the last one was never read.
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
    // Five outputs look at one token: |1 − 5|^6. The base is not negative, whatever the exponent.
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

// Sentences of a dump: a header with " ||| ", then a row for each output token, then an empty line.
std::vector<std::vector<Vector>> readDump(std::ifstream& file) {
    std::vector<std::vector<Vector>> sentences;
    for (std::string line; std::getline(file, line);) {
        if (line.find(" ||| ") != std::string::npos) {
            sentences.emplace_back();
            continue;
        }
        std::istringstream numbers(line);
        std::vector<Real> weights;
        for (Real weight = 0; numbers >> weight;)
            weights.push_back(weight);
        if (!weights.empty())
            sentences.back().push_back(
                Eigen::Map<Vector>(weights.data(), static_cast<Index>(weights.size())));
    }
    return sentences;
}

TEST(SoftAlignment, OfRealSystemsIsPlausible) {
    const std::filesystem::path folder = dataDir() / "soft-alignments";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    for (const auto& [name, count] :
         {std::pair("nematus/alignments.txt", 3U), {"opennmt/attention.txt", 10U}}) {
        std::ifstream file(folder / name);
        const std::vector<std::vector<Vector>> sentences = readDump(file);
        EXPECT_EQ(sentences.size(), count) << name;
        for (const std::vector<Vector>& rows : sentences) {
            const SoftAlignment found = *softAlignment(rows);
            const double sources = static_cast<double>(rows.front().size());
            EXPECT_LT(found.coverageDeviation, 0);
            EXPECT_GT(found.coverageDeviation, -10);
            EXPECT_LE(found.absentmindednessIn, 0);
            EXPECT_GT(found.absentmindednessIn, -std::log(static_cast<double>(rows.size())));
            EXPECT_LE(found.absentmindednessOut, 0);
            EXPECT_GT(found.absentmindednessOut, -std::log(sources));
            EXPECT_GT(found.confidence, 0);
            EXPECT_LT(found.confidence, 1);
        }
    }
}

}  // namespace
}  // namespace attn::test
