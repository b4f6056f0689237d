// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

namespace attn::ui {

// Whether things may move unasked: menus and lists that fade or slide in, blinking carets. The pictures of
// the window never do that. Playing a sentence goes on either way.
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

    const int m_flashTime;  // of carets, as the desktop sets it
};

}  // namespace attn::ui
