// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace attn::ui {

// Shows the button that empties the field, or hides it. A screen reader reads a name on it, which Qt's lacks.
void setClearButton(QLineEdit& field, bool isShown);

}  // namespace attn::ui
