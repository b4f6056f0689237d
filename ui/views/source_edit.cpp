// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/source_edit.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <memory>

namespace attn::ui {
namespace {

bool leaves(const QKeyEvent& key) {
    return key.key() == Qt::Key_Escape || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

}  // namespace

SourceEdit::SourceEdit(QWidget* parent) : QLineEdit(parent) {
    setClearButtonEnabled(true);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setAccessibleName(tr("Clear the text"));
}

bool SourceEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();  // QLineEdit would claim it for a history of its own
            return true;
        }
        if (leaves(*key)) {
            key->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void SourceEdit::keyPressEvent(QKeyEvent* event) {
    if (leaves(*event)) {
        emit left();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SourceEdit::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    const QList<QAction*> actions = menu->actions();
    // Undo, redo and their separator stand first.
    for (int own = 0; own < 3 && own < actions.size(); ++own)
        menu->removeAction(actions[own]);
    menu->exec(event->globalPos());
}

void SourceEdit::dragEnterEvent(QDragEnterEvent* event) {
    // Files are for the window: a model dropped here must not become its path.
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QLineEdit::dragEnterEvent(event);
}

}  // namespace attn::ui
