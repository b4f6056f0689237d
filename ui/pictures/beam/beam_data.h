// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/beam.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The largest beam width and the default one.
inline constexpr int mostBeamWidth = 20, usualBeamWidth = 5;
inline constexpr double mostLengthPower = 2, usualLengthPower = 1;

// One beam search with everything that its views show. It never changes once it is shared.
struct BeamData {
    std::shared_ptr<const attn::BeamTree> tree;
    std::shared_ptr<const LaneData> lane;  // the lane that was searched, as it was then
    attn::Index width = usualBeamWidth;
    double lengthPower = usualLengthPower;
    attn::EndedPlace ended = attn::EndedPlace::StaysEmpty;
    attn::Index maximumLength = 0;
    QStringList tokens;  // raw, one for each node
};

// The most tokens of a hypothesis: as many as a lane may decode, or fewer if the tree would become too large.
attn::Index longestHypothesis(const attn::Seq2Seq& network, attn::Index sourceLength, attn::Index width);
// Fills in the tokens.
std::shared_ptr<const BeamData> makeBeamData(BeamData data);

const attn::BeamNode& nodeOf(const BeamData& data, attn::Index node);
// The probability of a node's token after all tokens before it.
double probabilityOf(const attn::BeamNode& node);
// The nodes from the first token to `node`.
std::vector<attn::Index> pathTo(const attn::BeamTree& tree, attn::Index node);
// The nodes that have `tokens` from the first one on, as far as the tree contains them.
std::vector<attn::Index> pathOf(const attn::BeamTree& tree, const std::vector<attn::Token>& tokens);
// The tokens that a lane has decoded.
std::vector<attn::Token> tokensOf(const attn::DecodeTrace& trace);
// The picture of the lane as if it had decoded the path to `node`.
std::shared_ptr<const Picture> pathPicture(const BeamData& data, attn::Index node);
// The coverage of each source position: the sum of its weights over all rows (Tu et al. 2016). Empty without
// attention.
attn::Vector coverageOf(const attn::AttentionRows& rows);

}  // namespace attn::ui
