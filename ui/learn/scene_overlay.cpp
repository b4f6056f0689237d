// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/scene_overlay.h"

#include <QEvent>
#include <QPainter>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

SceneOverlay::SceneOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("sceneOverlay"));
    parent->installEventFilter(this);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, qOverload<>(&QWidget::update));
    fit();
}

void SceneOverlay::setParts(Parts parts) {
    m_parts = std::move(parts);
    fit();
}

void SceneOverlay::cover(QWidget* part, const QString& text) {
    m_covered = part;
    m_text = text;
    fit();
}

void SceneOverlay::fit() {
    setGeometry(parentWidget()->rect());
    setVisible(m_parts || m_covered);
    raise();
    update();
}

bool SceneOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::eventFilter(watched, event);
}

void SceneOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_covered && m_covered->isVisible()) {
        const QRect place(m_covered->mapTo(parentWidget(), QPoint()), m_covered->size());
        painter.fillRect(place, theme().window);
        painter.setFont(theme().labelBold);
        painter.setPen(theme().text);
        painter.drawText(place.adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_text);
    }
    if (!m_parts)
        return;
    painter.setPen(QPen(theme().gold, theme().strongLine + 1));
    painter.setBrush(Qt::NoBrush);
    for (const QRect& part : m_parts())
        painter.drawRoundedRect(QRectF(part).adjusted(-2, -2, 2, 2) & QRectF(rect()).adjusted(2, 2, -2, -2),
                                theme().radius, theme().radius);
}

}  // namespace attn::ui
