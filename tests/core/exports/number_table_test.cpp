// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/number_table.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace attn::test {
namespace {

using testing::HasSubstr;

NumberTables sampleTables() {
    NumberTables tables;
    tables.format = "attention-lab differences";
    tables.text = "a_b";
    tables.columns = {{"step", "$t$"}, {"output", "$y_t$"}, {"base_output", ""}};
    tables.rowsKey = "steps";
    tables.listKey = "differences";
    NumberTable table;
    table.caption = "A & B";
    table.facts = {{"lane", std::string("Dot")}, {"updates", Index(12)}};
    table.changes = {"temperature 2"};
    table.heads = {"a,", " "};
    NumberRow row;
    row.cells.emplace_back(Index(1));
    row.cells.emplace_back(std::string("x_1"));
    row.cells.emplace_back();
    row.list.emplace_back(-0.25);
    row.list.emplace_back();
    table.rows = {row};
    tables.tables = {table};
    return tables;
}

TEST(NumberTables, CsvHasFactsColumnsAndLists) {
    EXPECT_EQ(numberTablesToCsv(sampleTables()),
              "lane,updates,step,output,base_output,1,2\r\n"
              "Dot,12,,,,\"a,\", \r\n"
              "Dot,12,1,x_1,,-0.25,\r\n");
    EXPECT_EQ(
        numberTablesToTabs(sampleTables()),
        "lane\tupdates\tstep\toutput\tbase_output\t1\t2\nDot\t12\t\t\t\ta,\t \nDot\t12\t1\tx_1\t\t-0.25\t\n");
    EXPECT_EQ(numberTablesToCsv({}), "\r\n");
}

TEST(NumberTables, JsonHasAnObjectForEachRow) {
    const auto whole = nlohmann::json::parse(numberTablesToJson(sampleTables()));
    EXPECT_EQ(whole["format"], "attention-lab differences");
    EXPECT_EQ(whole["version"], 1);
    const auto& lane = whole["lanes"][0];
    EXPECT_EQ(lane["updates"], 12);
    EXPECT_EQ(lane["changes"][0], "temperature 2");
    EXPECT_EQ(lane["source_tokens"][1], " ");
    EXPECT_EQ(lane["steps"][0]["output"], "x_1");
    EXPECT_TRUE(lane["steps"][0]["base_output"].is_null());
    EXPECT_EQ(lane["steps"][0]["differences"][0], -0.25);
    EXPECT_TRUE(lane["steps"][0]["differences"][1].is_null());
}

TEST(NumberTables, LatexHasATableForEachLane) {
    NumberTables tables = sampleTables();
    tables.tables.push_back(tables.tables.front());
    const std::string text = numberTablesToLatex(tables, {.decimals = 2, .caption = {}, .label = "less"});
    EXPECT_THAT(text, HasSubstr("\\caption{A \\& B}\n\\label{tab:less}"));
    EXPECT_THAT(text, HasSubstr("\\label{tab:less-2}"));
    EXPECT_THAT(text, HasSubstr("\\begin{tabular}{rlrr}"));
    EXPECT_THAT(text, HasSubstr("$t$ & $y_t$ & a, & \\textvisiblespace{} \\\\\n\\midrule\n"
                                "1 & x\\_1 & $-0.25$ & -- \\\\\n"));
    tables.tables.front().heads.clear();
    EXPECT_THAT(numberTablesToLatex(tables, {}), HasSubstr("\n1 & x\\_1 \\\\\n"));
}

}  // namespace
}  // namespace attn::test
