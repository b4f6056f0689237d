// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"

namespace attn::ui {

// Bars that are dragged, as what-ifs of the session: the others keep the proportions that they had when the
// drag began, and all of it is one command.
class WeightDrag {
public:
    explicit WeightDrag(Session& session) : m_session(session) {}

    // `lane` of those that are shown, `row` of its trace: that of the first call, also while the lane is
    // decoded anew and has fewer.
    void drag(int lane, int row, int source, double weight, bool isFirst);

private:
    Session& m_session;  // outlives this
    int m_drag = -1;
    int m_row = 0;
    Vector m_before;   // weights of the row
    MapAddress m_map;  // to which they belong
};

}  // namespace attn::ui
