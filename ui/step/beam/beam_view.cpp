// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/beam_view.h"

#include <QFontMetrics>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/beam/beam_text.h"

namespace attn::ui {

BeamView::BeamView(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("beamTree"));
    setAccessRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Beam tree"));
    setProperty("role", "card");
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &BeamView::layOutAnew);
    describe();
}

void BeamView::setData(std::shared_ptr<const BeamData> found) {
    m_data = std::move(found);
    m_marks = {.showsFocus = hasFocus()};
    layOutAnew();
    describe();
}

void BeamView::layOutAnew() {
    m_layout = m_data ? layOut(*m_data->tree, beamSizes(*m_data)) : BeamLayout();
    fitAgain();
    updateScrollBars();
    viewport()->update();
}

void BeamView::setSaid(std::vector<Index> said) {
    if (said == m_marks.said)
        return;
    m_marks.said = std::move(said);
    viewport()->update();
}

void BeamView::setSelected(Index node) {
    if (node == m_marks.selected)
        return;
    m_marks.selected = node;
    describe();
    viewport()->update();
}

void BeamView::setZoom(double zoom) {
    zoomAround(QRectF(viewport()->rect()).center(), zoom);
}

void BeamView::zoomToFit() {
    setFitting(true);
    fitAgain();
}

void BeamView::setFitting(bool isFitting) {
    if (isFitting == m_isFitting)
        return;
    m_isFitting = isFitting;
    emit fittingChanged(isFitting);
}

double BeamView::fittingZoom(QSize size) const {
    const QSizeF all = m_layout.size + QSizeF(0, beamStepsHeight());
    const QSizeF room = maximumViewportSize() + size - this->size() - QSize(1, 1);
    if (all.width() <= 0)
        return 1;
    return std::min({1.0, room.width() / all.width(), room.height() / all.height()});
}

// Fits into the room without scroll bars. A pixel less leaves room for rounding.
void BeamView::fitAgain() {
    if (!m_isFitting || !m_data || m_layout.size.width() <= 0)
        return;
    const double whole = fittingZoom(size());
    scaleAround(QRectF(viewport()->rect()).center(), std::max(whole, leastFit()));
    if (whole < leastFit())
        bringIntoSight(selected());
}

// A type that is enlarged for a lecture hall must not shrink to the size on a desk.
double BeamView::leastFit() {
    constexpr double readable = 0.6;
    return theme().kind == ThemeKind::Projector ? readable : leastZoom;
}

void BeamView::zoomAround(QPointF place, double zoom) {
    setFitting(false);
    scaleAround(place, zoom);
}

void BeamView::scaleAround(QPointF place, double zoom) {
    const double next = std::clamp(zoom, leastZoom, mostZoom);
    if (qFuzzyCompare(next, m_zoom))
        return;
    const QPointF fixed = toTree(place);
    m_zoom = next;
    updateScrollBars();
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(fixed.x() * m_zoom - place.x())));
    verticalScrollBar()->setValue(
        static_cast<int>(std::lround(fixed.y() * m_zoom - (place.y() - stepsHeight()))));
    viewport()->update();
    emit zoomChanged(m_zoom);
}

double BeamView::stepsHeight() const {
    return beamStepsHeight() * m_zoom;
}

void BeamView::updateScrollBars() {
    const QSizeF all = m_layout.size * m_zoom;
    const QSizeF room(viewport()->width(), viewport()->height() - stepsHeight());
    const auto update = [](QScrollBar* bar, double whole, double page, double line) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(whole - page))));
        bar->setPageStep(std::max(1, static_cast<int>(page)));
        bar->setSingleStep(std::max(1, static_cast<int>(line)));
    };
    update(horizontalScrollBar(), all.width(), room.width(),
           m_layout.columns.empty() ? 1 : (m_layout.columns[0].width + m_layout.sizes.columnGap) * m_zoom);
    update(verticalScrollBar(), all.height(), room.height(),
           (m_layout.sizes.chipHeight + m_layout.sizes.rowGap) * m_zoom);
}

void BeamView::bringIntoSight(Index node) {
    if (node < 0)
        return;
    const BeamSizes& sizes = m_layout.sizes;
    const double after = m_layout.hasChildren(node) ? sizes.columnGap : sizes.endWidth;
    const QRectF chip = m_layout.chip(node).adjusted(-sizes.columnGap, -sizes.margin, after, sizes.margin);
    const auto bring = [](QScrollBar* bar, double from, double to, double room) {
        const double most = from, least = to - room;
        bar->setValue(static_cast<int>(
            std::lround(least > most ? most : std::clamp<double>(bar->value(), least, most))));
    };
    bring(horizontalScrollBar(), chip.left() * m_zoom, chip.right() * m_zoom, viewport()->width());
    bring(verticalScrollBar(), chip.top() * m_zoom, chip.bottom() * m_zoom,
          viewport()->height() - stepsHeight());
}

bool BeamView::isInSight(Index node) const {
    return node >= 0 && QRectF(viewport()->rect()).intersects(chipRect(node));
}

void BeamView::scrollToStart() {
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
}

QPointF BeamView::toTree(QPointF place) const {
    return QPointF(place.x() + horizontalScrollBar()->value(),
                   place.y() - stepsHeight() + verticalScrollBar()->value()) /
           m_zoom;
}

QRectF BeamView::chipRect(Index node) const {
    const QRectF& chip = m_layout.chip(node);
    return QRectF(chip.topLeft() * m_zoom, chip.size() * m_zoom)
        .translated(-horizontalScrollBar()->value(), stepsHeight() - verticalScrollBar()->value());
}

Index BeamView::nodeAt(QPointF place) const {
    return m_data && place.y() >= stepsHeight() ? m_layout.nodeAt(toTree(place)) : -1;
}

QSize BeamView::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {12 * line, 6 * line};
}

void BeamView::describe() {
    const Index node = m_marks.selected;
    setAccessibleDescription(
        !m_data ? tr("Nothing was searched yet")
        : node < 0
            ? tr("%1, none selected").arg(countedTokens(static_cast<qint64>(m_data->tree->nodes.size())))
            : nodeTip(*m_data, m_layout, node));
}

void BeamView::paintEvent(QPaintEvent*) {
    if (!m_data)
        return;
    QPainter painter(viewport());
    const QPointF first = toTree(QPointF(0, stepsHeight()));
    const QRectF visible(first, QSizeF(viewport()->width(), viewport()->height()) / m_zoom);
    painter.setClipRect(QRectF(0, stepsHeight(), viewport()->width(), viewport()->height()));
    painter.translate(-horizontalScrollBar()->value(), stepsHeight() - verticalScrollBar()->value());
    painter.scale(m_zoom, m_zoom);
    paintBeamTree(painter, *m_data, m_layout, m_marks, visible);
    painter.resetTransform();
    painter.setClipping(false);
    painter.translate(-horizontalScrollBar()->value(), 0);
    painter.scale(m_zoom, m_zoom);
    paintBeamSteps(painter, m_layout, visible);
    painter.resetTransform();
    painter.fillRect(QRectF(0, stepsHeight() - theme().line, viewport()->width(), theme().line),
                     theme().border);
}

}  // namespace attn::ui
