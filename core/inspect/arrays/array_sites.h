// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/inspect/arrays/array_layout.h"

namespace attn {

// Whether no row has weights right of its own place, as in the self-attention of a decoder. False for one
// row, and for matrices that are not square.
bool isLowerTriangle(const AlignmentWeights& grid);

// Sets the site of each array whose name does not tell it: triangles are those of a decoder's
// self-attention, squares of several sizes those of an encoder, others look from the output to the source.
void concludeSites(ArrayLayout& layout, const std::map<std::string, std::string>& chosen);

}  // namespace attn
