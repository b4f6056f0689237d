// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/side_margins.h"

#include <QGuiApplication>
#include <QLayout>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

void setSideMargins(QLayout* layout, const QMargins& margins) {
    const auto apply = [layout, margins] {
        const bool isMirrored = QGuiApplication::isRightToLeft();
        layout->setContentsMargins(
            isMirrored ? QMargins(margins.right(), margins.top(), margins.left(), margins.bottom())
                       : margins);
    };
    apply();
    QObject::connect(ThemeNotifier::instance(), &ThemeNotifier::changed, layout, apply);
}

}  // namespace attn::ui
