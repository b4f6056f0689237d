// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string>

#include "core/base/types.h"

namespace attn {

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
    Summary,     // [h→_last ; h←_first]: `unit`
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
};
inline constexpr int kindCount = static_cast<int>(Kind::LogProbability) + 1;

// One number. Places that its kind does not have are 0.
struct Quantity {
    Kind kind = Kind::AttentionWeight;
    Index step = 0;
    Index position = 0;
    Index unit = 0;
    Index layer = 0;
    Index direction = 0;
    Index gate = 0;
    auto operator<=>(const Quantity&) const = default;
};

}  // namespace attn
