// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/inspect/arrays/array_layout.h"

namespace attn {

// Makes the sentences of a layout whose arrays are of one step each, as generate() gives them. `rows` is the
// number of rows of each group: sentences times places in the beam. Which row belongs to a sentence tells the
// file's array beam_indices [sentences, steps]; without it, its array sequences [sentences, ·] tells the
// number of sentences, and the first place in the beam is taken. Throws UndecidedDump where neither tells.
void followBeams(const ArrayFile& file, const std::map<std::int64_t, std::uint64_t>& rows,
                 ArrayLayout& layout, const std::map<std::string, std::string>& chosen);

}  // namespace attn
