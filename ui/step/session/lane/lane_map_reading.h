// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <memory>
#include <vector>

#include "core/decode/map_reader.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/maps/map_set.h"

namespace attn::ui {

// Reads all maps of a lane beside its own decoding, whose steps keep only the map that is shown. What was
// read stays as long as the text, the output and the changes by hand do, whichever map is shown.
class LaneMapReading {
public:
    explicit LaneMapReading(std::shared_ptr<const TrainedModel> model);

    bool hasSeveral() const { return m_maps.size() > 1; }
    // Reads the steps of `lane` that are not read yet, one at least, until the deadline. Throws Error as
    // `Stepper`.
    void follow(const LaneData& lane, QDeadlineTimer deadline);
    bool isBehind(const LaneData& lane) const;
    // The maps as far as they are read. It stays the same object until more is read or the lane changes.
    // `knowsLinks`: as in MapSet.
    std::shared_ptr<const MapSet> maps(const std::shared_ptr<const LaneData>& lane, bool knowsLinks);
    // The rows of a map as far as they are read, and no more than the lane has steps.
    std::vector<MapTrace> rows(const LaneData& lane, const MapAddress& map) const;

private:
    void describe(LaneMap& map, std::size_t place, const LaneData& lane) const;
    bool hasRead(const LaneData& lane) const;

    std::shared_ptr<const TrainedModel> m_model;
    std::vector<LaneMap> m_maps;  // without what depends on the text
    bool m_hasHeads = false;
    std::shared_ptr<MapReader> m_reader;  // nullptr: nothing is encoded
    std::vector<Token> m_source, m_readAhead;
    Interventions m_whatIfs;
    std::shared_ptr<const MapSet> m_set;
    std::shared_ptr<const LaneData> m_setLane;  // of what the set is
    std::shared_ptr<const MapReader> m_setReader;
    std::size_t m_setSteps = 0;
};

}  // namespace attn::ui
