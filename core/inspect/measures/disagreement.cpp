// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/inspect/measures/measure.h"

namespace attn {
namespace {

bool hasAlignment(const AlignedSentence* sentence) {
    return sentence && (sentence->links || sentence->weights.size() > 0);
}

bool isSameText(const TokenList& left, const TokenList& right, int length) {
    for (int i = 0; i < length; ++i) {
        if (left[i] != right[i])
            return false;
    }
    return true;
}

// If a text is not known, texts of the same length are taken to be the same.
bool isComparable(const AlignedSentence& left, const AlignedSentence& right) {
    const int sources = left.sourceLength(), targets = left.targetLength();
    if (right.sourceLength() != sources || right.targetLength() != targets)
        return false;
    const bool knowSources = left.knowsSource && right.knowsSource;
    const bool knowTargets = left.knowsTarget && right.knowsTarget;
    return (!knowSources || isSameText(left.source, right.source, sources)) &&
           (!knowTargets || isSameText(left.target, right.target, targets));
}

// The distribution of target token i over the source tokens. The last place is always for the end mark, even
// if a system has none. All zeros when the token looks at nothing; returns whether it looks at something.
bool fillShares(const AlignedSentence& sentence, int target, Eigen::Ref<Vector> shares) {
    shares.setZero();
    if (!sentence.links) {
        shares.head(sentence.weights.cols()) = sentence.weights.row(target).transpose();
    } else {
        const auto& links = *sentence.links;
        const auto first = std::lower_bound(links.begin(), links.end(), target,
                                            [](const Link& link, int row) { return link.target < row; });
        for (auto link = first; link != links.end() && link->target == target; ++link) {
            if (link->source >= 0 && link->source < shares.size())
                shares[link->source] = 1;
        }
    }
    const Real sum = shares.sum();
    if (sum > 0)
        shares /= sum;
    else
        shares.setZero();
    return sum > 0;
}

}  // namespace

std::optional<double> disagreement(const std::vector<const AlignedSentence*>& systems) {
    std::vector<const AlignedSentence*> aligned;
    std::copy_if(systems.begin(), systems.end(), std::back_inserter(aligned), hasAlignment);
    if (aligned.size() < 2)
        return std::nullopt;
    for (std::size_t i = 1; i < aligned.size(); ++i) {
        if (!isComparable(*aligned.front(), *aligned[i]))
            return std::nullopt;
    }
    const int targets = aligned.front()->targetLength();
    if (targets == 0)
        return std::nullopt;
    const auto count = static_cast<Index>(aligned.size());
    Matrix shares(aligned.front()->sourceLength() + 1, count);
    std::vector<bool> looks(aligned.size());
    // ½ Σ |α − β|; 1 when exactly one of the two is empty.
    const auto distance = [&](Index i, Index j) {
        if (looks[static_cast<std::size_t>(i)] != looks[static_cast<std::size_t>(j)])
            return 1.0;
        return std::min(static_cast<double>((shares.col(i) - shares.col(j)).cwiseAbs().sum()) / 2, 1.0);
    };
    double sum = 0;
    for (int target = 0; target < targets; ++target) {
        for (Index i = 0; i < count; ++i)
            looks[static_cast<std::size_t>(i)] =
                fillShares(*aligned[static_cast<std::size_t>(i)], target, shares.col(i));
        for (Index i = 0; i < count; ++i) {
            for (Index j = i + 1; j < count; ++j)
                sum += distance(i, j);
        }
    }
    const Index pairs = count * (count - 1) / 2;
    return sum / (static_cast<double>(targets) * static_cast<double>(pairs));
}

}  // namespace attn
