// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The parts of one step's computation that the dock shows.
enum class Stage { Annotations, State, Scores, Weights, Context, Attentional, Output };
inline constexpr int stageKindCount = 7;

// In the order in which a model computes them: Bahdanau's wiring makes the state of the context, Luong's asks
// with the new state and has an attentional vector.
std::vector<Stage> stagesOf(const ModelConfig& config);
QString stageName(Stage stage);  // "Annotations"

// What a model really does in a stage: the picture ":/formulas/<id>.svg" and a plain text for where there is
// none.
struct StageFormula {
    QString id, text;
};
// Of `Scores` it is the score function's own, which the lane knows: empty here.
StageFormula stageFormula(Stage stage, const ModelConfig& config);
// What the weights need besides the scores: a local span's centre p_t, a hard span's distribution; empty for
// others.
StageFormula spanFormula(const ModelConfig& config);

// Number of the state that asks at step `number`, both counted from 1: s_{t−1} (Bahdanau) or s_t (Luong).
int queryNumber(const ModelConfig& config, int number);

}  // namespace attn::ui
