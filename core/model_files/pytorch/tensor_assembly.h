// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/model_files/pytorch/mapping_fit.h"
#include "core/network/layers/parameters.h"
#include "core/network/recurrent/config.h"

namespace attn {

// The tensors of the specification as a mapping makes them from a state_dict. Shapes are known and checked
// before any number is read. Every Error starts with the file's path.
class TensorAssembly {
public:
    // `fit` and the tensors it points to must outlive this. Throws Error where the tensors of a rule do not
    // go together.
    TensorAssembly(const MappingFit& fit, const std::string& path);

    // The mapping's choices with what follows from the shapes: cells, layers, directions, sizes, bias, key
    // strength. Not validated.
    ModelConfig config() const;

    // Which rows of the vocabularies go where: the row of token i of ours, or −1 for a token that the
    // stranger does not have. Empty for all as they stand.
    struct Rows {
        std::vector<Index> source;
        std::vector<Index> target;
    };
    // Throws Error unless every tensor of the layout is there and fits its shape.
    void check(const ParameterLayout& layout, const ModelConfig& config, const Rows& rows) const;
    // After `check`. Throws Error naming the tensor when a number is not finite or what should be zero is
    // not.
    void fill(Parameters& parameters, const ModelConfig& config, const Rows& rows) const;
    // The bias [D] of the stranger's attentional layer; empty where it has none, or zeros. Throws Error for a
    // wrong shape, a number that is not finite, and when a model of this configuration cannot carry it.
    std::vector<float> attentionalBias(const ModelConfig& config) const;

private:
    struct Assembled {
        TensorRule rule;
        std::vector<const NamedTensor*> sources;
        std::vector<std::uint64_t> shape;  // of what the sources make, columns as the stranger has them
    };
    // Columns of ours taken from the stranger's: `from` −1 is zero.
    struct Block {
        Index from = 0;
        Index to = 0;
        Index count = 0;
    };

    [[noreturn]] void refuse(const std::string& problem) const;
    Assembled assemble(const TensorRule& rule) const;
    const Assembled* find(const std::string& name) const;
    Index size(const std::string& name, std::size_t dimension) const;  // 0 when it is not there
    std::vector<Block> blocks(const ParameterEntry& entry, const ModelConfig& config) const;
    std::vector<float> finiteNumbers(const NamedTensor& tensor) const;
    std::vector<float> values(const Assembled& assembled) const;
    void requireZeros() const;

    const MappingFit& m_fit;
    std::string m_path;
    std::map<std::string, Assembled> m_assembled;
};

}  // namespace attn
