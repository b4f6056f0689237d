// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// The two sides of an alignment.
enum class Side { Source, Target };

}  // namespace attn
