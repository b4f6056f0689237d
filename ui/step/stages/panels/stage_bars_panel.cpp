// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/pictures/attention/span_painter.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/stage_panels.h"

namespace attn::ui {

SourceBarsPanel::SourceBarsPanel(Stage stage, Legend legend, QWidget* parent)
    : StagePanel(stage, legend, parent) {}

bool SourceBarsPanel::hasHeads() const {
    return config() && !hasScoreFunction(*config());
}

const MapTrace& SourceBarsPanel::attention() const {
    static const MapTrace nothing;
    return step() && !hasHeads() ? ownAttention(*lane(), *step()) : nothing;
}

Quantity SourceBarsPanel::ofHead(Kind kind) const {
    const DecoderConfig& decoder = config()->decoder;
    const Index head = headOf(decoder.heads);
    const bool isMean = head == MapAddress::allHeads;
    return {.kind = kind == Kind::AttentionWeight && isMean ? Kind::MeanWeight : kind,
            .step = step() ? step()->step : 0,
            .layer = layerOf(decoder.layers),
            .head = isMean ? 0 : head,
            .part = Part::DecoderCross};
}

QString SourceBarsPanel::headText() const {
    const DecoderConfig& decoder = config()->decoder;
    return mapPlaceText(*config(), {MapSite::Cross, layerOf(decoder.layers), headOf(decoder.heads)});
}

QStringList SourceBarsPanel::columnTokens() const {
    return AnnotatedSource(*lane()).labels();
}

QString SourceBarsPanel::columnName(int column) const {
    return AnnotatedSource(*lane()).name(column);
}

int SourceBarsPanel::columnOf(int source) const {
    return AnnotatedSource(*lane()).of(source);
}

int SourceBarsPanel::firstSource(int column) const {
    return AnnotatedSource(*lane()).firstToken(column);
}

QString SourceBarsPanel::barTip(int column) const {
    if (attention().weights.size() > column)
        return weightTip(attention(), column);
    return exactNumber(static_cast<double>((*values())[column]));
}

SourceBarsPanel::Places SourceBarsPanel::places() const {
    const QRectF room = area();
    const Vector* vector = values();
    const QFontMetrics metrics(theme().small);
    const double axis =
        std::max(labelWidth(theme().small, axisText(low())), labelWidth(theme().small, axisText(high())));
    Places result;
    result.columns.count = vector ? static_cast<int>(vector->size()) : 0;
    QRectF bars = room.adjusted(axis + 7, 0.5 * metrics.height() + roomAbove(), 0, 0);
    bars.setWidth(std::min(bars.width(), result.columns.count * 4.0 * metrics.height()));
    result.columns.area = bars;
    int characters = 3;
    for (int j = 0; j < result.columns.count; ++j) {
        characters = std::max(characters, static_cast<int>(valueText(j).size()));
    }
    result.valueHeight = valueLineHeight(result.columns, characters);
    bars.setBottom(std::max(bars.top() + 8, room.bottom() - tokenLineHeight() - result.valueHeight - 3));
    result.columns.area = bars;
    return result;
}

void SourceBarsPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const Vector* vector = values();
    if (!vector) {
        paintNote(painter, room,
                  !lane()->attends ? tr("no attention: one fixed vector for every step")
                                   : tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    const Places place = places();
    const StageColumns& columns = place.columns;
    const QRectF& bars = columns.area;
    const double bottom = low(), top = high();
    const auto y = [&](double value) {
        return std::round(bars.bottom() -
                          (std::clamp(value, bottom, top) - bottom) / (top - bottom) * bars.height());
    };
    painter.setPen(t.mutedText);
    for (const double value : {bottom, top}) {
        drawLabel(painter, t.small, QRectF(room.left(), y(value) - 20, bars.left() - room.left() - 6, 40),
                  Qt::AlignRight, axisText(value));
        painter.fillRect(QRectF(bars.left() - 4, y(value), 3, t.line), t.outline);
    }
    paintBehind(painter, columns);
    paintHoveredColumn(painter, columns, bars.top(), bars.bottom(), hoveredColumn());
    const int largest = soleLargest(*vector);
    const double gap = columns.width() >= 6 ? std::max(1.0, 0.1 * columns.width()) : 0;
    for (int j = 0; j < columns.count; ++j) {
        const double from = std::min(y((*vector)[j]), y(0)), to = std::max(y((*vector)[j]), y(0));
        const QRectF bar(QPointF(columns.left(j) + gap, from),
                         QPointF(columns.right(j) - gap, std::max(to, from + t.line)));
        const QColor colour = barColour(j);
        if (!colour.isValid()) {
            paintHollowBar(painter, bar, t.laneOutline(lane()->colour), devicePixelRatioF());
            continue;
        }
        painter.fillRect(bar, colour);
        painter.setPen(QPen(j == largest ? t.text : t.laneOutline(lane()->colour), t.line));
        if (bar.width() > 4 && bar.height() > 2) {
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
    painter.fillRect(QRectF(bars.left() - 2, y(0), bars.width() + 4, t.line), t.mutedText);
    paintBefore(painter, columns);
    paintValueLine(
        painter, columns, bars.bottom() + 2, place.valueHeight, [this](int j) { return valueText(j); },
        [vector](int j) { return static_cast<double>((*vector)[j]); }, hoveredColumn());
    const QStringList tokens = columnTokens();
    // Tokens of the vocabulary alone are told apart where all of the source stands here.
    const bool isSource = tokens == lane()->sourceTokens;
    paintTokenLine(painter, columns, bars.bottom() + place.valueHeight + 3, tokens,
                   isSource ? lane()->sourceUnknown : std::vector<bool>(), hoveredColumn(), largest);
}

int SourceBarsPanel::columnAt(QPointF position) const {
    return !values() || position.y() < area().top() ? -1 : places().columns.at(position);
}

int SourceBarsPanel::sourceAt(QPointF position) const {
    const int column = columnAt(position);
    return column < 0 ? -1 : firstSource(column);
}

std::optional<Quantity> SourceBarsPanel::quantityAt(QPointF position) const {
    const int column = columnAt(position);
    return column < 0 ? std::nullopt : barQuantity(column);
}

std::optional<Quantity> SourceBarsPanel::mainQuantity(int source) const {
    const int column = lane() ? columnOf(source) : -1;
    const Vector* vector = values();
    return vector && column >= 0 && column < vector->size() ? barQuantity(column) : std::nullopt;
}

QString SourceBarsPanel::tipAt(QPointF position) const {
    const int column = columnAt(position);
    if (column < 0) {
        return {};
    }
    return tr("%1, position %2\n%3").arg(columnName(column)).arg(column + 1).arg(barTip(column));
}

QString SourceBarsPanel::description() const {
    const Vector* vector = values();
    if (!vector) {
        return tr("No numbers at this step");
    }
    const QString most = exactNumber(static_cast<double>(vector->maxCoeff()));
    const int largest = soleLargest(*vector);
    const QString text = largest < 0 ? tr("Step %1, %2 numbers, several are the largest, %3")
                                     : tr("Step %1, %2 numbers, the largest is %3 at %4");
    const QString said = text.arg(stepNumber()).arg(vector->size()).arg(most);
    return largest < 0 ? said : said.arg(columnName(largest));
}

}  // namespace attn::ui
