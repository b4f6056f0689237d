// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/attention_painter.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <set>

#include "tests/ui/views/synthetic_lane.h"

namespace attn::ui {
namespace {

// Colours well inside of a cell.
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
    trace->steps[1].weights.setZero();
    lane->trace = trace;
    lane->links.clear();
    const AttentionLayout layout = layOut(*lane, {500, 500}, 1, {.rowLabelWidth = wantedLabelWidth(*lane)});
    QImage image(500, 500, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintHeatmap(painter, layout, *lane, 3);
    painter.end();
    Index first = 0;
    trace->steps[0].weights.maxCoeff(&first);
    EXPECT_GT(coloursIn(image, layout.cell(0, static_cast<int>(first))).size(), 1U) << "its number";
    for (int source = 0; source < 4; ++source)
        EXPECT_EQ(coloursIn(image, layout.cell(1, source)).size(), 1U) << source;
}

}  // namespace
}  // namespace attn::ui
