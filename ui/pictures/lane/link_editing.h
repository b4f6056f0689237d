// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace attn::ui {

// Editing of known links by clicks on the picture of a sentence.
struct LinkEditing {
    bool isOn = false;
    int sources = 0, targets = 0;  // tokens that may have links; end marks come after them

    bool allows(int row, int source) const {
        return isOn && row >= 0 && row < targets && source >= 0 && source < sources;
    }
    bool operator==(const LinkEditing&) const = default;
};

// Whether the key toggles the link of the current row and the hovered source.
inline bool isLinkToggle(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace attn::ui
