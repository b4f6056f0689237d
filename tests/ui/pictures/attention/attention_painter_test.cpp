// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_painter.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <cmath>
#include <set>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_bars.h"
#include "ui/pictures/lane/sole_focus.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

// The colours well inside a cell.
std::set<QRgb> coloursIn(const QImage& image, const QRectF& cell) {
    std::set<QRgb> colours;
    const QRect inner = cell.toAlignedRect().adjusted(5, 5, -5, -5);
    for (int y = inner.top(); y <= inner.bottom(); ++y) {
        for (int x = inner.left(); x <= inner.right(); ++x)
            colours.insert(image.pixel(x, y));
    }
    return colours;
}

TEST(AttentionPainter, ARowWithoutWeightsHasNoLargest) {
    const auto lane = syntheticLane({.sources = 4, .steps = 3});
    auto trace = std::make_shared<DecodeTrace>(*lane->trace);
    trace->steps[1].makeAlignment().weights.setZero();
    setTrace(*lane, trace);
    lane->links.clear();
    const AttentionLayout layout = layOut(*lane, {500, 500}, 1, {.rowLabelWidth = wantedLabelWidth(*lane)});
    QImage image(500, 500, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintHeatmap(painter, layout, *lane, 3);
    painter.end();
    Index first = 0;
    trace->steps[0].alignment().weights.maxCoeff(&first);
    EXPECT_GT(coloursIn(image, layout.cell(0, static_cast<int>(first))).size(), 1U) << "its number";
    for (int source = 0; source < 4; ++source)
        EXPECT_EQ(coloursIn(image, layout.cell(1, source)).size(), 1U) << source;
}

// A picture so low that slanted labels would be an ellipsis each.
TEST(AttentionLayout, LabelsOfALowPictureStandAcrossTheirColumns) {
    const auto lane = syntheticLane({.sources = 8, .steps = 3});
    for (QString& token : lane->sourceTokens)
        token = QStringLiteral("European") + token;
    const ThemeScope scope(makeTheme(ThemeKind::Projector, ColourMap::Blues));
    const AttentionLayout low = layOut(*lane, {760, 150}, 1, {.rowLabelWidth = 60, .enlarge = 1.2});
    EXPECT_EQ(low.columnStyle, AttentionLayout::Columns::Upright);
    EXPECT_EQ(low.columnStride, 1);
    EXPECT_GE(low.columnLimit, 50);
    EXPECT_LT(low.columnLimit, low.cellWidth);
    const AttentionLayout high = layOut(*lane, {760, 700}, 1, {.rowLabelWidth = 60, .enlarge = 1.2});
    EXPECT_EQ(high.columnStyle, AttentionLayout::Columns::Slanted);
}

// Paints the lane in the current theme.
QImage painted(const LaneData& lane, const AttentionLayout& layout, const Selection& selection) {
    QImage image(layout.size, QImage::Format_RGB32);
    image.fill(theme().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintGround(painter, layout, lane);
    paintStep(painter, layout, lane, selection);
    paintSelection(painter, layout, lane, selection);
    return image;
}

bool isAllOf(const QImage& image, const QRect& place, const QColor& colour) {
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (image.pixel(x, y) != colour.rgb())
                return false;
    return true;
}

TEST(AttentionPainter, SlantedLabelsStandAboveTheCells) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
        const auto lane = syntheticLane({.sources = 6, .steps = 3});
        lane->sourceTokens = {"gypsy", "polygons", "pygmies", "jeopardy", "yesterday", "."};
        for (const double enlarge : {1.0, 1.5}) {
            const int wide = kind == ThemeKind::Light ? 250 : 470;
            const AttentionLayout layout =
                layOut(*lane, {wide, 600}, 1, {.rowLabelWidth = 40, .enlarge = enlarge});
            ASSERT_EQ(layout.columnStyle, AttentionLayout::Columns::Slanted);
            QImage image(layout.size, QImage::Format_RGB32);
            image.fill(theme().card);
            QPainter painter(&image);
            paintSourceLabels(painter, layout);
            painter.end();
            const QRect cells = layout.cells.toAlignedRect();
            EXPECT_TRUE(isAllOf(image, QRect(0, cells.top() - 1, layout.size.width(), 40), theme().card));
            EXPECT_FALSE(isAllOf(image, QRect(0, 0, layout.size.width(), cells.top()), theme().card));
        }
    }
}

TEST(AttentionPainter, OneFixedVectorIsSaidWithinTheCells) {
    const ThemeScope scope(makeTheme(ThemeKind::Projector, ColourMap::Blues));
    const auto lane = syntheticLane({.sources = 10, .steps = 6, .attends = false});
    Selection selection;
    for (int height = 110; height < 500; height += 15) {
        const AttentionLayout layout = layOut(*lane, {480, height}, 1, {.rowLabelWidth = 40});
        for (const int step : {1, 3, 6}) {
            selection.step = step;
            AttentionLayout scrolled = layout;
            scrolled.showRow(step - 1);
            const QImage image = painted(*lane, scrolled, selection);
            // The labels above look like those of a lane with attention.
            QImage labels(layout.size, QImage::Format_RGB32);
            labels.fill(theme().card);
            QPainter painter(&labels);
            painter.setRenderHint(QPainter::TextAntialiasing);
            paintGround(painter, scrolled, *lane);
            painter.end();
            const QRect above(0, 0, 480, static_cast<int>(layout.cells.top()) - 5);
            EXPECT_EQ(image.copy(above), labels.copy(above)) << height << ", step " << step;
        }
    }
}

TEST(AttentionPainter, TheCurrentRowHasOneLabel) {
    const ThemeScope scope(makeTheme(ThemeKind::Projector, ColourMap::Blues));
    const auto lane = syntheticLane({.sources = 8, .steps = 6});
    lane->outputTokens = {"ppp", "ppp", "ppp", "ppp", "ppp", "ppp"};
    lane->differences.reset();
    const AttentionLayout layout = layOut(*lane, {500, 320}, 1, {.rowLabelWidth = 90});
    Selection selection;
    selection.step = 6;
    const QImage image = painted(*lane, layout, selection);
    // No pixel of the label has the text's colour.
    const QRect label(0, static_cast<int>(layout.y(5)) + 2, static_cast<int>(layout.cells.left()) - 4,
                      static_cast<int>(layout.cellHeight) + 6);
    for (int y = label.top(); y <= label.bottom(); ++y)
        for (int x = label.left(); x <= label.right(); ++x)
            ASSERT_NE(image.pixel(x, y), theme().text.rgb()) << x << ", " << y;
}

// A lane in which every row has these weights.
std::shared_ptr<LaneData> laneOf(const std::vector<Real>& weights) {
    auto lane = syntheticLane({.sources = static_cast<int>(weights.size()), .steps = 1});
    auto trace = std::make_shared<DecodeTrace>(*lane->trace);
    trace->steps[0].makeAlignment().weights =
        Eigen::Map<const Vector>(weights.data(), static_cast<Index>(weights.size()));
    setTrace(*lane, trace);
    lane->links.clear();
    return lane;
}

// Paints a lane whose output ends before the reference does. The labels are to the left of the cells.
std::pair<QImage, AttentionLayout> endedEarly(bool isFinished) {
    const auto lane = syntheticLane({.sources = 4, .steps = 3});
    lane->outputTokens = {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("</s>")};
    lane->isFinished = isFinished;
    lane->referenceTokens = {QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"),
                             QStringLiteral("four")};
    lane->isFinished = isFinished;
    const AttentionLayout layout = layOut(*lane, {500, 500}, 1, {.rowLabelWidth = 80});
    QImage image(500, 500, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    Selection selection;
    selection.step = 3;
    paintStep(painter, layout, *lane, selection);
    painter.end();
    return {image, layout};
}

TEST(AttentionPainter, NothingIsNamedAfterTheEnd) {
    for (const bool isFinished : {true, false}) {
        const auto [image, layout] = endedEarly(isFinished);
        ASSERT_GT(layout.cells.left(), 50);
        // The last two rows are "four" and the end of the reference.
        std::set<QRgb> colours;
        for (int y = static_cast<int>(layout.y(3)) + 2; y < static_cast<int>(layout.cells.bottom()); ++y)
            for (int x = 0; x < static_cast<int>(layout.cells.left()) - 3; ++x)
                colours.insert(image.pixel(x, y));
        EXPECT_EQ(colours.size() == 1, isFinished);
    }
}

TEST(AttentionPainter, OfEqualWeightsNoneIsTheLargest) {
    for (const bool isEqual : {true, false}) {
        std::vector<Real> weights(6, Real(1) / 6);
        if (!isEqual)
            weights[2] += Real(0.01);
        const auto lane = laneOf(weights);
        for (const QSize size : {QSize(600, 300), QSize(120, 200)}) {  // with and without room for a number
            const AttentionLayout layout = layOut(*lane, size, 1, {.rowLabelWidth = wantedLabelWidth(*lane)});
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintHeatmap(painter, layout, *lane, 1);
            painter.end();
            for (int j = 0; j < 6; ++j) {
                const QRect cell = layout.cell(0, j).toRect();
                std::set<QRgb> colours;
                for (int y = cell.top(); y < cell.bottom() - 1; ++y)
                    for (int x = cell.left(); x < cell.right() - 1; ++x)
                        colours.insert(image.pixel(x, y));
                EXPECT_EQ(colours.size() > 1, !isEqual && j == 2) << size.width() << ": " << j;
            }
        }
        EXPECT_EQ(soleFocusOf(lane->rows[0]), isEqual ? -1 : 2);
        for (int j = 0; j < 6; ++j)
            EXPECT_EQ(isFocus(lane->rows[0], j), isEqual || j == 2);
    }
}

TEST(AttentionPainter, NoBarHasANumberWhereATallerOneHasNone) {
    for (int width = 120; width <= 700; width += 20) {
        for (const auto& weights :
             {std::vector<Real>{0.01f, 0.03f, 0.51f, 0.34f, 0.06f, 0.01f, 0.01f, 0.01f, 0.01f, 0.01f},
              std::vector<Real>{0.09f, 0.02f, 0.18f, 0.17f, 0.16f, 0.05f, 0.02f, 0.09f, 0.11f, 0.11f}}) {
            const auto lane = laneOf(weights);
            const AttentionLayout layout = layOut(*lane, {width, 300}, 1, {.rowLabelWidth = 40});
            std::set<int> written;
            double least = 1;
            for (const BarNumber& number : barNumbers(layout, lane->rows[0])) {
                written.insert(number.column);
                least = std::min<double>(least, weights[static_cast<std::size_t>(number.column)]);
            }
            ASSERT_FALSE(written.empty());
            for (int j = 0; j < 10 && layout.showsColumn(j); ++j)
                EXPECT_TRUE(written.contains(j) || weights[static_cast<std::size_t>(j)] <= least + 0.005)
                    << j << " at " << width;
        }
    }
}

// All weights are nearly equal before the first update. It must not matter which one is slightly larger.
TEST(AttentionPainter, BarsThatSayTheSameAreLabelledEvenlyApart) {
    std::vector<Real> weights;
    for (int j = 0; j < 20; ++j)
        weights.push_back(Real(0.05) + Real(0.001) * static_cast<Real>((7 * j) % 5 - 2));
    const auto lane = laneOf(weights);
    const AttentionLayout layout = layOut(*lane, {330, 300}, 1, {.rowLabelWidth = 40});
    std::vector<int> columns;
    for (const BarNumber& number : barNumbers(layout, lane->rows[0]))
        columns.push_back(number.column);
    ASSERT_GE(columns.size(), 4U);
    for (std::size_t i = 1; i < columns.size(); ++i)
        EXPECT_EQ(columns[i] - columns[i - 1], columns[1] - columns[0]);
}

TEST(AttentionPainter, EveryWeightOfAUniformRowIsPrintedInALargeLane) {
    const auto lane = laneOf(std::vector<Real>(6, Real(1) / 6));
    const AttentionLayout layout = layOut(*lane, {700, 400}, 1, {.rowLabelWidth = 40, .printsWeights = true});
    QImage image(layout.size, QImage::Format_RGB32);
    image.fill(theme().card);
    QPainter painter(&image);
    paintHeatmap(painter, layout, *lane, 1);
    painter.end();
    for (int j = 0; j < 6; ++j)
        EXPECT_GT(coloursIn(image, layout.cell(0, j)).size(), 1U) << j;
}

TEST(AttentionPainter, TheLettersOfAZeroedTokenAreRead) {
    const auto lane = syntheticLane({.sources = 4, .steps = 3});
    lane->sourceTokens = {"the", "European", "Economic", "Area"};
    lane->whatIfs.zeroed = {0};
    setMarks(*lane);
    const AttentionLayout layout = layOut(*lane, {200, 300}, 1, {.rowLabelWidth = 40});
    ASSERT_EQ(layout.columnStyle, AttentionLayout::Columns::Slanted);
    QImage image(layout.size, QImage::Format_RGB32);
    image.fill(theme().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintSourceLabels(painter, layout);
    painter.end();
    // Only the line has the text's colour, and it is thin beside the letters.
    int line = 0, letters = 0;
    const double end = layout.x(1);
    for (int y = 0; y < static_cast<int>(layout.cells.top()); ++y)
        for (int x = static_cast<int>(layout.x(0)); x < static_cast<int>(end); ++x) {
            const int grey = qGray(image.pixel(x, y));
            line += grey < qGray(theme().mutedText.rgb()) - 8;
            letters += grey < 235;
        }
    EXPECT_GT(line, 5);
    EXPECT_GT(letters, 2 * line);
}

// Enlarged letters do not scale exactly. Even the widest labels must not be cut.
TEST(AttentionPainter, EnlargedLabelsAreWhole) {
    const auto lane = syntheticLane({.sources = 10, .steps = 12});
    lane->sourceTokens = {"the",    "European", "Economic", "Area", "was",
                          "signed", "in",       "August",   "1992", "."};
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
        for (double enlarge = 1; enlarge < 1.55; enlarge += 0.05) {
            const AttentionLayout layout =
                layOut(*lane, {kind == ThemeKind::Light ? 560 : 900, 800}, 1,
                       {.rowLabelWidth = 100, .enlarge = enlarge, .printsWeights = true});
            if (layout.columnStyle != AttentionLayout::Columns::Slanted)
                continue;
            for (const char* word : {"European", "Economic"})
                EXPECT_LE(QFontMetrics(layout.columnFont).horizontalAdvance(word), layout.columnLimit)
                    << word << " " << enlarge;
        }
    }
}

TEST(AttentionPainter, EqualBarsAreAllLabelledOrEvenlyApart) {
    const auto lane = laneOf(std::vector<Real>(12, Real(1) / 12));
    const auto columns = [&](int width) {
        const AttentionLayout layout =
            layOut(*lane, {width, 300}, 1, {.rowLabelWidth = wantedLabelWidth(*lane)});
        std::vector<int> found;
        for (const BarNumber& number : barNumbers(layout, lane->rows[0])) {
            EXPECT_EQ(number.text, QStringLiteral(".08"));
            found.push_back(number.column);
        }
        return found;
    };
    EXPECT_EQ(columns(900).size(), 12U) << "not the first six alone";
    const std::vector<int> narrow = columns(250);
    ASSERT_GE(narrow.size(), 3U);
    for (std::size_t i = 1; i < narrow.size(); ++i)
        EXPECT_EQ(narrow[i] - narrow[i - 1], narrow[1] - narrow[0]);
    // The same holds for weights below the smallest one that is normally written.
    const auto many = laneOf(std::vector<Real>(40, Real(1) / 40));
    const AttentionLayout layout = layOut(*many, {1600, 300}, 1, {.rowLabelWidth = wantedLabelWidth(*many)});
    EXPECT_GE(barNumbers(layout, many->rows[0]).size(), 20U);
}

TEST(AttentionPainter, AZoomedBarNeverSaysZeroForWhatIsNot) {
    const auto lane = laneOf({Real(0.9963), Real(0.0031), Real(0.0004), Real(0.0002), 0, 0});
    AttentionLayout layout =
        layOut(*lane, {400, 300}, 1, {.rowLabelWidth = wantedLabelWidth(*lane), .zoom = 4});
    ASSERT_LT(layout.visibleColumns, 6);
    layout.showColumn(2);
    ASSERT_FALSE(layout.showsColumn(0));
    const std::vector<BarNumber> numbers = barNumbers(layout, lane->rows[0]);
    ASSERT_FALSE(numbers.empty());
    for (const BarNumber& number : numbers)
        EXPECT_EQ(number.text, QStringLiteral("<.01"));
}

// A lane with long words over narrow columns and beside low rows.
std::shared_ptr<LaneData> wordyLane() {
    auto lane = syntheticLane({.sources = 22, .steps = 6});
    for (int j = 0; j < 22; ++j)
        lane->sourceTokens[j] = QStringLiteral("presidential%1economics").arg(j);
    for (int t = 0; t < 6; ++t)
        lane->outputTokens[t] = QStringLiteral("Economically%1regardless").arg(t);
    lane->referenceTokens.clear();
    return lane;
}

QImage painted(const LaneData& lane, const LaneData& shown, const AttentionLayout& layout,
               const AttentionLayout& ground, const Selection& selection) {
    QImage image(layout.size, QImage::Format_RGB32);
    image.fill(theme().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintGround(painter, ground, lane);
    paintStep(painter, ground, lane, selection);
    paintSelection(painter, layout, shown, selection);
    return image;
}

TEST(AttentionPainter, AHoveredLabelLeavesNothingOfItsPlainSelf) {
    const auto lane = wordyLane();
    const AttentionLayout layout = layOut(*lane, {460, 330}, 1, {.rowLabelWidth = 70});
    ASSERT_EQ(layout.columnStyle, AttentionLayout::Columns::Slanted);
    for (const int column : {0, 7, 21}) {
        Selection selection;
        selection.step = 6;
        selection.source = column;
        AttentionLayout without = layout;
        without.sources[static_cast<std::size_t>(column)].text.clear();
        const QRect above(0, 0, layout.size.width(), static_cast<int>(layout.cells.top()) - 2);
        EXPECT_EQ(painted(*lane, *lane, layout, layout, selection).copy(above),
                  painted(*lane, *lane, layout, without, selection).copy(above))
            << column;
    }
    for (const int row : {1, 3}) {
        Selection selection;
        selection.step = 6;
        selection.row = row;
        auto without = std::make_shared<LaneData>(*lane);
        without->outputTokens[row].clear();
        const QRect labels(0, 0, static_cast<int>(layout.cells.left()), layout.size.height());
        EXPECT_EQ(painted(*lane, *lane, layout, layout, selection).copy(labels),
                  painted(*without, *lane, layout, layout, selection).copy(labels))
            << row;
    }
}

TEST(AttentionPainter, AHoveredLabelCutsNoneOfItsNeighbours) {
    const auto lane = wordyLane();
    const AttentionLayout layout = layOut(*lane, {460, 330}, 1, {.rowLabelWidth = 70});
    ASSERT_EQ(layout.columnStyle, AttentionLayout::Columns::Slanted);
    Selection selection;
    selection.step = 6;
    const QImage plain = painted(*lane, *lane, layout, layout, selection);
    const QFontMetricsF metrics(layout.columnFont);
    const double height = metrics.ascent() + metrics.descent();
    const double slant = layout.slant * M_PI / 180, pitch = layout.cellWidth * std::sin(slant);
    int kept = 0;
    for (int column = 3; column < 18; column += 4) {
        selection.source = column;
        const QImage hovered = painted(*lane, *lane, layout, layout, selection);
        for (int j = 0; j < 22; j += layout.columnStride) {
            // This lies beyond the labels that give way and beyond the pill itself.
            if (std::abs(j - column) * pitch < std::max(0.75 * height, 0.5 * height + 0.4 * height))
                continue;
            ++kept;
            for (double along = 2; along < layout.columnLimit - 4; ++along)
                for (double across = -0.3 * height; across <= 0.3 * height; ++across) {
                    const double x = 0.5 * (layout.x(j) + layout.x(j + 1)) + along * std::cos(slant) +
                                     across * std::sin(slant);
                    const double y =
                        layout.cells.top() - 5 - along * std::sin(slant) + across * std::cos(slant);
                    const QPoint at(static_cast<int>(x), static_cast<int>(y));
                    if (!plain.rect().contains(at))
                        continue;
                    ASSERT_EQ(hovered.pixel(at), plain.pixel(at))
                        << "label " << j << " beside " << column << " at " << along;
                }
        }
    }
    EXPECT_GT(kept, 10);
}

}  // namespace
}  // namespace attn::ui
