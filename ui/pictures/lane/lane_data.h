// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/decode/interventions.h"
#include "core/metrics/token_differences.h"
#include "core/network/models/trained_model.h"
#include "core/network/trace.h"
#include "core/tasks/task.h"

namespace attn::ui {

// Everything that the views of one lane show, derived by the session from its model and trace. It never
// changes once it is shared: a new step makes a new LaneData (the model and, if possible, the trace are
// shared).
struct LaneData {
    QString name;                     // "Additive"
    QString variant;                  // differences from the default: "local-p · Luong LSTM"
    QString variantText;              // the whole model in sentences, for a tooltip
    int colour = 0;                   // index of Theme::lane
    QString formulaId;                // picture ":/formulas/<id>.svg"
    QString formulaText;              // used if there is no picture
    bool attends = true;              // false: there is one fixed vector for every step
    QStringList sourceTokens;         // raw, as the tokeniser cut them; one for each annotation
    std::vector<bool> sourceUnknown;  // not in the model's vocabulary
    // Raw, one for each step of the trace, including "</s>". For a lane in training they are its own
    // predictions, even if it reads the reference.
    QStringList outputTokens;
    QStringList referenceTokens;  // expected output without "</s>"; empty when it is not known
    // How the output differs from the reference; empty when that is not known. If the decoder reads the
    // reference, its own predictions are compared.
    std::optional<attn::TokenDifferences> differences;
    std::vector<attn::Link> links;  // known alignment of this source and output; empty when it is not known
    // Set for a system that gives links instead of weights, by target, then source; the trace has 1 for each.
    std::optional<std::vector<attn::Link>> ownLinks;
    std::shared_ptr<const attn::DecodeTrace> trace;  // steps as far as decoded
    attn::Interventions whatIfs;                     // its changes by hand
    // The trace without the changes; it is complete once the trace has ended. nullptr: nothing was changed.
    std::shared_ptr<const attn::DecodeTrace> original;
    // The time in seconds that decoding took on this machine: for the encoder, and for each step of the
    // trace. It belongs to the lane with its changes.
    double encoderSeconds = 0;
    std::vector<double> stepSeconds;
    std::shared_ptr<const attn::TrainedModel> model;  // nullptr if only the weights are known
    std::shared_ptr<const attn::Vocabulary> target;   // of the trace's tokens
    std::optional<double> exactMatch;                 // 0 to 1 on held-out pairs, from the model file
    std::optional<double> loss;  // held-out, for a lane in training; shown instead of the entropy
    QString state;               // for a lane in training: "done: loss reached"
    QString trouble;             // what went wrong in training, and what to try; empty when nothing did
    bool isFinished = false;     // the trace ends with </s> or at the maximum length
};

// The selection of the window. -1: nothing is hovered.
struct Selection {
    int step = 0;           // number of rows shown, from 0 to those decoded; the current row is step - 1
    bool showsAll = false;  // rows after the current one are shown too
    int source = -1;        // hovered source position
    int row = -1;           // hovered output row
    int lane = 0;           // the lane that the dock shows in detail
    // Guessed source positions, for the row that comes next and for the current one.
    int guess = -1, lastGuess = -1;
    bool operator==(const Selection&) const = default;
};

// The number of rows of `lane` that `selection` shows: a lane that has ended keeps showing all of its rows.
inline int rowsShown(const LaneData& lane, const Selection& selection) {
    const int decoded = lane.trace ? static_cast<int>(lane.trace->steps.size()) : 0;
    return selection.step < decoded && !selection.showsAll ? selection.step : decoded;
}

// -1 when nothing is decoded yet.
inline int currentRow(const LaneData& lane, const Selection& selection) {
    const int decoded = lane.trace ? static_cast<int>(lane.trace->steps.size()) : 0;
    return (selection.step < decoded ? selection.step : decoded) - 1;
}

// The step of the current row; nullptr when nothing is decoded yet.
inline const attn::StepTrace* currentStep(const LaneData& lane, const Selection& selection) {
    const int row = currentRow(lane, selection);
    return row >= 0 ? &lane.trace->steps[static_cast<std::size_t>(row)] : nullptr;
}

// The known link between a row and a source position; nullptr when there is none.
inline const attn::Link* knownLink(const LaneData& lane, int row, int source) {
    for (const attn::Link& link : lane.links) {
        if (link.target == row && link.source == source)
            return &link;
    }
    return nullptr;
}

// Whether the token of a decoded row is the expected one; empty when that is not known.
inline std::optional<bool> isRightToken(const LaneData& lane, int row) {
    const auto place = static_cast<std::size_t>(row);
    if (!lane.differences || row < 0 || place >= lane.differences->isRight.size())
        return std::nullopt;
    return lane.differences->isRight[place];
}

// The token that a lane itself predicts in a row, and whether it is the expected one. If the token was set by
// hand, nothing is known about the prediction.
struct SaidToken {
    QString text;
    std::optional<bool> isRight;
};
inline SaidToken saidIn(const LaneData& lane, int row) {
    const attn::StepTrace& step = lane.trace->steps[static_cast<std::size_t>(row)];
    const bool isByHand = step.predicted != step.token && !lane.whatIfs.isEmpty();
    return {QString::fromStdString(lane.target->text(step.predicted)),
            isByHand ? std::nullopt : isRightToken(lane, row)};
}

// Whether somebody set the weights of a decoded row by hand.
inline bool hasGivenWeights(const LaneData& lane, Index row) {
    const auto place = static_cast<std::size_t>(row);
    return lane.trace && row >= 0 && place < lane.trace->steps.size() &&
           lane.trace->steps[place].alignment().hasGivenWeights;
}

// Whether a lane has links instead of weights; nothing else is known about its steps.
inline bool givesLinks(const LaneData& lane) {
    return lane.ownLinks.has_value();
}

}  // namespace attn::ui
