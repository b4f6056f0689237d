// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// A known link of an alignment: positions counted from 0 in tokens of the source and of the target. A sure
// link is the only explanation of its output token. Where several source tokens together explain an output
// token, each of their links is only possible (Och & Ney 2003), so that looking at any one of them is right.
struct Link {
    int source = 0;
    int target = 0;
    bool sure = true;
    bool operator==(const Link&) const = default;
};

}  // namespace attn
