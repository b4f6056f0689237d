// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// What was changed by hand about one token.
struct TokenMark {
    bool isByHand = false;  // here something was given
    bool isZeroed = false;
    QString before;  // raw: what stands here in the original, where that is another token; "" for none
    QString note;    // of the tooltip
    bool operator==(const TokenMark&) const = default;
};

}  // namespace attn::ui
