// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/stepper.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/error.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/trained_model.h"

namespace attn {

struct Stepper::State {
    State(std::shared_ptr<const TrainedModel> trained, DecodeOptions decodeOptions)
        : model(std::move(trained)),
          options(std::move(decodeOptions)),
          weights(model->network.parameters()) {}

    std::shared_ptr<const TrainedModel> model;
    DecodeOptions options;
    NetworkWeights weights;
    Positions positions;
    Encoding encoding;
    DecoderTape tape;
    DecodeTrace trace;
};

Stepper::Stepper(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, DecodeOptions options)
    : m_state(std::make_unique<State>(std::move(model), std::move(options))) {
    if (source.empty())
        throw Error("the text has no tokens: one at least is needed to decode");
    State& state = *m_state;
    const Seq2Seq& network = state.model->network;
    const auto length = static_cast<Index>(source.size());
    if (state.options.maximumLength <= 0) {
        const Index forced = state.options.force ? static_cast<Index>(state.options.target.size()) + 1 : 0;
        state.options.maximumLength = std::max(2 * length + 20, forced);
    }
    state.positions.assign({length});
    network.encoder().forward(state.weights, state.positions, source, state.encoding);
    network.decoder().prepare(state.weights, state.positions, state.encoding, 1, state.tape);
    state.trace.source = std::move(source);
    state.trace.annotations = state.encoding.annotations.all();
    state.trace.summary = state.encoding.summary.all();
    state.trace.firstState = state.encoding.firstState.all();
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

const StepTrace& Stepper::advance() {
    assert(!isFinished());
    State& state = *m_state;
    const Decoder& decoder = state.model->network.decoder();
    const auto t = static_cast<Index>(state.trace.steps.size());
    StepTrace step;
    step.step = t;
    step.previous = t == 0 ? beginToken : state.trace.steps.back().token;
    step.query = state.tape.state.block(0, decoder.stateSize(), 0, 1);

    decoder.readTokens(state.weights, std::span(&step.previous, 1), state.tape);
    decoder.step(state.weights, state.positions, state.encoding, t, 0, state.tape);
    step.logits.resize(decoder.targetSize());
    decoder.logits(state.weights, state.tape, 0, step.logits);

    if (decoder.attention().attends()) {
        step.scores = state.tape.attention.scores.all();
        step.weights = state.tape.attention.alignment.all();
        step.span = decoder.attention().span().trace(state.positions, state.tape.attention.span, 0, 0);
    }
    step.context = state.tape.readout.block(decoder.stateSize(), decoder.contextSize(), 0, 1);
    step.state = state.tape.readout.block(0, decoder.stateSize(), 0, 1);
    step.predicted = [&] {
        Index most = 0;
        step.logits.maxCoeff(&most);
        return static_cast<Token>(most);
    }();
    const Real largest = step.logits[step.predicted];
    const Vector exponentials = (step.logits.array() - largest).exp();
    const Real sum = exponentials.sum();
    step.probabilities = exponentials / sum;

    step.forced = state.options.force;
    step.token = step.predicted;
    if (step.forced) {
        const std::vector<Token>& target = state.options.target;
        step.token = t < static_cast<Index>(target.size()) ? target[static_cast<std::size_t>(t)] : endToken;
    }
    step.logProbability = step.logits[step.token] - largest - std::log(sum);

    decoder.carryState(state.positions, state.tape);
    if (step.token == endToken)
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
