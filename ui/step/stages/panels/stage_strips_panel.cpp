// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/drawing/label_column.h"
#include "ui/step/stages/panels/stage_panels.h"

namespace attn::ui {

QString StripsPanel::numbered(const QString& symbol, int number) {
    return symbol + subscript(number);
}

StripsPanel::StripsPanel(Stage stage, Legend legend, QWidget* parent) : StagePanel(stage, legend, parent) {}

void StripsPanel::setRange(double range) {
    m_range = range;
    setLegendRange(range);
}

double StripsPanel::largestOf(const std::vector<Strip>& strips) {
    double largest = 0;
    for (const Strip& strip : strips) {
        if (strip.numbers.size() > 0) {
            largest = std::max(largest, static_cast<double>(strip.numbers.cwiseAbs().maxCoeff()));
        }
    }
    return niceRange(largest);
}

QString StripsPanel::labelOf(int index) const {
    const std::vector<Strip> all = vectors();
    return index >= 0 && index < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(index)].label
                                                              : QString();
}

int StripsPanel::fitting() const {
    return std::max(1, static_cast<int>(area().height() / (QFontMetrics(theme().small).height() + 3)));
}

std::vector<StripsPanel::Strip> StripsPanel::strips() const {
    std::vector<Strip> result = vectors();
    // If there are too many, the result stays.
    while (result.size() > 1 && static_cast<int>(result.size()) > fitting()) {
        result.erase(result.end() - 2);
    }
    if (result.empty()) {
        return result;
    }
    const QRectF room = area();
    double labels = 0;
    for (const Strip& strip : result) {
        labels = std::max(labels, labelWidth(theme().smallBold, strip.label));
    }
    labels = labelColumn(labels + 8, room.width(), 0, 0.45);
    const double height = std::min(room.height() / static_cast<double>(result.size()),
                                   2.2 * QFontMetrics(theme().small).height());
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].place = QRectF(room.left(), std::round(room.top() + static_cast<double>(i) * height),
                                 room.width() - labels, std::round(height) - 3);
    }
    return result;
}

void StripsPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::vector<Strip> all = strips();
    if (all.empty()) {
        paintNote(painter, room, tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    const double range = rangeFor(all);
    for (const Strip& strip : all) {
        QImage image(static_cast<int>(strip.numbers.size()), 1, QImage::Format_RGB32);
        for (int k = 0; k < image.width(); ++k) {
            image.setPixel(k, 0, t.signedValue(strip.numbers[k], range).rgb());
        }
        painter.drawImage(strip.place, image);
        const bool isHovered =
            strip.contains(selection().source) || (!strip.symbol.isEmpty() && isLit(strip.symbol));
        painter.setPen(QPen(isHovered     ? t.gold
                            : strip.isSum ? t.text
                                          : t.border,
                            isHovered ? t.strongLine : t.line));
        painter.drawRect(strip.place.adjusted(0.5, 0.5, -0.5, -0.5));
        const QRectF label = labelPlace(strip);
        const QFont& font = strip.isSum || isHovered ? t.smallBold : t.small;
        painter.setPen(t.text);
        drawLabel(painter, font, label, Qt::AlignLeft, cutLabel(font, strip.label, label.width()));
    }
}

QRectF StripsPanel::labelPlace(const Strip& strip) const {
    return {strip.place.right() + 6, strip.place.top() - 2, area().right() - strip.place.right() - 6,
            strip.place.height() + 4};
}

// The label of a part's strip is its weight.
std::optional<Quantity> StripsPanel::quantityAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (strip.first && strip.place.contains(position)) {
            const auto count = static_cast<double>(strip.numbers.size());
            const auto k =
                static_cast<Index>((position.x() - strip.place.left()) / strip.place.width() * count);
            Quantity quantity = *strip.first;
            quantity.unit = std::clamp<Index>(k, 0, strip.numbers.size() - 1);
            return quantity;
        }
        if (strip.weight && labelPlace(strip).contains(position)) {
            return strip.weight;
        }
    }
    return std::nullopt;
}

std::optional<Quantity> StripsPanel::mainQuantity(int) const {
    for (const Strip& strip : vectors()) {
        if (strip.isSum) {
            return strip.first;
        }
    }
    return std::nullopt;
}

int StripsPanel::sourceAt(QPointF position) const {
    // Takes the strip under the mouse. The hovered strip may replace another one, which would flicker.
    for (const Strip& strip : strips()) {
        if (position.y() >= strip.place.top() && position.y() <= strip.place.bottom()) {
            return strip.source;
        }
    }
    return -1;
}

QString StripsPanel::symbolAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (position.y() >= strip.place.top() && position.y() <= strip.place.bottom()) {
            return strip.symbol;
        }
    }
    return {};
}

QString StripsPanel::tipAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (strip.place.contains(position)) {
            const int k =
                std::min(static_cast<int>((position.x() - strip.place.left()) / strip.place.width() *
                                          static_cast<double>(strip.numbers.size())),
                         static_cast<int>(strip.numbers.size()) - 1);
            return tr("%1\nnumber %2: %3").arg(strip.label).arg(k + 1).arg(exactNumber(strip.numbers[k]));
        }
    }
    return {};
}

}  // namespace attn::ui
