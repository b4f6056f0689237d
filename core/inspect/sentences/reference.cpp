// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/sentences/reference.h"

#include <utility>

namespace attn {

void setReference(AlignedSentence& sentence, std::optional<TokenList> given, OwnReference own) {
    if (given)
        own = {};
    else
        given = std::move(own.tokens);
    sentence.isRight = own.isRight;
    if (!given)
        return;
    sentence.reference = std::move(*given);
    if (!own.isRight && sentence.knowsTarget)
        sentence.isRight = isReference(sentence);
}

bool isReference(const AlignedSentence& sentence) {
    const int length = sentence.targetLength();
    if (sentence.reference.size() != length)
        return false;
    for (int i = 0; i < length; ++i) {
        if (sentence.target[i] != sentence.reference[i])
            return false;
    }
    return true;
}

}  // namespace attn
