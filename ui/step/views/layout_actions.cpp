// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/layout_actions.h"

#include "ui/kit/commands/new_command.h"

namespace attn::ui {

LayoutActions::LayoutActions(QObject* parent)
    : QObject(parent),
      gridAction(newCommand(this, QStringLiteral("gridLayout"), tr("&Grid of Lanes"),
                            tr("Show all lanes side by side"), {}, [this] { setFocused(false); })),
      focusAction(newCommand(
          this, QStringLiteral("focusLayout"), tr("&Focus on One Lane"),
          tr("Show the selected lane large, the others as small pictures; again: the grid"), {Qt::Key_F})) {
    gridAction->setIconText(tr("Grid"));
    focusAction->setIconText(tr("Focus"));
    for (QAction* action : {gridAction, focusAction})
        action->setCheckable(true);
    gridAction->setChecked(true);
    connect(focusAction, &QAction::toggled, this, [this](bool isFocused) {
        gridAction->setChecked(!isFocused);
        emit focusChanged(isFocused);
    });
}

void LayoutActions::setFocused(bool isFocused) {
    focusAction->setChecked(isFocused);
    gridAction->setChecked(!isFocused);
}

}  // namespace attn::ui
