// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/network/attention_config.h"

namespace attn {

// The largest size of a layer or a window; far above what one machine trains.
inline constexpr Index largestSize = 16'384;
inline constexpr Index largestLayers = 16;

// Recurrent layers of a reader inside of an encoder.
struct ReaderConfig {
    std::string cell = "gru";
    Index layers = 1;
    bool bidirectional = true;
    Index hidden = 32;     // per direction
    Index embedding = 32;  // of the reader of words only

    Index directions() const { return bidirectional ? 2 : 1; }
    Index outputSize() const { return hidden * directions(); }
};

// Everything of a model that is a choice (model-spec, "Model file", key `config`). Plain values; `validate`
// (config_checks.h) says what contradicts itself. JSON keys are the field names, grouped as here. Each kind
// of encoder and each wiring reads some of them (config_json.cpp).
inline constexpr double usualNormEpsilon = 1e-5;

struct EncoderConfig {
    std::string kind = "recurrent";  // an id of encoder_registry.h
    std::string cell = "gru";
    Index layers = 1;
    bool bidirectional = true;
    Index hidden = 32;  // per direction; the model width d of other kinds
    Index embedding = 32;
    std::string bridge = "tanh";
    // Of `self_attention`; positions and longest also of `convolution` and `embedding`:
    Index heads = 4;           // H
    Index feedForward = 128;   // "feed_forward", F
    std::string norm = "pre";  // or "post"
    // "last_norm": a norm after the last layer; unset: with "pre" alone
    std::optional<bool> lastNorm;
    double normEpsilon = usualNormEpsilon;  // "norm_epsilon", ε of its layer norms
    bool scaledEmbedding = true;            // "scaled_embedding": a token is read as √d times its embedding
    std::string activation = "relu";        // an id of feedForwardActivations()
    std::string positions = "sinusoidal";   // an id of positionKinds()
    Index longest = 64;                     // L, of learned positions
    std::string score = "scaled_dot";       // an id of headScores()
    Index width = 3;                        // of `convolution`: tokens that one window sees, odd
    // Of `hierarchical`:
    // A sentence ends with one of these tokens. A recipe names their texts; a model has their ids.
    std::vector<std::string> separatorTexts;
    std::vector<Token> separators;
    ReaderConfig words, sentences;
    AttentionConfig attention;  // of words to their sentence
    Index query = 64;           // "attention.query", size of its learned query

    Index directions() const { return bidirectional ? 2 : 1; }
    bool isRecurrent() const { return kind == "recurrent"; }
    bool hasLastNorm() const { return lastNorm.value_or(norm == "pre"); }  // of `self_attention`
    Index annotationSize() const {                                         // K
        if (kind == "hierarchical")
            return sentences.outputSize();
        return isRecurrent() ? hidden * directions() : hidden;
    }
};

struct DecoderConfig {
    std::string wiring = "bahdanau";  // an id of wiring_registry.h
    std::string cell = "gru";
    Index layers = 1;
    Index hidden = 64;  // D; the model width d of a Transformer, the size of the query of `pool`
    Index embedding = 32;
    bool inputFeeding = true;  // "input_feeding", read by Luong's wiring only
    // Of `transformer`, as in EncoderConfig:
    Index heads = 4;
    Index feedForward = 128;  // "feed_forward"
    std::string norm = "pre";
    std::optional<bool> lastNorm;  // "last_norm"
    double normEpsilon = usualNormEpsilon;
    bool scaledEmbedding = true;
    std::string activation = "relu";
    std::string positions = "sinusoidal";
    Index longest = 64;
    std::string score = "scaled_dot";  // of self-attention
    bool tiedOutput = false;           // "tied_output": logits are made with the embedding's weights
    // "shared_embedding": the embedding is the encoder's, so both vocabularies are as large.
    bool sharedEmbedding = false;

    bool hasLastNorm() const { return lastNorm.value_or(norm == "pre"); }  // of `transformer`
};

struct ModelConfig {
    Index sourceSize = 0;  // "source_size", Vs
    Index targetSize = 0;  // "target_size", Vt
    EncoderConfig encoder;
    DecoderConfig decoder;
    AttentionConfig attention;  // of the decoder to the annotations

    Index directions() const { return encoder.directions(); }
    Index annotationSize() const { return encoder.annotationSize(); }  // K
    AttentionSetup attentionSetup() const { return {attention, decoder.hidden, annotationSize()}; }
};

}  // namespace attn
