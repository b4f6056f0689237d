// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_legend.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/widgets/access_role.h"

namespace attn::ui {
namespace {

constexpr int line = 20;  // pixels of a piece of a curve
constexpr int gap = 6;
constexpr int legendPad = 5;

// A lane's shape and a piece of its curve beside it, which shows dashes.
int sampleWidth() {
    return laneShapeWidth(theme()) + line;
}

int rowHeight() {
    return QFontMetrics(theme().small).height() + 4;
}

}  // namespace

CurvesLegend::CurvesLegend(QWidget* parent) : QWidget(parent) {
    setAccessRole(*this, QAccessible::Graphic);
    setObjectName(QStringLiteral("curvesLegend"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Lanes of the curves"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        m_places = placesIn(width());
        updateGeometry();
        update();
    });
}

void CurvesLegend::setLanes(const std::vector<CurveLane>& lanes) {
    std::vector<Entry> entries;
    for (const CurveLane& lane : lanes) {
        entries.push_back({lane.name, lane.colour, lane.isBranch, lane.isSelected, lane.isHidden});
    }
    if (entries == m_entries) {
        return;
    }
    m_entries = std::move(entries);
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_entries.size()) - 1));
    m_places = placesIn(width());
    if (m_hovered >= static_cast<int>(m_entries.size())) {
        setHovered(-1);
    }
    describe();
    updateGeometry();
    update();
}

void CurvesLegend::describe() {
    QStringList names;
    for (const Entry& entry : m_entries) {
        names << entry.name + (entry.isSelected ? tr(", selected") : QString()) +
                     (entry.isHidden ? tr(", hidden") : QString());
    }
    setAccessibleDescription(names.join(QStringLiteral("; ")));
}

int CurvesLegend::entryWidth(const Entry& entry) const {
    return 2 * legendPad + sampleWidth() + gap +
           static_cast<int>(std::ceil(labelWidth(theme().smallBold, entry.name)));
}

std::vector<QRect> CurvesLegend::placesIn(int width) const {
    std::vector<QRect> places;
    int x = 0, y = 0;
    for (const Entry& entry : m_entries) {
        const int wide = std::min(entryWidth(entry), std::max(width, 1));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += rowHeight();
        }
        places.emplace_back(x, y, wide, rowHeight());
        x += wide + gap;
    }
    return places;
}

int CurvesLegend::heightForWidth(int width) const {
    const std::vector<QRect> places = placesIn(width);
    return places.empty() ? rowHeight() : places.back().bottom() + 1;
}

QSize CurvesLegend::sizeHint() const {
    int width = 0;
    for (const Entry& entry : m_entries) {
        width += entryWidth(entry) + gap;
    }
    return {std::max(width, 100), rowHeight()};
}

QSize CurvesLegend::minimumSizeHint() const {
    return {80, rowHeight()};
}

void CurvesLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        const QRectF place(m_places[i]);
        if (static_cast<int>(i) == m_hovered || (hasFocus() && static_cast<int>(i) == m_current)) {
            painter.setPen(hasFocus() && static_cast<int>(i) == m_current ? QPen(t.focus, t.strongLine)
                                                                          : QPen(Qt::NoPen));
            painter.setBrush(t.accentSoft);
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5);
        }
        QPen pen(entry.isHidden ? t.mutedText : t.laneOutline(entry.colour),
                 entry.isHidden ? t.line : t.strongLine * (entry.isSelected ? 1.5 : 1));
        pen.setCapStyle(Qt::FlatCap);
        if (entry.isBranch) {
            pen.setDashPattern({2.2, 1.2});
        } else if (entry.isHidden) {
            pen.setStyle(Qt::DotLine);
        }
        painter.setPen(pen);
        const double left = place.left() + legendPad;
        painter.drawLine(QPointF(left, place.center().y()),
                         QPointF(left + sampleWidth(), place.center().y()));
        if (m_entries.size() > 1) {
            paintLaneShape(painter, t, entry.colour, {left + laneShapeWidth(t) / 2.0, place.center().y()},
                           laneShapeRadius(t.strongLine), entry.isHidden ? t.mutedText : QColor());
        }
        QFont font = entry.isSelected ? t.smallBold : t.small;
        const QRectF room = place.adjusted(legendPad + sampleWidth() + gap, 0, -legendPad, 0);
        const QString name = cutLabel(font, entry.name, room.width());
        painter.setPen(entry.isHidden ? t.mutedText : t.text);
        if (entry.isHidden) {
            font.setStrikeOut(true);
            painter.setFont(font);
            painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine, name);
        } else {
            drawLabel(painter, font, room, Qt::AlignLeft, name);
        }
    }
}

void CurvesLegend::resizeEvent(QResizeEvent*) {
    m_places = placesIn(width());
}

int CurvesLegend::laneAt(QPoint place) const {
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].contains(place)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void CurvesLegend::setHovered(int lane) {
    if (lane != m_hovered) {
        m_hovered = lane;
        update();
        emit hovered(lane);
    }
}

void CurvesLegend::mouseMoveEvent(QMouseEvent* event) {
    setHovered(laneAt(event->position().toPoint()));
}

void CurvesLegend::leaveEvent(QEvent*) {
    setHovered(-1);
}

void CurvesLegend::mousePressEvent(QMouseEvent* event) {
    const int lane = laneAt(event->position().toPoint());
    if (lane < 0 || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_current = lane;
    if (event->modifiers() & Qt::ControlModifier) {
        emit hideRequested(lane, !m_entries[static_cast<std::size_t>(lane)].isHidden);
    } else {
        emit selectRequested(lane);
    }
}

void CurvesLegend::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_entries.size()) - 1;
    if (last < 0) {
        return QWidget::keyPressEvent(event);
    }
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            m_current = std::clamp(m_current + (event->key() == Qt::Key_Right ? 1 : -1), 0, last);
            update();
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit selectRequested(m_current);
            return;
        case Qt::Key_Space:
            emit hideRequested(m_current, !m_entries[static_cast<std::size_t>(m_current)].isHidden);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool CurvesLegend::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int lane = laneAt(help->pos());
        lane < 0 ? QToolTip::hideText()
                 : QToolTip::showText(
                       help->globalPos(),
                       tr("%1\nA click selects the lane. Ctrl+click or Space hides or shows its curves.")
                           .arg(m_entries[static_cast<std::size_t>(lane)].name),
                       this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // With the focus these keys belong to this widget, not to the window's shortcuts.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier &&
            QList<int>{Qt::Key_Left, Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}.contains(
                key->key())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    }
    return QWidget::event(event);
}

}  // namespace attn::ui
