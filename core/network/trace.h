// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/network/map_address.h"

namespace attn {

// Everything that the decoder computed, step by step: plain values that a Pass left, copied by the stepper
// and never recomputed by a view. Shapes by the model specification: S source positions, D
// decoder state, K annotation, Vt target vocabulary.

// What the span did with the scores of one step.
struct SpanTrace {
    std::optional<Real> centre;  // p_t of a local span, in source positions
    std::optional<Index> taken;  // the position that a hard span took
    Index window = 0;            // of a local span
    // [S] softmax of the scores before the span's own factor (local_p) or choice (hard); empty for other
    // spans
    Vector distribution;
};

// What one attention map did in one step.
struct MapTrace {
    MapAddress map;
    Real temperature = 1;          // the scores are divided by it
    bool hasGivenWeights = false;  // weights come from an intervention, not from the span
    Vector scores;                 // [S] e_tj before the span
    Vector weights;                // [S] α_tj
    SpanTrace span;
};

struct StepTrace {
    Index step = 0;               // t, counted from 0
    Token previous = beginToken;  // y_{t-1}, what the decoder read
    Token token = endToken;       // y_t, the row's token: the most likely one, or the given target's
    Token predicted = endToken;   // the most likely one
    Real predictedProbability = 0;
    bool forced = false;      // token was given, by a target or an intervention
    Real logProbability = 0;  // of `token`, natural logarithm

    Vector query;                // [D] s_{t-1} (Bahdanau) or s_t (Luong)
    std::vector<MapTrace> maps;  // those that are kept, the lane's alignment first; empty without attention
    Vector context;              // [K] c_t
    Vector state;                // [D] s_t
    Vector attentional;          // [D] h̃_t; empty but in Luong's wiring
    Vector logits;               // [Vt]
    Vector probabilities;        // [Vt] softmax of the logits

    // The lane's alignment. Without attention it has no scores and weights.
    const MapTrace& alignment() const {
        static const MapTrace nothing;
        return maps.empty() ? nothing : maps.front();
    }
    // For those who make a trace of something else than a network.
    MapTrace& makeAlignment() { return maps.empty() ? maps.emplace_back() : maps.front(); }
};

enum class StopReason { Running, End, Length };  // not yet; </s>; the maximum length

struct DecodeTrace {
    std::vector<Token> source;  // ids the encoder read
    Matrix annotations;         // [K, S] h_j
    Vector summary;             // [K] [h→_last ; h←_first]
    Vector firstState;          // [D] s_0
    // What all steps read, known beforehand, where a map reads later steps; empty otherwise.
    std::vector<Token> readAhead;
    std::vector<StepTrace> steps;  // as far as decoding went; the last one may be </s>
    StopReason stop = StopReason::Running;
};

}  // namespace attn
