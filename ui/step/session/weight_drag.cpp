// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/weight_drag.h"

#include "core/decode/weight_edits.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

void WeightDrag::drag(int lane, int row, int source, double weight, bool isFirst) {
    const std::vector<const Lane*> shown = m_session.shownLanes();
    if (lane < 0 || lane >= static_cast<int>(shown.size()))
        return;
    const Lane& dragged = *shown[static_cast<std::size_t>(lane)];
    if (isFirst) {
        m_before = {};
        const std::shared_ptr<const LaneData> data = dragged.data();
        if (row < 0 || row >= dragged.stepCount() || data->otherAxes || !data->takesWeights)
            return;
        m_row = row;
        const MapTrace& before = data->rows[row];
        m_before = before.weights;
        m_map = before.map;
        m_drag = m_session.newDrag();
    }
    if (source < 0 || source >= m_before.size() || source >= dragged.sourceLength())
        return;
    Interventions changes = m_session.whatIfs(dragged.id());
    changes.steps[m_row].maps[m_map].weights = withWeight(m_before, source, static_cast<Real>(weight));
    m_session.setWhatIfs(dragged.id(), changes, tr("change of weights"), m_drag);
}

}  // namespace attn::ui
