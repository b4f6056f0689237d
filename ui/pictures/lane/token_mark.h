// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

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

// The mark of a token; an empty one where there is none.
inline const TokenMark& markAt(const std::vector<TokenMark>& marks, int index) {
    static const TokenMark none;
    return index >= 0 && index < static_cast<int>(marks.size()) ? marks[static_cast<std::size_t>(index)]
                                                                : none;
}

}  // namespace attn::ui
