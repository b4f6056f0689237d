// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

namespace attn::ui {

// Whether anything may move that nobody asked to: menus and lists that fade or slide in, blinking carets. The
// window's own pictures never do; what is played goes on being played.
class MotionActions : public QObject {
    Q_OBJECT

public:
    explicit MotionActions(QObject* parent = nullptr);
    ~MotionActions() override;

    void setReduced(bool isReduced) { reduceAction->setChecked(isReduced); }
    bool isReduced() const { return reduceAction->isChecked(); }

    QAction* const reduceAction;  // checkable

private:
    void apply(bool isReduced);

    const int m_flashTime;  // of carets, as the desktop has it
};

}  // namespace attn::ui
