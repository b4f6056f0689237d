// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/beam.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What can be chosen, and what is when nobody does.
inline constexpr int mostBeamWidth = 20, usualBeamWidth = 5;
inline constexpr double mostLengthPower = 2, usualLengthPower = 1;

// One beam search and all that its views show of it. Never changed once shared.
struct BeamData {
    std::shared_ptr<const attn::BeamTree> tree;
    std::shared_ptr<const LaneData> lane;  // that was searched, as it was then
    attn::Index width = usualBeamWidth;
    double lengthPower = usualLengthPower;
    attn::Index maximumLength = 0;
    QStringList tokens;  // raw, one per node
};

// Tokens that a hypothesis may have: as many as a lane may decode, fewer where the tree would not fit.
attn::Index longestHypothesis(const attn::ModelConfig& config, attn::Index sourceLength, attn::Index width);
// Fills in the tokens.
std::shared_ptr<const BeamData> makeBeamData(BeamData data);

const attn::BeamNode& nodeOf(const BeamData& data, attn::Index node);
// p of a node's token after all before it.
double probabilityOf(const attn::BeamNode& node);
// From the first token to `node`.
std::vector<attn::Index> pathTo(const attn::BeamTree& tree, attn::Index node);
// The nodes that say `tokens` from the first on, as far as the tree goes.
std::vector<attn::Index> pathOf(const attn::BeamTree& tree, const std::vector<attn::Token>& tokens);
// What a lane has decoded.
std::vector<attn::Token> tokensOf(const attn::DecodeTrace& trace);
// The lane as if it had decoded the path to `node`: for an attention plot.
std::shared_ptr<const LaneData> pathLane(const BeamData& data, attn::Index node);
// Coverage of each source position: the sum of its weights over all rows (Tu et al. 2016). Empty without
// attention.
attn::Vector coverageOf(const attn::DecodeTrace& trace);

}  // namespace attn::ui
