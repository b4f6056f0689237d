// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/time/time_track.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

constexpr int page = 10;      // snapshots
constexpr double handle = 8;  // radius in pixels
constexpr double thickness = 5;
constexpr double markHeight = 8, branchSize = 9;
constexpr double shortTick = 4, longTick = 8;
constexpr double near = 6;  // distance in pixels at which a mark shows its tooltip
constexpr double ends = 3;  // so many pixels at the end always mean live

}  // namespace

TimeTrack::TimeTrack(QWidget* parent) : QAbstractSlider(parent) {
    setObjectName(QStringLiteral("timeTrack"));
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("History: update that the heatmaps show"));
    connect(this, &QAbstractSlider::valueChanged, this, [this](int value) {
        if (!m_isShowing) {  // an accessibility tool has set the value
            request(stopNear(x(value)));
        }
    });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
    showValue();
}

void TimeTrack::setData(const TimeLineData& run) {
    if (run == m_data) {
        return;
    }
    m_data = run;
    showValue();
    update();
}

void TimeTrack::setShownUpdate(std::optional<qint64> update) {
    if (!m_isDragged && update != m_shown) {
        m_shown = update;
        showValue();
        QWidget::update();
    }
}

void TimeTrack::showValue() {
    m_isShowing = true;
    setRange(0, static_cast<int>(std::min<Index>(m_data.newest, std::numeric_limits<int>::max())));
    setValue(m_shown ? static_cast<int>(*m_shown) : maximum());
    m_isShowing = false;
    const auto count = m_data.stops.size();
    const QString stops =
        count == 1 ? tr("1 snapshot") : tr("%1 snapshots", nullptr, pluralOf(count)).arg(count);
    const QString text = m_shown ? tr("Heatmaps of update %1; %2").arg(groupedNumber(*m_shown), stops)
                                 : tr("Live; %1").arg(stops);
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
    }
}

QSize TimeTrack::minimumSizeHint() const {
    return {120, static_cast<int>(std::ceil(2 * (markHeight + 2) + thickness + longTick))};
}

QSize TimeTrack::sizeHint() const {
    return {200, minimumSizeHint().height()};
}

QRectF TimeTrack::groove() const {
    const double side = handle + 2;
    const double top = std::round((height() - thickness + markHeight - longTick) / 2);
    return {side, top, std::max(1.0, width() - 2 * side), thickness};
}

double TimeTrack::x(double update) const {
    const QRectF place = groove();
    const auto newest = static_cast<double>(std::max<Index>(m_data.newest, 1));
    return place.left() + place.width() * std::clamp(update / newest, 0.0, 1.0);
}

std::optional<qint64> TimeTrack::stopNear(double place) const {
    const double end = x(static_cast<double>(m_data.newest));
    if (m_data.stops.empty() || place >= end - ends) {
        return {};
    }
    const auto distance = [&](const TimeLineData::Stop& stop) {
        return std::abs(x(static_cast<double>(stop.update)) - place);
    };
    const auto found =
        std::min_element(m_data.stops.begin(), m_data.stops.end(),
                         [&](const auto& a, const auto& b) { return distance(a) < distance(b); });
    return distance(*found) < end - place ? std::optional<qint64>(found->update) : std::nullopt;
}

void TimeTrack::request(std::optional<qint64> update) {
    if (update == m_shown) {
        showValue();
        return;
    }
    m_shown = update;
    showValue();
    QWidget::update();
    update ? emit updateRequested(*update) : emit liveRequested();
}

// The step after the last snapshot is "live".
void TimeTrack::step(int stops) {
    if (m_data.stops.empty()) {
        return;
    }
    const Index now = m_shown ? static_cast<Index>(*m_shown) : m_data.newest;
    const auto size = static_cast<std::ptrdiff_t>(m_data.stops.size());
    const auto before = [](const TimeLineData::Stop& stop, Index update) { return stop.update < update; };
    std::ptrdiff_t index =
        std::lower_bound(m_data.stops.begin(), m_data.stops.end(), now, before) - m_data.stops.begin();
    const bool isOnStop = index < size && m_data.stops[static_cast<std::size_t>(index)].update == now;
    if (!m_shown && stops > 0) {
        return;  // it is live already
    }
    index += stops > 0 && !isOnStop ? stops - 1 : stops;
    if (index >= size) {
        request({});
    } else {
        request(m_data.stops[static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, index))].update);
    }
}

void TimeTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_isDragged = true;
    request(stopNear(event->position().x()));
}

void TimeTrack::mouseMoveEvent(QMouseEvent* event) {
    if (m_isDragged) {
        request(stopNear(event->position().x()));
    }
}

void TimeTrack::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_isDragged = false;
        update();
    }
}

void TimeTrack::wheelEvent(QWheelEvent* event) {
    const int turn = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if (turn != 0) {
        step(turn > 0 ? 1 : -1);
    }
    event->accept();
}

void TimeTrack::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Down:
            return step(-1);
        case Qt::Key_Right:
        case Qt::Key_Up:
            return step(1);
        case Qt::Key_PageUp:
            return step(-page);
        case Qt::Key_PageDown:
            return step(page);
        case Qt::Key_Home:
            if (!m_data.stops.empty()) {
                request(m_data.stops.front().update);
            }
            return;
        case Qt::Key_End:
            return request({});
        default:
            QWidget::keyPressEvent(event);
    }
}

QString TimeTrack::tipAt(QPoint place) const {
    QStringList lines;
    for (const auto* marks : {&m_data.changes, &m_data.branches}) {
        for (const TimeLineData::Mark& mark : *marks) {
            if (std::abs(x(static_cast<double>(mark.update)) - place.x()) <= near) {
                lines << mark.explanation;
            }
        }
    }
    if (const std::optional<qint64> update = stopNear(place.x())) {
        const auto found = std::find_if(m_data.stops.begin(), m_data.stops.end(),
                                        [&](const auto& stop) { return stop.update == *update; });
        lines << (found->hasWeights
                      ? tr("Snapshot of update %1, with weights").arg(groupedNumber(*update))
                      : tr("Snapshot of update %1, the picture alone. Before its lanes are opened, saved or "
                           "branched, they are trained again up to this update")
                            .arg(groupedNumber(*update)));
    } else if (!m_data.stops.empty()) {
        lines << tr("Live, update %1").arg(groupedNumber(m_data.newest));
    } else {
        lines << tr("Snapshots appear here while lanes are trained");
    }
    return lines.join(QLatin1Char('\n'));
}

bool TimeTrack::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* help = static_cast<QHelpEvent*>(event);
            QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
            return true;
        }
        case QEvent::ShortcutOverride: {
            // While this slider has the focus, it takes these keys before the window's shortcuts.
            const auto* key = static_cast<QKeyEvent*>(event);
            if ((key->modifiers() & ~Qt::KeypadModifier) == 0 &&
                QList<int>{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp,
                           Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}
                    .contains(key->key())) {
                event->accept();
                return true;
            }
            break;
        }
        case QEvent::FocusIn:
        case QEvent::FocusOut:
            update();
            break;
        default:
            break;
    }
    return QAbstractSlider::event(event);
}

void TimeTrack::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF place = groove();
    const double end = x(static_cast<double>(m_data.newest));
    const double now = m_shown ? x(static_cast<double>(*m_shown)) : end;
    const auto bar = [&](double from, double to, const QColor& colour) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(from, place.top(), std::max(0.0, to - from), place.height()),
                                thickness / 2, thickness / 2);
    };
    bar(place.left(), place.right(), t.outline);
    if (m_data.newest > 0) {
        bar(place.left(), now, t.accent);
    }
    // Draws at most one tick per pixel, the strongest one.
    double last = -1;
    bool isLastLong = false;
    for (const TimeLineData::Stop& stop : m_data.stops) {
        const double where = std::floor(x(static_cast<double>(stop.update)));
        if (where == last && (isLastLong || !stop.hasWeights)) {
            continue;
        }
        last = where;
        isLastLong = stop.hasWeights;
        painter.fillRect(QRectF(where, place.bottom() + 3, t.line, stop.hasWeights ? longTick : shortTick),
                         stop.hasWeights ? t.text : t.mutedText);
    }
    const double above = place.top() - 3;
    painter.setPen(Qt::NoPen);
    for (const TimeLineData::Mark& mark : m_data.changes) {
        // Where a branch begins, its mark stands for the changes that come with it.
        if (std::any_of(m_data.branches.begin(), m_data.branches.end(),
                        [&](const TimeLineData::Mark& branch) { return branch.update == mark.update; }))
            continue;
        const double where = x(static_cast<double>(mark.update));
        painter.setBrush(t.mutedText);
        painter.drawPolygon(QPolygonF{{where - 4, above - 7}, {where + 4, above - 7}, {where, above}});
    }
    for (const TimeLineData::Mark& mark : m_data.branches) {
        const double where = x(static_cast<double>(mark.update));
        paintLaneMark(painter, t, mark.colour,
                      QRectF(where - branchSize / 2, above - branchSize, branchSize, branchSize));
    }
    const double middle = place.center().y();
    if (m_shown && m_data.newest > 0) {  // marks the way back to live
        painter.setPen(QPen(t.accent, t.line + 0.5));
        painter.setBrush(t.window);
        painter.drawEllipse(QPointF(end, middle), 4.5, 4.5);
    }
    painter.setPen(QPen(hasFocus() ? t.text : t.card, hasFocus() ? t.strongLine : 1));
    painter.setBrush(isEnabled() && m_data.newest > 0 ? t.accent : t.mutedText);
    painter.drawEllipse(QPointF(now, middle), handle, handle);
    if (!m_shown && m_data.newest > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accentText);
        painter.drawEllipse(QPointF(now, middle), 3, 3);
    }
}

}  // namespace attn::ui
