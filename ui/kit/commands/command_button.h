// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QToolButton>

class QAction;

namespace attn::ui {

// The words of a command on a button, without the mark of its accelerator: "打开(&O)…" is "打开…". An icon
// text that somebody set for the command comes first.
QString buttonText(const QAction& command);

// A tool button whose default action is a command. Its text and its name for screen readers are always
// `buttonText` of it.
class CommandButton : public QToolButton {
public:
    explicit CommandButton(QAction* command, QWidget* parent = nullptr);

protected:
    void actionEvent(QActionEvent* event) override;

private:
    void showText();
};

}  // namespace attn::ui
