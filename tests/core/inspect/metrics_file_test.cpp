// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/metrics_file.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/core/inspect/aligned_samples.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Two systems, of which the second lacks sentence 4. Links are known only for sentence 3.
Inspection twoSystems() {
    AlignedSentence known = alignedSample(3, "ein, \"Haus\" </s>", "a house </s>");
    known.truth = {{0, 0, true}};
    known.logProbability = -0.5;
    Inspection inspection;
    InspectedSystem one, two;
    one.name = "one, first";
    one.format = "marian";
    one.sentences = {sharedSample(known), sharedSample(alignedSample(4, "b", "c"))};
    two.name = "two";
    two.sentences = {sharedSample(known)};
    inspection.addSystem(one);
    inspection.addSystem(two);
    inspection.remeasure();
    return inspection;
}

TEST(MetricsFile, CsvHasARowForEachSentenceOfEachSystem) {
    const std::string csv = metricsCsv(twoSystems(), {.systems = {0, 1}});
    EXPECT_THAT(csv, StartsWith("number,rank,system,source,target,known_links,"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 4);
    EXPECT_THAT(csv,
                HasSubstr("\r\n3,0,\"one, first\",\"ein, \"\"Haus\"\" </s>\",a house </s>,1,2,2,-0.5,0,"));
    EXPECT_THAT(csv, HasSubstr("\r\n4,0,\"one, first\",b,c,,1,1,,,"))
        << "nothing where a metric is not known";
    for (const MetricInfo& info : metricInfos())
        EXPECT_THAT(csv.substr(0, csv.find('\r')), HasSubstr(info.id));
}

TEST(MetricsFile, ChosenRowsAndSystemsAlone) {
    const std::vector<int> rows = {1};
    const std::string csv = metricsCsv(twoSystems(), {.systems = {0}, .rows = &rows});
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 2);
    const auto json = nlohmann::json::parse(metricsJson(twoSystems(), {.systems = {0}, .rows = &rows}));
    EXPECT_EQ(json["systems"][0]["sentences"].size(), 1U);
    EXPECT_TRUE(json["systems"][0]["aer"].is_null()) << "no links are known of that row";
}

TEST(MetricsFile, JsonHasFiguresOfSystemsAndSentences) {
    Inspection inspection = twoSystems();
    inspection.setOptions({.threshold = Real(0.25)});
    inspection.remeasure();
    const auto json = nlohmann::json::parse(metricsJson(inspection, {.systems = {0, 1}}));
    EXPECT_EQ(json["format"], "attention-lab metrics");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["threshold"], 0.25);
    ASSERT_EQ(json["systems"].size(), 2U);
    const auto& first = json["systems"][0];
    EXPECT_EQ(first["name"], "one, first");
    EXPECT_EQ(first["format"], "marian");
    EXPECT_TRUE(first["aer"].is_number());
    EXPECT_TRUE(first["recall"].is_number());
    ASSERT_EQ(first["sentences"].size(), 2U);
    EXPECT_EQ(first["sentences"][0]["number"], 3);
    EXPECT_EQ(first["sentences"][0]["known_links"], 1);
    EXPECT_EQ(first["sentences"][0]["source"], "ein, \"Haus\" </s>");
    EXPECT_TRUE(first["sentences"][1]["known_links"].is_null());
    for (const MetricInfo& info : metricInfos())
        EXPECT_TRUE(first["sentences"][1].contains(info.id)) << info.id;
    EXPECT_EQ(json["systems"][1]["sentences"].size(), 1U);
    EXPECT_EQ(nlohmann::json::parse(metricsJson(Inspection(), {}))["systems"].size(), 0U);
}

}  // namespace
}  // namespace attn::test
