// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/time/picture_stops.h"

namespace attn::ui {

std::set<Index> pictureStops(const std::vector<const LaneHistory*>& lanes) {
    std::set<Index> all, lacking;
    for (const LaneHistory* lane : lanes) {
        for (const Snapshot& snapshot : lane->snapshots) {
            all.insert(snapshot.update);
            if (!snapshot.picture)
                lacking.insert(snapshot.update);
        }
    }
    if (lacking.size() == all.size())
        return all;
    for (const Index update : lacking)
        all.erase(update);
    return all;
}

}  // namespace attn::ui
