// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stage_panels.h"

#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/pictures/attention/span_painter.h"

namespace attn::ui {

// The end of a signed map: 1, 2 or 5 times a power of ten.
double niceRange(double largest) {
    if (!(largest > 0) || !std::isfinite(largest)) {
        return 1;
    }
    const double power = std::pow(10, std::floor(std::log10(largest)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (largest <= factor * power * 1.0001) {
            return factor * power;
        }
    }
    return 10 * power;
}

namespace {

QString halfName(bool isBackward) {
    return isBackward ? QStringLiteral("h←") : QStringLiteral("h→");
}

}  // namespace

// h_j, a column per source position and a line per dimension.
AnnotationsPanel::AnnotationsPanel(QWidget* parent)
    : StagePanel(Stage::Annotations, Legend::Signed, parent) {}

void AnnotationsPanel::dataChanged() {
    m_image = {};
    if (!lane() || !lane()->trace || lane()->trace->annotations.size() == 0) {
        return;
    }
    const Matrix& h = lane()->trace->annotations;
    m_range = niceRange(h.cwiseAbs().maxCoeff());
    m_image = QImage(static_cast<int>(h.cols()), static_cast<int>(h.rows()), QImage::Format_RGB32);
    for (int k = 0; k < m_image.height(); ++k) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(k));
        for (int j = 0; j < m_image.width(); ++j) {
            line[j] = theme().signedValue(h(k, j), m_range).rgb();
        }
    }
    setLegendRange(m_range);
}

QString AnnotationsPanel::titleText() const {
    const int count = lane() && lane()->trace ? static_cast<int>(lane()->trace->annotations.cols()) : 0;
    return count > 1 ? tr("Annotations h₁…h%1").arg(subscript(count)) : tr("Annotations hⱼ");
}

AnnotationsPanel::Halves AnnotationsPanel::halves() const {
    QRectF room = area();
    room.setBottom(room.bottom() - tokenLineHeight() - 1);
    const int count = m_image.width();
    const bool isTwo = config() && config()->encoder.bidirectional && m_image.height() % 2 == 0;
    const double line = QFontMetrics(theme().small).height();
    Halves result;
    if (isTwo && room.height() >= 3 * line && room.width() >= 8 * line) {
        result.gap = 3 * theme().line;
        room.setLeft(room.left() + labelWidth(theme().small, halfName(false)) + theme().space);
    }
    // One token is no reason for a wall of colour.
    room.setWidth(std::min(room.width(), count * 4.0 * tokenLineHeight()));
    result.columns = {room, count};
    return result;
}

int AnnotationsPanel::numberAt(double y) const {
    const Halves places = halves();
    const QRectF& all = places.columns.area;
    if (y < all.top() || y >= all.bottom()) {
        return -1;
    }
    const double half = (all.height() - places.gap) / 2;
    // Between the halves: the last number of the first.
    const double from = y - all.top();
    const double inside = from <= half ? from : std::max(half, from - places.gap);
    const bool isBetween = from > half && from < half + places.gap;
    const int number = static_cast<int>(inside / (2 * half) * m_image.height());
    return std::clamp(isBetween ? m_image.height() / 2 - 1 : number, 0, m_image.height() - 1);
}

QString AnnotationsPanel::valueText(int index) const {
    if (m_image.isNull() || index < 0 || index >= m_image.width()) {
        return {};
    }
    return tr("‖h‖ = %1").arg(exactNumber(lane()->trace->annotations.col(index).norm()));
}

void AnnotationsPanel::paintPicture(QPainter& painter, const QRectF& room) {
    if (m_image.isNull()) {
        paintNote(painter, room, tr("no annotations"));
        return;
    }
    const Halves places = halves();
    const StageColumns& columns = places.columns;
    const QRectF& all = columns.area;
    if (places.gap > 0) {
        const double height = (all.height() - places.gap) / 2;
        const int count = m_image.height() / 2;
        painter.drawImage(QRectF(all.left(), all.top(), all.width(), height), m_image,
                          QRectF(0, 0, m_image.width(), count));
        painter.drawImage(QRectF(all.left(), all.bottom() - height, all.width(), height), m_image,
                          QRectF(0, count, m_image.width(), count));
        paintHalfNames(painter, places);
    } else {
        painter.drawImage(all, m_image);
    }
    if (columns.width() >= 6) {
        for (int j = 1; j < columns.count; ++j) {
            painter.fillRect(QRectF(columns.left(j) - 1, all.top(), 1, all.height()), theme().card);
        }
    }
    paintHoveredColumn(painter, columns, all.top(), all.bottom(), selection().source);
    paintTokenLine(painter, columns, all.bottom() + 1, *lane(), selection().source);
}

void AnnotationsPanel::paintHalfNames(QPainter& painter, const Halves& places) const {
    const QRectF& all = places.columns.area;
    const double left = area().left();
    painter.setPen(theme().mutedText);
    for (const bool isBackward : {false, true}) {
        const double top = isBackward ? all.center().y() : all.top();
        drawLabel(painter, theme().small, QRectF(left, top, all.left() - left, all.height() / 2),
                  Qt::AlignLeft, halfName(isBackward));
    }
}

int AnnotationsPanel::sourceAt(QPointF position) const {
    return position.y() < area().top() ? -1 : halves().columns.at(position);
}

std::optional<Quantity> AnnotationsPanel::quantityAt(QPointF position) const {
    const int source = sourceAt(position), number = numberAt(position.y());
    if (source < 0 || number < 0) {
        return std::nullopt;
    }
    return Quantity{.kind = Kind::Annotation, .position = source, .unit = number};
}

QString AnnotationsPanel::tipAt(QPointF position) const {
    const int source = sourceAt(position);
    if (source < 0) {
        return {};
    }
    QString tip = tr("h%1 of %2, %3 numbers, %4")
                      .arg(subscript(source + 1), tokenName(lane()->sourceTokens.value(source)))
                      .arg(m_image.height())
                      .arg(valueText(source));
    if (const std::optional<Quantity> number = quantityAt(position)) {
        tip += tr("\nnumber %1: %2")
                   .arg(number->unit + 1)
                   .arg(exactNumber(lane()->trace->annotations(number->unit, source)));
        if (halves().gap > 0) {
            tip += 2 * number->unit < m_image.height() ? tr(", of the forward state h→")
                                                       : tr(", of the backward state h←");
        }
    }
    return tip;
}

QString AnnotationsPanel::description() const {
    return m_image.isNull() ? tr("No annotations yet")
                            : tr("%1 annotations of %2 numbers each, one per source token")
                                  .arg(m_image.width())
                                  .arg(m_image.height());
}

std::optional<Quantity> AnnotationsPanel::mainQuantity(int source) const {
    if (source < 0 || source >= m_image.width()) {
        return std::nullopt;
    }
    return Quantity{.kind = Kind::Annotation, .position = source};
}

SourceBarsPanel::SourceBarsPanel(Stage stage, Legend legend, QWidget* parent)
    : StagePanel(stage, legend, parent) {}

const Vector* SourceBarsPanel::values() const {
    const StepTrace* now = step();
    if (!now) {
        return nullptr;
    }
    const Vector& vector = stage() == Stage::Scores ? now->alignment().scores : drawnWeights(*now);
    return vector.size() > 0 ? &vector : nullptr;
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
        painter.fillRect(QRectF(bars.left() - 4, y(value), 3, t.line), t.grid);
    }
    paintBehind(painter, columns);
    paintHoveredColumn(painter, columns, bars.top(), bars.bottom(), selection().source);
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
        [vector](int j) { return static_cast<double>((*vector)[j]); }, selection().source);
    paintTokenLine(painter, columns, bars.bottom() + place.valueHeight + 3, *lane(), selection().source);
}

int SourceBarsPanel::sourceAt(QPointF position) const {
    return !values() || position.y() < area().top() ? -1 : places().columns.at(position);
}

std::optional<Quantity> SourceBarsPanel::quantityAt(QPointF position) const {
    return mainQuantity(sourceAt(position));
}

std::optional<Quantity> SourceBarsPanel::mainQuantity(int source) const {
    if (!values() || source < 0 || source >= values()->size()) {
        return std::nullopt;
    }
    return Quantity{.kind = stage() == Stage::Scores ? Kind::Score : Kind::AttentionWeight,
                    .step = step()->step,
                    .position = source};
}

QString SourceBarsPanel::tipAt(QPointF position) const {
    const int source = sourceAt(position);
    const StepTrace* now = step();
    if (source < 0 || !now) {
        return {};
    }
    return tr("%1, position %2\n%3")
        .arg(tokenName(lane()->sourceTokens.value(source)))
        .arg(source + 1)
        .arg(weightTip(*now, source));
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
    return largest < 0 ? said : said.arg(tokenName(lane()->sourceTokens.value(largest)));
}

}  // namespace attn::ui
