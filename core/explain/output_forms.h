// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/computation_state.h"

namespace attn {

// The numbers before the attention (annotations, first state) and after it (context, wiring, output layer);
// model-spec, "Bridge: the decoder's first state" and "Decoder wirings".
void writeAnnotation(const ComputationState& state, Index position, Index unit, Arithmetic& arithmetic);
void writeSummary(const ComputationState& state, Index unit, Arithmetic& arithmetic);
void writeFirstState(const ComputationState& state, Index unit, Arithmetic& arithmetic);
void writeQuery(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic);
void writeContext(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic);
void writeAttentional(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic);
void writeLogit(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic);
void writeLargestLogit(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeLogitExponential(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic);
void writeLogitSum(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeLogOfSum(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeProbability(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic);
void writeLogProbability(const ComputationState& state, Index step, Arithmetic& arithmetic);

}  // namespace attn
