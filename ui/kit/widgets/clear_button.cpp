// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/clear_button.h"

#include <QToolButton>

#include "ui/kit/text/tr.h"

namespace attn::ui {

// Qt makes a new button each time.
void setClearButton(QLineEdit& field, bool isShown) {
    field.setClearButtonEnabled(isShown);
    for (QToolButton* button : field.findChildren<QToolButton*>())
        button->setAccessibleName(tr("Clear the text"));
}

}  // namespace attn::ui
