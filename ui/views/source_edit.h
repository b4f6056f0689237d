// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace attn::ui {

// The source text's field. Blanks, arrows and digits go into the text while it has the focus; Enter and
// Escape leave it; undo and redo are the window's, so that there is one history.
class SourceEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit SourceEdit(QWidget* parent = nullptr);

signals:
    void left();  // by Enter or Escape

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
};

}  // namespace attn::ui
