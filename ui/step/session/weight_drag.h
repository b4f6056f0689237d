// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"

namespace attn::ui {

// A drag of a weight's bar, as a change of the session by hand. The other weights keep the proportions that
// they had when the drag began. The whole drag is one command.
class WeightDrag {
public:
    explicit WeightDrag(Session& session) : m_session(session) {}

    // `lane` counts the shown lanes, and `row` the rows of its trace. Both are those of the first call, even
    // while the lane is decoded again and has fewer rows.
    void drag(int lane, int row, int source, double weight, bool isFirst);

private:
    Session& m_session;  // outlives this
    int m_drag = -1;
    int m_row = 0;
    Vector m_before;   // weights of the row
    MapAddress m_map;  // the map that they belong to
};

}  // namespace attn::ui
