// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/motion_actions.h"

#include <QApplication>

#include "ui/kit/commands/new_command.h"

namespace attn::ui {

MotionActions::MotionActions(QObject* parent)
    : QObject(parent),
      reduceAction(newCommand(this, QStringLiteral("reduceMotion"), tr("&Reduce Motion"),
                              tr("Nothing fades, slides or blinks"), {})),
      m_flashTime(QApplication::cursorFlashTime()) {
    reduceAction->setCheckable(true);
    connect(reduceAction, &QAction::toggled, this, &MotionActions::apply);
}

MotionActions::~MotionActions() {
    if (isReduced())
        apply(false);
}

void MotionActions::apply(bool isReduced) {
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                      Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, !isReduced);
    QApplication::setCursorFlashTime(isReduced ? 0 : m_flashTime);
}

}  // namespace attn::ui
