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
    m_state->form(quantity).write(quantity, arithmetic);
    arithmetic.finish();
    return explanation;
}

const DecodeTrace& Computation::trace() const {
    return m_state->trace();
}

const TrainedModel& Computation::model() const {
    return m_state->model();
}

void Computation::setStop(std::stop_token stop) {
    m_state->setStop(std::move(stop));
}

std::optional<double> Computation::shown(const Quantity& quantity) const {
    return has(quantity) ? m_state->shown(quantity) : std::nullopt;
}

std::vector<Quantity> Computation::kinds() const {
    std::vector<Quantity> all;
    for (const NumberForm& form : m_state->table())
        if (const Quantity first{.kind = form.kind, .part = form.part}; has(first))
            all.push_back(first);
    return all;
}

bool Computation::isOfStep(const Quantity& quantity) const {
    return m_state->form(quantity).isOfStep && m_state->form(quantity).extents.steps > 1;
}

void Computation::forEach(const Quantity& first, Index step,
                          const std::function<bool(const Quantity& at)>& visit) const {
    const Extents& all = m_state->form(first).extents;
    const bool hasStep = isOfStep(first);
    for (Index layer = 0; layer < all.layers; ++layer)
        for (Index head = 0; head < all.heads; ++head)
            for (Index direction = 0; direction < all.directions; ++direction)
                for (Index row = hasStep ? step : 0; row < (hasStep ? step + 1 : all.steps); ++row) {
                    Quantity at = first;
                    at.layer = layer;
                    at.head = head;
                    at.direction = direction;
                    at.step = row;
                    for (at.position = 0; has(at); ++at.position, at.unit = at.gate = 0)
                        for (at.gate = 0; has(at); ++at.gate, at.unit = 0)
                            for (; has(at); ++at.unit)
                                if (!visit(at))
                                    break;
                }
}

namespace {

// Numbers of the source first, then step by step, as a network computes them.
void forEachShown(const Computation& computation, Index steps,
                  const std::function<void(const Quantity& at, double shown)>& visit) {
    const auto show = [&](const Quantity& at) {
        const std::optional<double> shown = computation.shown(at);
        if (shown)
            visit(at, *shown);
        return shown.has_value();
    };
    const std::vector<Quantity> kinds = computation.kinds();
    for (Index t = 0; t < steps; ++t)
        for (const Quantity& kind : kinds)
            if (t == 0 || computation.isOfStep(kind))
                computation.forEach(kind, t, show);
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
