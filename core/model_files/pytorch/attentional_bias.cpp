// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/attentional_bias.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/base/told.h"
#include "core/model_files/pytorch/column_blocks.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {
namespace {

// In float, tanh(20) is 1 and the logistic function of −200 is 0.
constexpr Real alwaysOne = 20;
constexpr Real alwaysZero = -200;

std::vector<Index> rowBlocks(const ParameterEntry& entry, Index hidden) {
    const bool hasGates = entry.name.find(".rnn.") != std::string::npos;
    return hasGates ? std::vector<Index>(static_cast<std::size_t>(entry.rows / hidden), hidden)
                    : std::vector<Index>{entry.rows};
}

std::vector<Index> colBlocks(const ParameterEntry& entry, const ModelConfig& config) {
    std::vector<Index> sizes;
    for (const ColumnBlock& block : columnBlocks(entry.name, config))
        sizes.push_back(block.size);
    return sizes.empty() ? std::vector<Index>{entry.cols} : sizes;
}

// Gives the new place of each row or column when the blocks grow.
std::vector<Index> places(const std::vector<Index>& from, const std::vector<Index>& to) {
    std::vector<Index> result;
    Index begin = 0;
    for (std::size_t block = 0; block < from.size(); ++block) {
        for (Index i = 0; i < from[block]; ++i)
            result.push_back(begin + i);
        begin += to[block];
    }
    return result;
}

Weight weightOf(Seq2Seq& network, const std::string& name) {
    return network.parameters().weight(*network.layout()->find(name));
}

}  // namespace

std::string attentionalBiasProblem(const ModelConfig& config) {
    if (findScoreFunction(config.attention.score)->readsSizeOfAnnotations)
        return told("the score %1 would change with it", config.attention.score);
    if (config.attention.span == "local_p")
        return told("the weights of the span local_p do not sum to 1");
    if (!hasAttentionalVector(config) || config.encoder.bridge != "copy" || config.encoder.cell != "gru" ||
        config.decoder.cell != "gru")
        return told("only GRU layers whose last state the decoder starts from can carry one");
    return "";
}

Seq2Seq withAttentionalBias(const Seq2Seq& network, const std::vector<float>& bias) {
    const ModelConfig& small = network.config();
    assert(attentionalBiasProblem(small).empty());
    assert(static_cast<Index>(bias.size()) == small.decoder.hidden);
    ModelConfig config = small;
    const Index unit = small.decoder.hidden, hidden = unit + 1;
    config.encoder.hidden = config.decoder.hidden = hidden;
    Seq2Seq result(config);
    const std::vector<ParameterEntry>& grown = result.layout()->entries();
    for (const ParameterEntry& to : grown) {
        const ParameterId id = *network.layout()->find(to.name);
        const ParameterEntry& from = (*network.layout())[id];
        const ConstWeight values = network.parameters().weight(id);
        Weight target = weightOf(result, to.name);
        const std::vector<Index> rows = places(rowBlocks(from, unit), rowBlocks(to, hidden));
        const std::vector<Index> cols = places(colBlocks(from, small), colBlocks(to, config));
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t j = 0; j < cols.size(); ++j)
                target(rows[i], cols[j]) = values(static_cast<Index>(i), static_cast<Index>(j));
    }
    // The gates are r, z, n: h = (1 − z) n + z h.
    const std::string top = std::to_string(config.encoder.layers - 1);
    Weight encoder = weightOf(result, "encoder.rnn.bias_ih_l" + top);
    encoder(hidden + unit, 0) = alwaysZero;
    encoder(2 * hidden + unit, 0) = alwaysOne;
    for (Index layer = 0; layer < config.decoder.layers; ++layer)
        weightOf(result, "decoder.rnn.bias_ih_l" + std::to_string(layer))(hidden + unit, 0) = alwaysZero;
    Weight attentional = weightOf(result, "attentional.weight");
    for (Index i = 0; i < unit; ++i)
        attentional(i, unit) = bias[static_cast<std::size_t>(i)];
    return result;
}

}  // namespace attn
