// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/decode/interventions.h"
#include "core/metrics/token_differences.h"
#include "core/network/recurrent/trained_model.h"
#include "core/network/trace.h"
#include "core/tasks/task.h"

namespace attn::ui {

// All that one lane's views show, derived by the session from its model and trace. Never changed once shared:
// a new step makes a new LaneData (the model and, where possible, the trace are shared).
struct LaneData {
    QString name;                     // "Additive"
    QString variant;                  // what is not the default: "local-p · Luong LSTM"
    QString variantText;              // the whole model in sentences, for a tooltip
    int colour = 0;                   // index of Theme::lane
    QString formulaId;                // picture ":/formulas/<id>.svg"
    QString formulaText;              // where there is no picture
    bool attends = true;              // false: no attention, one fixed vector for every step
    QStringList sourceTokens;         // raw, as the tokeniser cut them; one per annotation
    std::vector<bool> sourceUnknown;  // the model's vocabulary lacks it
    // Raw, one per step of the trace, "</s>" included; of a lane in training what it says itself, also where
    // it reads the reference.
    QStringList outputTokens;
    QStringList referenceTokens;  // expected output without "</s>"; empty when not known
    // How the output stands to the reference; none where that is not known. Where the decoder reads the
    // reference, whether it would have said its tokens.
    std::optional<attn::TokenDifferences> differences;
    std::vector<attn::Link> links;  // known alignment of this source and output; empty when not known
    // Of a system that gives links in place of weights, by target, then source; the trace has 1 for each.
    std::optional<std::vector<attn::Link>> ownLinks;
    std::shared_ptr<const attn::DecodeTrace> trace;  // steps as far as decoded
    attn::Interventions whatIfs;                     // what was changed by hand in it
    // The same without what was changed, to its own end once the trace has ended; nullptr: nothing was
    // changed.
    std::shared_ptr<const attn::DecodeTrace> original;
    // What decoding took on this machine, in seconds: the encoder, and each step of the trace. Of the lane as
    // it is, with what was changed.
    double encoderSeconds = 0;
    std::vector<double> stepSeconds;
    std::shared_ptr<const attn::TrainedModel> model;  // nullptr where only the weights are known
    std::shared_ptr<const attn::Vocabulary> target;   // of the trace's tokens
    std::optional<double> exactMatch;                 // 0 to 1 on held-out pairs, from the model file
    std::optional<double> loss;                       // held-out, of a lane in training: before the entropy
    QString state;                                    // of a lane in training: "done: loss reached"
    QString trouble;          // what went wrong in training, and what to try; empty when nothing did
    bool isFinished = false;  // the trace ends with </s> or at the maximum length
};

// The one selection of the window. -1: nothing hovered.
struct Selection {
    int step = 0;           // rows shown, 0 to the number decoded; the current row is step - 1
    bool showsAll = false;  // rows past the current one are shown, too
    int source = -1;        // hovered source position
    int row = -1;           // hovered output row
    int lane = 0;           // the lane that the dock takes apart
    // Source positions that somebody guessed: for the row that comes next, and for the current one.
    int guess = -1, lastGuess = -1;
    bool operator==(const Selection&) const = default;
};

// Rows of `lane` that `selection` shows: a lane that has ended keeps showing all of its own.
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

// The known link between a row and a source position; nullptr where there is none.
inline const attn::Link* knownLink(const LaneData& lane, int row, int source) {
    for (const attn::Link& link : lane.links) {
        if (link.target == row && link.source == source)
            return &link;
    }
    return nullptr;
}

// Whether the token of a decoded row is the expected one; none where that is not known.
inline std::optional<bool> isRightToken(const LaneData& lane, int row) {
    const auto place = static_cast<std::size_t>(row);
    if (!lane.differences || row < 0 || place >= lane.differences->isRight.size())
        return std::nullopt;
    return lane.differences->isRight[place];
}

// The token that a lane says in a row, and whether it is the expected one; that of a token that was given by
// hand says nothing about the one that the lane would say.
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

// Whether a lane has links in place of weights: they are there or not, and nothing else is known of a step.
inline bool givesLinks(const LaneData& lane) {
    return lane.ownLinks.has_value();
}

}  // namespace attn::ui
