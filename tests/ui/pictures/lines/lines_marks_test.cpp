// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the tokens of lines: what the original said, and guesses.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::ui {
namespace {

class LinesMarksTest : public testing::Test {
protected:
    void show(std::shared_ptr<const LaneData> data, int step, QSize size) {
        m_view.resize(size);
        m_view.setData(std::move(data));
        select({.step = step});
        m_view.show();
        QTest::qWait(1);
    }
    void select(const Selection& selection) {
        m_selection = selection;
        m_view.setSelection(selection);
    }

    LinesView m_view;
    Selection m_selection;
};

// The original's output stands in columns behind the labels, below level labels, and in front of slanted
// ones.
TEST_F(LinesMarksTest, WhatTheOriginalSaysStandsBesideWhatChanged) {
    for (const QSize size : {QSize(500, 300), QSize(300, 260)}) {
        for (const bool areWords : {false, true}) {
            const auto lane =
                std::make_shared<LaneData>(*syntheticLane({.sources = 9, .steps = 9, .hasReference = false}));
            for (QString& token : lane->sourceTokens)
                token += areWords ? QStringLiteral("conomique") : QString();
            const auto original = std::make_shared<DecodeTrace>(*lane->trace);
            lane->original = original;
            lane->whatIfs.steps[0].maps[MapAddress()].temperature = Real(2);
            setMarks(*lane);
            show(std::make_shared<LaneData>(*lane), 6, size);
            EXPECT_TRUE(m_view.places().output.before.empty());
            const Token other = original->steps[4].token == 3 ? 4 : 3;
            original->steps[4].token = other;
            setMarks(*lane);
            show(lane, 6, size);
            const LinesLayout& places = m_view.places();
            ASSERT_EQ(places.output.before.size(), 1U);
            EXPECT_EQ(places.output.before.at(4).toStdString(), lane->target->text(other));
            // It is shown only where it changed, and not before that row is shown.
            const QImage shown = m_view.grab().toImage();
            Selection earlier = m_selection;
            earlier.step = 4;
            select(earlier);
            const QImage hidden = m_view.grab().toImage();
            const auto ink = [](const QImage& image, const QRectF& area) {
                int count = 0;
                const QRect pixels = area.toAlignedRect() & image.rect();
                for (int y = pixels.top(); y <= pixels.bottom(); ++y)
                    for (int x = pixels.left(); x <= pixels.right(); ++x)
                        count += image.pixelColor(x, y) == theme().mutedText ? 1 : 0;
                return count;
            };
            const bool isRows = places.direction == LinesLayout::Direction::Rows;
            ASSERT_EQ(isRows, !areWords);
            QRectF beside = places.rowPlace(4);
            if (isRows)
                beside.setTop(beside.bottom() - places.output.drop);
            else
                beside.setLeft(beside.left() + 5 +
                               labelWidth(places.output.font, places.output.tokens[4].text));
            EXPECT_GT(ink(shown, beside), 4) << size.width() << areWords;
            EXPECT_EQ(ink(hidden, beside.adjusted(2, 2, -2, -2)), 0) << size.width() << areWords;
        }
    }
}

TEST_F(LinesMarksTest, AClickOnASourceTokenIsAGuessWhereGuessesAreAsked) {
    const auto lane = syntheticLane();
    show(lane, 3, {500, 300});
    QSignalSpy guesses(&m_view, &LinesView::guessed), steps(&m_view, &LinesView::stepRequested);
    const QPoint source = m_view.places().sourcePlace(2).center().toPoint();
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, source);
    EXPECT_EQ(guesses.count(), 0);
    m_view.setGuessing(true);
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, source);
    ASSERT_EQ(guesses.count(), 1);
    EXPECT_EQ(guesses[0][0].toInt(), 2);
    TokenJoin heaviest;
    for (const TokenJoin& join : tokenJoins(*lane, 3))
        heaviest = join.weight > heaviest.weight ? join : heaviest;
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, m_view.places().at(heaviest, 0.1).toPoint());
    ASSERT_EQ(guesses.count(), 2);
    EXPECT_EQ(guesses[1][0].toInt(), heaviest.source);
    EXPECT_EQ(steps.count(), 0) << "a click on a line goes nowhere then";
    // The guess is marked on its token. The last mark shows what came of it.
    const auto differs = [&](const Selection& selection, int token) {
        select({.step = 3});
        const QImage plain = m_view.grab().toImage();
        select(selection);
        const QPoint end = m_view.places().sourceEnd(token).toPoint();
        const QRect place(end + QPoint(-4, 2), QSize(9, 12));
        return plain.copy(place) != m_view.grab().toImage().copy(place);
    };
    EXPECT_TRUE(differs({.step = 3, .guess = 4}, 4));
    EXPECT_FALSE(differs({.step = 3, .guess = 4}, 6));
    EXPECT_TRUE(differs({.step = 3, .lastGuess = 1}, 1));
}

}  // namespace
}  // namespace attn::ui
