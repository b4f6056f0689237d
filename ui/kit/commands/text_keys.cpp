// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/text_keys.h"

#include <QApplication>
#include <QKeyEvent>

namespace attn::ui {
namespace {

bool isCommand(const QKeyEvent& key) {
    if (key.modifiers() != Qt::ControlModifier)
        return false;
    return key.key() == Qt::Key_D || key.key() == Qt::Key_E || key.key() == Qt::Key_K ||
           key.key() == Qt::Key_U;
}

}  // namespace

TextKeys::TextKeys(QWidget* window) : QObject(window), m_window(window) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { watch(now); });
}

void TextKeys::watch(QWidget* focus) {
    if (m_field)
        m_field->removeEventFilter(this);
    const bool isField =
        focus && focus->window() == m_window && focus->testAttribute(Qt::WA_InputMethodEnabled);
    m_field = isField ? focus : nullptr;
    if (m_field)
        m_field->installEventFilter(this);
}

bool TextKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isCommand(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace attn::ui
