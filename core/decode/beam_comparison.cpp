// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/beam_comparison.h"

#include <algorithm>

#include "core/model/trained_model.h"

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
                                 const BeamOptions& options) {
    BeamComparison result;
    result.pairs = std::min(count, static_cast<Index>(pairs.size()));
    BeamOptions single = options;
    single.width = 1;
    for (Index i = 0; i < result.pairs; ++i) {
        const SentencePair& pair = pairs[static_cast<std::size_t>(i)];
        const BeamTree beam = beamSearch(model, pair.source, options);
        const BeamTree greedy = beamSearch(model, pair.source, single);
        const std::vector<Token> tokens = tokensOf(beam);
        result.exact += tokens == pair.target ? 1 : 0;
        if (tokens == tokensOf(greedy))
            ++result.equal;
        else
            ++(logProbabilityOf(beam) > logProbabilityOf(greedy) ? result.more : result.less);
    }
    return result;
}

}  // namespace attn
