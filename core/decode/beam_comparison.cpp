// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/beam_comparison.h"

#include <algorithm>
#include <utility>

#include "core/math/side_by_side.h"
#include "core/network/models/trained_model.h"

namespace attn {
namespace {

std::vector<Token> tokensOf(const BeamTree& tree) {
    std::vector<Token> tokens;
    for (Index place = tree.ranked.front(); place >= 0;
         place = tree.nodes[static_cast<std::size_t>(place)].parent)
        tokens.push_back(tree.nodes[static_cast<std::size_t>(place)].token);
    std::reverse(tokens.begin(), tokens.end());
    return tokens;
}

double logProbabilityOf(const BeamTree& tree) {
    return tree.nodes[static_cast<std::size_t>(tree.ranked.front())].logProbability;
}

}  // namespace

BeamComparison compareWithGreedy(const std::shared_ptr<const TrainedModel>& model,
                                 const std::vector<SentencePair>& pairs, Index count,
                                 const BeamOptions& options, Index threads) {
    struct Found {
        std::vector<Token> beam, greedy;  // with </s>, if there is one
        double beamLogProbability = 0, greedyLogProbability = 0;
    };
    std::vector<Found> found(std::min(static_cast<std::size_t>(count), pairs.size()));
    BeamOptions single = options;
    single.width = 1;
    sideBySide(threads, static_cast<Index>(found.size()), [&](Index, Index item) {
        const auto i = static_cast<std::size_t>(item);
        const BeamTree beam = beamSearch(model, pairs[i].source, options);
        const BeamTree greedy = beamSearch(model, pairs[i].source, single);
        found[i] = {tokensOf(beam), tokensOf(greedy), logProbabilityOf(beam), logProbabilityOf(greedy)};
    });
    BeamComparison result;
    result.pairs = static_cast<Index>(found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        Found& each = found[i];
        result.exact += each.beam == pairs[i].target ? 1 : 0;
        if (each.beam == each.greedy)
            ++result.equal;
        else
            ++(each.beamLogProbability > each.greedyLogProbability ? result.more : result.less);
        if (!each.beam.empty() && each.beam.back() == endToken)
            each.beam.pop_back();
        result.outputs.push_back(std::move(each.beam));
    }
    return result;
}

}  // namespace attn
