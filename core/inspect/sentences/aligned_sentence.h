// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/types.h"
#include "core/inspect/sentences/token_list.h"
#include "core/metrics/link.h"

namespace attn {

// α [T, S] with a row for each target step: row i tells how target token i looks at the source tokens.
using AlignmentWeights = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Identifies a sentence of a corpus; it is the same in all systems.
struct SentenceKey {
    long number = 0;  // place in the corpus, from 0, by the file's numbers or else in the file
    int rank = 0;     // among the hypotheses of an n-best list, from 0
    auto operator<=>(const SentenceKey&) const = default;
};

// One sentence as one system aligned it. It never changes once it is shared.
struct AlignedSentence {
    SentenceKey key;
    std::int64_t line = 0;  // first line in its file, from 1 (its place without lines); 0: no file
    // The tokens of both sides. They include an end mark if the weights have a column or row for it. If the
    // text of a side is not known, the numbers of the positions, from 1, stand for it.
    TokenList source, target;
    bool knowsSource = true, knowsTarget = true;
    bool hasSourceEnd = false, hasTargetEnd = false;  // the last token is the end mark
    // [target.size(), source.size()]; empty when the system gives links or has no attention.
    AlignmentWeights weights;
    // Set for a system that gives links instead of weights; ordered by target, then source, each once.
    std::optional<std::vector<Link>> links;
    std::optional<double> logProbability;  // of the target, natural logarithm
    // Known links of a generated task, set if the target's tokens are the right ones. Files of known links
    // take precedence (core/inspect/links/gold.h).
    std::optional<std::vector<Link>> truth;
    std::optional<bool> isRight;  // whether the target is the reference; empty without a reference
    TokenList reference;          // empty when there is none
    // The tokens and weights as a model read them, where this is another form of them (sentence_form.h).
    std::shared_ptr<const AlignedSentence> original;

    bool knowsTexts() const { return knowsSource && knowsTarget; }
    int sourceLength() const { return source.size() - (hasSourceEnd ? 1 : 0); }
    int targetLength() const { return target.size() - (hasTargetEnd ? 1 : 0); }
};
using SentencePointer = std::shared_ptr<const AlignedSentence>;

// The text of an end mark that has weights in a file but no token.
inline constexpr const char* endMark = "</s>";

}  // namespace attn
