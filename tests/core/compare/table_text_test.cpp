// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/table_text.h"

#include <gmock/gmock.h>

#include "tests/core/compare/sample_comparison.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

TEST(TableCsv, HasARowARunAndTwoALane) {
    ComparisonTable table{tinyComparison({"dot"}, {1, 2}), {}};
    table.comparison.lanes[0].name = "a, \"b\"";
    table.comparison.lengths = {2, 3, 10};
    table.runs = {madeUpRun(0, 0.25), madeUpRun(1, 0.75, 2)};
    table.runs[0].byLength = {{3, 10, 0.5, 0.125}};
    table.runs[0].bleuSignature = "nrefs:1";
    EXPECT_EQ(
        tableToCsv(table),
        "lane,task,score,wiring,span,cell,encoder,seed,exact_match,accuracy,macro_f1,evidence_hits,bleu,"
        "token_accuracy,loss,alignment_error_rate,tokens_per_second,seconds,updates,parameters,bleu_"
        "signature,problem,"
        "exact_match_at_3,token_accuracy_at_3\r\n"
        "\"a, \"\"b\"\"\",dates,dot,bahdanau,global,gru,recurrent,1,0.25,,,,,,,,,1,30,,nrefs:1,,0.5,0.125\r\n"
        "\"a, \"\"b\"\"\",dates,dot,bahdanau,global,gru,recurrent,2,0.75,,,,,,,,,2,30,,,,,\r\n"
        "\"a, "
        "\"\"b\"\"\",dates,dot,bahdanau,global,gru,recurrent,mean,0.5,,,,,,,,,1.5,30,,nrefs:1,,0.5,0.125\r\n"
        "\"a, \"\"b\"\"\",dates,dot,bahdanau,global,gru,recurrent,deviation,0.3535533905932738,,,,,,,,,"
        "0.7071067811865476,0,,nrefs:1,,,\r\n");
}

TEST(TableCsv, QuotesLineEnds) {
    ComparisonTable table{tinyComparison({"dot"}, {1}), {}};
    table.runs = {madeUpRun(0, 0)};
    table.runs[0].problem = "one\r\ntwo";
    EXPECT_THAT(tableToCsv(table), HasSubstr(",\"one\r\ntwo\"\r\n"));
}

TEST(TableTexts, NoNameIsAFormulaMarkUpOrALink) {
    ComparisonTable table{tinyComparison({"dot"}, {1}), {}};
    table.comparison.lanes[0].name = "=cmd|' /C calc'!A0";
    table.runs = {madeUpRun(0, 0)};
    table.runs[0].problem = "+1+1";
    EXPECT_THAT(tableToCsv(table), HasSubstr("\r\n'=cmd|' /C calc'!A0,dates,"));
    EXPECT_THAT(tableToCsv(table), HasSubstr(",'+1+1\r\n"));
    table.comparison.lanes[0].name = "<script>`x`[y](z)\n# w";
    EXPECT_THAT(tableToMarkdown(table), HasSubstr("| \\<script>\\`x\\`\\[y](z) # w |"));
}

TEST(TableMarkdown, ShowsMeanAndDeviation) {
    ComparisonTable table{tinyComparison({"dot", "none"}, {1, 2}), {}};
    table.runs = {madeUpRun(0, 0.25), madeUpRun(1, 0.5), madeUpRun(2, 0.75)};
    EXPECT_EQ(tableToMarkdown(table),
              "| Recipe | Task | Score | Exact match (%) | Training time (s) | Updates | Runs |\n"
              "| --- | --- | --- | ---: | ---: | ---: | ---: |\n"
              "| dot | dates | dot | 50.0 ± 35.4 | 1.0 ± 0.0 | 30 | 2 of 2 |\n"
              "| none | dates | none | 50.0 | 1.0 | 30 | 1 of 2 |\n"
              "\n"
              "Mean ± standard deviation over seeds 1, 2; measured on the held-out pairs.\n"
              "\n"
              "- missing: none, seed 2\n");
}

TEST(TableMarkdown, ShowsTwoDigitsOfTheDeviation) {
    ComparisonTable table{tinyComparison({"dot"}, {1, 2}), {}};
    table.runs = {madeUpRun(0, 0.0005), madeUpRun(1, 0.00125)};
    EXPECT_THAT(tableToMarkdown(table), HasSubstr("| dot | dates | dot | 0.088 ± 0.053 | 1.0 ± 0.0 |"));
}

TEST(TableMarkdown, CountsRunsThatHaveMeasures) {
    ComparisonTable table{tinyComparison({"dot"}, {1, 2, 3}), {}};
    table.runs = {madeUpRun(0, 0.25), madeUpRun(1, 0.75), madeUpRun(2, 0, 100)};
    table.runs[0].figures.loss = 0.5;
    table.runs[2].figures.exactMatch.reset();
    table.runs[2].problem = "training diverged.";
    EXPECT_THAT(
        tableToMarkdown(table),
        HasSubstr("| dot | dates | dot | 50.0 ± 35.4 | 0.5000 (1 of 2) | 1.0 ± 0.0 | 30 | 2 of 3 |\n"));
}

TEST(TableMarkdown, SaysWhatBleuItIs) {
    ComparisonTable table = madeUpTable(tinyComparison({"dot", "none"}, {1}));
    EXPECT_THAT(tableToMarkdown(table), testing::Not(HasSubstr("BLEU")));
    table.runs[0].figures.bleu = 25;
    table.runs[0].bleuSignature = "nrefs:1|case:lc";
    EXPECT_THAT(tableToMarkdown(table), HasSubstr("held-out pairs.\nBLEU: nrefs:1\\|case:lc.\n"));
    table.runs[1].bleuSignature = "nrefs:1|case:mixed";
    const std::string text = tableToMarkdown(table);
    EXPECT_THAT(text, HasSubstr("- dot: BLEU is nrefs:1\\|case:lc, and that of others is not\n"));
    EXPECT_THAT(text, HasSubstr("- none: BLEU is nrefs:1\\|case:mixed, and that of others is not\n"));
}

TEST(TableMarkdown, NamesTheUnitOfLengths) {
    ComparisonTable table{tinyComparison({"dot"}, {1}), {}};
    table.comparison.lanes[0].recipe.task = "translate";
    table.comparison.lengths = {1, 5, 10};
    table.runs = {madeUpRun(0, 0.25)};
    table.runs[0].byLength = {{3, 10, 0.5, 0.125}};
    EXPECT_THAT(tableToMarkdown(table), HasSubstr("Exact match (%) by source length in clauses:\n\n"));
}

TEST(TableMarkdown, HasColumnsOfWhatDiffersAndLengths) {
    ComparisonTable table{tinyComparison({"dot", "none"}, {1}), {}};
    table.comparison.lanes[1].recipe.model.decoder.wiring = "luong";
    table.comparison.lanes[1].name = "a|b";
    table.comparison.lengths = {1, 5, 10};
    table.comparison.testPairs = 99;
    table.runs = {madeUpRun(0, 0.25), madeUpRun(1, 0.5)};
    table.runs[0].byLength = {{3, 10, 0.5, 0.125}};
    table.runs[1].problem = "training diverged.";
    const std::string text = tableToMarkdown(table);
    EXPECT_THAT(text, HasSubstr("| Recipe | Task | Score | Wiring | Exact match (%) |"));
    EXPECT_THAT(text, HasSubstr("| a\\|b | dates | none | luong |"));
    EXPECT_THAT(text, HasSubstr("Exact match (%) by source length:\n\n| Length | dot | a\\|b |\n"
                                "| ---: | ---: | ---: |\n| 3 | 50.0 | – |\n"));
    EXPECT_THAT(text, HasSubstr("\nSeed 1; measured on 99 fresh pairs."));
    EXPECT_THAT(text, HasSubstr("- recipes differ: a\\|b: model.decoder.wiring is \"luong\""));
    EXPECT_THAT(text, HasSubstr("- a\\|b, seed 1: training diverged.\n"));
}

}  // namespace
}  // namespace attn::test
