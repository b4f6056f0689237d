// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <map>
#include <memory>
#include <utility>

#include "ui/inspect/document/inspect_systems.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Makes the sentences of open systems into lanes for pictures, and keeps the latest ones. For the window's
// thread only.
class LaneCache {
public:
    // The systems outlive this.
    explicit LaneCache(const InspectSystems& systems) : m_systems(systems) {}

    // A sentence for pictures: known links, and weights as a trace of steps; nullptr when the system lacks
    // the sentence. It is the same object until it is forgotten.
    std::shared_ptr<const LaneData> lane(int system, int row) const;
    void forget() { m_lanes.clear(); }
    // Forgets the lanes of the sentence with this SentenceKey::number.
    void forgetSentence(long number);

private:
    QStringList openSource(const AlignedSentence& sentence, int row) const;

    const InspectSystems& m_systems;
    mutable std::map<std::pair<int, int>, std::shared_ptr<const LaneData>> m_lanes;  // by system and row
};

}  // namespace attn::ui
