// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/computation_state.h"

namespace attn {

// The numbers from scores to weights (model-spec, "From scores to weights: the span"), changes by hand
// included.
bool isLocal(const ComputationState& state);
bool isPredictive(const ComputationState& state);  // local_p
bool isHard(const ComputationState& state);

void writeCentreUnit(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic);
void writeCentreShare(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeCentre(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeAway(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeWindowFactor(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeTemperedScore(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeLargestScore(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeExponential(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeExponentialSum(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeDistribution(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeWeight(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);

}  // namespace attn
