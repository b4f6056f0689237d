// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_plot.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/ui/pictures/curves/made_up_history.h"
#include "tests/ui/support/double_click.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

class CurvesPlotTest : public testing::Test {
protected:
    CurvesPlotTest() {
        setTheme(ThemeKind::Light);
        m_plot.resize(1200, 200);
    }

    void show(std::vector<LaneHistory> histories) {
        m_histories = std::move(histories);
        m_lanes = lanesOf(m_histories);
        m_plot.setLanes(m_lanes);
        m_plot.show();
        m_plot.grab();
    }
    QPoint place(CurveKind kind, double update, double share = 0.5) {
        const QRectF& axes = m_plot.scene().layout().of(kind).axes;
        return {static_cast<int>(std::lround(m_plot.scene().x(kind, update))),
                static_cast<int>(axes.top() + share * axes.height())};
    }
    void wheel(QPoint where, int turn, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(where, m_plot.mapToGlobal(where), {}, {0, turn}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_plot, &event);
    }

    std::vector<LaneHistory> m_histories;
    std::vector<CurveLane> m_lanes;
    CurvesPlot m_plot;
};

// For the user's own texts no alignment is known. The charts show the measures of translations instead.
TEST_F(CurvesPlotTest, TextsHaveChartsOfTheirOwn) {
    show({madeUpHistory({.isText = true}), madeUpHistory({.speed = 0.6, .isText = true, .seed = 2})});
    const CurvesLayout& layout = m_plot.scene().layout();
    const std::vector<CurveKind> expected = {CurveKind::Loss, CurveKind::HeldOutLoss,
                                             CurveKind::TokenAccuracy, CurveKind::Bleu,
                                             CurveKind::ExactMatch};
    EXPECT_EQ(layout.kinds, expected);
    EXPECT_FALSE(layout.has(CurveKind::AlignmentError));
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const QRectF& card = layout.of(expected[i]).card;
        EXPECT_TRUE(QRectF(m_plot.rect()).contains(card));
        EXPECT_GT(layout.of(expected[i]).axes.width(), 20);
        if (i > 0) {
            EXPECT_GT(card.left(), layout.of(expected[i - 1]).card.right());
        }
        EXPECT_FALSE(m_plot.scene().fittingTitle(expected[i], card.width()).endsWith(QChar(0x2026)));
    }
    const Measurement& measured = m_histories[0].measurements[11];  // of update 600
    const auto valueAt = [&](CurveKind kind) {
        const auto& lanes = m_plot.scene().lanes();
        const auto first =
            std::find_if(lanes.begin(), lanes.end(), [](const SceneLane& lane) { return lane.lane == 0; });
        return m_plot.scene().valueAt(kind, *first, 600)->value;
    };
    EXPECT_EQ(valueAt(CurveKind::HeldOutLoss), measured.loss);
    EXPECT_EQ(valueAt(CurveKind::TokenAccuracy), 100 * measured.tokenAccuracy);
    EXPECT_EQ(valueAt(CurveKind::Bleu), *measured.bleu);
    for (const CurveKind kind : expected) {
        const auto point = m_plot.scene().pointAt(kind, m_plot.scene().lanes()[0], 600);
        ASSERT_TRUE(point);
        EXPECT_TRUE(layout.of(kind).axes.adjusted(-1, -1, 1, 1).contains(*point));
    }
    QTest::mouseMove(&m_plot, place(CurveKind::Bleu, 600));
    const Reading& reading = m_plot.table()->reading();
    EXPECT_EQ(reading.columns.join(QStringLiteral(", ")),
              QStringLiteral("loss, held-out loss, token accuracy, BLEU, exact match, measured at"));
    EXPECT_EQ(reading.rows[0].values[3], QString::number(*measured.bleu, 'f', 1));
    // A task has its three charts again.
    show({madeUpHistory()});
    EXPECT_EQ(m_plot.scene().layout().kinds.size(), 3U);
}

// Curves can be told apart without their colours.
TEST_F(CurvesPlotTest, SeveralLanesHaveShapesOnTheirCurvesThatDoNotTouch) {
    show(std::vector<LaneHistory>(8, madeUpHistory()));  // one curve over the other
    const CurvesScene& scene = m_plot.scene();
    for (const CurveKind kind : scene.layout().kinds) {
        std::vector<QPointF> taken;
        for (const SceneLane& lane : scene.lanes()) {
            const std::vector<QPointF> places = scene.shapePlaces(kind, lane);
            EXPECT_GE(places.size(), 2U);
            for (const QPointF& place : places) {
                const auto before = static_cast<Index>(std::floor(scene.updateAt(kind, place.x())));
                const auto left = scene.pointAt(kind, lane, before);
                const auto right = scene.pointAt(kind, lane, before + (kind == CurveKind::Loss ? 1 : 50));
                ASSERT_TRUE(left && right);
                EXPECT_GE(place.y(), std::min(left->y(), right->y()) - 1e-6);
                EXPECT_LE(place.y(), std::max(left->y(), right->y()) + 1e-6);
                for (const QPointF& other : taken)
                    EXPECT_GT(std::abs(place.x() - other.x()), 2 * laneShapeRadius(theme().strongLine));
            }
            taken.insert(taken.end(), places.begin(), places.end());
        }
    }
    show({madeUpHistory()});
    EXPECT_TRUE(m_plot.scene().shapePlaces(CurveKind::Loss, m_plot.scene().lanes()[0]).empty());
}

TEST_F(CurvesPlotTest, HoverReadsEveryLane) {
    show({madeUpHistory(), madeUpHistory({.speed = 0.6, .attends = false, .seed = 2})});
    for (const CurveKind kind : {CurveKind::Loss, CurveKind::ExactMatch, CurveKind::AlignmentError}) {
        QTest::mouseMove(&m_plot, place(kind, 420));
        ASSERT_TRUE(m_plot.readUpdate());
        const Index update = static_cast<Index>(*m_plot.readUpdate());
        EXPECT_NEAR(static_cast<double>(update), 420, 3);
        const Reading& reading = m_plot.table()->reading();
        EXPECT_TRUE(m_plot.table()->isVisible());
        ASSERT_EQ(reading.rows.size(), 2U);
        for (std::size_t lane = 0; lane < 2; ++lane) {
            const LaneHistory& history = m_histories[lane];
            const Measurement& measured = history.measurements[static_cast<std::size_t>(update / 50) - 1];
            EXPECT_EQ(reading.rows[lane].name, m_lanes[lane].name);
            const QString loss =
                lossText(static_cast<double>(history.losses[static_cast<std::size_t>(update) - 1]));
            EXPECT_EQ(reading.rows[lane].values[0], loss);
            EXPECT_TRUE(reading.rows[lane].values[1].endsWith(percentText(measured.exactMatch)));
            EXPECT_TRUE(reading.rows[lane].values[2].endsWith(errorText(measured.alignmentErrorRate)));
            EXPECT_EQ(reading.rows[lane].values[3], groupedNumber(measured.update));
        }
        EXPECT_EQ(reading.rows[1].values[2], QStringLiteral("—"));
    }
    QTest::mouseMove(&m_plot, QPoint(2, 2));
    EXPECT_FALSE(m_plot.readUpdate());
    EXPECT_FALSE(m_plot.table()->isVisible());
}

TEST_F(CurvesPlotTest, MarksAreReadWhereTheyStand) {
    show({madeUpHistory()});
    ASSERT_EQ(m_plot.scene().marks().size(), 2U);
    for (const CurvesScene::Mark& mark : m_plot.scene().marks()) {
        const QPoint where(static_cast<int>(m_plot.scene().x(mark.kind, mark.point.update)) + 2,
                           static_cast<int>(m_plot.scene().y(mark.kind, mark.point.value)) + 3);
        QTest::mouseMove(&m_plot, where);
        ASSERT_EQ(m_plot.readUpdate(), static_cast<qint64>(mark.point.update));
        EXPECT_FALSE(m_plot.table()->reading().notes.isEmpty());
    }
    EXPECT_TRUE(m_plot.table()->reading().rows[0].values[2].startsWith(QChar(0x25C6)));
}

TEST_F(CurvesPlotTest, ClickAsksForTheUpdateUnderTheMouse) {
    show({madeUpHistory()});
    QSignalSpy asked(&m_plot, &CurvesPlot::updateRequested);
    QTest::mouseClick(&m_plot, Qt::LeftButton, {}, place(CurveKind::ExactMatch, 700));
    ASSERT_EQ(asked.count(), 1);
    EXPECT_NEAR(asked[0][0].toDouble(), 700, 3);
    QTest::mouseClick(&m_plot, Qt::LeftButton, {}, place(CurveKind::Loss, 0));
    EXPECT_LE(asked[1][0].toLongLong(), 2);
    // The points lie right of the newest update and outside the axes.
    m_histories[0].losses.resize(600);
    m_histories[0].measurements.resize(12);
    m_plot.setLanes(m_lanes);
    m_plot.grab();
    ASSERT_EQ(m_plot.span(), (AxisRange{0, 600}));
    QTest::mouseClick(&m_plot, Qt::LeftButton, {}, place(CurveKind::Loss, 600));
    EXPECT_EQ(asked[2][0].toLongLong(), 600);
    QTest::mouseClick(&m_plot, Qt::LeftButton, {}, QPoint(3, 3));
    EXPECT_EQ(asked.count(), 3);
}

TEST_F(CurvesPlotTest, WheelZoomsAtTheMouseAndDraggingMoves) {
    show({madeUpHistory()});
    QSignalSpy asked(&m_plot, &CurvesPlot::updateRequested);
    const QPoint where = place(CurveKind::Loss, 400);
    const double before = m_plot.scene().updateAt(CurveKind::Loss, where.x());
    wheel(where, 240);
    EXPECT_NEAR(m_plot.span().size(), 640, 1);
    EXPECT_NEAR(m_plot.scene().updateAt(CurveKind::Loss, where.x()), before, 1e-6);
    EXPECT_FALSE(m_plot.showsAll());
    const double low = m_plot.span().low;
    QTest::mousePress(&m_plot, Qt::LeftButton, {}, where);
    QTest::mouseMove(&m_plot, where + QPoint(30, 0));
    QTest::mouseMove(&m_plot, where + QPoint(60, 0));
    QTest::mouseRelease(&m_plot, Qt::LeftButton, {}, where + QPoint(60, 0));
    EXPECT_NEAR(m_plot.span().size(), 640, 1);
    EXPECT_LT(m_plot.span().low, low);
    EXPECT_EQ(asked.count(), 0) << "that was no click";
    wheel(where, -1200);
    EXPECT_TRUE(m_plot.showsAll());
    EXPECT_EQ(m_plot.span(), (AxisRange{0, 1000}));
    for (int i = 0; i < 60; ++i) {
        wheel(where, 120);
    }
    EXPECT_NEAR(m_plot.span().size(), 10, 1e-6);
    m_plot.grab();
}

TEST_F(CurvesPlotTest, DoubleClickShowsAllAndLeavesTheTimeLine) {
    show({madeUpHistory()});
    const QPoint where = place(CurveKind::Loss, 400);
    wheel(where, 600);
    QSignalSpy asked(&m_plot, &CurvesPlot::updateRequested), live(&m_plot, &CurvesPlot::liveRequested);
    // Stands for a controller that answers at once.
    QObject::connect(&m_plot, &CurvesPlot::updateRequested, &m_plot,
                     [this](qint64 update) { m_plot.setShownUpdate(update); });
    QTest::mouseClick(&m_plot, Qt::LeftButton, {}, where);
    attn::test::doubleClick(&m_plot, where);
    EXPECT_TRUE(m_plot.showsAll());
    EXPECT_EQ(asked.count(), 1) << "the first click's";
    EXPECT_EQ(live.count(), 1);
}

TEST_F(CurvesPlotTest, TheEndIsFollowedWhileItIsInSight) {
    const LaneHistory whole = madeUpHistory();
    LaneHistory part = madeUpHistory({.updates = 500});
    show({part});
    m_plot.setSpan({300, 500});
    m_histories[0] = whole;
    m_plot.setLanes(m_lanes);
    EXPECT_NEAR(m_plot.span().size(), 200, 1e-6);
    EXPECT_GT(m_plot.span().high, 1000);
    m_plot.setSpan({100, 300});
    m_histories[0] = madeUpHistory({.updates = 2000});
    m_plot.setLanes(m_lanes);
    EXPECT_EQ(m_plot.span(), (AxisRange{100, 300}));
    m_plot.showAll();
    EXPECT_EQ(m_plot.span(), (AxisRange{0, 2000}));
}

TEST_F(CurvesPlotTest, KeysReadAndAsk) {
    show({madeUpHistory()});
    m_plot.setFocus();
    QSignalSpy asked(&m_plot, &CurvesPlot::updateRequested);
    QTest::keyClick(&m_plot, Qt::Key_Home);
    EXPECT_EQ(m_plot.readUpdate(), 0);
    QTest::keyClick(&m_plot, Qt::Key_End);
    EXPECT_EQ(m_plot.readUpdate(), 1000);
    QTest::keyClick(&m_plot, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(m_plot.readUpdate(), 999);
    QTest::keyClick(&m_plot, Qt::Key_Left);
    EXPECT_LT(*m_plot.readUpdate(), 995);
    QTest::keyClick(&m_plot, Qt::Key_Right);
    EXPECT_EQ(m_plot.readUpdate(), 999);
    EXPECT_TRUE(m_plot.table()->isVisible());
    QTest::keyClick(&m_plot, Qt::Key_Return);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked[0][0].toLongLong(), 999);
    QTest::keyClick(&m_plot, Qt::Key_Plus);
    EXPECT_NEAR(m_plot.span().size(), 800, 1e-6);
    QTest::keyClick(&m_plot, Qt::Key_Minus);
    EXPECT_TRUE(m_plot.showsAll());
    QTest::keyClick(&m_plot, Qt::Key_Escape);
    EXPECT_FALSE(m_plot.readUpdate());
}

TEST_F(CurvesPlotTest, SmoothingAddsTheMean) {
    show({madeUpHistory()});
    m_plot.setSmoothing(50);
    QTest::mouseMove(&m_plot, place(CurveKind::Loss, 500));
    const Reading& reading = m_plot.table()->reading();
    EXPECT_EQ(reading.columns[1], QStringLiteral("mean of 50"));
    double sum = 0;
    const auto update = static_cast<std::size_t>(*m_plot.readUpdate());
    for (std::size_t i = update - 50; i < update; ++i) {
        sum += static_cast<double>(m_histories[0].losses[i]);
    }
    EXPECT_EQ(reading.rows[0].values[1], lossText(static_cast<double>(static_cast<float>(sum / 50))));
    EXPECT_TRUE(m_plot.scene().title(CurveKind::Loss).contains(QStringLiteral("mean of 50")));
}

// Tests NaN, infinite and huge losses, zeros, lanes without measurements and empty lanes.
TEST_F(CurvesPlotTest, AnyHistoryIsDrawn) {
    LaneHistory diverged = madeUpHistory({.updates = 300});
    diverged.losses.push_back(1e30F);
    diverged.losses.push_back(std::numeric_limits<float>::infinity());
    diverged.losses.insert(diverged.losses.end(), 50, std::numeric_limits<float>::quiet_NaN());
    LaneHistory zeros = madeUpHistory({.updates = 300});
    std::fill(zeros.losses.begin() + 100, zeros.losses.end(), 0.0F);
    LaneHistory broken;
    broken.losses.assign(5, std::numeric_limits<float>::quiet_NaN());
    broken.measurements.push_back({5, 0, 0, std::nan(""), 0, 0, {}});
    for (const std::vector<LaneHistory>& histories :
         {std::vector<LaneHistory>{}, {LaneHistory()}, {diverged, zeros, broken}, {broken}, {zeros}}) {
        for (const LossScale scale : {LossScale::Logarithmic, LossScale::Linear}) {
            for (const int smoothing : {1, 200}) {
                m_plot.setLossScale(scale);
                m_plot.setSmoothing(smoothing);
                show(histories);
                for (const double update : {0.0, 5.0, 301.0, 340.0}) {
                    QTest::mouseMove(&m_plot, place(CurveKind::Loss, update));
                }
                EXPECT_FALSE(m_plot.grab().isNull());
            }
        }
    }
    show({diverged});
    m_plot.setSmoothing(1);
    QTest::mouseMove(&m_plot, place(CurveKind::Loss, 340));
    EXPECT_EQ(m_plot.table()->reading().rows[0].values[0], QStringLiteral("NaN"));
    m_plot.resize(30, 20);
    EXPECT_FALSE(m_plot.grab().isNull());
}

TEST_F(CurvesPlotTest, LongRunsCostAsManyPointsAsPixels) {
    std::vector<LaneHistory> histories;
    for (unsigned i = 0; i < 8; ++i) {
        histories.push_back(madeUpHistory({.updates = 20'000, .measureEvery = 1000, .seed = i}));
    }
    m_plot.setSmoothing(50);
    show(histories);
    const double width = m_plot.scene().layout().of(CurveKind::Loss).axes.width();
    EXPECT_LE(static_cast<double>(m_plot.scene().pointCount()), 8 * (2 * 2 * (width + 4) + 2 * 20));
    // Following the mouse and the time line redraws no curve.
    const int drawings = m_plot.wholeDrawings();
    for (int update = 0; update < 20'000; update += 500) {
        m_plot.setShownUpdate(update);
        QTest::mouseMove(&m_plot, place(CurveKind::ExactMatch, update));
        m_plot.grab();
    }
    EXPECT_EQ(m_plot.wholeDrawings(), drawings);
    // Many changes cause one drawing.
    for (int i = 0; i < 10; ++i) {
        m_plot.setLanes(m_lanes);
    }
    m_plot.grab();
    EXPECT_EQ(m_plot.wholeDrawings(), drawings + 1);
}

TEST_F(CurvesPlotTest, HiddenLanesAreNotDrawnNorRead) {
    show({madeUpHistory(), madeUpHistory({.seed = 3})});
    m_lanes[0].isHidden = true;
    m_plot.setLanes(m_lanes);
    EXPECT_EQ(m_plot.scene().lanes().size(), 1U);
    QTest::mouseMove(&m_plot, place(CurveKind::Loss, 500));
    ASSERT_EQ(m_plot.table()->reading().rows.size(), 1U);
    EXPECT_EQ(m_plot.table()->reading().rows[0].name, QStringLiteral("General"));
    m_lanes[1].isHidden = true;
    m_plot.setLanes(m_lanes);
    EXPECT_EQ(m_plot.scene().look().notes[0], QStringLiteral("All lanes are hidden"));
}

TEST_F(CurvesPlotTest, BranchesLieOverTheirOrigin) {
    std::vector<LaneHistory> histories = {madeUpHistory(),
                                          madeUpHistory({.updates = 300, .firstUpdate = 500})};
    histories[1].origin = LaneHistory::Origin{0, 500};
    show({histories[1], histories[0]});
    EXPECT_TRUE(m_plot.scene().lanes().back().isBranch);
    QTest::mouseMove(&m_plot, place(CurveKind::Loss, 300));
    EXPECT_EQ(m_plot.table()->reading().rows.size(), 1U) << "a branch has no past";
}

// At a measurement the curve's pixel has the lane's colour.
TEST_F(CurvesPlotTest, CurvesAreDrawnWhereTheScaleSays) {
    for (const LossScale scale : {LossScale::Logarithmic, LossScale::Linear}) {
        LaneHistory flat;
        flat.losses.assign(1000, 0.5F);
        flat.losses[0] = 5;
        for (Index update = 100; update <= 1000; update += 100) {
            flat.measurements.push_back({update, 0, 10, 0.5, 0.25, 0.5, 0.75});
        }
        m_plot.setLossScale(scale);
        show({flat});
        const QImage image = m_plot.grab().toImage();
        for (const CurveKind kind : {CurveKind::Loss, CurveKind::ExactMatch, CurveKind::AlignmentError}) {
            const double value = kind == CurveKind::Loss ? 0.5 : kind == CurveKind::ExactMatch ? 25 : 0.75;
            // Antialiasing spreads the line over neighbouring pixels.
            const QPoint place(static_cast<int>(m_plot.scene().x(kind, 550)),
                               static_cast<int>(m_plot.scene().y(kind, value)));
            double closest = 21;
            for (const int row : {-1, 0, 1}) {
                closest = std::min(
                    closest, contrast(image.pixelColor(place + QPoint(0, row)), theme().laneOutline(0)));
            }
            EXPECT_GT(contrast(image.pixelColor(place - QPoint(0, 5)), theme().laneOutline(0)), 2);
            EXPECT_LT(closest, 1.3);
        }
    }
}

TEST_F(CurvesPlotTest, NumbersAreSaidAloud) {
    show({});
    EXPECT_TRUE(m_plot.accessibleDescription().contains("Nothing is measured"));
    show({madeUpHistory()});
    EXPECT_TRUE(m_plot.accessibleDescription().contains("Additive: loss"));
    EXPECT_TRUE(m_plot.accessibleDescription().contains(groupedNumber(1000)));
    QTest::keyClick(&m_plot, Qt::Key_End);
    EXPECT_TRUE(
        m_plot.accessibleDescription().startsWith("update " + groupedNumber(1000) + "; Additive: loss "))
        << m_plot.accessibleDescription().toStdString();
    QTest::keyClick(&m_plot, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_TRUE(m_plot.accessibleDescription().startsWith("update 999"));
    QTest::keyClick(&m_plot, Qt::Key_Escape);
    EXPECT_TRUE(m_plot.accessibleDescription().startsWith("Additive: loss "));
}

TEST_F(CurvesPlotTest, ChartsStandBelowEachOtherInANarrowWindow) {
    show({madeUpHistory()});
    EXPECT_FALSE(m_plot.scene().layout().isStacked);
    m_plot.resize(420, 700);
    EXPECT_TRUE(m_plot.scene().layout().isStacked);
    for (const CurveKind kind : m_plot.scene().layout().kinds) {
        const CurvesLayout::Chart& chart = m_plot.scene().layout().of(kind);
        EXPECT_TRUE(QRectF(m_plot.rect()).contains(chart.card));
        EXPECT_TRUE(chart.card.contains(chart.axes));
        EXPECT_GT(chart.axes.height(), 60);
    }
}

}  // namespace
}  // namespace attn::ui
