// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"

namespace attn {

// How the sentences of a model are shown and measured.
struct SentenceForm {
    // A row of weights is that of the token which its step writes, or of the one which its step reads. The
    // end mark has no row then, because no step reads it; nor has the last token of an output that was cut.
    RowToken rows = RowToken::Written;
    // Words instead of pieces of words: the weights of a word's pieces are added over the source and averaged
    // over the output (mergedSubwords).
    bool mergesPieces = false;
    bool operator==(const SentenceForm&) const = default;
};

// What a model's tokens are.
struct TokenTraits {
    std::string pieces;       // how pieces of words are marked (subwords.h); empty: tokens are whole
    bool hasBegin = false;    // sources begin with <s>, which is not part of the text
    bool givesClass = false;  // one token is said, so that no step reads it
};
TokenTraits tokenTraits(const TrainedModel& model);

// The sentence in another form; it may be in any form before. <s> before a source is left out in all of them,
// so that known links, which count from the first word, fit. Sentences without change are given as they are.
SentencePointer inForm(const SentencePointer& sentence, const SentenceForm& form, const TokenTraits& traits);

}  // namespace attn
