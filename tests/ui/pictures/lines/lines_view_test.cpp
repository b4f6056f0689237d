// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_view.h"

#include <gtest/gtest.h>

#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/pictures/lines/lines_numbers.h"
#include "ui/pictures/lines/lines_painter.h"
#include "ui/pictures/lines/lines_what_if.h"

namespace attn::ui {
namespace {

using Direction = LinesLayout::Direction;

class LinesViewTest : public testing::Test {
protected:
    void show(std::shared_ptr<const LaneData> data, int step, QSize size = {390, 200}) {
        m_view.resize(size);
        m_view.setData(std::move(data));
        Selection selection;
        selection.step = step;
        select(selection);
        m_view.show();
        QTest::qWait(1);
    }
    void select(const Selection& selection) {
        m_selection = selection;
        m_view.setSelection(selection);
    }
    // The colour in the middle of a line.
    QColor colourAt(const TokenJoin& join) {
        return m_view.grab().toImage().pixelColor(m_view.places().at(join, 0.5).toPoint());
    }
    // How many pixels around the middle of a line, in its row, differ from the background.
    int drawnWidth(const QImage& image, const TokenJoin& join) {
        const QPoint middle = m_view.places().at(join, 0.5).toPoint();
        int width = 0;
        for (int x = middle.x() - 14; x <= middle.x() + 14; ++x)
            width += image.pixelColor(x, middle.y()) != theme().card ? 1 : 0;
        return width;
    }

    LinesView m_view;
    Selection m_selection;
};

TEST_F(LinesViewTest, JoinsAreTheWeightsOfTheTrace) {
    const auto lane = syntheticLane();
    for (const int rows : {0, 1, 5}) {
        std::size_t expected = 0;
        const std::vector<TokenJoin> joins = tokenJoins(*lane, rows);
        for (int row = 0; row < rows; ++row) {
            const Vector& weights = lane->trace->steps[row].alignment().weights;
            for (int j = 0; j < weights.size(); ++j)
                expected += weights[j] >= 0.01f ? 1 : 0;
        }
        EXPECT_EQ(joins.size(), expected);
        for (const TokenJoin& join : joins)
            EXPECT_EQ(join.weight,
                      static_cast<double>(lane->trace->steps[join.row].alignment().weights[join.source]));
    }
    EXPECT_TRUE(tokenJoins(*syntheticLane({.attends = false}), 5).empty());
}

TEST_F(LinesViewTest, LinesEndAtTheirTokensAndAreAsThickAsTheirWeights) {
    const auto lane = syntheticLane({.sources = 5, .steps = 1, .hasReference = false});
    const auto alone = std::make_shared<LaneData>(*lane);
    const auto trace = std::make_shared<DecodeTrace>(*lane->trace);
    trace->steps[0].makeAlignment().weights << 0.005f, 0.2f, 0, 0.795f, 0;
    setTrace(*alone, trace);
    show(alone, 1, {500, 300});
    const LinesLayout& places = m_view.places();
    ASSERT_EQ(places.direction, Direction::Rows);
    const std::vector<TokenJoin> joins = tokenJoins(*alone, 1);
    ASSERT_EQ(joins.size(), 2U) << "0.5 % has no line";
    for (const TokenJoin& join : joins) {
        EXPECT_EQ(places.at(join, 0), places.sourceEnd(join.source));
        EXPECT_EQ(places.at(join, 1), places.rowEnd(join.row));
        EXPECT_EQ(places.sourceAt(places.sourceEnd(join.source) - QPointF(0, 8)), join.source);
    }
    EXPECT_NEAR(places.width(0.8) / places.width(0.4), 2, 1e-9);
    const QImage image = m_view.grab().toImage();
    EXPECT_GT(drawnWidth(image, joins[1]), drawnWidth(image, joins[0]));
}

TEST_F(LinesViewTest, TheCurrentRowHasTheLanesColour) {
    show(syntheticLane({.sources = 4, .steps = 2}), 2, {500, 300});
    const auto heaviest = [&](int row) {
        TokenJoin best;
        for (const TokenJoin& join : tokenJoins(*syntheticLane({.sources = 4, .steps = 2}), 2)) {
            if (join.row == row && join.weight > best.weight)
                best = join;
        }
        return best;
    };
    const QColor current = colourAt(heaviest(1));
    EXPECT_GT(current.hsvSaturation(), 60) << current.name().toStdString();
    Selection first = m_selection;
    first.step = 1;
    select(first);
    EXPECT_NE(colourAt(heaviest(1)), current);
    EXPECT_GT(colourAt(heaviest(0)).hsvSaturation(), 60);
}

TEST_F(LinesViewTest, AHoveredTokenLightsItsLinesUp) {
    const auto lane = syntheticLane();
    const auto joins = tokenJoins(*lane, 5);
    Selection selection{.step = 5};
    for (const TokenJoin& join : joins)
        EXPECT_EQ(isLit(join, *lane, selection), join.row == 4);
    selection.source = 3;
    for (const TokenJoin& join : joins)
        EXPECT_EQ(isLit(join, *lane, selection), join.source == 3);
    selection.source = -1;
    selection.row = 1;
    for (const TokenJoin& join : joins)
        EXPECT_EQ(isLit(join, *lane, selection), join.row == 1);
}

TEST_F(LinesViewTest, MouseOverTokensAndLinesNamesThem) {
    const auto lane = syntheticLane();
    show(lane, 5, {500, 300});
    QSignalSpy sources(&m_view, &LinesView::sourceHovered), rows(&m_view, &LinesView::rowHovered);
    QTest::mouseMove(&m_view, m_view.places().sourcePlace(2).center().toPoint());
    ASSERT_FALSE(sources.isEmpty());
    EXPECT_EQ(sources.last()[0].toInt(), 2);
    QTest::mouseMove(&m_view, m_view.places().rowPlace(3).center().toPoint());
    EXPECT_EQ(sources.last()[0].toInt(), -1);
    EXPECT_EQ(rows.last()[0].toInt(), 3);
    TokenJoin heaviest;
    for (const TokenJoin& join : tokenJoins(*lane, 5))
        heaviest = join.weight > heaviest.weight ? join : heaviest;
    QTest::mouseMove(&m_view, m_view.places().at(heaviest, 0.1).toPoint());
    EXPECT_EQ(sources.last()[0].toInt(), heaviest.source);
    EXPECT_EQ(rows.last()[0].toInt(), heaviest.row);
}

TEST_F(LinesViewTest, AClickOnAnOutputTokenGoesToItsStep) {
    show(syntheticLane(), 5);
    QSignalSpy steps(&m_view, &LinesView::stepRequested), pressed(&m_view, &LinesView::pressed);
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, m_view.places().rowPlace(1).center().toPoint());
    ASSERT_EQ(steps.count(), 1);
    EXPECT_EQ(steps[0][0].toInt(), 2);
    EXPECT_EQ(pressed.count(), 1);
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, m_view.places().sourcePlace(1).center().toPoint());
    EXPECT_EQ(steps.count(), 1) << "a source token is no step";
    EXPECT_EQ(pressed.count(), 2);
}

TEST_F(LinesViewTest, ArrowsMoveTheSelection) {
    show(syntheticLane(), 3);
    QSignalSpy sources(&m_view, &LinesView::sourceHovered), steps(&m_view, &LinesView::stepRequested);
    QTest::keyClick(&m_view, Qt::Key_Right);
    EXPECT_EQ(sources.last()[0].toInt(), 0);
    QTest::keyClick(&m_view, Qt::Key_Down);
    EXPECT_EQ(steps.last()[0].toInt(), 4);
}

TEST_F(LinesViewTest, WordsStandInColumnsAndLettersInRows) {
    const auto words = std::make_shared<LaneData>(*syntheticLane({.sources = 9, .steps = 5}));
    for (QString& token : words->sourceTokens)
        token = QStringLiteral("économique") + token;
    show(words, 5);
    EXPECT_EQ(m_view.places().direction, Direction::Columns);
    show(words, 5, {1500, 800});
    EXPECT_EQ(m_view.places().direction, Direction::Rows);
    show(syntheticLane({.sources = 27}), 5);
    EXPECT_EQ(m_view.places().direction, Direction::Rows);
    // Neighbouring labels do not overlap, and all lie within the widget.
    const LinesLayout& places = m_view.places();
    for (int j = 1; j < 27; ++j)
        EXPECT_GE(places.sourcePlace(j).left(), places.sourcePlace(j - 1).right() - 1e-6);
    EXPECT_FALSE(places.canScroll());
    // Letters stand in two lines. They are not turned, cut or outside the view.
    show(syntheticLane({.sources = 33}), 5, {232, 100});
    EXPECT_EQ(m_view.places().direction, Direction::Rows);
    EXPECT_TRUE(m_view.places().source.isStaggered);
    EXPECT_EQ(m_view.places().source.slant, 0);
    EXPECT_FALSE(m_view.places().canScroll());
}

TEST_F(LinesViewTest, TheHeaviestLineAlwaysHasItsNumberInside) {
    const auto lane = syntheticLane({.sources = 6, .steps = 6});
    for (const int width : {90, 140, 220, 390}) {
        show(lane, 6, {width, 120});
        const LinesLayout& places = m_view.places();
        for (int row = 0; row < 6; ++row) {
            std::vector<TokenJoin> lit;
            for (const TokenJoin& join : tokenJoins(*lane, 6)) {
                if (join.row == row)
                    lit.push_back(join);
            }
            const auto heaviest =
                std::max_element(lit.begin(), lit.end(),
                                 [](const TokenJoin& a, const TokenJoin& b) { return a.weight < b.weight; });
            for (const bool fansToSource : {true, false}) {
                const std::vector<WeightPill> pills = weightPills(places, lit, fansToSource);
                ASSERT_FALSE(pills.empty());
                EXPECT_EQ(pills[0].join.source, heaviest->source);
                for (const WeightPill& pill : pills)
                    EXPECT_TRUE(QRectF(m_view.rect()).contains(pill.place)) << width << ", row " << row;
            }
        }
    }
}

TEST_F(LinesViewTest, TheEndDoesNotTurnLetters) {
    const auto lane =
        std::make_shared<LaneData>(*syntheticLane({.sources = 40, .steps = 40, .isForced = true}));
    lane->referenceTokens.removeLast();
    lane->outputTokens.back() = QStringLiteral("</s>");
    for (const QSize size : {QSize(320, 140), QSize(390, 200), QSize(700, 300)}) {
        show(lane, 40, size);
        const LinesLayout& places = m_view.places();
        ASSERT_EQ(places.direction, Direction::Rows);
        EXPECT_EQ(places.output.slant, 0) << size.width();
        EXPECT_EQ(places.output.stride, 1);
        // The label extends away from its neighbours and is not cut.
        EXPECT_LE(places.output.start + 40 * places.output.pitch + places.output.overhang,
                  places.length + 1e-6);
    }
    // This row is not decoded yet.
    lane->outputTokens.removeLast();
    show(std::make_shared<LaneData>(*lane), 3, {391, 200});
    EXPECT_EQ(m_view.places().output.slant, 0);
}

TEST_F(LinesViewTest, TurnedLabelsKeepClearOfEachOther) {
    const auto lane = std::make_shared<LaneData>(*syntheticLane({.sources = 40, .steps = 40}));
    lane->referenceTokens.clear();
    for (QString& token : lane->outputTokens)
        token = QStringLiteral("lettres");
    show(lane, 40, {300, 200});
    const TokenSide& side = m_view.places().output;
    ASSERT_EQ(side.slant, 90);
    EXPECT_GT(side.stride, 1);
    EXPECT_GE(side.stride * side.pitch, 0.9 * QFontMetricsF(side.font).height() - 1e-3);
}

TEST_F(LinesViewTest, WhatWasChangedByHandIsMarked) {
    const auto plain = syntheticLane({.sources = 5, .steps = 3});
    const auto lane = std::make_shared<LaneData>(*plain);
    const auto original = std::make_shared<DecodeTrace>(*plain->trace);
    Vector& before = original->steps[2].makeAlignment().weights;
    const Vector& now = plain->trace->steps[2].alignment().weights;
    before = now.reverse();
    original->steps[1].token = original->steps[1].token == 3 ? 4 : 3;
    lane->original = original;
    lane->whatIfs.steps[2].maps[MapAddress()].temperature = Real(2);
    setMarks(*lane);
    const auto expectOriginal = [&] {
        std::size_t count = 0;
        for (int j = 0; j < 5; ++j)
            count += before[j] >= 0.01f && std::abs(before[j] - now[j]) > 0.05f ? 1 : 0;
        const std::vector<TokenJoin> joins = originalJoins(*lane, 2);
        EXPECT_EQ(joins.size(), count);
        for (const TokenJoin& join : joins)
            EXPECT_EQ(join.weight, static_cast<double>(before[join.source]));
    };
    expectOriginal();
    EXPECT_FALSE(originalJoins(*lane, 2).empty());
    EXPECT_TRUE(originalJoins(*lane, 0).empty());
    EXPECT_TRUE(originalJoins(*plain, 2).empty());
    lane->whatIfs.zeroed.insert(1);
    lane->whatIfs.swapped[3] = unknownToken;
    setMarks(*lane);
    show(plain, 3, {500, 300});
    const QImage clean = m_view.grab().toImage();
    show(lane, 3, {500, 300});
    const QImage marked = m_view.grab().toImage();
    const LinesLayout& places = m_view.places();
    const auto differs = [&](QRectF area) { return clean.copy(area.toRect()) != marked.copy(area.toRect()); };
    EXPECT_TRUE(differs(places.sourcePlace(1)));
    EXPECT_FALSE(differs(places.sourcePlace(2)));
    EXPECT_TRUE(differs(places.sourcePlace(3)));
    const auto overRow = [&](int row) {
        return QRectF(places.rowEnd(row) - QPointF(5, 9), places.rowEnd(row) + QPointF(5, -2));
    };
    EXPECT_TRUE(differs(overRow(2)));
    EXPECT_TRUE(differs(overRow(1)));
    const QImage unchanged = marked.copy(overRow(0).toRect());
    for (int y = 0; y < unchanged.height(); ++y)
        for (int x = 0; x < unchanged.width(); ++x)
            EXPECT_NE(unchanged.pixelColor(x, y), theme().accent);
}

TEST_F(LinesViewTest, LongSentencesScrollAndFollowTheStep) {
    show(syntheticLane({.sources = 120, .steps = 110, .hasReference = false}), 110);
    ASSERT_TRUE(m_view.places().canScroll());
    const QRectF all(QPointF(0, 0), QSizeF(m_view.size()));
    EXPECT_TRUE(all.adjusted(-1, 0, 1, 0).contains(m_view.places().rowEnd(109)));
    select({.step = 1});
    EXPECT_TRUE(all.adjusted(-1, 0, 1, 0).contains(m_view.places().rowEnd(0)));
    QSignalSpy scrolled(&m_view, &LinesView::scrolled);
    const double before = m_view.places().offset;
    QWheelEvent wheel(QPointF(100, 100), m_view.mapToGlobal(QPointF(100, 100)), {}, QPoint(0, -120), {}, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&m_view, &wheel);
    EXPECT_GT(m_view.places().offset, before);
    EXPECT_EQ(scrolled.count(), 1);
    EXPECT_FALSE(m_view.grab().isNull());
}

TEST_F(LinesViewTest, AnySentenceIsDrawn) {
    for (const bool attends : {true, false}) {
        for (const int count : {0, 1, 2, 40, 300}) {
            show(syntheticLane(
                     {.sources = count, .steps = count > 0 ? 60 : 0, .attends = attends && count > 0}),
                 60);
            EXPECT_FALSE(m_view.grab().isNull());
        }
    }
    m_view.resize(10, 5);
    m_view.grab();
    auto rightToLeft = std::make_shared<LaneData>(*syntheticLane({.sources = 3}));
    rightToLeft->sourceTokens = {QStringLiteral("שלום"), QStringLiteral("你好"), QString()};
    show(rightToLeft, 2);
    EXPECT_EQ(m_view.places().source.tokens[0].text, QStringLiteral("שלום"));
    EXPECT_EQ(m_view.places().source.tokens[2].text, QStringLiteral("∅"));
    m_view.grab();
}

}  // namespace
}  // namespace attn::ui
