// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/curves/curves_plot.h"

namespace attn::ui {
namespace {

constexpr double leastSpan = 10;   // updates
constexpr double wheelStep = 0.8;  // of the span, per notch
constexpr double panStep = 0.1;
constexpr double keyStep = 6;  // pixels
constexpr int notch = 120;     // QWheelEvent's unit

}  // namespace

void CurvesPlot::moveTo(AxisRange span) {
    const AxisRange whole = wholeSpan();
    const double size = std::clamp(span.size(), leastSpan, whole.size());
    const double middle = (span.low + span.high) / 2;
    const double low = std::clamp(middle - size / 2, whole.low, whole.high - size);
    const bool isAll = size >= whole.size() * (1 - 1e-9);
    const AxisRange found = isAll ? whole : AxisRange{low, low + size};
    m_showsAll = isAll;
    m_follows = found.high >= static_cast<double>(m_newest);
    if (found != m_span) {
        m_span = found;
        change(Scene);
        emit spanChanged();
    }
}

void CurvesPlot::setSpan(const AxisRange& span) {
    moveTo(span);
}

void CurvesPlot::showAll() {
    moveTo(wholeSpan());
}

void CurvesPlot::zoom(double factor, double centre) {
    const double size = std::clamp(m_span.size() * factor, leastSpan, wholeSpan().size());
    const double low = centre - (centre - m_span.low) / m_span.size() * size;
    moveTo({low, low + size});
}

void CurvesPlot::mouseMoveEvent(QMouseEvent* event) {
    const QPointF place = event->position();
    if (m_isPressed &&
        (m_isDragged || std::abs(place.x() - m_pressed.x()) >= QApplication::startDragDistance())) {
        if (!std::exchange(m_isDragged, true)) {
            setCursor(Qt::ClosedHandCursor);
            read({});
        }
        const double step =
            scene().updateAt(CurveKind::Loss, m_dragged.x()) - m_scene->updateAt(CurveKind::Loss, place.x());
        m_dragged = place;
        moveTo({m_span.low + step, m_span.high + step});
        return;
    }
    if (!m_isPressed) {
        readAt(place);
    }
}

void CurvesPlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_isPressed = true;
    m_isDragged = false;
    m_pressed = m_dragged = event->position();
}

void CurvesPlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !std::exchange(m_isPressed, false)) {
        return;
    }
    unsetCursor();
    if (std::exchange(m_isDragged, false)) {
        return;
    }
    if (const std::optional<qint64> update = updateNear(event->position())) {
        m_shownBefore = m_shown;
        emit updateRequested(*update);
    }
}

void CurvesPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    m_isPressed = false;
    if (updateNear(event->position())) {
        m_shownBefore ? emit updateRequested(*m_shownBefore) : emit liveRequested();
    }
    showAll();
    readAt(event->position());
}

void CurvesPlot::leaveEvent(QEvent*) {
    if (m_readIn) {
        read({});
    }
}

void CurvesPlot::focusOutEvent(QFocusEvent* event) {
    if (!m_readIn) {
        read({});
    }
    QWidget::focusOutEvent(event);
}

void CurvesPlot::wheelEvent(QWheelEvent* event) {
    const std::optional<CurveKind> kind = chartAt(event->position());
    const QPoint turn = event->angleDelta();
    if (!kind || turn.isNull()) {
        event->ignore();
        return;
    }
    if (turn.x() != 0 || event->modifiers() & Qt::ShiftModifier) {
        const double step =
            -panStep * m_span.size() * (turn.x() != 0 ? turn.x() : turn.y()) / static_cast<double>(notch);
        moveTo({m_span.low + step, m_span.high + step});
    } else {
        zoom(std::pow(wheelStep, turn.y() / static_cast<double>(notch)),
             m_scene->updateAt(*kind, event->position().x()));
    }
    readAt(event->position());
    event->accept();
}

void CurvesPlot::keyPressEvent(QKeyEvent* event) {
    const qint64 start = m_read.value_or(m_shown.value_or(m_newest));
    const bool isFine = event->modifiers() & Qt::ShiftModifier;
    const double pixels = scene().layout().of(CurveKind::Loss).axes.width();
    const auto step = isFine ? 1 : std::max<qint64>(1, std::llround(keyStep * m_span.size() / pixels));
    const auto readKey = [&](qint64 wanted) {
        const qint64 update = std::clamp<qint64>(wanted, 0, m_newest);
        if (const auto u = static_cast<double>(update); u < m_span.low || u > m_span.high) {
            moveTo({u - m_span.size() / 2, u + m_span.size() / 2});
        }
        m_readIn.reset();
        const QRectF& axes = scene().layout().of(CurveKind::Loss).axes;
        read(update, QPoint(static_cast<int>(m_scene->x(CurveKind::Loss, static_cast<double>(update))),
                            static_cast<int>(axes.top())));
    };
    switch (event->key()) {
        case Qt::Key_Left:
            return readKey(m_read ? start - step : start);
        case Qt::Key_Right:
            return readKey(m_read ? start + step : start);
        case Qt::Key_Home:
            return readKey(0);
        case Qt::Key_End:
            return readKey(m_newest);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_read) {
                emit updateRequested(*m_read);
            }
            return;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(wheelStep, static_cast<double>(start));
        case Qt::Key_Minus:
            return zoom(1 / wheelStep, static_cast<double>(start));
        case Qt::Key_Escape:
            if (m_read) {
                return read({});
            }
            break;
        default:
            break;
    }
    QWidget::keyPressEvent(event);
}

bool CurvesPlot::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* help = static_cast<QHelpEvent*>(event);
            const std::array<QString, curveKindCount> tips = {
                tr("−ln p per target token of every batch. Where a mean is drawn, the pale curve is the loss "
                   "itself"),
                tr("Held-out pairs whose whole output is right; ▲ the first measurement of %1 % or more")
                    .arg(decimalText(100 * LaneHistory::nearlyAll)),
                tr("How far the largest weights are from the true alignment, 0 to 1, less is better; ◆ the "
                   "first below %1")
                    .arg(decimalText(LaneHistory::rightAlignment)),
                tr("−ln p per target token of held-out pairs; where it rises while the training loss falls "
                   "the pairs are learnt by heart"),
                tr("Target tokens of held-out pairs that the decoder, reading the right ones before, finds "
                   "the most likely"),
                tr("Words and groups of words that the outputs share with the right ones, 0 to 100")};
            for (const CurveKind kind : scene().layout().kinds) {
                const CurvesLayout::Chart& chart = m_scene->layout().of(kind);
                if (chart.card.contains(help->pos()) && help->pos().y() < chart.axes.top()) {
                    QToolTip::showText(
                        help->globalPos(),
                        m_scene->title(kind) + QLatin1Char('\n') + tips[static_cast<std::size_t>(kind)],
                        this);
                    return true;
                }
            }
            QToolTip::hideText();
            return true;
        }
        case QEvent::ShortcutOverride: {
            // With the focus these keys belong to this widget, not to the window's shortcuts.
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
            if (isPlain &&
                QList<int>{Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Return,
                           Qt::Key_Enter, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal, Qt::Key_Escape}
                    .contains(key->key())) {
                event->accept();
                return true;
            }
            break;
        }
        case QEvent::FocusIn:
        case QEvent::FocusOut:
            change(Overlay);
            break;
        case QEvent::Hide:
            read({});
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

}  // namespace attn::ui
