// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/inspect_charts.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <cmath>

#include "tests/ui/inspect/charts/made_up_charts.h"
#include "ui/inspect/charts/coverage_chart.h"
#include "ui/inspect/charts/histogram_chart.h"
#include "ui/inspect/charts/length_chart.h"
#include "ui/inspect/charts/scatter_chart.h"
#include "ui/inspect/charts/system_bars.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

using Chart = InspectCharts::Chart;

class InspectChartsTest : public testing::Test {
protected:
    InspectChartsTest() {
        setTheme(ThemeKind::Light);
        m_charts.resize(1000, 340);
        m_charts.setCharts(test::madeUpCharts());
        m_charts.show();
        QTest::qWait(0);
    }
    template <typename Widget>
    Widget& part(const char* name = nullptr) {
        auto* found = m_charts.findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_NE(found, nullptr);
        return *found;
    }
    HistogramChart& histogram() { return part<HistogramChart>(); }
    ScatterChart& scatter() { return part<ScatterChart>(); }
    QList<QToolButton*> buttons() {
        QList<QToolButton*> found;
        for (auto* button : part<QWidget>("chart-tabs").findChildren<QToolButton*>()) {
            if (button->isVisible())
                found.append(button);
        }
        return found;
    }
    // The chosen one with a star.
    QStringList tabs() {
        QStringList texts;
        for (const QToolButton* button : buttons())
            texts.append((button->isChecked() ? "*" : "") + button->text());
        return texts;
    }
    QToolButton* tab(const QString& text) {
        for (QToolButton* button : buttons()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    static void drag(QWidget& widget, QPointF from, QPointF to) {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&widget, ((from + to) / 2).toPoint());
        QTest::mouseMove(&widget, to.toPoint());
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to.toPoint());
    }
    static void expectRange(const QList<QVariant>& found, Metric metric, double low, double high) {
        EXPECT_EQ(found[0].value<Metric>(), metric);
        EXPECT_DOUBLE_EQ(found[1].toDouble(), low);
        EXPECT_DOUBLE_EQ(found[2].toDouble(), high);
    }

    InspectCharts m_charts;
};

TEST_F(InspectChartsTest, ADragOverBinsBrushesTheirRange) {
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed);
    drag(histogram(), histogram().barRect(2).center(), histogram().barRect(5).center());
    ASSERT_EQ(brushed.size(), 1);
    expectRange(brushed[0], Metric::Entropy, 0.4, 1.2);
    ASSERT_TRUE(histogram().brush());
    EXPECT_DOUBLE_EQ(histogram().brush()->high, 1.2);
    // From right to left and past the end is the same thing.
    drag(histogram(), histogram().barRect(8).center(), {2, histogram().height() / 2.0});
    ASSERT_EQ(brushed.size(), 2);
    expectRange(brushed[1], Metric::Entropy, 0, 1.8);
}

TEST_F(InspectChartsTest, AClickOnNothingTakesTheBrushBack) {
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed),
        cleared(&m_charts, &InspectCharts::brushCleared);
    QTest::mouseClick(&histogram(), Qt::LeftButton, {}, histogram().barRect(9).center().toPoint());
    ASSERT_EQ(brushed.size(), 1);
    expectRange(brushed[0], Metric::Entropy, 1.8, 2);
    QTest::mouseClick(&histogram(), Qt::LeftButton, {},
                      (histogram().axesRect().topLeft() + QPointF(5, 5)).toPoint());
    ASSERT_EQ(cleared.size(), 1);
    EXPECT_EQ(cleared[0][0].value<Metric>(), Metric::Entropy);
    EXPECT_FALSE(histogram().brush());
}

TEST_F(InspectChartsTest, KeysBrushBins) {
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed),
        cleared(&m_charts, &InspectCharts::brushCleared);
    histogram().setFocus();
    QTest::keyClick(&histogram(), Qt::Key_Right);
    QTest::keyClick(&histogram(), Qt::Key_Right);
    EXPECT_EQ(histogram().cursor(), 1);
    EXPECT_EQ(histogram().reading(), QStringLiteral("Entropy 0.200 to 0.400: 5 of 20 sentences"));
    QTest::keyClick(&histogram(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&histogram(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&histogram(), Qt::Key_Return);
    ASSERT_EQ(brushed.size(), 1);
    expectRange(brushed[0], Metric::Entropy, 0.2, 0.8);
    QTest::keyClick(&histogram(), Qt::Key_Escape);
    EXPECT_EQ(cleared.size(), 1);
}

TEST_F(InspectChartsTest, BinsOfCountsEndBeforeTheNext) {
    InspectedCharts charts = test::madeUpCharts();
    charts.metric = Metric::SourceLength;
    charts.bins = {{0, 5, 4, 4}, {5, 10, 7, 7}, {10, 15, 2, 2}};
    m_charts.setCharts(charts);
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed);
    QTest::mouseClick(&histogram(), Qt::LeftButton, {}, histogram().barRect(1).center().toPoint());
    QTest::mouseClick(&histogram(), Qt::LeftButton, {},
                      (histogram().barRect(2).center() + QPointF(0, 5)).toPoint());
    ASSERT_EQ(brushed.size(), 2);
    expectRange(brushed[0], Metric::SourceLength, 5, 9);
    expectRange(brushed[1], Metric::SourceLength, 10, 14);
}

TEST_F(InspectChartsTest, BarsAreAsTallAsTheirCounts) {
    const double unit = histogram().barRect(9).height() / 100;
    for (int i = 0; i < 10; ++i) {
        EXPECT_NEAR(histogram().barRect(i).height(), 10 * (i + 1) * unit, 1e-6);
        EXPECT_NEAR(histogram().shownRect(i).height(), 5 * i * unit, 1e-6);
    }
    const QImage image = histogram().grab().toImage();
    const auto colourAt = [&](QPointF place) { return image.pixelColor(place.toPoint()); };
    EXPECT_EQ(colourAt(histogram().shownRect(8).center()), theme().laneOutline(0));
    EXPECT_NE(colourAt(histogram().barRect(8).center() - QPointF(0, 0.3 * histogram().barRect(8).height())),
              theme().laneOutline(0));
}

TEST_F(InspectChartsTest, RangesOfTheFilterAreShaded) {
    m_charts.setRanges({{Metric::Entropy, 0.5, {}}, {Metric::Confidence, {}, 0.3}});
    ASSERT_TRUE(histogram().brush());
    EXPECT_EQ(histogram().brush()->low, 0.5);
    const QImage with = histogram().grab().toImage();
    m_charts.setRanges({});
    EXPECT_FALSE(histogram().brush());
    EXPECT_NE(histogram().grab().toImage(), with);
}

TEST_F(InspectChartsTest, ARectangleBrushesBothMetrics) {
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed),
        cleared(&m_charts, &InspectCharts::brushCleared);
    drag(scatter(), scatter().placeOf(7.5, 0.7), scatter().placeOf(21.5, 0.3));
    ASSERT_EQ(brushed.size(), 2);
    expectRange(brushed[0], Metric::SourceLength, 8, 21);
    EXPECT_EQ(brushed[1][0].value<Metric>(), Metric::Confidence);
    EXPECT_NEAR(brushed[1][1].toDouble(), 0.3, 0.01);
    EXPECT_NEAR(brushed[1][2].toDouble(), 0.7, 0.01);
    // An empty corner.
    QTest::mouseClick(&scatter(), Qt::LeftButton, {}, scatter().placeOf(28, 0.25).toPoint());
    EXPECT_EQ(cleared.size(), 2);
}

TEST_F(InspectChartsTest, APointIsReadAndAskedFor) {
    QSignalSpy activated(&m_charts, &InspectCharts::rowActivated);
    const QPoint place = scatter().placeOf(20, 0.6).toPoint();
    QTest::mouseMove(&scatter(), place - QPoint(3, 0));
    EXPECT_THAT(scatter().reading().toStdString(), testing::HasSubstr("Source length 20"));
    EXPECT_THAT(scatter().reading().toStdString(), testing::HasSubstr("Confidence 60.00\u202F%"));
    QTest::mouseClick(&scatter(), Qt::LeftButton, {}, place);
    ASSERT_EQ(activated.size(), 1);
    EXPECT_EQ(activated[0][0].toInt(), 11);
    // Keys pass over what the filter hides, from the current row on.
    scatter().setFocus();
    QTest::mouseMove(&scatter(), QPoint(1, 1));
    QTest::keyClick(&scatter(), Qt::Key_Right);
    QTest::keyClick(&scatter(), Qt::Key_Return);
    ASSERT_EQ(activated.size(), 2);
    EXPECT_EQ(activated[1][0].toInt(), 40);
}

TEST_F(InspectChartsTest, ChosenMetricsAreAskedFor) {
    QSignalSpy chosen(&m_charts, &InspectCharts::metricsChosen);
    auto* box = m_charts.findChild<QComboBox*>(QStringLiteral("histogram-metric"));
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->count(), static_cast<int>(metricCount));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_L);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<Metric>(), Metric::LogProbability);
    EXPECT_EQ(chosen[0][1].value<Metric>(), Metric::SourceLength);
    EXPECT_EQ(chosen[0][2].value<Metric>(), Metric::Confidence);
    // What comes back is not asked for again.
    m_charts.setCharts(test::madeUpCharts());
    EXPECT_EQ(chosen.size(), 1);
    EXPECT_EQ(m_charts.histogramMetric(), Metric::Entropy);
}

TEST_F(InspectChartsTest, PairsWhereThereIsWidth) {
    EXPECT_TRUE(m_charts.isShown(Chart::Histogram) && m_charts.isShown(Chart::Scatter));
    EXPECT_EQ(tabs(), (QStringList{"*Metrics", "Systems", "Coverage"}));
    QTest::mouseClick(tab("Systems"), Qt::LeftButton);
    EXPECT_EQ(tabs(), (QStringList{"Metrics", "*Systems", "Coverage"}));
    EXPECT_TRUE(m_charts.isShown(Chart::ByLength) && m_charts.isShown(Chart::BySystem));
    m_charts.resize(460, 240);
    QTest::qWait(0);
    EXPECT_EQ(tabs(), (QStringList{"Histogram", "Scatter", "*Length", "Systems", "Coverage"}));
    EXPECT_TRUE(m_charts.isShown(Chart::ByLength));
    EXPECT_FALSE(m_charts.isShown(Chart::BySystem));
    tab("Coverage")->setFocus();
    QTest::keyClick(tab("Coverage"), Qt::Key_Space);
    EXPECT_TRUE(m_charts.isShown(Chart::Coverage));
}

TEST_F(InspectChartsTest, AListWhereButtonsHaveNoRoom) {
    auto& list = part<QComboBox>("chart-picker");
    EXPECT_FALSE(list.isVisible());
    m_charts.resize(250, 240);
    QTest::qWait(0);
    EXPECT_TRUE(buttons().isEmpty());
    ASSERT_TRUE(list.isVisible());
    EXPECT_EQ(list.count(), 5);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_TRUE(m_charts.isShown(Chart::Scatter));
    EXPECT_FALSE(m_charts.isShown(Chart::Histogram));
    m_charts.resize(1000, 340);
    QTest::qWait(0);
    EXPECT_FALSE(list.isVisible());
    EXPECT_EQ(tabs(), (QStringList{"*Metrics", "Systems", "Coverage"}));
}

TEST_F(InspectChartsTest, SystemsHaveTheirNumbers) {
    m_charts.showChart(Chart::BySystem);
    QTest::qWait(0);
    auto& bars = part<SystemBars>();
    EXPECT_EQ(bars.errorText(0), QStringLiteral("10.00\u202F%"));
    EXPECT_EQ(bars.errorText(1), QStringLiteral("25.00\u202F%"));
    EXPECT_EQ(bars.errorText(2), QStringLiteral("–"));
    EXPECT_EQ(bars.accuracyText(0), QStringLiteral("80.00\u202F%"));
    EXPECT_EQ(bars.best(), 0);
    EXPECT_NEAR(bars.barRect(0).width() / bars.barRect(1).width(), 0.4, 0.01);
    EXPECT_TRUE(bars.barRect(2).isEmpty());
    QSignalSpy requested(&m_charts, &InspectCharts::systemRequested);
    QTest::mouseClick(&bars, Qt::LeftButton, {}, bars.rowRect(1).center().toPoint());
    ASSERT_EQ(requested.size(), 1);
    EXPECT_EQ(requested[0][0].toInt(), 1);
}

// Names of files are long: they stand above their bars where there is height.
TEST_F(InspectChartsTest, NamesOfSystemsAreWholeWhereThereIsHeight) {
    InspectedCharts charts = test::madeUpCharts();
    for (InspectedCharts::System& system : charts.systems)
        system.name = QStringLiteral("giza.100.enfr.grow-diagonal.") + system.name;
    m_charts.resize(820, 340);
    m_charts.setCharts(charts);
    tab(QStringLiteral("Systems"))->click();
    auto& bars = part<SystemBars>();
    QTest::qWait(1);
    for (int i = 0; i < static_cast<int>(charts.systems.size()); ++i) {
        const QString& name = charts.systems[static_cast<std::size_t>(i)].name;
        EXPECT_GE(bars.nameRect(i).width(), QFontMetricsF(theme().labelBold).horizontalAdvance(name));
        EXPECT_FALSE(bars.nameRect(i).intersects(bars.barRect(i)));
        EXPECT_LE(bars.nameRect(i).bottom(), bars.height());
    }
    EXPECT_NEAR(bars.barRect(0).width() / bars.barRect(1).width(), 0.4, 0.01);
}

// A click on another tab is no reason for a frame around the first one.
TEST_F(InspectChartsTest, TheKeysGoFromAChartToTheOneInItsPlace) {
    QTest::mouseClick(&histogram(), Qt::LeftButton, {}, histogram().barRect(2).center().toPoint());
    ASSERT_TRUE(histogram().hasFocus());
    QTest::mouseClick(tab(QStringLiteral("Systems")), Qt::LeftButton);
    EXPECT_TRUE(part<LengthChart>().hasFocus());
    QTest::mouseClick(tab(QStringLiteral("Coverage")), Qt::LeftButton);
    EXPECT_TRUE(part<CoverageChart>().hasFocus());
    // Chosen by the keyboard, the tabs keep the keys.
    tab(QStringLiteral("Systems"))->setFocus();
    QTest::keyClick(tab(QStringLiteral("Metrics")), Qt::Key_Space);
    EXPECT_FALSE(histogram().hasFocus());
}

TEST_F(InspectChartsTest, LengthsAreRead) {
    m_charts.showChart(Chart::ByLength);
    QTest::qWait(0);
    auto& chart = part<LengthChart>();
    const std::optional<QPointF> place = chart.placeOfError(0, 0);
    ASSERT_TRUE(place);
    QTest::mouseMove(&chart, place->toPoint());
    EXPECT_EQ(
        chart.reading(),
        QStringLiteral("Additive, 1 to 9 tokens, 40 sentences: AER 10.00\u202F%, exact match 95.00\u202F%"));
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Right);
    QTest::keyClick(&chart, Qt::Key_Down);
    EXPECT_EQ(chart.reading(), QStringLiteral("Dot, 10 to 19 tokens, 30 sentences: AER 25.00\u202F%"));
    QTest::mouseMove(&chart, chart.ChartPlot::placeOf(5, 0.5).toPoint());
    EXPECT_EQ(chart.reading(), QString());
    // The points of the dashed line are read, too.
    QTest::mouseMove(&chart,
                     QPoint(place->toPoint().x(), static_cast<int>(chart.ChartPlot::placeOf(5, 0.95).y())));
    EXPECT_TRUE(chart.reading().endsWith(QStringLiteral("exact match 95.00\u202F%")))
        << chart.reading().toStdString();
}

TEST_F(InspectChartsTest, KeysWithoutRoomAreCounted) {
    InspectedCharts many = test::madeUpCharts();
    while (many.systems.size() < 16) {
        many.systems.push_back(many.systems.front());
        many.systems.back().name = QStringLiteral("A system with a long name %1").arg(many.systems.size());
    }
    m_charts.setCharts(many);
    m_charts.showChart(Chart::ByLength);
    QTest::qWait(0);
    auto& chart = part<LengthChart>();
    chart.grab();
    EXPECT_TRUE(chart.unseenKeys().contains(QStringLiteral("A system with a long name 16")));
    EXPECT_FALSE(chart.unseenKeys().contains(QStringLiteral("Additive")));
}

TEST_F(InspectChartsTest, CoverageStandsAgainstOne) {
    m_charts.showChart(Chart::Coverage);
    QTest::qWait(0);
    auto& chart = part<CoverageChart>();
    EXPECT_NEAR(chart.barRect(1).top(), chart.lineOfOne(), 1);
    EXPECT_NEAR(chart.barRect(0).height(), chart.barRect(1).height() / 2, 1);
    EXPECT_LT(chart.barRect(2).top(), chart.lineOfOne());
    QTest::mouseMove(chart.viewport(), chart.barRect(2).center().toPoint());
    EXPECT_EQ(chart.hovered(), 2);
}

TEST_F(InspectChartsTest, NothingKnownIsSaid) {
    m_charts.setCharts({});
    EXPECT_FALSE(histogram().note().isEmpty());
    EXPECT_FALSE(scatter().note().isEmpty());
    EXPECT_FALSE(part<LengthChart>().note().isEmpty());
    m_charts.grab();
    QSignalSpy brushed(&m_charts, &InspectCharts::rangeBrushed);
    drag(histogram(), {50, 50}, {200, 60});
    drag(scatter(), {50, 50}, {200, 60});
    QTest::keyClick(&histogram(), Qt::Key_Right);
    QTest::keyClick(&histogram(), Qt::Key_Return);
    EXPECT_TRUE(brushed.empty());
}

TEST_F(InspectChartsTest, ChartsWithoutNumbersSayWhy) {
    InspectedCharts charts = test::madeUpCharts();
    EXPECT_EQ(part<SystemBars>().note(), QString());
    for (InspectedCharts::System& system : charts.systems) {
        system.figures = {};
        system.byLength.clear();
    }
    m_charts.setCharts(charts);
    EXPECT_TRUE(part<SystemBars>().note().contains(QStringLiteral("known links")));
    EXPECT_TRUE(part<LengthChart>().accessibleDescription().contains(QStringLiteral("known links")));
    charts.isFilteredOut = true;
    m_charts.setCharts(charts);
    EXPECT_EQ(part<SystemBars>().note(), QStringLiteral("No sentence passes the filter."));
    EXPECT_EQ(part<LengthChart>().accessibleDescription(), QStringLiteral("No sentence passes the filter."));
}

}  // namespace
}  // namespace attn::ui
