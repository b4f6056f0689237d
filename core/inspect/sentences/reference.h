// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// What a file says about the reference of one sentence.
struct OwnReference {
    std::optional<TokenList> tokens;
    std::optional<bool> isRight;
};

// Sets the right target of a sentence: the `given` one, else the file's `own`, else none. For its own
// reference the file tells whether the sentence's target is right. Otherwise this is known only if the
// target's text is.
void setReference(AlignedSentence& sentence, std::optional<TokenList> given, OwnReference own);

// Whether the target, without its end mark, is the reference.
bool isReference(const AlignedSentence& sentence);

}  // namespace attn
