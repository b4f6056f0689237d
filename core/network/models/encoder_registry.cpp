// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/encoder_registry.h"

#include <algorithm>
#include <cassert>

#include "core/base/told.h"
#include "core/network/convolution/convolution_encoder.h"
#include "core/network/convolution/convolution_numbers.h"
#include "core/network/embedding/embedding_encoder.h"
#include "core/network/embedding/embedding_numbers.h"
#include "core/network/hierarchical/hierarchical_encoder.h"
#include "core/network/hierarchical/hierarchical_numbers.h"
#include "core/network/recurrent/recurrent_config.h"
#include "core/network/recurrent/recurrent_encoder.h"
#include "core/network/recurrent/recurrent_numbers.h"
#include "core/network/transformer/self_attention_encoder.h"
#include "core/network/transformer/transformer_config.h"
#include "core/network/transformer/transformer_numbers.h"

namespace attn {
namespace {

std::unique_ptr<Encoder> createRecurrentEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<RecurrentEncoder>(config, layout);
}

std::unique_ptr<Encoder> createSelfAttentionEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<SelfAttentionEncoder>(config, layout);
}

std::unique_ptr<Encoder> createConvolutionEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<ConvolutionEncoder>(config, layout);
}

std::unique_ptr<Encoder> createEmbeddingEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<EmbeddingEncoder>(config, layout);
}

std::unique_ptr<Encoder> createHierarchicalEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<HierarchicalEncoder>(config, layout);
}

void checkNothing(const ModelConfig&, ValueChecks&) {}

void checkSentences(const ModelConfig& config, ValueChecks& check) {
    check.require(
        config.attention.span != "hard",
        told("%1 \"hard\" is not possible over sentences, whose draws are not judged; ask for \"global\".",
             check.name("attention.span")));
}

}  // namespace

const std::vector<EncoderDescription>& encoders() {
    static const std::vector<EncoderDescription> table = {
        {"recurrent", translatable("Recurrent"), translatable("%1 over recurrent"), checkRecurrentEncoder,
         checkBridge, createRecurrentEncoder, recurrentAnnotationText, recurrentPositionNumbers,
         addRecurrentEncoderNumbers},
        {"self_attention", translatable("Self-attention"), translatable("%1 over self-attention"),
         checkSelfAttentionEncoder, checkNothing, createSelfAttentionEncoder, hiddenText,
         selfAttentionPositionNumbers, addSelfAttentionNumbers},
        {"convolution", translatable("Convolution"), translatable("%1 over convolution"),
         checkConvolutionEncoder, checkNothing, createConvolutionEncoder, hiddenText,
         convolutionPositionNumbers, addConvolutionNumbers},
        {"embedding", translatable("Embedding"), translatable("%1 over embedding"), checkEmbeddingEncoder,
         checkNothing, createEmbeddingEncoder, hiddenText, embeddingPositionNumbers, addEmbeddingNumbers},
        {"hierarchical", translatable("Hierarchical"), translatable("%1 over hierarchical"),
         checkHierarchicalEncoder, checkSentences, createHierarchicalEncoder, hierarchicalAnnotationText,
         hierarchicalPositionNumbers, addHierarchicalNumbers},
    };
    return table;
}

const EncoderDescription* findEncoder(const std::string& id) {
    const auto row = std::find_if(encoders().begin(), encoders().end(),
                                  [&](const EncoderDescription& encoder) { return encoder.id == id; });
    return row == encoders().end() ? nullptr : &*row;
}

const EncoderDescription& encoderOf(const ModelConfig& config) {
    const EncoderDescription* row = findEncoder(config.encoder.kind);
    assert(row);
    return *row;
}

}  // namespace attn
