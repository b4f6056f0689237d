// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// What a file says of one sentence.
struct OwnReference {
    std::optional<TokenList> tokens;
    std::optional<bool> isRight;
};

// The right target of a sentence: the `given` one, else the file's `own`, else none. Whether the sentence's
// target is right the file says of its own one; else it is known, too, where the target's text is.
void setReference(AlignedSentence& sentence, std::optional<TokenList> given, OwnReference own);

// Whether the target, without its end mark, is the reference.
bool isReference(const AlignedSentence& sentence);

}  // namespace attn
