// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace attn::ui {

// Known links that are edited by clicks on a picture of a sentence.
struct LinkEditing {
    bool isOn = false;
    int sources = 0, targets = 0;  // the first tokens of each side; end marks behind them have no links

    bool allows(int row, int source) const {
        return isOn && row >= 0 && row < targets && source >= 0 && source < sources;
    }
    bool operator==(const LinkEditing&) const = default;
};

// Keys that toggle the link of the current row and the hovered source.
inline bool isLinkToggle(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace attn::ui
