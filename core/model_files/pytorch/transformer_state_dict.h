// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/network/models/seq2seq.h"

namespace attn {

// The tensors of a Transformer as the state_dict of PyTorch's translation tutorial has them: nn.Transformer
// with its in_proj_weight [3d, d], the token embeddings, the table of positions and the generator.
struct TransformerStateDict {
    struct Tensor {
        std::string name;
        std::vector<std::uint64_t> shape;
        std::vector<float> values;  // row-major
    };
    std::vector<Tensor> tensors;
    // What nn.Transformer is to be made with: {"d_model", "64"}, {"norm_first", "True"} …
    std::vector<std::pair<std::string, std::string>> arguments;
};

// Why a network is no nn.Transformer, as the end of a sentence; empty when it is one. nn.Transformer has one
// width, number of heads, feed-forward width, activation, place of the norms and kind of positions for both
// halves, scaled dot products, and a norm after the last layer.
std::string stateDictProblem(const Seq2Seq& network);

// Names are those of resources/mappings/tutorial_transformer.json, so what is written is read again. Throws
// Error that starts with `path` for a network that is no nn.Transformer.
TransformerStateDict transformerStateDict(const Seq2Seq& network, const std::string& path);

}  // namespace attn
