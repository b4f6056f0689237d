// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/sheet/sheet_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/link_frame.h"

namespace attn::ui {
namespace {

constexpr double largestCell = 18;  // px, so that short sentences are small pictures
constexpr double leastMark = 2;     // px, the diameter of a known link
constexpr double markShare = 0.5;   // of a cell

// The weights, or links as weights of 1 if there are no weights. [T, S]
AlignmentWeights weightsOf(const AlignedSentence& sentence) {
    if (sentence.weights.size() > 0)
        return sentence.weights;
    AlignmentWeights weights = AlignmentWeights::Zero(sentence.target.size(), sentence.source.size());
    for (const Link& link : sentence.links.value_or(std::vector<Link>())) {
        if (link.target >= 0 && link.target < weights.rows() && link.source >= 0 &&
            link.source < weights.cols())
            weights(link.target, link.source) = 1;
    }
    return weights;
}

}  // namespace

void paintSheetMark(QPainter& painter, const QPointF& centre, const QColor& ground, bool isSure,
                    double diameter, double ratio) {
    const Theme& t = theme();
    const double radius = diameter / 2;
    // A ring keeps the mark visible on every weight.
    const QColor casing = goldCasing(ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(casing.isValid() ? casing : t.card);
    painter.drawEllipse(centre, radius + ratio * t.line, radius + ratio * t.line);
    const double pen = std::max(ratio * t.line, diameter / 5);
    painter.setPen(isSure ? QPen(Qt::NoPen) : QPen(t.gold, pen));
    painter.setBrush(isSure ? t.gold : t.card);
    const double outline = isSure ? radius : radius - pen / 2;
    painter.drawEllipse(centre, outline, outline);
}

double sheetCell(int rows, int columns, const SheetLook& look) {
    if (rows <= 0 || columns <= 0)
        return 0;
    const double fits = std::min(look.room.width() / static_cast<double>(columns),
                                 look.room.height() / static_cast<double>(rows));
    return fits >= 1 ? std::min(std::floor(fits), std::floor(largestCell * look.ratio)) : fits;
}

QImage sheetPicture(const AlignedSentence& sentence, const std::vector<Link>& gold, const SheetLook& look) {
    const AlignmentWeights weights = weightsOf(sentence);
    const auto rows = static_cast<int>(weights.rows()), columns = static_cast<int>(weights.cols());
    const double cell = sheetCell(rows, columns, look);
    if (cell <= 0)
        return {};
    const int width = std::max(1, static_cast<int>(columns * cell));
    const int height = std::max(1, static_cast<int>(rows * cell));
    const Theme& t = theme();
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    // The cells from `first` on that lie under pixel `at`, at least one.
    const auto cells = [&](int at, int count) {
        const int first = std::min(count - 1, static_cast<int>(at / cell));
        const int past = std::clamp(static_cast<int>((at + 1) / cell), first + 1, count);
        return std::pair(first, past - first);
    };
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const auto [row, tall] = cells(y, rows);
        for (int x = 0; x < width; ++x) {
            const auto [column, wide] = cells(x, columns);
            const Real weight = weights.block(row, column, tall, wide).maxCoeff();
            line[x] = t.weight(std::isfinite(weight) ? static_cast<double>(weight) : 0).rgb();
        }
    }
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double mark = std::max(leastMark * look.ratio, markShare * cell);
    for (const Link& link : gold) {
        if (link.target >= 0 && link.target < rows && link.source >= 0 && link.source < columns)
            paintSheetMark(painter, QPointF((link.source + 0.5) * cell, (link.target + 0.5) * cell),
                           t.weight(static_cast<double>(weights(link.target, link.source))), link.sure, mark,
                           look.ratio);
    }
    return image;
}

}  // namespace attn::ui
