// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/inspect/aligned_sentence.h"

namespace attn {

// The right target of a sentence: the `given` one, else the file's `own`, else none. Whether the sentence's
// target is right is then known, too, where its text is.
void setReference(AlignedSentence& sentence, std::optional<TokenList> given, std::optional<TokenList> own);

}  // namespace attn
