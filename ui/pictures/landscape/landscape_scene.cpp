// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/landscape/landscape_scene.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double between = 12;
constexpr double leastSide = 9;          // of planes with captions, in lines of small text
constexpr double smallestRegion = 0.02;  // of the plane, to be named

}  // namespace

void LandscapeScene::setPlanes(std::vector<LandscapePlane> planes) {
    m_planes = std::move(planes);
    m_rasters.resize(m_planes.size());
    if (only && *only >= static_cast<int>(m_planes.size()))
        only.reset();
    for (std::size_t i = 0; i < m_planes.size(); ++i)
        m_rasters[i].setPlane(m_planes[i]);
}

void LandscapeScene::forgetColours() {
    for (LandscapeRaster& raster : m_rasters)
        raster.forgetColours();
}

QSizeF LandscapeScene::usualSize(int planes) {
    constexpr int most = 4;
    constexpr double side = 230;
    const int across = std::min(std::max(planes, 1), most), down = (planes + most - 1) / most;
    return {between + across * (side + between),
            between + down * (side + between + headHeight() + footHeight(true))};
}

void LandscapeScene::paint(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(m_planes.size()); ++i)
        if (!only || i == *only)
            paintPlane(painter, i);
}

Vector LandscapeScene::weightsAt(int plane) const {
    const ScorePlane& scores = *m_planes[static_cast<std::size_t>(plane)].plane;
    Matrix point = Matrix::Zero(2, 1);
    if (query)
        point << static_cast<Real>(query->x()), static_cast<Real>(query->y());
    else if (step >= 0 && step < static_cast<int>(scores.path().cols()))
        point = scores.path().col(step);
    return scores.weights(point, static_cast<Real>(temperature));
}

QString LandscapeScene::numbersText(int plane) const {
    const Vector weights = weightsAt(plane);
    std::vector<int> order;
    double entropy = 0;
    for (int j = 0; j < static_cast<int>(weights.size()); ++j) {
        order.push_back(j);
        const double p = weights[j];
        entropy -= p > 0 ? p * std::log2(p) : 0;
    }
    // The largest first: where room is short, the small ones are cut.
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weights[a] > weights[b]; });
    QStringList parts;
    const QStringList& names = m_planes[static_cast<std::size_t>(plane)].keys;
    for (std::size_t i = 0; i < std::min<std::size_t>(order.size(), 4); ++i)
        parts << names.value(order[i]) + QStringLiteral(" ") + decimalText(weights[order[i]], 'f', 2);
    return tr("H %1 bit").arg(decimalText(std::abs(entropy), 'f', 2)) + QStringLiteral(" · ") +
           parts.join(QStringLiteral(" · "));
}

double LandscapeScene::headHeight() {
    return QFontMetricsF(theme().labelBold).height() + theme().space;
}

double LandscapeScene::footHeight(bool hasCaptions) {
    return (hasCaptions ? 2 : 1) * QFontMetricsF(theme().small).height() + 2 * theme().space;
}

// As large as they can be, with their whole names; with captions if that leaves them large enough.
LandscapeScene::Frame LandscapeScene::frame() const {
    const int count = only ? 1 : static_cast<int>(m_planes.size());
    double widestName = 0;
    for (const LandscapePlane& plane : m_planes)
        widestName = std::max(widestName, labelWidth(theme().labelBold, plane.name));
    widestName += 2 * QFontMetricsF(theme().labelBold).height();
    Frame best;
    for (const bool hasCaptions : {true, false}) {
        for (int columns = 1; columns <= count; ++columns) {
            const int rows = (count + columns - 1) / columns;
            const double wide = (size.width() - between * (columns + 1)) / columns;
            const double side = std::min(
                wide, (size.height() - between * (rows + 1)) / rows - headHeight() - footHeight(hasCaptions));
            if (side > best.side && (columns == 1 || wide >= widestName))
                best = {columns, rows, hasCaptions, side};
        }
        if (best.side >= leastSide * QFontMetricsF(theme().small).height())
            break;
    }
    best.side = std::max(1.0, std::floor(best.side));
    return best;
}

QRectF LandscapeScene::square(int plane) const {
    if (only && plane != *only)
        return {};
    const Frame found = frame();
    const int cell = only ? 0 : plane;
    const double cellWidth = (size.width() - between) / found.columns,
                 cellHeight = (size.height() - between) / found.rows;
    const int column = cell % found.columns, row = cell / found.columns;
    const double left = between + column * cellWidth + (cellWidth - between - found.side) / 2;
    return {std::round(left), std::round(between + row * cellHeight + headHeight()), found.side, found.side};
}

QPointF LandscapeScene::toPage(int plane, QPointF point) const {
    const QRectF room = square(plane);
    const double reach = m_planes[static_cast<std::size_t>(plane)].reach;
    return {room.center().x() + point.x() / reach * room.width() / 2,
            room.center().y() - point.y() / reach * room.height() / 2};
}

QPointF LandscapeScene::toPlane(int plane, QPointF position) const {
    const QRectF room = square(plane);
    const double reach = m_planes[static_cast<std::size_t>(plane)].reach;
    return {(position.x() - room.center().x()) / (room.width() / 2) * reach,
            (room.center().y() - position.y()) / (room.height() / 2) * reach};
}

int LandscapeScene::planeAt(QPointF position) const {
    for (int i = 0; i < static_cast<int>(m_planes.size()); ++i)
        if (square(i).contains(position))
            return i;
    return -1;
}

void LandscapeScene::paintPlane(QPainter& painter, int plane) {
    const Theme& t = theme();
    const LandscapePlane& data = m_planes[static_cast<std::size_t>(plane)];
    LandscapeRaster& raster = m_rasters[static_cast<std::size_t>(plane)];
    raster.update(temperature, key);
    const QRectF room = square(plane);
    const double line = QFontMetricsF(t.small).height();
    // The text may be wider than a small plane: it has the room between the planes, too.
    const Frame found = frame();
    const double wide = (size.width() - between) / found.columns - between;
    const QRectF text(room.center().x() - wide / 2, room.top() - headHeight(), wide, headHeight() - t.space);

    const QFontMetricsF head(t.labelBold);
    const double dot = head.height() * 0.5;
    const QString name = head.elidedText(data.name, Qt::ElideRight, wide - 2 * dot);
    const double left = text.center().x() - (head.horizontalAdvance(name) + 2 * dot) / 2;
    paintLaneMark(painter, t, data.colour, QRectF(left, text.center().y() - dot / 2, dot, dot));
    painter.setPen(t.text);
    drawLabel(painter, t.labelBold, QRectF(left + 1.6 * dot, text.top(), wide, text.height()),
              Qt::AlignLeft | Qt::AlignVCenter, name);

    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, raster.image());
    painter.setClipRect(room);
    painter.setPen(QPen(t.mutedText, t.line));
    std::vector<QLineF> lines;
    for (const QLineF& each : raster.lines())
        lines.emplace_back(toPage(plane, each.p1()), toPage(plane, each.p2()));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    data.hasKeyPlaces ? paintKeys(painter, plane) : paintPath(painter, plane);
    if (query) {  // a cross in a ring
        const QPointF at = toPage(plane, *query);
        const double radius = line * 0.45;
        painter.setBrush(t.card);
        painter.setPen(QPen(focused == queryHandle ? t.focus : t.text, t.strongLine));
        painter.drawEllipse(at, radius, radius);
        painter.drawLine(at - QPointF(radius, 0), at + QPointF(radius, 0));
        painter.drawLine(at - QPointF(0, radius), at + QPointF(0, radius));
    }
    painter.restore();
    painter.setPen(QPen(t.border, t.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(room);

    const QFontMetricsF small(t.small);
    painter.setPen(t.text);
    drawLabel(painter, t.small, QRectF(text.left(), room.bottom() + t.space, wide, line), Qt::AlignHCenter,
              small.elidedText(numbersText(plane), Qt::ElideRight, wide));
    if (!found.hasCaptions)
        return;
    painter.setPen(t.mutedText);
    drawLabel(painter, t.small, QRectF(text.left(), room.bottom() + t.space + line, wide, line),
              Qt::AlignHCenter, small.elidedText(data.caption, Qt::ElideRight, wide));
}

void LandscapeScene::paintKeys(QPainter& painter, int plane) const {
    const Theme& t = theme();
    const LandscapePlane& data = m_planes[static_cast<std::size_t>(plane)];
    const double line = QFontMetricsF(t.small).height();
    for (int j = 0; j < static_cast<int>(keys.cols()); ++j) {
        const QPointF at = toPage(plane, QPointF(keys(0, j), keys(1, j)));
        const bool isMoved = focused == j;
        painter.setBrush(t.lane(j));
        painter.setPen(QPen(isMoved ? t.focus : t.text, isMoved ? t.strongLine : t.line));
        painter.drawEllipse(at, line * 0.35, line * 0.35);
        painter.setPen(t.text);
        drawLabel(painter, t.smallBold, QRectF(at.x() + line * 0.45, at.y() - line / 2, 4 * line, line),
                  Qt::AlignLeft | Qt::AlignVCenter, data.keys.value(j));
    }
}

// The queries of all steps, joined in their order, and the names of the keys that have a region.
void LandscapeScene::paintPath(QPainter& painter, int plane) const {
    const Theme& t = theme();
    const LandscapePlane& data = m_planes[static_cast<std::size_t>(plane)];
    const double line = QFontMetricsF(t.small).height();
    const auto& regions = m_rasters[static_cast<std::size_t>(plane)].regions();
    painter.setPen(t.text);
    for (std::size_t j = 0; j < regions.size(); ++j)
        if (regions[j].share >= smallestRegion)
            drawLabel(painter, t.labelBold,
                      QRectF(toPage(plane, regions[j].middle) - QPointF(2 * line, line),
                             QSizeF(4 * line, 2 * line)),
                      Qt::AlignCenter, data.keys.value(static_cast<int>(j)));
    const Matrix& path = data.plane->path();
    QPolygonF way;
    for (Index i = 0; i < path.cols(); ++i)
        way << toPage(plane, QPointF(path(0, i), path(1, i)));
    painter.setPen(QPen(t.mutedText, t.line, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    for (int i = 0; i < static_cast<int>(way.size()); ++i) {
        const bool isCurrent = i == step;
        painter.setPen(QPen(isCurrent ? t.accent : t.text, isCurrent ? t.strongLine : t.line));
        painter.setBrush(isCurrent ? t.accent : t.card);
        painter.drawEllipse(way[i], line * 0.22, line * 0.22);
        painter.setPen(t.text);
        drawLabel(painter, isCurrent ? t.smallBold : t.small,
                  QRectF(way[i].x() + line * 0.3, way[i].y() - line, 5 * line, line),
                  Qt::AlignLeft | Qt::AlignVCenter, data.steps.value(i));
    }
}

}  // namespace attn::ui
