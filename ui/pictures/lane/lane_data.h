// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "core/decode/interventions.h"
#include "core/network/models/trained_model.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// The picture of a lane that was decoded or is in training, and the facts of the lane, derived from its model
// and trace. A new step makes a new LaneData; the model and, if possible, the trace are shared.
//
// The picture is that of a map from the output to the tokens of the source. A map with other axes is a
// picture beside it.
struct LaneData : Picture {
    // What is shown instead of this picture; nullptr: this.
    std::shared_ptr<const Picture> otherAxes;
    QString variant;                           // differences from the default: "local-p · Luong LSTM"
    QString variantText;                       // the whole model in sentences, for a tooltip
    QString formulaId;                         // picture ":/formulas/<id>.svg"
    QString formulaText;                       // used if there is no picture
    std::shared_ptr<const DecodeTrace> trace;  // steps as far as decoded
    std::vector<MapAddress> keptMaps;          // those of its steps (DecodeOptions::maps)
    Interventions whatIfs;                     // its changes by hand
    // The trace without the changes; it is complete once the trace has ended. nullptr: nothing was changed.
    std::shared_ptr<const DecodeTrace> original;
    // The time in seconds that decoding took on this machine: for the encoder, and for each step of the
    // trace. It belongs to the lane with its changes.
    double encoderSeconds = 0;
    std::vector<double> stepSeconds;
    std::shared_ptr<const TrainedModel> model;  // nullptr for a lane in training
    std::shared_ptr<const Vocabulary> target;   // of the trace's tokens
    // Where a lane says another class than the true one, and so has no known links: the evidence of the true
    // class, as its links would be.
    std::vector<Link> evidenceOfTruth;
    std::optional<double> exactMatch;  // 0 to 1 on held-out pairs, from the model file
    std::optional<double> loss;        // held-out, for a lane in training; shown instead of the entropy
    QString state;                     // for a lane in training: "done: loss reached"
    QString trouble;                   // what went wrong in training, and what to try; empty when nothing did
};

// The picture of the map that is chosen for a lane.
inline const Picture& shownPicture(const LaneData& lane) {
    return lane.otherAxes ? *lane.otherAxes : lane;
}
inline std::shared_ptr<const Picture> shownPicture(const std::shared_ptr<const LaneData>& lane) {
    return lane && lane->otherAxes ? lane->otherAxes : lane;
}

// What the head of a lane says after the name: the map that is shown, then the variant.
inline QString headText(const LaneData& lane) {
    const QString& map = shownPicture(lane).map;
    return map.isEmpty()            ? lane.variant
           : lane.variant.isEmpty() ? map
                                    : map + QStringLiteral(" · ") + lane.variant;
}

// Sets the trace, and the rows of the picture, which are the trace's alignment.
inline void setTrace(LaneData& lane, std::shared_ptr<const DecodeTrace> trace) {
    lane.rows = AttentionRows(trace);
    lane.trace = std::move(trace);
}

// The step of the current row; nullptr when nothing is decoded yet.
inline const StepTrace* currentStep(const LaneData& lane, const Selection& selection) {
    const int row = currentRow(lane, selection);
    return row >= 0 ? &lane.trace->steps[static_cast<std::size_t>(row)] : nullptr;
}

// The token that a lane itself predicts in a row, and whether it is the expected one. If the token was set by
// hand, nothing is known about the prediction.
struct SaidToken {
    QString text;
    std::optional<bool> isRight;
};
inline SaidToken saidIn(const LaneData& lane, int row) {
    const StepTrace& step = lane.trace->steps[static_cast<std::size_t>(row)];
    const bool isByHand = step.predicted != step.token && !lane.whatIfs.isEmpty();
    return {QString::fromStdString(lane.target->text(step.predicted)),
            isByHand ? std::nullopt : isRightToken(lane, row)};
}

}  // namespace attn::ui
