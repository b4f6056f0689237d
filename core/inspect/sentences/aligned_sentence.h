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

// α [T, S], a row for each target step: row i says how target token i looks at the source tokens.
using AlignmentWeights = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Which sentence of a corpus, the same in all systems.
struct SentenceKey {
    long number = 0;  // its place in the corpus, from 0, as the file's numbers say it, else in the file
    int rank = 0;     // among the hypotheses of an n-best list, from 0
    auto operator<=>(const SentenceKey&) const = default;
};

// One sentence as one system aligned it. Never changed once shared.
struct AlignedSentence {
    SentenceKey key;
    std::int64_t line = 0;  // where it begins in its file, from 1; of what has no lines its place; 0: no file
    // With their end marks where the weights have a column or row of theirs. Where the text of a side is not
    // known the numbers of the positions, from 1, stand for it.
    TokenList source, target;
    bool knowsSource = true, knowsTarget = true;
    bool hasSourceEnd = false, hasTargetEnd = false;  // the last token is the end mark
    // [target.size(), source.size()]; empty where the system gives links, and without attention.
    AlignmentWeights weights;
    // Of a system that gives links in place of weights; ordered by target, then source, none twice.
    std::optional<std::vector<Link>> links;
    std::optional<double> logProbability;  // of the target, natural logarithm
    // Known links of a generated task, where the target's tokens are the right ones. Files of known links
    // come before it (core/inspect/links/gold.h).
    std::optional<std::vector<Link>> truth;
    std::optional<bool> isRight;  // whether the target is the reference; none where there is no reference
    TokenList reference;          // empty where there is none

    bool knowsTexts() const { return knowsSource && knowsTarget; }
    int sourceLength() const { return source.size() - (hasSourceEnd ? 1 : 0); }
    int targetLength() const { return target.size() - (hasTargetEnd ? 1 : 0); }
};
using SentencePointer = std::shared_ptr<const AlignedSentence>;

// How end marks are written where a file has weights of them but no token.
inline constexpr const char* endMark = "</s>";

}  // namespace attn
