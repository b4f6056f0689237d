// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_card.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/metrics/alignment.h"
#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"

namespace attn::ui {
namespace {

class LaneCardTest : public testing::Test {
protected:
    void show(std::shared_ptr<const LaneData> data, int step) {
        m_data = data;
        m_card.resize(390, 300);
        m_card.setData(data);
        Selection selection;
        selection.step = step;
        m_card.setSelection(selection);
        m_card.show();
        QTest::qWait(1);
    }
    QPoint cell(int row, int column) { return m_card.plot()->places().cell(row, column).center().toPoint(); }

    LaneCard m_card;
    std::shared_ptr<const LaneData> m_data;
};

TEST_F(LaneCardTest, FiguresEqualTheTrace) {
    const auto lane = syntheticLane();
    show(lane, 0);
    for (int step = 0; step <= 5; ++step) {
        Selection selection;
        selection.step = step;
        m_card.setSelection(selection);
        if (step == 0) {
            EXPECT_EQ(m_card.entropyText(), "—");
            EXPECT_EQ(m_card.nextText(), "—");
            EXPECT_EQ(m_card.aerText(), "—");
            continue;
        }
        double entropy = 0;
        std::vector<Vector> rows;
        for (int i = 0; i < step; ++i) {
            rows.push_back(lane->trace->steps[i].alignment().weights);
            entropy += entropyBits(rows.back()) / static_cast<double>(step);
        }
        EXPECT_EQ(m_card.entropyText(), QString::number(entropy, 'f', 2) + " bit");
        EXPECT_EQ(m_card.aerText(), QString::number(*alignmentCounts(rows, lane->links).errorRate(), 'f', 2));
        const StepTrace& now = lane->trace->steps[step - 1];
        EXPECT_EQ(m_card.nextText(), QString::fromStdString(lane->model->target.text(now.predicted)) + ' ' +
                                         shortWeight(now.probabilities[now.predicted]));
    }
    EXPECT_EQ(m_card.accuracyText(), "99.8 %");
    for (const char* name : {"name", "next", "entropy", "aer", "accuracy"}) {
        const auto* label = m_card.findChild<QLabel*>(name);
        ASSERT_TRUE(label) << name;
        EXPECT_FALSE(label->text().isEmpty()) << name;
    }
}

TEST_F(LaneCardTest, DescriptionSaysWhatItLooksAt) {
    const auto lane = syntheticLane();
    show(lane, 3);
    Index largest = 0;
    const double weight = lane->trace->steps[2].alignment().weights.maxCoeff(&largest);
    const QString text = m_card.accessibleDescription();
    EXPECT_TRUE(text.startsWith("Additive attention, step 3 of 5, looks at " +
                                tokenName(lane->sourceTokens[largest]) + " with " + exactNumber(weight)))
        << text.toStdString();
    EXPECT_EQ(m_card.plot()->accessibleDescription(), text);
}

TEST_F(LaneCardTest, MouseOverACellNamesRowAndSource) {
    show(syntheticLane(), 5);
    QSignalSpy sources(&m_card, &LaneCard::sourceHovered), rows(&m_card, &LaneCard::rowHovered);
    QTest::mouseMove(m_card.plot(), cell(2, 3));
    ASSERT_FALSE(sources.isEmpty());
    EXPECT_EQ(sources.last()[0].toInt(), 3);
    EXPECT_EQ(rows.last()[0].toInt(), 2);
    const QRectF bar = m_card.plot()->places().bar(6, 0.5);
    QTest::mouseMove(m_card.plot(), bar.center().toPoint());
    EXPECT_EQ(sources.last()[0].toInt(), 6);
    EXPECT_EQ(rows.last()[0].toInt(), -1);
    // The mouse is above the cells, over the source labels.
    QTest::mouseMove(m_card.plot(), QPoint(cell(0, 1).x(), 4));
    EXPECT_EQ(sources.last()[0].toInt(), 1);
}

TEST_F(LaneCardTest, ClickSelectsLaneAndStep) {
    show(syntheticLane(), 5);
    QSignalSpy selected(&m_card, &LaneCard::selectRequested), steps(&m_card, &LaneCard::stepRequested);
    QTest::mouseClick(m_card.plot(), Qt::LeftButton, {}, cell(1, 0));
    EXPECT_EQ(selected.count(), 1);
    ASSERT_EQ(steps.count(), 1);
    EXPECT_EQ(steps[0][0].toInt(), 2);
}

TEST_F(LaneCardTest, ArrowsMoveTheSelection) {
    show(syntheticLane(), 3);
    QSignalSpy sources(&m_card, &LaneCard::sourceHovered), steps(&m_card, &LaneCard::stepRequested);
    QTest::keyClick(m_card.plot(), Qt::Key_Right);
    EXPECT_EQ(sources.last()[0].toInt(), 0);
    QTest::keyClick(m_card.plot(), Qt::Key_Down);
    EXPECT_EQ(steps.last()[0].toInt(), 4);
    QTest::keyClick(m_card.plot(), Qt::Key_Up);
    EXPECT_EQ(steps.last()[0].toInt(), 2);
    EXPECT_EQ(m_card.plot()->focusPolicy() & Qt::TabFocus, Qt::TabFocus);
}

TEST_F(LaneCardTest, CellsShareTheirColumnsWithTheBarsOnDevicePixels) {
    show(syntheticLane({.sources = 27}), 5);
    const AttentionLayout& places = m_card.plot()->places();
    for (int j = 0; j < 27; ++j) {
        EXPECT_GE(places.bar(j, 1).left(), places.cell(0, j).left());
        EXPECT_LE(places.bar(j, 1).right(), places.cell(0, j).right());
        EXPECT_DOUBLE_EQ(places.x(j) * places.ratio, std::round(places.x(j) * places.ratio));
        EXPECT_EQ(places.columnAt(places.cell(0, j).center().x()), j);
    }
}

TEST_F(LaneCardTest, AWeightIsDrawnInItsColour) {
    show(syntheticLane({.sources = 4, .steps = 2}), 2);
    const QImage image = m_card.plot()->grab().toImage();
    Index largest = 0;
    const Vector& weights = m_data->trace->steps[0].alignment().weights;
    weights.maxCoeff(&largest);
    for (int j = 1; j < 4; ++j) {  // position 0 has a link's frame, the largest weight has a number
        if (j != largest) {
            EXPECT_EQ(image.pixelColor(cell(0, j)), theme().weight(weights[j])) << j;
        }
    }
}

TEST_F(LaneCardTest, SureLinksAreSolidAndPossibleOnesDashed) {
    const auto lane = syntheticLane({.sources = 6, .steps = 3});
    lane->links = {{1, 0, true}, {4, 1, false}, {5, 1, false}};
    show(lane, 3);
    const QImage image = m_card.plot()->grab().toImage();
    // The share of the cell's top edge that is gold.
    const auto share = [&](int row, int column) {
        const QRect cell = m_card.plot()->places().cell(row, column).toRect();
        int most = 0;
        for (int y = cell.top() - 3; y <= cell.top() + 3; ++y) {
            int gold = 0;
            for (int x = cell.left(); x <= cell.right(); ++x)
                gold += image.pixelColor(x, y).rgb() == theme().gold.rgb() ? 1 : 0;
            most = std::max(most, gold);
        }
        return static_cast<double>(most) / cell.width();
    };
    EXPECT_GT(share(0, 1), 0.95);  // a pixel on the edge may count to the neighbour
    for (const int column : {4, 5}) {
        EXPECT_GT(share(1, column), 0.3) << column;
        EXPECT_LT(share(1, column), 0.8) << column;
    }
    EXPECT_EQ(share(0, 3), 0);
}

TEST_F(LaneCardTest, WordsSayWhetherALinkIsSure) {
    const auto lane = syntheticLane({.sources = 6, .steps = 3});
    Index largest = 0;
    lane->trace->steps[2].alignment().weights.maxCoeff(&largest);
    const auto said = [&](std::vector<Link> links) {
        const auto other = std::make_shared<LaneData>(*lane);
        other->links = std::move(links);
        show(other, 3);
        return m_card.accessibleDescription();
    };
    const int source = static_cast<int>(largest);
    EXPECT_TRUE(said({{source, 2, true}}).contains(", a known link;"));
    EXPECT_TRUE(said({{source, 2, false}}).contains(", a possible link;"));
    EXPECT_FALSE(said({{source, 1, true}}).contains("link"));
}

TEST_F(LaneCardTest, WrongTokensAreRedAndUnderlinedMissingOnesMarked) {
    for (const bool attends : {true, false}) {
        const auto lane = syntheticLane({.sources = 6, .steps = 4, .attends = attends});
        lane->differences = TokenDifferences{{true, false, true, true}, {0, 1, 2, 4}, {0, 0, 0, 1}, 0};
        m_card.resize(390, 300);
        show(lane, 4);
        const AttentionLayout& places = m_card.plot()->places();
        const QImage image = m_card.plot()->grab().toImage();
        const QRgb red = theme().unknown.rgb();
        const auto redIn = [&](const QRectF& place) {
            int count = 0;
            for (int y = qRound(place.top()); y < place.bottom(); ++y)
                for (int x = qRound(place.left()); x < place.right(); ++x)
                    count += image.pixel(x, y) == red ? 1 : 0;
            return count;
        };
        const auto label = [&](int row) {
            return QRectF(QPointF(0, places.y(row) + 2),
                          QPointF(places.cells.left() - 8, places.y(row + 1) - 2));
        };
        EXPECT_EQ(redIn(label(0)), 0);
        EXPECT_GT(redIn(label(1)), 0);
        EXPECT_EQ(redIn(label(2)), 0);
        const QRectF edge(places.cells.left() - 7, places.y(3) - 3, 6, 6);
        EXPECT_GT(redIn(edge), 3) << "a token is missing before the last row";
        // The verdict of the step is shown beside its token.
        Selection selection;
        selection.step = 2;
        m_card.setSelection(selection);
        EXPECT_TRUE(m_card.accessibleDescription().contains("not as expected"));
        selection.step = 3;
        m_card.setSelection(selection);
        EXPECT_TRUE(m_card.accessibleDescription().contains(", as expected"));
    }
}

TEST_F(LaneCardTest, NoAttentionHasNoFigures) {
    show(syntheticLane({.attends = false}), 4);
    EXPECT_EQ(m_card.entropyText(), "—");
    EXPECT_EQ(m_card.aerText(), "—");
    EXPECT_TRUE(m_card.accessibleDescription().contains("one fixed vector for every step"));
    m_card.grab();
}

TEST_F(LaneCardTest, AnySentenceIsDrawn) {
    for (const int count : {1, 2, 30, 500}) {
        show(syntheticLane({.sources = count, .steps = 60, .hasReference = count < 100}), 60);
        EXPECT_FALSE(m_card.grab().isNull());
        EXPECT_TRUE(m_card.plot()->places().showsRow(59)) << "the current row stays in sight";
        EXPECT_GE(m_card.plot()->places().cellWidth, 4);
    }
    m_card.resize(60, 40);
    m_card.grab();
    m_card.setData(std::make_shared<LaneData>());
    m_card.resize(390, 300);
    m_card.grab();
}

TEST_F(LaneCardTest, LanesInTrainingShowTheirLoss) {
    auto lane = std::make_shared<LaneData>(*syntheticLane());
    lane->loss = 0.000123;
    lane->state = QStringLiteral("done: loss reached");
    show(lane, 5);
    EXPECT_EQ(m_card.lossText(), "0.00012");
    EXPECT_TRUE(m_card.findChild<QLabel*>("loss")->isVisible());
    EXPECT_FALSE(m_card.findChild<QLabel*>("entropy")->isVisible());
    EXPECT_FALSE(m_card.findChild<QLabel*>("trouble")->isVisible());
    const auto* state = m_card.findChild<QLabel*>("state");
    EXPECT_TRUE(state->isVisible());
    EXPECT_EQ(state->text(), lane->state);
    EXPECT_TRUE(m_card.rect().contains(state->geometry()));
    EXPECT_TRUE(m_card.accessibleDescription().contains(lane->state));
}

TEST_F(LaneCardTest, TroubleIsToldOverTheHeatmap) {
    auto lane = std::make_shared<LaneData>(*syntheticLane());
    lane->trouble = QStringLiteral("Additive: training diverged at update 12; try a rate of 0.001 or less.");
    show(lane, 5);
    const auto* trouble = m_card.findChild<QLabel*>("trouble");
    EXPECT_TRUE(trouble->isVisible());
    EXPECT_TRUE(m_card.plot()->geometry().contains(trouble->geometry()));
    EXPECT_GE(trouble->height(), trouble->heightForWidth(trouble->width()));
    EXPECT_EQ(trouble->toolTip(), lane->trouble);
    EXPECT_TRUE(m_card.accessibleDescription().contains(lane->trouble));
    show(syntheticLane(), 5);
    EXPECT_FALSE(trouble->isVisible());
}

}  // namespace
}  // namespace attn::ui
