// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace attn::ui {

// The picture ":/icons/<name>.svg" filled with `normal`, or with `disabled` while the command is not
// possible. Sharp at every scale of the screen. Empty without a name.
QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled);

}  // namespace attn::ui
