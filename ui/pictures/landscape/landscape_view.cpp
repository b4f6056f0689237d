// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/landscape/landscape_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"

namespace attn::ui {
namespace {

constexpr double shortWay = 0.05, longWay = 0.25;  // of the arrows, in units of the plane
constexpr int queryHandle = LandscapeScene::queryHandle;

bool isMove(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
           key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

}  // namespace

LandscapeView::LandscapeView(QWidget* parent) : QWidget(parent) {
    setAccessRole(*this, QAccessible::Graphic);
    setObjectName(QStringLiteral("landscape"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Score landscape"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        m_scene.forgetColours();
        update();
    });
}

void LandscapeView::setPlanes(std::vector<LandscapePlane> planes, const Matrix& keys) {
    m_scene.setPlanes(std::move(planes));
    m_scene.keys = keys;
    m_handle = std::min(m_handle, static_cast<int>(keys.cols()) - 1);
    changed();
}

void LandscapeView::setQuery(QPointF query) {
    m_query = query;
    changed();
}

void LandscapeView::setTemperature(double temperature) {
    m_scene.temperature = temperature;
    changed();
}

void LandscapeView::setStep(int step) {
    m_scene.step = step;
    changed();
}

void LandscapeView::setKey(std::optional<int> key) {
    m_scene.key = key;
    changed();
}

void LandscapeView::changed() {
    m_scene.query = hasKeys() ? std::optional(m_query) : std::nullopt;
    m_scene.focused = hasFocus() && hasKeys() ? std::optional(m_handle) : std::nullopt;
    QStringList lines;
    for (int i = 0; i < static_cast<int>(m_scene.planes().size()); ++i)
        lines << m_scene.planes()[static_cast<std::size_t>(i)].name + QStringLiteral(": ") +
                     m_scene.numbersText(i);
    const QString all = lines.join(QStringLiteral("; "));
    setAccessibleDescription(
        hasKeys() ? tr("Query at %1, %2. %3")
                        .arg(decimalText(m_query.x(), 'f', 2), decimalText(m_query.y(), 'f', 2), all)
                  : all);
    update();
}

// A key under the mouse, else the query.
int LandscapeView::handleAt(int plane, QPointF position) const {
    const double near = QFontMetricsF(theme().label).height() * 0.7;
    for (int j = 0; j < static_cast<int>(m_scene.keys.cols()); ++j) {
        const QPointF way = m_scene.toPage(plane, QPointF(m_scene.keys(0, j), m_scene.keys(1, j))) - position;
        if (std::hypot(way.x(), way.y()) <= near)
            return j;
    }
    return queryHandle;
}

void LandscapeView::move(int handle, QPointF place) {
    if (!hasKeys() || m_scene.planes().empty())
        return;
    const double reach = m_scene.planes().front().reach;
    place = {std::clamp(place.x(), -reach, reach), std::clamp(place.y(), -reach, reach)};
    if (handle == queryHandle) {
        setQuery(place);
        emit queryMoved(place);
    } else {
        emit keyMoved(handle, place);
    }
}

void LandscapeView::mousePressEvent(QMouseEvent* event) {
    const int plane = m_scene.planeAt(event->position());
    if (plane >= 0)
        m_current = plane;
    if (event->button() != Qt::LeftButton || plane < 0 || !hasKeys())
        return QWidget::mousePressEvent(event);
    m_dragged = plane;
    m_handle = handleAt(plane, event->position());
    if (m_handle == queryHandle)
        move(queryHandle, m_scene.toPlane(plane, event->position()));
    changed();
}

void LandscapeView::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragged >= 0)
        move(m_handle, m_scene.toPlane(m_dragged, event->position()));
}

void LandscapeView::toggleLarge(int plane) {
    const bool isThere = plane >= 0 && plane < static_cast<int>(m_scene.planes().size());
    m_scene.only = m_scene.only || !isThere ? std::nullopt : std::optional(plane);
    changed();
}

void LandscapeView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const int plane = m_scene.planeAt(event->position()); plane >= 0)
        toggleLarge(plane);
}

void LandscapeView::mouseReleaseEvent(QMouseEvent*) {
    m_dragged = -1;
}

bool LandscapeView::event(QEvent* event) {
    // Arrows are keys of the window, too; here they move what has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isPlain && (isEnter || (hasKeys() && isMove(key->key())))) {
            key->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int plane = m_scene.planeAt(help->pos());
        if (plane < 0) {
            QToolTip::hideText();
        } else {
            const LandscapePlane& data = m_scene.planes()[static_cast<std::size_t>(plane)];
            QToolTip::showText(
                help->globalPos(),
                data.name + QLatin1Char('\n') + m_scene.numbersText(plane) + QLatin1Char('\n') + data.caption,
                this);
        }
        return true;
    }
    return QWidget::event(event);
}

void LandscapeView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return toggleLarge(m_current);
    if (!hasKeys())
        return QWidget::keyPressEvent(event);
    const int handles = 1 + static_cast<int>(m_scene.keys.cols());
    const double far = event->modifiers() & Qt::ShiftModifier ? longWay : shortWay;
    QPointF way;
    switch (event->key()) {
        case Qt::Key_Left:
            way = {-far, 0};
            break;
        case Qt::Key_Right:
            way = {far, 0};
            break;
        case Qt::Key_Up:
            way = {0, far};
            break;
        case Qt::Key_Down:
            way = {0, -far};
            break;
        case Qt::Key_PageDown:
            m_handle = (m_handle + 2) % handles - 1;
            return changed();
        case Qt::Key_PageUp:
            m_handle = (m_handle + handles) % handles - 1;
            return changed();
        default:
            return QWidget::keyPressEvent(event);
    }
    const QPointF from =
        m_handle == queryHandle ? m_query : QPointF(m_scene.keys(0, m_handle), m_scene.keys(1, m_handle));
    move(m_handle, from + way);
}

void LandscapeView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    changed();
}

void LandscapeView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    changed();
}

void LandscapeView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_scene.size = size();
}

QSize LandscapeView::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {16 * line, 20 * line};
}

void LandscapeView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_scene.paint(painter);
}

}  // namespace attn::ui
