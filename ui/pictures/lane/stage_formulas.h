// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The parts of one step's computation that the dock shows.
enum class Stage {
    Embedding,        // what a source token is read as
    WordWeights,      // of the words in one sentence
    SentenceVectors,  // the words of one sentence times their weights
    SourceSelf,       // self-attention of the encoder
    Windows,          // of a convolution, with their gates
    Annotations,
    Read,           // what a Transformer's decoder reads
    SelfAttention,  // of the decoder
    State,
    Scores,
    Weights,
    TokenWeights,  // of the words in their sentence times those of the sentences
    Context,
    Values,  // of a head
    Attentional,
    FeedForward,
    Residual,  // what each part adds to a logit
    Output
};

// The stages in the order in which a model computes them: those of its encoder, then those of its wiring. In
// Bahdanau's wiring the state depends on the context; in Luong's the new state is the query, and there is an
// attentional vector.
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
