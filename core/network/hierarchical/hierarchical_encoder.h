// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/value_checks.h"
#include "core/network/attention/attention.h"
#include "core/network/config.h"
#include "core/network/encoder.h"
#include "core/network/recurrent/recurrent_reader.h"

namespace attn {

// Encoder `hierarchical` (Yang et al. 2016, 2.2): tokens up to and with a separator are a sentence; a reader
// over words, attention with a learned query (`encoder.words.query` [D_w]), v_i = Σ_j α_ij h_ij; a reader
// over the v_i gives the annotations, one a sentence. Holds no numbers.
class HierarchicalEncoder final : public Encoder {
public:
    HierarchicalEncoder(const ModelConfig& config, ParameterLayout& layout);

    std::vector<MapAddress> maps() const override;
    bool readsSentences() const override { return true; }
    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;

private:
    friend class HierarchicalEncoderPass;

    std::vector<Token> m_separators;
    Index m_querySize;  // D_w
    RecurrentReader m_words;
    ParameterId m_query = noParameter;
    Attention m_attention;
    RecurrentReader m_sentences;
};

// Where each sentence of a text begins: tokens up to and with a separator are one, and so is what follows the
// last one.
std::vector<Index> sentenceStarts(std::span<const Token> text, std::span<const Token> separators);

void checkHierarchicalEncoder(const ModelConfig& config, ValueChecks& check);
// Numbers that one source position takes in training, there and back.
Index hierarchicalPositionNumbers(const ModelConfig& config);
// "encoder.sentences.hidden in 2 directions makes 64."
std::string hierarchicalAnnotationText(const ModelConfig& config, const ValueChecks& check);

}  // namespace attn
