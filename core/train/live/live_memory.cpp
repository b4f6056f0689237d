// SPDX-License-Identifier: GPL-3.0-or-later
// What a live run keeps within its bound of memory.
#include <algorithm>
#include <limits>

#include "core/train/live/live_state.h"

namespace attn {
namespace {

constexpr std::size_t picturesPart = 2;  // pictures get the bound divided by this
constexpr std::size_t firstKept = 16;    // first snapshots of a lane, which stay because most happens there

}  // namespace

std::size_t LiveState::bytes() const {
    std::size_t sum = frames.bytes() + pictureBytes;
    for (const std::shared_ptr<LiveLane>& lane : lanes) {
        const LaneHistory& history = lane->history;
        sum += history.losses.capacity() * sizeof(float) +
               history.measurements.capacity() * sizeof(Measurement) +
               history.snapshots.capacity() * sizeof(Snapshot);
        if (history.latest.picture)
            sum += bytesOf(*history.latest.picture);
        if (lane->result)
            sum +=
                static_cast<std::size_t>(lane->result->network.parameters().buffer().size()) * sizeof(Real);
    }
    return sum;
}

void LiveState::keepBound() {
    thinSnapshots(memory / picturesPart);
    const std::size_t others = bytes() - frames.bytes();
    for (const auto& [place, update] : frames.thin(memory > others ? memory - others : 0)) {
        LaneHistory& history = lanes[place]->history;
        for (Snapshot& snapshot : history.snapshots)
            snapshot.hasWeights = snapshot.hasWeights && snapshot.update != update;
        ++history.snapshotsVersion;
        ++history.version;
    }
}

// Pictures of long sentences need more memory than weights, so whole snapshots are dropped. First goes the
// snapshot whose neighbours are closest in relation to how late it is. A lane's first snapshots and its
// newest one stay. Every lane loses that update, so that the lanes can be compared at each of the others.
void LiveState::thinSnapshots(std::size_t pictures) {
    while (pictureBytes > pictures) {
        double least = std::numeric_limits<double>::infinity();
        Index worst = 0;
        for (const std::shared_ptr<LiveLane>& lane : lanes) {
            const std::vector<Snapshot>& snapshots = lane->history.snapshots;
            const double late = snapshots.empty() ? 1 : static_cast<double>(snapshots.back().update) / 8 + 1;
            for (std::size_t j = firstKept; j + 1 < snapshots.size(); ++j) {
                const auto gap = static_cast<double>(snapshots[j + 1].update - snapshots[j - 1].update);
                const double value = gap / (static_cast<double>(snapshots[j].update) + late);
                if (snapshots[j].picture && value < least) {
                    least = value;
                    worst = snapshots[j].update;
                }
            }
        }
        if (least == std::numeric_limits<double>::infinity())
            return;
        dropped.insert(worst);
        for (std::size_t place = 0; place < lanes.size(); ++place)
            dropSnapshot(place, worst);
    }
}

void LiveState::dropSnapshot(std::size_t place, Index update) {
    LaneHistory& history = lanes[place]->history;
    std::vector<Snapshot>& snapshots = history.snapshots;
    const auto gone = std::lower_bound(snapshots.begin(), snapshots.end(), update,
                                       [](const Snapshot& one, Index wanted) { return one.update < wanted; });
    const auto index = static_cast<std::size_t>(gone - snapshots.begin());
    if (index < firstKept || index + 1 >= snapshots.size() || gone->update != update)
        return;
    pictureBytes -= gone->picture ? bytesOf(*gone->picture) : 0;
    frames.remove(place, update);
    snapshots.erase(gone);
    ++history.snapshotsVersion;
    ++history.version;
}

}  // namespace attn
