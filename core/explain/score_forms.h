// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/explain/computation_state.h"

namespace attn {

// The arithmetic of a score function (model-spec, "Score functions"): a row of this table for each row of the
// score registry.
struct ScoreForm {
    std::string id;
    void (*score)(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
    // Which numbers of their own it has.
    bool projectsQuery = false;
    bool projectsAnnotations = false;
    bool hasUnits = false;
    bool hasNorms = false;
};
// nullptr: no attention, or a score that nobody has written down.
const ScoreForm* findScoreForm(const std::string& id);

// Of their own numbers.
void writeProjectedQuery(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic);
void writeProjectedAnnotation(const ComputationState& state, Index position, Index unit,
                              Arithmetic& arithmetic);
Index projectedSize(const ComputationState& state);
void writeScoreUnit(const ComputationState& state, Index step, Index position, Index unit,
                    Arithmetic& arithmetic);
void writeQueryNorm(const ComputationState& state, Index step, Arithmetic& arithmetic);
void writeAnnotationNorm(const ComputationState& state, Index position, Arithmetic& arithmetic);
void writeNormProduct(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeCosine(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic);
void writeKeyStrength(const ComputationState& state, Arithmetic& arithmetic);

}  // namespace attn
