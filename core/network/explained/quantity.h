// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string>

#include "core/base/types.h"

namespace attn {

// Where in a network a number stands, where several parts have numbers of one kind. `Model` has those that
// exist once, and all of a recurrent encoder and decoder.
enum class Part {
    Model,
    // Encoder without recurrence: what a token is read as, sublayers, what follows the last layer
    EncoderInput,
    EncoderSelf,
    EncoderFeed,
    EncoderConvolution,
    EncoderLast,
    // The Transformer's wiring
    DecoderInput,
    DecoderSelf,
    DecoderCross,
    DecoderFeed,
    DecoderLast,
    // What would be said if the Transformer stopped: `layer` counts the places of its stream, 0 before the
    // first layer, then after each sublayer
    DecoderLens,
    // Hierarchical encoder: `step` is the sentence of a text, `position` a word in it, or a sentence
    Words,
    Sentences,
};
inline constexpr int partCount = static_cast<int>(Part::Sentences) + 1;

// What a number of one decoded sentence is. Steps and positions are counted from 0.
enum class Kind {
    // Cells: `layer`, `direction` (0 forwards, 1 backwards), `gate` in PyTorch's order, `position`, `unit`
    EncoderGate,
    EncoderComplement,  // 1 − z of a GRU
    EncoderHiddenSum,   // W_hn h + b_hn of a GRU, before its reset gate
    EncoderMemory,      // c of an LSTM
    EncoderMemoryTanh,
    EncoderState,
    Annotation,  // h_j: `position`, `unit`
    Summary,     // [h→_last ; h←_first], or the mean of the annotations: `unit`
    FirstState,  // s_0: `unit`
    // The decoder's cells: `layer`, `gate`, `step`, `unit`
    DecoderGate,
    DecoderComplement,
    DecoderHiddenSum,
    DecoderMemory,
    DecoderMemoryTanh,
    DecoderState,
    Query,                // `step`, `unit`
    ProjectedQuery,       // W_Q s: `step`, `unit`
    ProjectedAnnotation,  // W_K h, or W_a h of `general`: `position`, `unit`
    QueryNorm,            // ‖s‖: `step`
    AnnotationNorm,       // ‖h‖: `position`
    NormProduct,          // max(‖s‖‖h‖, 1e-8): `step`, `position`
    Cosine,               // `step`, `position`
    KeyStrength,          // β
    ScoreUnit,            // g(…) of `additive`: `step`, `position`, `unit`
    Score,                // e_tj: `step`, `position`
    CentreUnit,           // tanh(W_p s): `step`, `unit`
    CentreShare,          // σ(v_pᵀ tanh(W_p s)): `step`
    Centre,               // p_t: `step`
    Away,                 // j − p_t: `step`, `position`
    WindowFactor,         // exp(−(j − p_t)² / 2σ²): `step`, `position`
    TemperedScore,        // e / τ: `step`, `position`
    LargestScore,         // of those that are permitted: `step`
    Exponential,          // exp(e − max e): `step`, `position`
    ExponentialSum,       // `step`
    Distribution,         // softmax before a span's factor or choice: `step`, `position`
    AttentionWeight,      // α_tj: `step`, `position`
    Context,              // c_t: `step`, `unit`
    Attentional,          // h̃_t: `step`, `unit`
    Logit,                // `step`, `unit` is the token
    LargestLogit,         // `step`
    LogitExponential,     // exp(logit − largest): `step`, `unit`
    LogitSum,             // `step`
    LogOfSum,             // ln of that: `step`
    Probability,          // `step`, `unit`
    LogProbability,       // of the row's token: `step`

    // From here on "row" is a source position (`position`) of an encoder and a `step` of a decoder.
    // What a token is read as:
    PositionRate,  // 10000^(−2i/d): `unit` is the pair i
    Embedded,      // √d · embedding: row, `unit`
    PositionCode,  // sine or cosine of the position, or what was learned for it: row, `unit`
    TurnCosine,    // of rotary positions: `position` is the place of the token, `unit` the pair
    TurnSine,
    TokenInput,  // x = √d · embedding + position: row, `unit`
    // Layer norm: row, `unit`, `layer`
    NormMean,
    NormCentred,    // x − mean
    NormVariance,   // biased
    NormDeviation,  // √(variance + ε)
    NormUnit,       // centred / deviation
    Normed,         // γ ∘ that + β
    // A sublayer: row, `unit`, `layer`
    Added,     // what it adds to the stream
    Residual,  // x + that
    FeedSum,   // W_1 x + b_1
    FeedGate,  // Φ of that (gelu) or σ (swish)
    FeedUnit,  // g of the sum
    // Heads: `layer`, `head`. In a map `step` is the row that attends, also in an encoder, and `position` is
    // what it reads.
    HeadQuery,       // before rotary positions turn it: `step`, `unit`
    HeadKey,         // likewise: `position`, `unit`
    Key,             // as the score reads it: `position`, `unit`
    Value,           // `position`, `unit`
    MeanWeight,      // of all heads of a layer: `step`, `position`
    FixedValue,      // W_v summary + b_v of a fixed context: `layer`, `unit`
    TokenWeight,     // a sentence's weight times the token's own in it: `step`, `position`
    InputSum,        // W_in x + b before the first convolution: `position`, `unit`
    ConvolutionSum,  // the half that is gated: `position`, `unit`, `layer`
    ConvolutionGate,
    ConvolutionOutput,
    // What a part of the residual stream adds to a logit (stream_numbers.h): `layer`, `step`, `unit` is the
    // token
    StreamLogit,
    StreamBias,  // the same of the bias of a norm, or of the output layer
};
inline constexpr int kindCount = static_cast<int>(Kind::StreamBias) + 1;

// One number. Places that its kind does not have are 0.
struct Quantity {
    Kind kind = Kind::AttentionWeight;
    Index step = 0;
    Index position = 0;
    Index unit = 0;
    Index layer = 0;
    Index direction = 0;
    Index gate = 0;
    Index head = 0;
    Part part = Part::Model;
    auto operator<=>(const Quantity&) const = default;
};

// The number of another kind at the same place.
inline Quantity like(Quantity quantity, Kind kind) {
    quantity.kind = kind;
    return quantity;
}

}  // namespace attn
