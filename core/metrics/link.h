// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// A known link of an alignment: positions counted from 0 in tokens of the source and of the target. Sure
// links are the one explanation of their output token; where several source tokens explain it together, each
// of them is possible only (Och & Ney 2003), so that looking at any one of them is right.
struct Link {
    int source = 0;
    int target = 0;
    bool sure = true;
    bool operator==(const Link&) const = default;
};

}  // namespace attn
