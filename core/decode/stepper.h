// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/trace.h"

namespace attn {

struct TrainedModel;

struct DecodeOptions {
    // The most tokens to decode, </s> included. 0 takes 2·S + 20, or the length of a longer forced target.
    Index maximumLength = 0;
    // A target that the decoder reads instead of its own output (teacher forcing), as ids without </s>. If
    // `force` is set, decoding ends after the </s> of the target.
    bool force = false;
    std::vector<Token> target;
    Interventions interventions;
    // The maps that each step keeps, the lane's alignment first. Empty: those that the network keeps itself.
    std::vector<MapAddress> maps = {};
};

// Decodes one sentence, one token at a time, and keeps the full trace. Decoding is greedy, or forced to a
// given target. Threads must not share a Stepper; several Steppers may read one model.
class Stepper {
public:
    // Encodes at once. Throws Error when `source` is empty or the interventions or maps do not fit.
    Stepper(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, DecodeOptions options = {});
    ~Stepper();
    Stepper(Stepper&&) noexcept;
    Stepper& operator=(Stepper&&) noexcept;

    bool isFinished() const;
    // Decodes one more token. Must not be called when finished.
    const StepTrace& advance();
    const DecodeTrace& trace() const;
    // The rows of a map of the encoder, one for each source position that attends.
    std::vector<MapTrace> encoderRows(const MapAddress& map) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

// All steps at once.
DecodeTrace decode(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
                   DecodeOptions options = {});

}  // namespace attn
