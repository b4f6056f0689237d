// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/figure_lanes.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/ui/figures/sample_table.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

std::string refusal(const QString& what, const ComparisonTable& table) {
    try {
        ui::chooseFigure(what, table);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "";
}

TEST(FigureLanes, HaveTheNameAndColourOfTheirScore) {
    const QVector<ui::FigureLane> lanes =
        ui::figureLanes(sampleTable({"scaled_dot", "none"}, {1}).comparison);
    EXPECT_EQ(lanes[0].name, QStringLiteral("Scaled dot"));
    EXPECT_EQ(lanes[0].task, QStringLiteral("Dates to ISO"));
    EXPECT_EQ(lanes[0].colour, 3);
    EXPECT_EQ(lanes[1].colour, 7);
}

TEST(FigureLanes, SecondOneOfAScoreHasANameAndColourOfItsOwn) {
    ComparisonTable table = sampleTable({"additive", "content", "content"}, {1});
    table.comparison.lanes[2].name = "content-strength";
    const QVector<ui::FigureLane> lanes = ui::figureLanes(table.comparison);
    EXPECT_EQ(lanes[1].colour, 5);
    EXPECT_EQ(lanes[2].name, QStringLiteral("content-strength"));
    EXPECT_EQ(lanes[2].colour, 1) << "additive has 0";
}

TEST(FigureLanes, CaptionSaysWhatTheNumbersAre) {
    ComparisonTable table = sampleTable({"dot", "none"}, {1, 2, 3}, true);
    const ui::FigureChoice bars{{QStringLiteral("seconds")}, {}}, lines{{}, {QStringLiteral("exact_match")}};
    EXPECT_EQ(ui::figureCaption(table, bars),
              QStringLiteral("Mean and standard deviation over seeds 1, 2, 3."));
    EXPECT_THAT(ui::figureCaption(table, lines).toStdString(),
                HasSubstr("at most 50 fresh pairs of each length"));
    table.comparison.testPairs = 400;
    table.comparison.lanes[1].recipe.updates = 7;
    table.runs.back().problem = "training diverged at update 3.";
    table.runs.erase(table.runs.begin());
    const std::string caption = ui::figureCaption(table, {bars.ids, lines.byLength}).toStdString();
    for (const char* part :
         {"measured on 400 fresh pairs; by length on at most 50 fresh pairs of each length.",
          "Diverged: 1 of 6 runs.", "Missing: 1 of 6 runs.", "differ in more than their attention"})
        EXPECT_THAT(caption, HasSubstr(part));
    EXPECT_EQ(ui::figureCaption(sampleTable({"dot"}, {4}), bars), QStringLiteral("One run, seed 4."));
}

TEST(FigureChoice, IsTheUsualOneOfTheTable) {
    const ComparisonTable table = sampleTable({"dot", "none"}, {1});
    EXPECT_EQ(ui::chooseFigure({}, table).ids.join(QLatin1Char(' ')),
              QStringLiteral("exact_match alignment_error_rate tokens_per_second seconds parameters"));
    ComparisonTable corpus = table;
    corpus.runs[0].figures.bleu = 31.2;
    EXPECT_EQ(ui::chooseFigure({}, corpus).ids.first(), QStringLiteral("bleu")) << "quality of real text";
    const ComparisonTable lengths = sampleTable({"dot", "none"}, {1}, true);
    EXPECT_TRUE(ui::chooseFigure({}, table).byLength.isEmpty());
    EXPECT_EQ(ui::chooseFigure({}, lengths).ids.size(), 5);
    EXPECT_EQ(ui::chooseFigure({}, lengths).byLength.size(), 2);
    EXPECT_TRUE(ui::chooseFigure(QStringLiteral("summary"), lengths).byLength.isEmpty());
    EXPECT_TRUE(ui::chooseFigure(QStringLiteral("lengths"), lengths).ids.isEmpty());
    const ui::FigureChoice mixed = ui::chooseFigure(QStringLiteral("seconds,exact_match_by_length"), lengths);
    EXPECT_EQ(mixed.ids, QStringList{QStringLiteral("seconds")});
    EXPECT_EQ(mixed.byLength, QStringList{QStringLiteral("exact_match")});
    EXPECT_EQ(ui::chooseFigure(QStringLiteral("token_accuracy_by_length"), lengths).byLength,
              QStringList{QStringLiteral("token_accuracy")});
    EXPECT_EQ(ui::chooseFigure(QStringLiteral("seconds,exact_match"), lengths).ids.size(), 2);
}

TEST(FigureChoice, OfWhatIsNotThereIsRefused) {
    const ComparisonTable table = sampleTable({"dot"}, {1});
    EXPECT_THAT(refusal(QStringLiteral("exact_mach"), table), HasSubstr("did you mean \"exact_match\"?"));
    EXPECT_THAT(refusal(QStringLiteral("seconds_by_length"), table), HasSubstr("no figures by length"));
    const ComparisonTable lengths = sampleTable({"dot"}, {1}, true);
    EXPECT_THAT(refusal(QStringLiteral("seconds_by_length"), lengths),
                HasSubstr("by length it has exact_match_by_length and token_accuracy_by_length."));
    EXPECT_THAT(refusal(QStringLiteral(","), table), HasSubstr("is no figure"));
    EXPECT_THAT(refusal(QStringLiteral("bleu"), table), HasSubstr("has no values of \"bleu\""));
    EXPECT_THAT(refusal(QStringLiteral("lengths"), table), HasSubstr("no figures by length"));
    EXPECT_THAT(refusal(QStringLiteral("seconds,seconds"), table), HasSubstr("stands twice"));
    EXPECT_THAT(refusal(QStringLiteral("seconds,exact_match_by_length"), table),
                HasSubstr("no figures by length"));
    ComparisonTable empty = table;
    empty.runs.clear();
    EXPECT_THAT(refusal({}, empty), HasSubstr("no figures to draw"));
}

TEST(FigureChoice, OfTooManyLanesIsRefused) {
    const std::vector<std::string> scores(ui::mostFigureLanes + 1, "dot");
    EXPECT_THAT(refusal({}, sampleTable(scores, {1})),
                HasSubstr("the table has 201 recipes, and a picture shows at most 200"));
    const std::vector<std::string> most(ui::mostFigureLanes, "dot");
    EXPECT_EQ(refusal({}, sampleTable(most, {1})), "");
}

TEST(FigureLanes, ClassesHaveAccuracyAndEvidence) {
    ComparisonTable table = sampleTable({"additive", "none"}, {1}, true);
    for (ComparedRun& run : table.runs) {
        run.figures.accuracy = run.figures.exactMatch;
        run.figures.evidenceHits = 0.8;
        run.figures.exactMatch.reset();
        run.figures.tokenAccuracy.reset();
        run.figures.alignmentErrorRate.reset();
    }
    const ui::FigureChoice choice = ui::chooseFigure({}, table);
    EXPECT_EQ(choice.ids.mid(0, 2), (QStringList{"accuracy", "evidence_hits"}));
    EXPECT_FALSE(choice.ids.contains("exact_match"));
    EXPECT_EQ(choice.byLength, QStringList{"accuracy"});
    EXPECT_EQ(ui::chooseFigure(QStringLiteral("accuracy_by_length"), table).byLength,
              QStringList{"accuracy"});
}

}  // namespace
}  // namespace attn::test
