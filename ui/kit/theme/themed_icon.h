// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace attn::ui {

// Picture ":/icons/<name>.svg" filled with `normal`, and with `disabled` where the command is not possible.
// Sharp at every scale of the screen. Empty without a name.
QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled);

}  // namespace attn::ui
