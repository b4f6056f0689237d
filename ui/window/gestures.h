// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace attn::ui {

// An action of mouse or keys in a view that is not a menu command.
struct Gesture {
    QString on, gesture, what;  // for example "a bar", "Drag", "Set its weight; …"
};
struct GestureGroup {
    QString view;
    std::vector<Gesture> gestures;
};
std::vector<GestureGroup> gestureGroups();

}  // namespace attn::ui
