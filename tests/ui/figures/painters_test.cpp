// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/ui/figures/sample_table.h"
#include "ui/figures/charts/figure_page.h"
#include "ui/figures/charts/length_figure.h"
#include "ui/figures/charts/length_painter.h"
#include "ui/figures/charts/summary_figure.h"
#include "ui/kit/widgets/figure_canvas.h"

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

// Lanes of a task are grouped, whatever their order in the table.
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

// Eight lines end at 0, so the first name would be seven lines of text above its line.
TEST(Labels, FarFromTheirLinesMislead) {
    const auto misleads = [](const QVector<double>& wanted) {
        return ui::mislead(ui::spreadLabels(wanted, 20, 0, 400), wanted, 20);
    };
    EXPECT_FALSE(misleads({390, 390, 390, 390, 390})) << "two are far";
    EXPECT_TRUE(misleads({390, 390, 390, 390, 390, 390, 390, 390}));
    EXPECT_FALSE(misleads({50, 100, 150, 200, 250, 300, 350, 390}));
    EXPECT_FALSE(misleads({}));
}

// The contrast is 3 : 1 on the card and on the background behind the trained lengths. That background differs
// visibly from the card.
TEST(LaneInk, KeepsItsContrast) {
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector}) {
        const ui::Theme theme = ui::makeTheme(kind, ui::ColourMap::Blues);
        const QColor ground = ui::trainedGround(theme);
        EXPECT_GT(ui::contrast(ground, theme.card), 1.1);
        for (int lane = 0; lane < ui::laneColourCount; ++lane) {
            EXPECT_GE(ui::contrast(ui::laneInk(theme, lane), ground), 3) << lane;
            EXPECT_GE(ui::contrast(ui::laneInk(theme, lane), theme.card), 3) << lane;
        }
    }
}

TEST(UsualSize, FollowsTheRows) {
    const auto sizeOf = [](std::size_t lanes, ui::ThemeKind kind, bool hasLengths) {
        const ComparisonTable table =
            sampleTable(std::vector<std::string>(lanes, "scaled_dot"), {1, 2}, hasLengths);
        const ui::Theme theme = ui::makeTheme(kind, ui::ColourMap::Blues);
        const ui::FigurePage page = ui::figurePage(table, ui::chooseFigure({}, table));
        const QSize size = ui::usualSize(page, theme);
        EXPECT_TRUE(ui::fits(page, theme, size)) << lanes;
        return size;
    };
    EXPECT_LT(sizeOf(1, ui::ThemeKind::Light, false).height(), 250) << "nothing is blank";
    EXPECT_LT(sizeOf(2, ui::ThemeKind::Light, false).height(), 300);
    EXPECT_EQ(sizeOf(8, ui::ThemeKind::Light, false), QSize(1000, 560));
    EXPECT_GT(sizeOf(56, ui::ThemeKind::Light, false).height(), 56 * 25);
    EXPECT_LT(sizeOf(56, ui::ThemeKind::Light, false).height(), 56 * 40);
    // Larger texts make the picture wider, but not taller than its rows.
    const QSize projector = sizeOf(5, ui::ThemeKind::Projector, false);
    EXPECT_GT(projector.width(), 1000);
    EXPECT_LE(projector.width(), 1920);
    EXPECT_LT(projector.height(), projector.width());
    EXPECT_GT(sizeOf(3, ui::ThemeKind::Light, true).height(),
              sizeOf(3, ui::ThemeKind::Light, false).height() + 500)
        << "lines below the bars";
}

TEST(Numbers, ShareUnitAndDecimals) {
    EXPECT_EQ(ui::spreadNumber(0.0931, 0.0124, 1), QStringLiteral("0.093 ± 0.012"));
    EXPECT_EQ(ui::spreadNumber(0.0431, {}, 1), QStringLiteral("0.043"));
    EXPECT_EQ(ui::spreadNumber(0, 0.0, 1), QStringLiteral("0.0 ± 0.0"));
    EXPECT_EQ(ui::spreadNumber(99.94, 0.0583, 1), QStringLiteral("99.940 ± 0.058"));
    EXPECT_EQ(ui::spreadNumber(119'400, 35'800.0, 0), QStringLiteral("119k ± 36k"));
    EXPECT_EQ(ui::spreadNumber(122'000, 1000.0, 0), QStringLiteral("122.0k ± 1.0k"));
    EXPECT_EQ(ui::spreadNumber(74'500, 6200.0, 0), QStringLiteral("74.5k ± 6.2k"));
    EXPECT_EQ(ui::spreadNumber(1'250'000, 21'000.0, 0), QStringLiteral("1.250M ± 0.021M"));
    EXPECT_EQ(ui::spreadNumber(52'880, {}, 0), QStringLiteral("52.9k"));
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
