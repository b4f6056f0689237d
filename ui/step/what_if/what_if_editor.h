// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/pictures/lane/what_if_summary.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// The target of a change by hand: the selected lane with its current row and a source position.
struct WhatIfTarget {
    const Lane* lane = nullptr;            // nullptr if none is open
    std::shared_ptr<const LaneData> data;  // of the lane
    int row = -1;                          // −1 if nothing is decoded yet
    int source = -1;  // the hovered one, else the one with the largest weight; −1 if none

    const StepTrace* step() const {
        return row >= 0 ? &data->trace->steps[static_cast<std::size_t>(row)] : nullptr;
    }
    // What the lane shows of the row; nullptr if nothing is decoded yet.
    const MapTrace* attention() const { return data ? data->rows.find(row) : nullptr; }
    // The map that a temperature of this row divides: where a picture is made of two maps, that of the
    // decoder.
    MapAddress map() const;
    bool hasWeights() const { return attention() && attention()->weights.size() > 0; }
    // Why no weights can be given in the picture of the lane; empty if they can.
    QString whyNoWeights() const;
};

// Makes changes by hand, as commands of the session. Does nothing if there is nothing to change.
class WhatIfEditor {
public:
    WhatIfEditor(Session& session, const StepCursor& cursor) : m_session(session), m_cursor(cursor) {}

    WhatIfTarget target() const;
    // Sets the position that a menu was opened for. It stays the target when the mouse leaves it.
    void pinSource(std::optional<int> source) { m_pinned = source; }

    void makeUniform();
    void makeHard();
    void shuffle();
    void takeRowOf(const QString& laneId);
    // Why the row of another shown lane cannot be taken; empty if it can.
    QString whyNotRowOf(const Lane& other) const;
    void toggleZero();
    void stepAsItWas();
    void laneAsItWas();

    // Makes a lane say a token. The lane was the target before.
    void say(const QString& laneId, int row, Token token);
    void swap(const QString& laneId, int source, Token token);
    // √K if the target's scores are plain products sᵀh of K numbers, which Scaled dot divides by √K.
    // Otherwise 0.
    double rootOfSize() const;
    // Divides the scores of all steps by √K, or takes that back.
    void toggleRootOfSize();
    // Sets the temperature of one row, or of all rows without their own.
    void setTemperature(std::optional<int> row, double temperature, int drag);
    void takeBack(const WhatIfItem& item);

private:
    void setWeights(const Vector& weights, const QString& text);
    void change(const QString& laneId, Interventions changes, const QString& text, int drag = -1);

    Session& m_session;          // outlives this
    const StepCursor& m_cursor;  // outlives this
    std::optional<int> m_pinned;
};

}  // namespace attn::ui
