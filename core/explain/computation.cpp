// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/computation.h"

#include <cmath>
#include <utility>

#include "core/explain/computation_state.h"

namespace attn {

Computation::Computation(std::shared_ptr<const TrainedModel> model, DecodeTrace trace,
                         Interventions interventions)
    : m_state(
          std::make_unique<ComputationState>(std::move(model), std::move(trace), std::move(interventions))) {}
Computation::~Computation() = default;
Computation::Computation(Computation&&) noexcept = default;
Computation& Computation::operator=(Computation&&) noexcept = default;

bool Computation::has(const Quantity& quantity) const {
    return m_state->has(quantity);
}

double Computation::value(const Quantity& quantity) const {
    return m_state->value(quantity);
}

Explanation Computation::explain(const Quantity& quantity) const {
    m_state->value(quantity);  // everything before it, in order
    Explanation explanation;
    explanation.of = quantity;
    Arithmetic arithmetic(&explanation);
    forms()[static_cast<std::size_t>(quantity.kind)].write(*m_state, quantity, arithmetic);
    arithmetic.finish();
    return explanation;
}

const DecodeTrace& Computation::trace() const {
    return m_state->trace();
}

void Computation::setStop(std::stop_token stop) {
    m_state->setStop(std::move(stop));
}

std::optional<double> Computation::shown(const Quantity& quantity) const {
    const DecodeTrace& trace = m_state->trace();
    const auto at = [](const Vector& vector, Index place) -> std::optional<double> {
        if (place < vector.size())
            return static_cast<double>(vector[place]);
        return std::nullopt;
    };
    switch (quantity.kind) {
        case Kind::Annotation:
            return static_cast<double>(trace.annotations(quantity.unit, quantity.position));
        case Kind::Summary:
            return at(trace.summary, quantity.unit);
        case Kind::FirstState:
            return at(trace.firstState, quantity.unit);
        default:
            break;
    }
    if (quantity.step >= static_cast<Index>(trace.steps.size()))
        return std::nullopt;
    const StepTrace& step = m_state->step(quantity.step);
    switch (quantity.kind) {
        case Kind::DecoderState:
            if (quantity.layer + 1 < m_state->config().decoder.layers)
                return std::nullopt;
            return at(step.state, quantity.unit);
        case Kind::Query:
            return at(step.query, quantity.unit);
        case Kind::Score:
            return at(step.alignment().scores, quantity.position);
        case Kind::Centre:
            return step.alignment().span.centre
                       ? std::optional(static_cast<double>(*step.alignment().span.centre))
                       : std::nullopt;
        case Kind::Distribution:
            return at(step.alignment().span.distribution, quantity.position);
        case Kind::AttentionWeight:
            return at(step.alignment().weights, quantity.position);
        case Kind::Context:
            return at(step.context, quantity.unit);
        case Kind::Attentional:
            return at(step.attentional, quantity.unit);
        case Kind::Logit:
            return at(step.logits, quantity.unit);
        case Kind::Probability:
            return at(step.probabilities, quantity.unit);
        case Kind::LogProbability:
            return static_cast<double>(step.logProbability);
        default:
            return std::nullopt;
    }
}

namespace {

// Of every number that the trace holds, up to `steps` steps.
void forEachShown(const Computation& computation, Index steps,
                  const std::function<void(const Quantity& at, double shown)>& visit) {
    Quantity at;
    for (int kind = 0; kind < kindCount; ++kind) {
        at = {};
        at.kind = static_cast<Kind>(kind);
        for (at.layer = 0; computation.has(at); ++at.layer, at.step = 0)
            for (; at.step < steps && computation.has(at); ++at.step, at.position = 0)
                for (; computation.has(at); ++at.position, at.unit = 0)
                    for (; computation.has(at); ++at.unit) {
                        const std::optional<double> shown = computation.shown(at);
                        if (!shown)
                            break;
                        visit(at, *shown);
                    }
    }
}

constexpr Index progressStride = 64;  // numbers

}  // namespace

PathDifference largestDifference(const Computation& computation, Index steps,
                                 const std::function<void(Index done, Index all)>& progress) {
    Index all = 0;
    if (progress)
        forEachShown(computation, steps, [&](const Quantity&, double) { ++all; });
    PathDifference largest;
    forEachShown(computation, steps, [&](const Quantity& at, double shown) {
        const double plain = computation.value(at);
        // No score at all is none in both.
        const double difference = shown == plain ? 0 : std::abs(shown - plain);
        if (largest.compared++ == 0 || !(difference <= largest.difference)) {
            largest.quantity = at;
            largest.shown = shown;
            largest.plain = plain;
            largest.difference = difference;
        }
        if (progress && largest.compared % progressStride == 0)
            progress(largest.compared, all);
    });
    return largest;
}

}  // namespace attn
