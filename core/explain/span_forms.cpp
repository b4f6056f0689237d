// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/span_forms.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

Factor score(const ComputationState& state, Index step, Index position) {
    return state.number({.kind = Kind::Score, .step = step, .position = position});
}

double centre(const ComputationState& state, Index step) {
    return state.value({.kind = Kind::Centre, .step = step});
}

// Whether the softmax runs over this position: it has a score, and it is inside the window of a local span.
bool isPermitted(const ComputationState& state, Index step, Index position) {
    if (!std::isfinite(score(state, step, position).value))
        return false;
    return !isLocal(state) || std::abs(static_cast<double>(position) - centre(state, step)) <=
                                  static_cast<double>(state.config().attention.window);
}

// The nearest position that has a score. It gets all weight if no position is permitted.
Index nearestPosition(const ComputationState& state, Index step) {
    Index nearest = 0;
    double distance = std::numeric_limits<double>::infinity();
    for (Index j = 0; j < state.sourceLength(); ++j) {
        const double away = std::abs(static_cast<double>(j) - centre(state, step));
        if (std::isfinite(score(state, step, j).value) && away < distance) {
            distance = away;
            nearest = j;
        }
    }
    return nearest;
}

bool isAnyPermitted(const ComputationState& state, Index step) {
    for (Index j = 0; j < state.sourceLength(); ++j)
        if (isPermitted(state, step, j))
            return true;
    return false;
}

Index mostLikely(const ComputationState& state, Index step) {
    Index best = 0;
    for (Index j = 1; j < state.sourceLength(); ++j)
        if (score(state, step, j).value > score(state, step, best).value)
            best = j;
    return best;
}

}  // namespace

bool isLocal(const ComputationState& state) {
    return state.attends() && state.config().attention.span.starts_with("local");
}
bool isPredictive(const ComputationState& state) {
    return state.attends() && state.config().attention.span == "local_p";
}
bool isHard(const ComputationState& state) {
    return state.attends() && state.config().attention.span == "hard";
}

void writeCentreUnit(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic) {
    const ParameterId weight = state.tensor("attention.W_p");
    for (Index d = 0; d < state.config().decoder.hidden; ++d)
        arithmetic.term(
            {state.entry(weight, unit, d), state.number({.kind = Kind::Query, .step = step, .unit = d})});
    arithmetic.apply(Function::Tanh);
}

void writeCentreShare(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    const ParameterId vector = state.tensor("attention.v_p");
    for (Index a = 0; a < state.config().attention.size; ++a)
        arithmetic.term(
            {state.entry(vector, a), state.number({.kind = Kind::CentreUnit, .step = step, .unit = a})});
    arithmetic.apply(Function::Sigmoid);
}

// S σ(…) for local_p; t for local_m, at most the last position.
void writeCentre(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    if (isPredictive(state))
        arithmetic.term({constant(static_cast<double>(state.sourceLength())),
                         state.number({.kind = Kind::CentreShare, .step = step})});
    else
        arithmetic.term({constant(static_cast<double>(std::min(step, state.sourceLength() - 1)))});
}

void writeAway(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    arithmetic.term({constant(static_cast<double>(position))});
    arithmetic.term({constant(-1), state.number({.kind = Kind::Centre, .step = step})});
}

// exp(−(j − p)² / 2σ²), σ = window / 2
void writeWindowFactor(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    const Factor away = state.number({.kind = Kind::Away, .step = step, .position = position});
    const auto window = static_cast<double>(state.config().attention.window);
    arithmetic.term({constant(-1), away, away});
    arithmetic.divide(constant(window * window / 2));
    arithmetic.apply(Function::Exponential);
}

void writeTemperedScore(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    arithmetic.term({score(state, step, position)});
    if (state.temperature(step) != 1)
        arithmetic.divide(constant(state.temperature(step)));
}

void writeLargestScore(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    for (Index j = 0; j < state.sourceLength(); ++j)
        if (isPermitted(state, step, j))
            arithmetic.term({state.number({.kind = Kind::TemperedScore, .step = step, .position = j})});
    arithmetic.apply(Function::Largest);
}

void writeExponential(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    if (!isPermitted(state, step, position)) {
        // It is outside of the window, or it is alone because nothing is inside.
        const bool isAlone = !isAnyPermitted(state, step) && nearestPosition(state, step) == position;
        return arithmetic.term({constant(isAlone ? 1 : 0)});
    }
    arithmetic.term({state.number({.kind = Kind::TemperedScore, .step = step, .position = position})});
    arithmetic.term({constant(-1), state.number({.kind = Kind::LargestScore, .step = step})});
    arithmetic.apply(Function::Exponential);
}

void writeExponentialSum(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    for (Index j = 0; j < state.sourceLength(); ++j)
        arithmetic.term({state.number({.kind = Kind::Exponential, .step = step, .position = j})});
}

void writeDistribution(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::Exponential, .step = step, .position = position})});
    arithmetic.divide(state.number({.kind = Kind::ExponentialSum, .step = step}));
}

void writeWeight(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    if (const MapIntervention* change = state.change(step); change && change->weights)
        return arithmetic.term({constant(static_cast<double>((*change->weights)[position]))});
    if (isHard(state))
        return arithmetic.term({constant(mostLikely(state, step) == position ? 1 : 0)});
    const Factor share = state.number({.kind = Kind::Distribution, .step = step, .position = position});
    if (isPredictive(state))
        arithmetic.term(
            {share, state.number({.kind = Kind::WindowFactor, .step = step, .position = position})});
    else
        arithmetic.term({share});
}

}  // namespace attn
