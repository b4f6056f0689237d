// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model_files/pytorch/mapping_fit.h"
#include "core/network/config.h"
#include "core/network/layers/parameters.h"

namespace attn {

// The specification's tensors, which a mapping makes from a state_dict. Shapes are known and checked before
// any number is read. Every Error starts with the file's path.
class TensorAssembly {
public:
    // `fit` and the tensors it points to must outlive this object. Throws Error when the tensors of a rule do
    // not fit together.
    TensorAssembly(const MappingFit& fit, const std::string& path);

    // The mapping's choices and what follows from the shapes: cells, layers, directions, sizes, bias, key
    // strength; of a table of positions, whether it is the sinusoids. The result is not validated.
    ModelConfig config() const;

    // The row of the foreign vocabulary for each of our tokens; −1 for a token that the foreign model does
    // not have. Empty when all rows keep their places.
    struct Rows {
        std::vector<Index> source;
        std::vector<Index> target;
        std::vector<Token> neverSaid = {};  // of our target tokens, besides those without a row
    };
    // Whether encoder and decoder have one table of embeddings, with the same rows for their `size` tokens.
    // The rows of the target are then those of the table.
    bool sharesEmbedding(const Rows& rows, Index size) const;
    // Whether the output layer's weights are the decoder's embeddings, so that the output may be tied.
    bool sharesOutput() const;
    // Throws Error unless every tensor of the layout exists and fits its shape.
    void check(const ParameterLayout& layout, const ModelConfig& config, const Rows& rows) const;
    // Call it after `check`. With `keepsNarrow` weights that are whole numbers of 8 bits stay so
    // (NarrowWeights). Throws Error that names the tensor when a number is not finite or a value that should
    // be zero is not.
    void fill(Parameters& parameters, const ModelConfig& config, const Rows& rows, bool keepsNarrow) const;
    // The bias [D] of the foreign model's attentional layer; empty when it has no bias or the bias is zero.
    // Throws Error for a wrong shape, for a number that is not finite, and when a model of this configuration
    // cannot carry the bias.
    std::vector<float> attentionalBias(const ModelConfig& config) const;

private:
    struct Assembled {
        TensorRule rule;
        std::vector<const NamedTensor*> sources;
        // shape of the joined sources, with the columns in the foreign model's order
        std::vector<std::uint64_t> shape;
        // The numbers of one tensor as they stand.
        bool hasSameNumbers(const Assembled& other) const;
        bool isPlain() const {
            return sources.size() == 1 && !rule.isTransposed && rule.parts == 0 && rule.columns.empty();
        }
    };
    // A block of our columns, taken from the foreign model's columns. `from` = −1 means zeros.
    struct Block {
        Index from = 0;
        Index to = 0;
        Index count = 0;
    };

    void takePositions(const std::string& half);
    template <typename Half>
    void readBlocks(const std::string& name, Half& half) const;
    [[noreturn]] void refuse(const std::string& problem) const;
    Assembled assemble(const TensorRule& rule) const;
    const Assembled* find(const std::string& name) const;
    Index size(const std::string& name, std::size_t dimension) const;  // 0 when there is no such tensor
    std::vector<Block> blocks(const ParameterEntry& entry, const ModelConfig& config) const;
    void checkFinite(const NamedTensor& tensor, std::span<const float> numbers, std::size_t first) const;
    void fillRows(const Assembled& assembled, const ParameterEntry& entry, const std::vector<Index>* order,
                  Real* to) const;
    void fillBlocks(const Assembled& assembled, const ParameterEntry& entry, const std::vector<Index>* order,
                    const ModelConfig& config, Real* to) const;
    std::vector<float> finiteNumbers(const NamedTensor& tensor) const;
    std::vector<float> values(const Assembled& assembled) const;
    void requireZeros() const;
    static void silence(Parameters& parameters, const Rows& rows);

    const MappingFit& m_fit;
    std::string m_path;
    std::map<std::string, Assembled> m_assembled;
    std::map<std::string, std::string> m_sinusoids;  // by half: the layout that its table of positions has
};

}  // namespace attn
