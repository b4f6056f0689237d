// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The parts of one step's computation that the dock shows.
enum class Stage { Annotations, State, Scores, Weights, Context, Attentional, Output };

// The stages in the order in which a model computes them, as far as they can be shown. In Bahdanau's wiring
// the state depends on the context; in Luong's the new state is the query, and there is an attentional
// vector.
std::vector<Stage> stagesOf(const ModelConfig& config);
QString stageName(Stage stage);  // "Annotations"

// What a model actually computes in a stage: the picture ":/formulas/<id>.svg", and a plain text if there is
// no picture.
struct StageFormula {
    QString id, text;
};
// Empty for `Scores`, whose formula is that of the score function, which the lane knows.
StageFormula stageFormula(Stage stage, const ModelConfig& config);
// What the weights need besides the scores: a local span's centre p_t, or a hard span's distribution; empty
// for others.
StageFormula spanFormula(const ModelConfig& config);

// The number of the state that is the query at step `number`, both counted from 1: s_{t−1} (Bahdanau) or s_t
// (Luong).
int queryNumber(const ModelConfig& config, int number);

}  // namespace attn::ui
