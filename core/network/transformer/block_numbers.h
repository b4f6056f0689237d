// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/explained/layer_numbers.h"

namespace attn {

// The blocks of an encoder or a decoder (block.h), for those who write their numbers down.
struct BlocksPlace {
    RowPlace rows;
    std::string name;  // of its tensors: "decoder"
    Index layers = 1;
    Index size = 0;  // d
    Index heads = 1;
    Index feedForward = 0;  // F
    bool isNormBefore = true;
    bool hasLastNorm = true;
    double normEpsilon = usualNormEpsilon;
    bool isScaled = true;  // what a token is read as: by √d
    std::string activation;
    std::string score;  // of self-attention
    std::string positions;
    bool isDecoder = false;
    std::string cross = {};    // score of a decoder's cross-attention
    Index annotations = 0;     // how many cross-attention reads
    Index annotationSize = 0;  // K

    Part input() const { return isDecoder ? Part::DecoderInput : Part::EncoderInput; }
    Part self() const { return isDecoder ? Part::DecoderSelf : Part::EncoderSelf; }
    Part feed() const { return isDecoder ? Part::DecoderFeed : Part::EncoderFeed; }
    Part last() const { return isDecoder ? Part::DecoderLast : Part::EncoderLast; }
    std::vector<Part> sublayers() const {
        return isDecoder ? std::vector{self(), Part::DecoderCross, feed()} : std::vector{self(), feed()};
    }
    Index headWidth() const { return size / heads; }
    std::string layerName(Index layer) const { return name + ".layers." + std::to_string(layer); }
    // Tensors of the norm of a sublayer, or of the last norm.
    std::string normName(Part part, Index layer) const;

    // A number of the stream x: after a sublayer, and before it.
    Quantity after(Part part, Index layer, Index row, Index unit) const;
    Quantity before(Part part, Index layer, Index row, Index unit) const;
    // What a sublayer reads: the stream, or its norm.
    Quantity read(Part part, Index layer, Index row, Index unit) const;
    // What the blocks leave, after the last norm if there is one.
    Quantity output(Index row, Index unit) const;
};

BlocksPlace encoderBlocks(const Numbers& numbers);
BlocksPlace decoderBlocks(const Numbers& numbers);

// What a token is read as, norms, heads, what sublayers add, and the stream (model-spec, "Block").
void addBlockNumbers(const Numbers& numbers, const BlocksPlace& blocks, NumberForms& table);

// The numbers of the heads of one part (multi_head.h): queries, keys, values, scores, weights, contexts, and
// what the sublayer adds.
void addHeadNumbers(const Numbers& numbers, const BlocksPlace& blocks, Part part, NumberForms& table);

}  // namespace attn
