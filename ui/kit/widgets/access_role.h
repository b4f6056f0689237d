// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QTabWidget>
#include <QWidget>

namespace attn::ui {

// What a screen reader calls a widget that draws itself. Without it Qt gives such a widget no role. Call it
// in the constructor: a role that was asked for already is kept.
void setAccessRole(QWidget& widget, QAccessible::Role role);

// Lets the bar of the tabs alone take the focus. Otherwise a screen reader finds a second control around it
// that has no name.
void focusTabBarOnly(QTabWidget& tabs);

}  // namespace attn::ui
