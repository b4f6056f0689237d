// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace attn::ui {

// What mouse and keys do in one view, besides the commands of the menus.
struct Gesture {
    QString on, gesture, what;  // "a bar", "Drag", "Set its weight; …"
};
struct GestureGroup {
    QString view;
    std::vector<Gesture> gestures;
};
std::vector<GestureGroup> gestureGroups();

}  // namespace attn::ui
