// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/reference.h"

#include <utility>

namespace attn {

void setReference(AlignedSentence& sentence, std::optional<TokenList> given, std::optional<TokenList> own) {
    if (!given)
        given = std::move(own);
    if (!given)
        return;
    sentence.reference = std::move(*given);
    if (!sentence.knowsTarget)
        return;
    TokenList target = sentence.target;
    if (sentence.hasTargetEnd)
        target.removeLast();
    sentence.isRight = target == sentence.reference;
}

}  // namespace attn
