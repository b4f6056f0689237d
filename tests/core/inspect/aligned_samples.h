// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn::test {

// Makes a sentence of tokens between blanks; the last ones may be </s>. The weights of row i decrease from
// target token i on.
inline AlignedSentence alignedSample(long number, const std::string& source, const std::string& target) {
    AlignedSentence sentence;
    sentence.key.number = number;
    sentence.source = TokenList::split(source);
    sentence.target = TokenList::split(target);
    sentence.hasSourceEnd = !sentence.source.empty() && sentence.source.back() == endMark;
    sentence.hasTargetEnd = !sentence.target.empty() && sentence.target.back() == endMark;
    sentence.weights.resize(sentence.target.size(), sentence.source.size());
    for (Index i = 0; i < sentence.weights.rows(); ++i) {
        for (Index j = 0; j < sentence.weights.cols(); ++j)
            sentence.weights(i, j) = Real(1) / static_cast<Real>(1 + (i > j ? i - j : j - i));
        sentence.weights.row(i) /= sentence.weights.row(i).sum();
    }
    return sentence;
}

inline SentencePointer sharedSample(AlignedSentence sentence) {
    return std::make_shared<const AlignedSentence>(std::move(sentence));
}

}  // namespace attn::test
