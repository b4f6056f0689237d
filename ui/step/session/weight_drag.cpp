// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/weight_drag.h"

#include "core/decode/weight_edits.h"
#include "ui/kit/text/tr.h"
#include "ui/step/session/lane/lane_maps.h"

namespace attn::ui {

void WeightDrag::drag(int lane, int row, int source, double weight, bool isFirst) {
    const std::vector<const Lane*> shown = m_session.shownLanes();
    if (lane < 0 || lane >= static_cast<int>(shown.size()))
        return;
    const Lane& dragged = *shown[static_cast<std::size_t>(lane)];
    if (isFirst) {
        m_before = {};
        const std::shared_ptr<const LaneData> data = dragged.data();
        const Picture& picture = shownPicture(*data);
        if (!picture.rows.find(row) || !picture.takesWeights)
            return;
        m_row = row;
        m_map = picture.rows[row].map;
        m_before = permittedWeights(picture, row);
        m_drag = m_session.newDrag();
    }
    if (source < 0 || source >= m_before.size())
        return;
    Interventions changes = m_session.whatIfs(dragged.id());
    changes.steps[m_row].maps[m_map].weights = withWeight(m_before, source, static_cast<Real>(weight));
    m_session.setWhatIfs(dragged.id(), changes, tr("change of weights"), m_drag);
}

}  // namespace attn::ui
