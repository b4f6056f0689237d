// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace attn::ui {

// Keeps Ctrl+D, E, K and U as commands of the window while one of its text fields has the focus. What a field
// would do with them (as terminals do) has other keys: Delete and End.
class TextKeys : public QObject {
    Q_OBJECT

public:
    explicit TextKeys(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(QWidget* focus);

    QWidget* m_window;
    QPointer<QWidget> m_field;  // the field that has the focus
};

}  // namespace attn::ui
