// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stages_view.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <set>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_tables.h"
#include "ui/step/stages/stage_numbers.h"
#include "ui/step/stages/stages_area.h"

namespace attn::ui {
namespace {

class StagesViewTest : public testing::Test {
protected:
    void show(const std::shared_ptr<const LaneData>& lane, int step) {
        m_lane = lane;
        m_selection.step = step;
        m_view.resize(1600, 180);
        m_view.setData(lane);
        m_view.setSelection(m_selection);
        m_view.show();
        QTest::qWait(1);
    }

    StagesView m_view;
    std::shared_ptr<const LaneData> m_lane;
    Selection m_selection;
};

TEST_F(StagesViewTest, NumbersEqualTheTrace) {
    show(syntheticLane(), 3);
    const StepTrace& now = m_lane->trace->steps[2];
    for (int j = 0; j < 8; ++j) {
        EXPECT_EQ(m_view.panel(Stage::Scores)->valueText(j),
                  QString::number(now.alignment().scores[j], 'f', 1).replace('-', QStringLiteral("−")));
        EXPECT_EQ(m_view.panel(Stage::Weights)->valueText(j), shortWeight(now.alignment().weights[j]));
        EXPECT_EQ(m_view.panel(Stage::Context)->valueText(j),
                  QStringLiteral("×") + shortWeight(now.alignment().weights[j]));
    }
    const auto tokens = dynamic_cast<OutputPanel*>(m_view.panel(Stage::Output))->tokensShown();
    ASSERT_GE(tokens.size(), 3u);
    EXPECT_EQ(tokens[0], now.predicted);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        EXPECT_EQ(m_view.panel(Stage::Output)->valueText(static_cast<int>(i)),
                  exactNumber(now.probabilities[tokens[i]]));
        if (i > 0) {
            EXPECT_LE(now.probabilities[tokens[i]], now.probabilities[tokens[i - 1]]);
        }
    }
    EXPECT_EQ(m_view.panel(Stage::Weights)->title(), QStringLiteral("3 · Weights α₃"));
}

TEST(ContextPanel, HasQuotesAroundAllOfItsTokensOrNone) {
    struct OpenPanel : ContextPanel {
        using ContextPanel::ContextPanel;
        using ContextPanel::vectors;
    } panel(nullptr);
    const auto lane = syntheticLane({.sources = 4, .steps = 2});
    lane->sourceTokens = {"a", "was", "signed", "internationally"};
    panel.setData(lane);
    Selection selection;
    selection.step = 2;
    panel.setSelection(selection);
    panel.show();
    std::set<bool> seen;
    for (int width = 80; width < 700; width += 10) {
        panel.resize(width, 300);
        std::set<bool> quoted;
        for (const auto& strip : panel.vectors())
            if (strip.source >= 0)
                quoted.insert(strip.label.contains(QStringLiteral("“")));
        EXPECT_EQ(quoted.size(), 1U) << width;
        seen.insert(quoted.begin(), quoted.end());
    }
    EXPECT_EQ(seen.size(), 2U);
}

TEST_F(StagesViewTest, TheFormulaOfTheWeightsNamesATemperature) {
    for (const char* span : {"global", "local_m", "local_p", "hard"}) {
        ModelConfig config;
        config.attention.score = "dot";
        config.attention.span = span;
        const bool isHard = std::string(span) == "hard";
        const StageFormula plain = isHard ? spanFormula(config) : stageFormula(Stage::Weights, config);
        EXPECT_TRUE(plain.text.contains(QStringLiteral("softmax(e)"))) << span;
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/formulas/%1-tempered.svg").arg(plain.id))) << span;
    }
    for (const double temperature : {1.0, 2.0}) {
        const auto lane = syntheticLane();
        DecodeTrace trace = *lane->trace;
        for (StepTrace& step : trace.steps)
            step.makeAlignment().temperature = static_cast<Real>(temperature);
        setTrace(*lane, std::make_shared<const DecodeTrace>(trace));
        show(lane, 3);
        EXPECT_EQ(m_view.panel(Stage::Weights)->formulaText(),
                  temperature == 1 ? QStringLiteral("α = softmax(e)") : QStringLiteral("α = softmax(e/τ)"));
    }
}

TEST_F(StagesViewTest, AGivenTokenIsAlwaysShown) {
    show(syntheticLane({.isForced = true}), 2);
    const Token given = m_lane->trace->steps[1].token;
    const auto tokens = dynamic_cast<OutputPanel*>(m_view.panel(Stage::Output))->tokensShown();
    EXPECT_NE(std::find(tokens.begin(), tokens.end(), given), tokens.end());
}

TEST_F(StagesViewTest, HoverNamesTheSource) {
    show(syntheticLane(), 3);
    QSignalSpy hovered(&m_view, &StagesView::sourceHovered);
    StagePanel* annotations = m_view.panel(Stage::Annotations);
    QTest::mouseMove(annotations, QPoint(40, annotations->height() / 2));
    EXPECT_EQ(hovered.last()[0].toInt(), 0);
    StagePanel* weights = m_view.panel(Stage::Weights);
    QTest::mouseMove(weights, QPoint(weights->width() - 16, weights->height() / 2));
    EXPECT_EQ(hovered.last()[0].toInt(), 7);
}

TEST_F(StagesViewTest, ButtonAndEnterOpenAllNumbers) {
    show(syntheticLane(), 3);
    QTest::mouseClick(m_view.panel(Stage::Weights)->findChild<QAbstractButton*>("allNumbers"),
                      Qt::LeftButton);
    auto* numbers = m_view.findChild<StageNumbers*>("numbers");
    ASSERT_TRUE(numbers && numbers->isVisible());
    EXPECT_EQ(numbers->stage(), Stage::Weights);
    QTest::keyClick(m_view.panel(Stage::Output), Qt::Key_Return);
    EXPECT_EQ(numbers->stage(), Stage::Output);
    const auto* table = qobject_cast<QTableView*>(numbers->findChild<QTabWidget*>()->widget(0));
    ASSERT_TRUE(table);
    const StepTrace& now = m_lane->trace->steps[2];
    EXPECT_EQ(table->model()->rowCount(), now.probabilities.size());
    EXPECT_EQ(table->model()->index(0, 0).data().toString(),
              QString::number(now.probabilities[now.predicted], 'g', 6));
    // Follows the step while it is open.
    m_selection.step = 4;
    m_view.setSelection(m_selection);
    EXPECT_TRUE(numbers->windowTitle().endsWith("step 4"));
}

TEST_F(StagesViewTest, TheTablesHaveTheKeysAndEscapeClosesThem) {
    show(syntheticLane(), 3);
    m_view.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_view));
    QTest::mouseClick(m_view.panel(Stage::Weights)->findChild<QAbstractButton*>("allNumbers"),
                      Qt::LeftButton);
    auto* numbers = m_view.findChild<StageNumbers*>("numbers");
    ASSERT_TRUE(numbers);
    const auto* tabs = numbers->findChild<QTabWidget*>();
    EXPECT_EQ(numbers->focusWidget(), tabs->currentWidget());
    // Also after another step.
    m_selection.step = 4;
    m_view.setSelection(m_selection);
    ASSERT_EQ(numbers->focusWidget(), tabs->currentWidget());
    QTest::keyClick(numbers->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(numbers->isVisible());
}

TEST_F(StagesViewTest, CopiedNumbersAreThoseThatAreSelected) {
    show(syntheticLane(), 3);
    QTest::mouseClick(m_view.panel(Stage::Weights)->findChild<QAbstractButton*>("allNumbers"),
                      Qt::LeftButton);
    auto* table = qobject_cast<QTableView*>(
        m_view.findChild<StageNumbers*>("numbers")->findChild<QTabWidget*>()->widget(0));
    ASSERT_TRUE(table);
    QClipboard& clipboard = *QGuiApplication::clipboard();
    // Without a current cell there is nothing to copy.
    table->setCurrentIndex({});
    EXPECT_FALSE(table->model()->data({}, Qt::DisplayRole).isValid());
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(clipboard.text(), "");
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const auto ascii = [table](int row) {
        return table->model()->index(row, 0).data().toString().replace(QStringLiteral("−"), "-");
    };
    EXPECT_EQ(clipboard.text(), ascii(0) + '\n' + ascii(1));
}

TEST_F(StagesViewTest, TablesHoldEveryNumber) {
    show(syntheticLane(), 3);
    const StepTrace& now = m_lane->trace->steps[2];
    const auto full = [](double value) {
        return QString::number(value, 'g', 6).replace('-', QStringLiteral("−"));
    };
    const auto annotations = stageTables(Stage::Annotations, m_lane, m_selection);
    EXPECT_EQ(annotations[0].text(5, 7), full(m_lane->trace->annotations(5, 7)));
    const auto scores = stageTables(Stage::Scores, m_lane, m_selection);
    EXPECT_EQ(scores[0].text(6, 0), full(now.alignment().scores[6]));
    EXPECT_EQ(scores[1].text(2, 0), full(now.query[2]));
    EXPECT_EQ(stageTables(Stage::Weights, m_lane, m_selection)[0].text(6, 2),
              full(now.alignment().weights[6]));
    const auto context = stageTables(Stage::Context, m_lane, m_selection);
    EXPECT_EQ(context[0].text(4, 0), full(now.context[4]));
    EXPECT_EQ(context[0].text(4, 2), full(now.alignment().weights[1] * m_lane->trace->annotations(4, 1)));
    EXPECT_EQ(stageTables(Stage::Output, m_lane, m_selection)[1].text(3, 0), full(now.state[3]));
    const auto state = stageTables(Stage::State, m_lane, m_selection);
    EXPECT_EQ(state[0].text(3, 0), full(now.state[3]));
    EXPECT_EQ(state[1].text(3, 0), full(m_lane->trace->steps[1].state[3]));
}

TEST_F(StagesViewTest, AStageStandsOut) {
    show(syntheticLane(), 3);
    const int width = m_view.panel(Stage::Context)->width();
    QSignalSpy requested(&m_view, &StagesView::stageRequested);
    QTest::mouseClick(m_view.panel(Stage::Context), Qt::LeftButton, {}, QPoint(30, 12));
    EXPECT_EQ(requested.last()[0].toInt(), 4);
    m_view.setStage(4);
    EXPECT_GT(m_view.panel(Stage::Context)->width(), width + 50);
    QTest::mouseClick(m_view.panel(Stage::Context), Qt::LeftButton, {}, QPoint(30, 12));
    EXPECT_EQ(requested.last()[0].toInt(), 0);
}

TEST(StagesArea, NarrowStagesScrollSidewaysAndTheOneThatStandsOutIsInSight) {
    const auto lane = syntheticLane();
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        StagesArea area;
        area.resize(1024, 300);
        area.main()->setData(lane);
        area.main()->setSelection({.step = 3});
        area.setLanes(lane, {});
        area.show();
        QTest::qWait(1);
        const int line = QFontMetrics(theme().label).height();
        const int count = area.main()->stageCount();
        const bool isNarrow = 1024 < 7 * line * count;
        EXPECT_EQ(isNarrow, kind == ThemeKind::Projector);
        // Narrow stages get the width of several whole ones, so that what is seen is whole.
        const int column = area.main()->width() / count;
        EXPECT_EQ(area.main()->width(), isNarrow ? column * count : 1024);
        if (isNarrow) {
            EXPECT_GE(column, 9 * line);
            EXPECT_EQ(column, 1024 / (1024 / column));
        }
        for (const int stage : {count, 1, 3}) {
            area.main()->setStage(stage);
            QTest::qWait(1);
            const StagePanel* out = area.main()->standingOut();
            const QRect seen = out->visibleRegion().boundingRect();
            EXPECT_EQ(seen.width(), std::min(out->width(), area.width())) << stage;
        }
    }
    setTheme(ThemeKind::Light);
}

TEST_F(StagesViewTest, AnythingIsDrawn) {
    m_view.grab();  // no data
    show(syntheticLane({.sources = 500}), 0);
    m_view.grab();
    show(syntheticLane({.sources = 500}), 2);
    m_view.grab();
    show(syntheticLane({.sources = 1, .attends = false}), 2);
    m_view.grab();
    EXPECT_EQ(m_view.panel(Stage::Scores)->valueText(0), QString());
    m_view.resize(300, 60);
    m_view.grab();
    m_view.setData(nullptr);
    m_view.grab();
}

}  // namespace
}  // namespace attn::ui
