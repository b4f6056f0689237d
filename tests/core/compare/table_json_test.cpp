// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_json.h"

#include <gmock/gmock.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "tests/core/compare/sample_comparison.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

ComparisonTable fullTable() {
    ComparisonTable table = madeUpTable(tinyComparison({"dot", "none"}, {1, 18'446'744'073'709'551'615U}));
    table.comparison.testPairs = 200;
    table.comparison.lengths = {2, 4, 50};
    ComparedRun& first = table.runs[0];
    first.figures = {1.0 / 3, 31.25, 0.1 + 0.2, 1e-300, 0, 123456.789, 0.25, 30, 1e6, 0.75, 2.0 / 3, 0.125};
    first.byLength = {{2, 50, 1, 1}, {4, 7, 2.0 / 3, 0.9}};
    first.bleuSignature = "nrefs:1|case:lc";
    table.runs[3].problem = "training diverged at update 3: \"quotes\", ünïcode.";
    table.runs.erase(table.runs.begin() + 1);
    return table;
}

std::string refusal(const std::string& text) {
    try {
        tableFromJson(text, "table.json");
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        EXPECT_THAT(error.what(), testing::StartsWith("table.json: "));
        EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
        return error.what();
    }
    return "";
}

std::string changed(const std::function<void(json&)>& change) {
    json value = json::parse(tableToJson(fullTable()));
    change(value);
    return refusal(value.dump());
}

TEST(TableJson, ReadsBackEveryBit) {
    const ComparisonTable table = fullTable();
    const std::string text = tableToJson(table);
    const ComparisonTable read = tableFromJson(text, "here");
    EXPECT_EQ(comparisonDifference(read.comparison, table.comparison), "");
    ASSERT_EQ(read.runs.size(), 3U);
    for (std::size_t i = 0; i < read.runs.size(); ++i) {
        EXPECT_EQ(read.runs[i].run, table.runs[i].run);
        EXPECT_EQ(read.runs[i].figures, table.runs[i].figures);
        EXPECT_EQ(read.runs[i].byLength, table.runs[i].byLength);
        EXPECT_EQ(read.runs[i].problem, table.runs[i].problem);
        EXPECT_EQ(read.runs[i].bleuSignature, table.runs[i].bleuSignature);
    }
    EXPECT_EQ(tableToJson(read), text);
}

TEST(TableJson, HoldsWhatFollowsFromTheRuns) {
    const json value = json::parse(tableToJson(fullTable()));
    EXPECT_EQ(value.begin().key(), "comparison") << "sorted here";
    EXPECT_THAT(tableToJson(fullTable()),
                testing::StartsWith("{\n \"format\": \"attention-lab-comparison\",\n \"version\": 1,"));
    EXPECT_EQ(value["summary"][0]["score"], "dot");
    EXPECT_EQ(value["summary"][0]["runs"], 2);
    EXPECT_EQ(value["summary"][0]["bleu_signature"], "nrefs:1|case:lc");
    EXPECT_EQ(value["summary"][1]["diverged"], 1);
    EXPECT_NEAR(value["summary"][0]["bleu"]["mean"].get<double>(), 31.25, 0);
    EXPECT_TRUE(value["summary"][0]["bleu"]["deviation"].is_null());
    EXPECT_TRUE(value["summary"][1]["bleu"].is_null());
    EXPECT_EQ(value["missing"], json::parse(R"([{"lane": "none", "seed": 1}])"));
    EXPECT_EQ(value["runs"][0]["wiring"], "bahdanau");
    EXPECT_EQ(value["runs"][0]["updates"], 30);
}

// A table written by hand may omit what follows from its runs, and list them in any order.
TEST(TableJson, NeedsTheRunsOnly) {
    json value = json::parse(tableToJson(fullTable()));
    for (const char* key : {"summary", "missing", "differences"})
        value.erase(key);
    std::swap(value["runs"][0], value["runs"][2]);
    value["runs"][0].erase("task");
    const ComparisonTable read = tableFromJson(value.dump(), "here");
    EXPECT_EQ(tableToJson(read), tableToJson(fullTable()));
}

TEST(TableJson, RefusesWhatIsNoTable) {
    EXPECT_THAT(refusal(""), HasSubstr("not JSON"));
    EXPECT_THAT(refusal("[]"), HasSubstr("should be an object in braces"));
    EXPECT_THAT(refusal("{}"), HasSubstr("is no table of a comparison: format should be"));
    EXPECT_THAT(refusal(R"({"format": "attention-lab-model"})"), HasSubstr("found \"attention-lab-model\""));
    EXPECT_THAT(changed([](json& v) { v["version"] = 2; }), HasSubstr("is of version 2"));
    EXPECT_THAT(changed([](json& v) { v.erase("version"); }), HasSubstr("version is missing"));
    EXPECT_THAT(changed([](json& v) { v["runz"] = 1; }), HasSubstr("did you mean \"runs\"?"));
    EXPECT_THAT(refusal(std::string(100'000, '[')), HasSubstr("nested deeper"));
}

TEST(TableJson, RefusesAnUnsoundComparison) {
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lanes"] = json::array(); }),
                HasSubstr("comparison.lanes is empty"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["seeds"] = json::array(); }),
                HasSubstr("comparison.seeds is empty"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["seeds"] = 3; }), HasSubstr("a list in brackets"));
    for (const json& seed : {json(-1), json("x"), json(1.5), json(1)})
        EXPECT_THAT(changed([&](json& v) { v["comparison"]["seeds"][1] = seed; }),
                    HasSubstr("comparison.seeds[1] should be a whole number"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lanes"][1]["name"] = "dot"; }),
                HasSubstr("two named \"dot\""));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lanes"][0]["name"] = ""; }), HasSubstr("is empty"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lanes"][0]["recipe"]["updates"] = 0; }),
                HasSubstr("comparison.lanes[0].recipe: updates should be from 1"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lengths"]["longest"] = 1; }),
                HasSubstr("comparison.lengths.longest should be from 2"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["lengths"]["longest"] = 1'000'000'000; }),
                HasSubstr("comparison.lengths.longest should be from 2 to 100000"));
    EXPECT_THAT(changed([](json& v) { v["comparison"]["test_pairs"] = -1; }), HasSubstr("test_pairs"));
    EXPECT_THAT(changed([](json& v) {
                    for (int i = 2; i < 100'000; ++i)
                        v["comparison"]["seeds"].push_back(i);
                }),
                HasSubstr("a comparison of 200000 runs; at most 100000 are read"));
    EXPECT_THAT(changed([](json& v) {
                    v["comparison"]["lengths"]["longest"] = 100'000;
                    for (int i = 2; i < 100; ++i)
                        v["comparison"]["seeds"].push_back(i);
                }),
                HasSubstr("a comparison of 19999800 runs × lengths; at most 4000000 are read"));
}

TEST(TableJson, RefusesUnsoundRuns) {
    EXPECT_THAT(changed([](json& v) { v["runs"] = {}; }), HasSubstr("runs should be a list"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0] = 7; }), HasSubstr("runs[0] should be an object"));
    EXPECT_THAT(changed([](json& v) { v["runs"][1]["lane"] = "dott"; }),
                HasSubstr("runs[1].lane \"dott\" with seed 18446744073709551615 is no run"));
    EXPECT_THAT(changed([](json& v) { v["runs"][1]["seed"] = 2; }), HasSubstr("is no run of the comparison"));
    EXPECT_THAT(changed([](json& v) { v["runs"][1] = v["runs"][0]; }),
                HasSubstr("runs[1] is a second one of \"dot\" with seed 1"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["score"] = "none"; }),
                HasSubstr("runs[0].score is \"none\", but the recipe says \"dot\""));
    for (const json& wrong : {json(1.01), json(-0.1)})
        EXPECT_THAT(changed([&](json& v) { v["runs"][0]["exact_match"] = wrong; }),
                    HasSubstr("runs[0].exact_match should be from 0 to 1"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["bleu"] = "x"; }), HasSubstr("should be a number"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["beu"] = 1; }), HasSubstr("did you mean \"bleu\"?"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["by_length"][1]["length"] = 2; }),
                HasSubstr("by_length[1].length should be from 3 to 4"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["by_length"][1]["length"] = 5; }),
                HasSubstr("should be from 3 to 4"));
    EXPECT_THAT(changed([](json& v) { v["comparison"].erase("lengths"); }),
                HasSubstr("has more lengths than the comparison"));
    EXPECT_THAT(changed([](json& v) { v["runs"][0]["by_length"][0]["pairs"] = 0; }), HasSubstr("pairs"));
}

TEST(TableJson, IsLoadedFromAFile) {
    const TemporaryFolder folder;
    EXPECT_EQ(loadTable(folder.write("t.json", tableToJson(fullTable()))).runs.size(), 3U);
    EXPECT_THROW(loadTable(folder.file("no.json")), Error);
    EXPECT_THROW(loadTable(folder.path().string()), Error);
}

}  // namespace
}  // namespace attn::test
