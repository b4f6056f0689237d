// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// What a program says when there is not enough memory to go on.
inline constexpr const char* noMemorySentence =
    "there is not enough memory for this; close other programs or take a smaller input.";

// Memory can run out where no exception may leave: in a destructor of a library, or while an error is told.
// Afterwards such a program says `noMemorySentence` after its name and ends with exit code 1 instead of being
// aborted. Everything else that ends a program still aborts it. `program` must live as long as the program.
void sayLastWords(const char* program);

}  // namespace attn
