// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/paired_bootstrap.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/metrics/bleu.h"
#include "core/metrics/chrf.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using Texts = std::vector<std::string>;

// A bootstrap whose score is the sum of the sentences' values.
PairedBootstrap ofSums(const std::vector<double>& baseline, const std::vector<double>& system,
                       const BootstrapOptions& options, Index threads = 1) {
    const auto scores = [&](std::span<const std::uint32_t> drawn) {
        ScorePair sum;
        for (const std::uint32_t sentence : drawn) {
            sum.baseline += baseline[sentence];
            sum.system += system[sentence];
        }
        return sum;
    };
    return pairedBootstrap(static_cast<Index>(baseline.size()), scores, options, threads);
}

// numpy draws 202 002 122 120 110 002 122 022: the baseline has 13 8 14 9 5 8 14 13, the system 10 8 10 8 6 8
// 10 10. The differences are 3 0 4 1 1 0 4 3 with the mean 2, and two of them are more than 1 above it.
TEST(PairedBootstraps, AreCountedByHand) {
    for (const Index threads : {1, 3}) {
        const PairedBootstrap found = ofSums({1, 2, 6}, {2, 2, 4}, {8, 12345}, threads);
        EXPECT_EQ(found.baseline.score, 9);
        EXPECT_EQ(found.system.score, 8);
        EXPECT_EQ(found.baseline.mean, 10.5);
        EXPECT_EQ(found.system.mean, 8.75);
        EXPECT_EQ(found.baseline.interval, 4.5);
        EXPECT_EQ(found.system.interval, 2);
        EXPECT_DOUBLE_EQ(found.pValue, 3.0 / 9);
    }
    EXPECT_NE(ofSums({1, 2, 6}, {2, 2, 4}, {8, 7}).baseline.mean, 10.5);
}

TEST(PairedBootstraps, WhatIsTheSameDiffersByChance) {
    EXPECT_EQ(ofSums({1, 2, 6}, {1, 2, 6}, {}).pValue, 1);
}

Texts linesOf(const std::filesystem::path& path) {
    std::ifstream file(path);
    Texts lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

// `references` are ordered by file.
template <class Counts, class Score>
PairedBootstrap ofTexts(const Texts& baseline, const Texts& system, const std::vector<Texts>& references,
                        const Counts& none, Score&& score) {
    std::vector<Counts> first(baseline.size(), none), second = first;
    for (std::size_t i = 0; i < baseline.size(); ++i) {
        Texts known;
        for (const Texts& file : references)
            known.push_back(file[i]);
        first[i].add(baseline[i], known);
        second[i].add(system[i], known);
    }
    return pairedBootstrap(static_cast<Index>(first.size()), [&](std::span<const std::uint32_t> drawn) {
        Counts one = none, other = none;
        for (const std::uint32_t sentence : drawn) {
            one += first[sentence];
            other += second[sentence];
        }
        return ScorePair{score(one), score(other)};
    });
}

// numpy adds and divides in 32 bits.
constexpr double sampleTolerance = 1e-5;

void expectNear(const PairedBootstrap& found, const PairedBootstrap& expected) {
    EXPECT_NEAR(found.baseline.score, expected.baseline.score, sampleTolerance);
    EXPECT_NEAR(found.baseline.mean, expected.baseline.mean, sampleTolerance);
    EXPECT_NEAR(found.baseline.interval, expected.baseline.interval, sampleTolerance);
    EXPECT_NEAR(found.system.score, expected.system.score, sampleTolerance);
    EXPECT_NEAR(found.system.mean, expected.system.mean, sampleTolerance);
    EXPECT_NEAR(found.system.interval, expected.system.interval, sampleTolerance);
    EXPECT_NEAR(found.pValue, expected.pValue, 1e-12);
}

class BootstrapOfTexts : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(metricsDir() / "reference.txt"))
            GTEST_SKIP() << "no " << metricsDir() << "; ATTN_METRICS_DIR names the folder";
        reference = linesOf(metricsDir() / "reference.txt");
        light = linesOf(metricsDir() / "light.txt");
        medium = linesOf(metricsDir() / "medium.txt");
        heavy = linesOf(metricsDir() / "heavy.txt");
    }
    // The light texts, with every ninth one, starting at `first`, replaced by the medium one.
    Texts mixed(std::size_t first) const {
        Texts texts = light;
        for (std::size_t i = first; i < texts.size(); i += 9)
            texts[i] = medium[i];
        return texts;
    }
    static double bleu(const BleuCounts& counts) { return counts.score().score; }
    static double chrf(const ChrfCounts& counts) { return counts.score(); }

    Texts reference, light, medium, heavy;
};

// Figures of sacreBLEU's algorithm (significance.py) with numpy, reimplemented: 1,000 samples, seed 12345.
TEST_F(BootstrapOfTexts, AreThoseOfNumpy) {
    expectNear(ofTexts(mixed(0), mixed(4), {reference}, BleuCounts({"none"}), bleu),
               {{72.48050835346992, 72.38896709347739, 2.6730426801502674},
                {71.81998758691897, 71.80477942484454, 2.473764951583405},
                0.21478521478521478});
    expectNear(ofTexts(mixed(0), mixed(4), {reference}, ChrfCounts(), chrf),
               {{85.781235093773, 85.73539549910501, 1.5316723964541268},
                {85.2635221894394, 85.26416506683127, 1.4591589675970056},
                0.16783216783216784});
}

TEST_F(BootstrapOfTexts, TakeSeveralReferences) {
    expectNear(ofTexts(light, heavy, {reference, medium}, BleuCounts({"none"}), bleu),
               {{78.49604174985237, 78.43863290252337, 2.2599510968521486},
                {4.797021377573027, 4.727068144047117, 1.1367442503882077},
                0.000999000999000999});
    expectNear(ofTexts(light, heavy, {reference, medium}, ChrfCounts(), chrf),
               {{87.71761650642176, 87.69996796792306, 1.2239387198549636},
                {37.656755705290436, 37.624940295182725, 1.4176695524166725},
                0.000999000999000999});
}

}  // namespace
}  // namespace attn::test
