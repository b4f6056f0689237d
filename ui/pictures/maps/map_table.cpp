// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_table.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/hatch.h"
#include "ui/pictures/maps/map_raster.h"
#include "ui/pictures/maps/map_table_access.h"

namespace attn::ui {
namespace {

constexpr double outlineGap = 2;  // between a picture and its outline

}  // namespace

MapTable::MapTable(QWidget* parent) : QWidget(parent) {
    installMapTables();
    setObjectName(QStringLiteral("mapTable"));
    setAccessibleName(tr("Attention maps"));
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        m_isPlaced = false;
        change();
    });
}

void MapTable::setMaps(std::shared_ptr<const MapSet> maps) {
    if (maps == m_maps)
        return;
    const auto isAlike = [](const LaneMap& a, const LaneMap& b) {
        return a.map == b.map && a.name == b.name;
    };
    const bool hasSameCells =
        maps && m_maps && maps->knowsLinks == m_maps->knowsLinks &&
        std::equal(maps->maps.begin(), maps->maps.end(), m_maps->maps.begin(), m_maps->maps.end(), isAlike);
    m_maps = std::move(maps);
    if (!hasSameCells) {
        peek(-1);
        m_isPlaced = false;
        updateGeometry();
    }
    if (m_maps)
        setAccessibleName(tr("Attention maps of %1").arg(m_maps->picture->name));
    change();
}

void MapTable::setSelection(const Selection& selection) {
    const bool isStep = selection.step != m_selection.step || selection.showsAll != m_selection.showsAll;
    m_selection = selection;
    if (isStep)
        change();
}

void MapTable::setChosen(const std::optional<MapAddress>& map) {
    if (map == m_chosen)
        return;
    m_chosen = map;
    update();
}

void MapTable::change() {
    m_isPainted = false;
    update();
}

const MapTableLayout& MapTable::places() {
    if (!m_isPlaced && m_maps)
        m_layout = layOutMapTable(*m_maps, size());
    if (!m_maps)
        m_layout = {};
    m_isPlaced = true;
    return m_layout;
}

QSize MapTable::minimumSizeHint() const {
    return {0, m_maps ? leastMapTableHeight(*m_maps) : 0};
}

bool MapTable::hasCell(int cell) const {
    return m_maps && cell >= 0 && cell < static_cast<int>(m_layout.cells.size());
}

const LaneMap& MapTable::mapOf(int cell) const {
    return m_maps->maps[static_cast<std::size_t>(m_layout.cells[static_cast<std::size_t>(cell)].map)];
}

bool MapTable::isChosen(int cell) const {
    return hasCell(cell) && mapOf(cell).map == m_chosen;
}

QString MapTable::errorText(int cell) const {
    if (!hasCell(cell))
        return {};
    const std::optional<double> error = errorRate(*m_maps, mapOf(cell), m_selection);
    return error ? decimalText(*error, 'f', 2) : QString();
}

QString MapTable::cellText(int cell) const {
    if (!hasCell(cell))
        return {};
    const LaneMap& map = mapOf(cell);
    QString text = map.name;
    if (const QString error = errorText(cell); !error.isEmpty())
        text += tr(", alignment error rate %1").arg(error);
    if (map.isCausal)
        text += tr(", later tokens are not permitted");
    return isChosen(cell) ? text + tr(", shown") : text;
}

// The triangle of later tokens, in bands as high as the hatching is apart.
void MapTable::paintCell(QPainter& painter, const MapTableLayout::Cell& cell, const QString& error) const {
    const Theme& t = theme();
    const LaneMap& map = m_maps->maps[static_cast<std::size_t>(cell.map)];
    const double ratio = devicePixelRatioF();
    const QSize pixels(std::max(1, static_cast<int>(std::lround(cell.picture.width() * ratio))),
                       std::max(1, static_cast<int>(std::lround(cell.picture.height() * ratio))));
    const int rows = rowCount(*m_maps, map);
    QImage image =
        mapRaster(*map.rows, rowsShown(*m_maps, map, m_selection), rows, std::max(1, map.columns), pixels);
    image.setDevicePixelRatio(ratio);
    painter.drawImage(cell.picture.topLeft(), image);
    if (map.isCausal) {
        std::vector<QRectF> bands;
        const QRectF& at = cell.picture;
        for (int row = 0; row < std::min(rows, map.columns); ++row) {
            const double left = at.left() + at.width() * (row + 1) / std::max(1, map.columns);
            const double top = at.top() + at.height() * row / rows;
            bands.emplace_back(QPointF(left, top),
                               QPointF(at.right(), at.top() + at.height() * (row + 1) / rows));
        }
        paintHatch(painter, bands, hatchInSmall);
    }
    paintFrame(painter, cell.picture.adjusted(-1, -1, 1, 1), t.border, t.line);
    if (error.isEmpty() || labelWidth(t.small, error) > cell.figure.width() + 4)
        return;
    painter.setPen(t.text);
    drawLabel(painter, t.small, cell.figure, Qt::AlignHCenter, error);
}

void MapTable::paintGround() {
    const Theme& t = theme();
    const MapTableLayout& layout = places();
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_ground.size() != pixels)
        m_ground = QPixmap(pixels);
    m_ground.setDevicePixelRatio(ratio);
    m_ground.fill(t.card);
    QPainter painter(&m_ground);
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const MapTableLayout::Text& text : layout.texts) {
        const QFont& font = text.isHeading ? t.smallBold : t.small;
        painter.setPen(text.isHeading ? t.text : t.mutedText);
        drawLabel(painter, font, text.place, text.alignment, cutLabel(font, text.text, text.place.width()));
    }
    for (std::size_t i = 0; i < layout.cells.size(); ++i)
        paintCell(painter, layout.cells[i], errorText(static_cast<int>(i)));
    m_isPainted = true;
}

void MapTable::paintEvent(QPaintEvent*) {
    if (!m_maps)
        return;
    if (!m_isPainted || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround();
    const Theme& t = theme();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_ground);
    const auto outline = [&](int cell, const QColor& colour, double width) {
        const double by = outlineGap + width;
        paintFrame(painter, m_layout.cells[static_cast<std::size_t>(cell)].picture.adjusted(-by, -by, by, by),
                   colour, width);
    };
    if (const int chosen = m_layout.cellOf(placeOf(*m_maps, m_chosen)); chosen >= 0)
        outline(chosen, t.accent, t.strongLine);
    if (m_peeked >= 0)
        outline(m_peeked, t.gold, t.strongLine);
}

void MapTable::resizeEvent(QResizeEvent*) {
    m_isPlaced = false;
    change();
}

void MapTable::peek(int cell) {
    if (cell == m_peeked)
        return;
    m_peeked = cell;
    update();
    if (cell < 0 || isChosen(cell))
        emit mapHovered(std::nullopt);
    else
        emit mapHovered(mapOf(cell).map);
}

void MapTable::choose(int cell) {
    if (!hasCell(cell))
        return;
    const MapAddress map = mapOf(cell).map;
    emit mapRequested(map);
}

void MapTable::mouseMoveEvent(QMouseEvent* event) {
    m_peeksByKey = false;
    peek(places().cellAt(event->position()));
}

void MapTable::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        choose(places().cellAt(event->position()));
}

void MapTable::leaveEvent(QEvent*) {
    if (!m_peeksByKey)
        peek(-1);
}

void MapTable::focusOutEvent(QFocusEvent* event) {
    if (m_peeksByKey)
        peek(-1);
    m_peeksByKey = false;
    QWidget::focusOutEvent(event);
}

void MapTable::keyPressEvent(QKeyEvent* event) {
    const MapTableLayout& layout = places();
    const int shown = m_maps ? layout.cellOf(placeOf(*m_maps, m_chosen)) : -1;
    const int from = m_peeked >= 0 ? m_peeked : shown;
    const auto go = [&](int row, int column) {
        m_peeksByKey = true;
        int to = layout.cells.empty() ? -1 : 0;
        if (from >= 0) {
            const MapTableLayout::Cell& cell = layout.cells[static_cast<std::size_t>(from)];
            to = layout.nearest(cell.row + row, cell.column + column);
        }
        if (to >= 0)
            peek(to);
        announceFocus(*this);
    };
    switch (event->key()) {
        case Qt::Key_Left:
            return go(0, -1);
        case Qt::Key_Right:
            return go(0, 1);
        case Qt::Key_Up:
            return go(-1, 0);
        case Qt::Key_Down:
            return go(1, 0);
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return choose(from);
        case Qt::Key_Escape:
            m_peeksByKey = false;
            return peek(-1);
        default:
            QWidget::keyPressEvent(event);
    }
}

bool MapTable::event(QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        emit focusChanged();
    if (event->type() == QEvent::ShortcutOverride) {
        // These keys are commands of the window elsewhere.
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isPlain = static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier ||
                             static_cast<QKeyEvent*>(event)->modifiers() == Qt::KeypadModifier;
        for (const int own : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Space,
                              Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape})
            if (isPlain && key == own) {
                event->accept();
                return true;
            }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int cell = places().cellAt(help->pos());
        if (cell < 0) {
            QToolTip::hideText();
            return true;
        }
        QString tip = cellText(cell);
        tip.front() = tip.front().toUpper();
        QToolTip::showText(help->globalPos(), tip + tr("\nClick to show it large."), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace attn::ui
