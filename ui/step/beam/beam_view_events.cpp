// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <cmath>

#include "ui/pictures/beam/beam_text.h"
#include "ui/step/beam/beam_view.h"

namespace attn::ui {
namespace {

constexpr double zoomStep = 1.2;

// The keys that the tree takes from the window while it has the focus.
bool isTreeKey(const QKeyEvent& key) {
    switch (key.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return !(key.modifiers() & ~Qt::KeypadModifier);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_Minus:
        case Qt::Key_0:
        case Qt::Key_9:
            return key.modifiers() & Qt::ControlModifier;
        default:
            return false;
    }
}

}  // namespace

void BeamView::select(Index node) {
    if (node < 0)
        return;
    setSelected(node);
    bringIntoSight(node);
    emit nodeSelected(node);
}

void BeamView::hover(Index node) {
    if (node == m_marks.hovered)
        return;
    m_marks.hovered = node;
    viewport()->update();
}

Index BeamView::after(int key) const {
    Index node = m_marks.selected;
    if (node < 0)
        return m_layout.roots.front();
    switch (key) {
        case Qt::Key_Left:
            return nodeOf(*m_data, node).parent;
        case Qt::Key_Right:
            return m_layout.firstChild(node);
        case Qt::Key_Up:
            return m_layout.neighbour(*m_data->tree, node, -1);
        case Qt::Key_Down:
            return m_layout.neighbour(*m_data->tree, node, 1);
        case Qt::Key_Home:
            return pathTo(*m_data->tree, node).front();
        default:
            while (m_layout.hasChildren(node))
                node = m_layout.firstChild(node);
            return node;
    }
}

void BeamView::keyPressEvent(QKeyEvent* event) {
    if (!m_data || m_layout.roots.empty() || !isTreeKey(*event))
        return event->ignore();
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return setZoom(m_zoom * zoomStep);
        case Qt::Key_Minus:
            return setZoom(m_zoom / zoomStep);
        case Qt::Key_0:
            return setZoom(1);
        case Qt::Key_9:
            return zoomToFit();
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_marks.selected >= 0)
                emit decodeRequested(m_marks.selected);
            return;
        default:
            select(after(event->key()));
    }
}

bool BeamView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isTreeKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool BeamView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Index node = nodeAt(help->pos());
        if (node < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), nodeTip(*m_data, m_layout, node), viewport(),
                               chipRect(node).toAlignedRect());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hover(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

void BeamView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_data)
        return event->ignore();
    const Index node = nodeAt(event->position());
    if (node >= 0)
        return select(node);
    m_isDragging = true;
    m_dragged = event->position();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void BeamView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_isDragging) {
        const Index node = nodeAt(event->position());
        viewport()->setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return hover(node);
    }
    const QPoint by = (event->position() - m_dragged).toPoint();
    m_dragged = event->position();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void BeamView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_isDragging = false;
    viewport()->setCursor(Qt::ArrowCursor);
}

void BeamView::mouseDoubleClickEvent(QMouseEvent* event) {
    const Index node = event->button() == Qt::LeftButton ? nodeAt(event->position()) : -1;
    if (node >= 0)
        emit decodeRequested(node);
}

void BeamView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAround(event->position(), m_zoom * std::pow(zoomStep, event->angleDelta().y() / 120.0));
        return event->accept();
    }
    if (event->modifiers() & Qt::ShiftModifier) {
        QScrollBar* bar = horizontalScrollBar();
        bar->setValue(bar->value() - static_cast<int>(event->angleDelta().y() / 120.0 * bar->singleStep()));
        event->accept();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
    hover(nodeAt(event->position()));
}

void BeamView::resizeEvent(QResizeEvent*) {
    fitAgain();
    updateScrollBars();
}

void BeamView::focusInEvent(QFocusEvent* event) {
    m_marks.showsFocus = true;
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void BeamView::focusOutEvent(QFocusEvent* event) {
    m_marks.showsFocus = false;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace attn::ui
