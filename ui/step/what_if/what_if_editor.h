// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/pictures/lane/what_if_summary.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// What a change by hand is about: the selected lane with its current row and a source position.
struct WhatIfTarget {
    const Lane* lane = nullptr;            // none is open
    std::shared_ptr<const LaneData> data;  // of the lane
    int row = -1;                          // nothing decoded yet
    int source = -1;                       // the hovered one, else the one that is looked at most; −1: none

    const StepTrace* step() const {
        return row >= 0 ? &data->trace->steps[static_cast<std::size_t>(row)] : nullptr;
    }
    // The map whose weights the lane shows.
    MapAddress map() const { return step() ? step()->alignment().map : MapAddress(); }
    bool hasWeights() const { return step() && step()->alignment().weights.size() > 0; }
};

// Changes by hand as commands of the session. Where there is nothing to change they do nothing.
class WhatIfEditor {
public:
    WhatIfEditor(Session& session, const StepCursor& cursor) : m_session(session), m_cursor(cursor) {}

    WhatIfTarget target() const;
    // The position that a menu was opened for: it stays the target when the mouse leaves it.
    void pinSource(std::optional<int> source) { m_pinned = source; }

    void makeUniform();
    void makeHard();
    void shuffle();
    void takeRowOf(const QString& laneId);
    // Why the row of another shown lane cannot be taken; "" when it can.
    QString whyNotRowOf(const Lane& other) const;
    void toggleZero();
    void stepAsItWas();
    void laneAsItWas();

    // In a lane that was the target once.
    void say(const QString& laneId, int row, Token token);
    void swap(const QString& laneId, int source, Token token);
    // √K where the target's scores are plain products sᵀh of K numbers, which Scaled dot divides by it; 0
    // elsewhere.
    double rootOfSize() const;
    // Divides the scores of all steps by it, or takes that back.
    void toggleRootOfSize();
    // Of one row, or of all that have none of their own.
    void setTemperature(std::optional<int> row, double temperature, int drag);
    void takeBack(const WhatIfItem& item);

private:
    void setWeights(const Vector& weights, const QString& text);
    void change(const QString& laneId, Interventions changes, const QString& text, int drag = -1);

    Session& m_session;          // outlives this
    const StepCursor& m_cursor;  // as well
    std::optional<int> m_pinned;
};

}  // namespace attn::ui
