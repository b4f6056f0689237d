// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/stepper.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "core/decode/sentence.h"

namespace attn {

struct Stepper::State {
    State(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, DecodeOptions decodeOptions)
        : options(std::move(decodeOptions)),
          sentence(std::move(model), std::move(source), 1, options.interventions, options.maps, readAhead()),
          trace(sentence.encoded()) {}

    // The token that the decoder did not choose itself, if there is one.
    std::optional<Token> given(Index t) const {
        const std::vector<Token>& target = options.target;
        const StepIntervention* change = options.interventions.of(t);
        if (change && change->token)
            return change->token;
        if (!options.force)
            return std::nullopt;
        return t < static_cast<Index>(target.size()) ? target[static_cast<std::size_t>(t)] : endToken;
    }

    // What all steps read, if that is known and a map reads later steps.
    std::vector<Token> readAhead() const {
        const bool isAsked = std::any_of(options.interventions.maps.begin(), options.interventions.maps.end(),
                                         [](const auto& map) { return map.second.readsAhead; });
        if (!options.force || !isAsked)
            return {};
        std::vector<Token> tokens = {beginToken};
        for (std::optional<Token> token = given(0); *token != endToken;
             token = given(static_cast<Index>(tokens.size()) - 1))
            tokens.push_back(*token);
        return tokens;
    }

    DecodeOptions options;
    Sentence sentence;
    DecodeTrace trace;
};

Stepper::Stepper(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, DecodeOptions options)
    : m_state(std::make_unique<State>(std::move(model), std::move(source), std::move(options))) {
    State& state = *m_state;
    if (state.options.maximumLength <= 0) {
        const bool endsForced = state.options.force && !state.sentence.model().network.saysOneToken();
        const Index forced = endsForced ? static_cast<Index>(state.options.target.size()) + 1 : 0;
        state.options.maximumLength = std::max(state.sentence.usualMaximumLength(), forced);
    }
}

Stepper::~Stepper() = default;
Stepper::Stepper(Stepper&&) noexcept = default;
Stepper& Stepper::operator=(Stepper&&) noexcept = default;

bool Stepper::isFinished() const {
    return m_state->trace.stop != StopReason::Running;
}
const DecodeTrace& Stepper::trace() const {
    return m_state->trace;
}

std::vector<MapTrace> Stepper::encoderRows(const MapAddress& map) const {
    return m_state->sentence.encoderRows(map);
}

const StepTrace& Stepper::advance() {
    assert(!isFinished());
    State& state = *m_state;
    const auto t = static_cast<Index>(state.trace.steps.size());
    const Token previous = t == 0 ? beginToken : state.trace.steps.back().token;
    state.sentence.step(t, std::span(&previous, 1));
    StepTrace step = state.sentence.trace(t, previous, 0);
    if (const std::optional<Token> given = state.given(t)) {
        step.forced = true;
        step.token = *given;
        step.logProbability =
            static_cast<Real>(static_cast<double>(step.logits[step.token]) + logNormalizer(step.logits));
    }
    state.sentence.carry();
    if (step.token == endToken || state.sentence.model().network.saysOneToken())
        state.trace.stop = StopReason::End;
    else if (t + 1 >= state.options.maximumLength)
        state.trace.stop = StopReason::Length;
    state.trace.steps.push_back(std::move(step));
    return state.trace.steps.back();
}

DecodeTrace decode(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
                   DecodeOptions options) {
    Stepper stepper(std::move(model), std::move(source), std::move(options));
    while (!stepper.isFinished())
        stepper.advance();
    return stepper.trace();
}

}  // namespace attn
