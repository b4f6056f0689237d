// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

// Name, version, purpose and licence; returns when the user has closed it.
void showAbout(QWidget* parent);

}  // namespace attn::ui
