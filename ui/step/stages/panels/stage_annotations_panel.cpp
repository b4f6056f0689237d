// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

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
    const bool isTwo = config() && readsBothWays(*config()) && m_image.height() % 2 == 0;
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

std::vector<NumberTable> annotationTables(const TableSource& source) {
    const std::shared_ptr<const LaneData>& lane = source.lane;
    const Matrix* h = &lane->trace->annotations;
    const ModelConfig* config = lane->model ? &lane->model->network.config() : nullptr;
    const QString summary = config && !hasStates(*config)       ? tr("Summary: mean of h")
                            : config && !readsBothWays(*config) ? tr("Summary h→")
                                                                : tr("Summary [h→ ; h←]");
    std::vector<NumberTable> tables = {
        {tr("Annotations h"), positionNames(*lane, static_cast<int>(h->cols())), numberNames(h->rows()),
         [lane, h](int row, int column) { return fullText((*h)(row, column)); },
         [](int row, int column) {
             return Quantity{.kind = Kind::Annotation, .position = column, .unit = row};
         }},
        source.vector(summary, lane->trace->summary, {.kind = Kind::Summary})};
    if (lane->trace->firstState.size() > 0) {
        tables.push_back(
            source.vector(tr("First state s₀"), lane->trace->firstState, {.kind = Kind::FirstState}));
    }
    return tables;
}

}  // namespace attn::ui
