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
    m_state->value(quantity);  // computes everything before it, in order
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
    const auto shown = forms()[static_cast<std::size_t>(quantity.kind)].shown;
    return shown && has(quantity) ? shown(*m_state, quantity) : std::nullopt;
}

namespace {

// Visits every number that the trace holds in its first `steps` steps.
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
        // Two infinite scores are equal; their difference is not a number.
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
