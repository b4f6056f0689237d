// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/ui/figures/sample_table.h"
#include "ui/figures/figure_canvas.h"
#include "ui/figures/length_figure.h"
#include "ui/figures/length_painter.h"
#include "ui/figures/summary_figure.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

TEST(SummaryFigure, ShowsMeansAndDeviations) {
    ComparisonTable table = sampleTable({"dot", "none"}, {1, 3});
    const ui::SummaryFigure figure =
        ui::summaryFigure(table, ui::chooseFigure(QStringLiteral("exact_match,alignment_error_rate"), table));
    ASSERT_EQ(figure.panels.size(), 2);
    const ui::SummaryPanel& exact = figure.panels[0];
    EXPECT_TRUE(exact.isShare);
    EXPECT_NEAR(*exact.values[0].mean, 92, 1e-9);
    EXPECT_NEAR(exact.values[0].deviation, 1.4142135623, 1e-6);  // of 91 and 93
    EXPECT_EQ(exact.values[0].text, QStringLiteral("92.0 ± 1.4"));
    EXPECT_FALSE(figure.panels[1].values[1].mean);
    EXPECT_EQ(figure.panels[1].values[1].text, QStringLiteral("–"));
}

// Lanes of a task stand together, whatever their order in the table.
TEST(SummaryFigure, GroupsTasks) {
    ComparisonTable table = sampleTable({"dot", "additive", "none"}, {1});
    table.comparison.lanes[1].recipe.task = "other";
    const ui::SummaryFigure figure = ui::summaryFigure(table, ui::chooseFigure({}, table));
    EXPECT_TRUE(figure.hasTasks);
    EXPECT_EQ(figure.lanes[1].name, QStringLiteral("No attention"));
    EXPECT_EQ(figure.lanes[2].task, QStringLiteral("other"));
    EXPECT_NEAR(*figure.panels[0].values[2].mean, 81, 1e-9);
}

TEST(LengthFigure, HasALineOfEveryLane) {
    const ComparisonTable table = sampleTable({"dot", "none"}, {1, 3}, true);
    const ui::LengthFigure figure = ui::lengthFigure(table, ui::chooseFigure({}, table));
    EXPECT_EQ(figure.shortest, 1);
    EXPECT_EQ(figure.longest, 6);
    EXPECT_EQ(figure.trainedLongest, 0) << "dates have no lengths";
    EXPECT_EQ(figure.axis, QStringLiteral("Source length"));
    const ui::LengthSeries& none = figure.panels[0].series[1];
    EXPECT_THAT(none.lengths, ElementsAre(2, 3, 4, 5, 6)) << "no fresh pair of length 1";
    EXPECT_NEAR(none.means[0], 94, 1e-9);
    EXPECT_NEAR(none.high[0] - none.low[0], 2 * 1.4142135623, 1e-6);
}

TEST(LengthFigure, NamesTheUnitOfItsAxis) {
    ComparisonTable table = sampleTable({"dot", "none"}, {1}, true);
    for (ComparedLane& lane : table.comparison.lanes)
        lane.recipe.task = "reverse";
    EXPECT_EQ(ui::lengthFigure(table, ui::chooseFigure({}, table)).axis,
              QStringLiteral("Source length, letters"));
    table.comparison.lanes[1].recipe.task = "numbers";
    EXPECT_EQ(ui::lengthFigure(table, ui::chooseFigure({}, table)).axis, QStringLiteral("Source length"));
}

TEST(Labels, KeepTheirPlaceOrMakeRoom) {
    EXPECT_THAT(ui::spreadLabels({10, 50}, 20, 0, 100), ElementsAre(10, 50));
    EXPECT_THAT(ui::spreadLabels({50, 50}, 20, 0, 100), ElementsAre(40, 60));
    EXPECT_THAT(ui::spreadLabels({60, 50, 55}, 20, 0, 100), ElementsAre(75, 35, 55));
    EXPECT_THAT(ui::spreadLabels({98, 99}, 20, 0, 100), ElementsAre(70, 90)) << "inside";
    EXPECT_THAT(ui::spreadLabels({1, 2, 99}, 20, 0, 100), ElementsAre(10, 30, 90));
    EXPECT_TRUE(ui::spreadLabels({}, 20, 0, 100).isEmpty());
}

TEST(Numbers, AreShort) {
    EXPECT_EQ(ui::compactNumber(99.96, 1), QStringLiteral("100.0"));
    EXPECT_EQ(ui::compactNumber(52'880, 0), QStringLiteral("52.9k"));
    EXPECT_EQ(ui::compactNumber(128'301, 0), QStringLiteral("128k"));
    EXPECT_EQ(ui::compactNumber(1'250'000, 0), QStringLiteral("1.25M"));
    EXPECT_EQ(ui::compactNumber(1234.4, 1), QStringLiteral("1234")) << "seconds";
    EXPECT_EQ(ui::tickNumber(50'000), QStringLiteral("50k"));
    EXPECT_EQ(ui::tickNumber(2.5), QStringLiteral("2.5"));
    EXPECT_EQ(ui::niceStep(15.4, 2), 10);
    EXPECT_EQ(ui::niceStep(61'136, 2), 50'000);
    EXPECT_EQ(ui::niceStep(0, 2), 1);
}

TEST(Captions, AreWrappedAtWords) {
    const ui::FigureFonts fonts(ui::makeTheme(ui::ThemeKind::Light, ui::ColourMap::Blues), 1);
    const QString text = QStringLiteral("one two three four");
    EXPECT_EQ(ui::wrapped(fonts.small, text, 10'000), QStringList{text});
    EXPECT_EQ(ui::wrapped(fonts.small, text, 1).size(), 4);
    EXPECT_TRUE(ui::wrapped(fonts.small, {}, 100).isEmpty());
}

}  // namespace
}  // namespace attn::test
