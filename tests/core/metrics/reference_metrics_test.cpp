// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/metrics/bleu.h"
#include "core/metrics/chrf.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using nlohmann::json;

constexpr double tolerance = 1e-4;

std::vector<std::string> lines(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<std::string> result;
    for (std::string line; std::getline(file, line);)
        result.push_back(line);
    return result;
}

void expectSignature(const json& expected, const std::string& found) {
    if (!expected.contains("signature"))
        return;
    const auto text = expected["signature"].get<std::string>();
    const std::string version = "|version:";
    EXPECT_EQ(text.substr(0, text.find(version)), found.substr(0, found.find(version)));
}

void expectBleu(const json& expected, const BleuScore& found) {
    EXPECT_NEAR(found.score, expected["score"].get<double>(), tolerance);
    for (std::size_t n = 0; expected.contains("precisions") && n < bleuOrder; ++n)
        EXPECT_NEAR(found.precisions[n], expected["precisions"][n].get<double>(), tolerance);
    EXPECT_NEAR(found.brevityPenalty, expected.value("bp", found.brevityPenalty), tolerance);
    EXPECT_EQ(found.systemLength, expected.value("sys_len", found.systemLength));
    EXPECT_EQ(found.referenceLength, expected.value("ref_len", found.referenceLength));
}

// "chrf", "chrf++", "bleu_13a", "bleu_13a_lc", "short_bleu_13a" (the first two lines).
void expectMetric(std::string name, const json& expected, std::vector<std::string> system,
                  std::vector<std::string> reference) {
    if (name.starts_with("short_")) {
        name.erase(0, 6);
        system.resize(2);
        reference.resize(2);
    }
    if (name.starts_with("chrf")) {
        const ChrfOptions options{name == "chrf++" ? std::size_t(2) : 0};
        EXPECT_NEAR(corpusChrf(system, reference, options), expected["score"].get<double>(), tolerance);
        return expectSignature(expected, chrfSignature(options));
    }
    ASSERT_TRUE(name.starts_with("bleu_")) << "a metric that is not known";
    BleuOptions options;
    options.lowerCase = name.ends_with("_lc");
    options.tokenizer = name.substr(5, name.size() - 5 - (options.lowerCase ? 3 : 0));
    expectBleu(expected, corpusBleu(system, reference, options));
    expectSignature(expected, bleuSignature(options));
}

// Checks every figure that sacreBLEU gave for some systems; the folder may be another one of the same form.
TEST(ReferenceMetrics, AreReproduced) {
    const std::filesystem::path folder = metricsDir();
    if (!std::filesystem::exists(folder / "expected.json"))
        GTEST_SKIP() << "no " << folder / "expected.json"
                     << "; ATTN_METRICS_DIR names the folder";
    std::ifstream file(folder / "expected.json");
    const json expected = json::parse(file);
    const std::vector<std::string> reference = lines(folder / "reference.txt");
    int count = 0;
    for (const auto& [system, metrics] : expected.items()) {
        const std::vector<std::string> hypotheses = lines(folder / (system + ".txt"));
        ASSERT_EQ(hypotheses.size(), reference.size()) << system;
        for (const auto& [metric, values] : metrics.items()) {
            SCOPED_TRACE(system + " " + metric);
            expectMetric(metric, values, hypotheses, reference);
            ++count;
        }
    }
    EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace attn::test
