// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/pictures/lane/what_if_summary.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// The target of a change by hand: the selected lane with its current step, a source position, and a cell of
// the map that it shows.
struct WhatIfTarget {
    const Lane* lane = nullptr;            // nullptr if none is open
    std::shared_ptr<const LaneData> data;  // of the lane
    int row = -1;                          // the step; −1 if nothing is decoded yet
    int source = -1;  // the hovered one, else the one with the largest weight; −1 if none
    // In the shown map: a step or the source token that attends, and what it reads. −1 if none.
    int mapRow = -1, column = -1;

    const StepTrace* step() const {
        return row >= 0 ? &data->trace->steps[static_cast<std::size_t>(row)] : nullptr;
    }
    // What the lane shows of the row of its map; nullptr if it has none.
    const MapTrace* attention() const { return data ? shownPicture(*data).rows.find(mapRow) : nullptr; }
    // The shown map. Nothing if the lane has none, or shows what is made of several.
    std::optional<MapAddress> map() const;
    // The map that a temperature of this step divides: the shown one if it belongs to steps, otherwise the
    // one that reads the source.
    MapAddress mapOfStep() const;
    // The row of the shown map, as people say it: "step 3", "row 3".
    QString rowName() const;
    // Why the whole map cannot be changed; empty if it can.
    QString whyNoMap() const;
    // The weights that a person may give in the row; it has weights.
    Vector permitted() const { return permittedWeights(shownPicture(*data), mapRow); }
    bool hasWeights() const { return attention() && attention()->weights.size() > 0; }
    // Why no weights can be given in the picture of the lane; empty if they can.
    QString whyNoWeights() const;
    // Why no weight can be asked for there; empty if one can.
    QString whyNoWhy() const;
};

// Makes changes by hand, as commands of the session. Does nothing if there is nothing to change.
class WhatIfEditor {
public:
    WhatIfEditor(Session& session, const StepCursor& cursor) : m_session(session), m_cursor(cursor) {}

    WhatIfTarget target() const;
    // Sets the cell of the shown map, or the source position, that a menu was opened for. It stays the target
    // when the mouse leaves it.
    struct Pinned {
        std::optional<int> row = {}, column = {}, source = {};
    };
    void pin(const Pinned& pinned) { m_pinned = pinned; }

    void makeUniform();
    void makeHard();
    void shuffle();
    void takeRowOf(const QString& laneId);
    // Why the row of another shown lane cannot be taken; empty if it can.
    QString whyNotRowOf(const Lane& other) const;
    void toggleZero();
    // Changes the whole map that is shown, or takes that back. A map is uniform, hard or off.
    void toggleMap(bool WholeMapIntervention::*change);
    bool isMap(bool WholeMapIntervention::*change) const;
    // Lets the encoder take the source tokens to stand in another order, or takes that back.
    void toggleShuffledPlaces();
    // Why it cannot; empty if it can.
    QString whyNoPlaces() const;
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
    Pinned m_pinned;
};

}  // namespace attn::ui
