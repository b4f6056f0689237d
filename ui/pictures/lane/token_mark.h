// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// What was changed by hand at one token.
struct TokenMark {
    bool isByHand = false;  // something was set here
    bool isZeroed = false;
    QString before;  // raw: the original token if it was another one; else ""
    QString note;    // for the tooltip
    bool operator==(const TokenMark&) const = default;
};

}  // namespace attn::ui
