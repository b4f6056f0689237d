// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the pinned sentence, besides those that are taken on the way.
#include <algorithm>
#include <utility>

#include "core/train/live/live_state.h"

namespace attn {
namespace {

constexpr std::chrono::milliseconds pictureSlice{10};

}  // namespace

void LiveState::setPin(LiveLane& lane) {
    lane.missing.clear();
    lane.pin = nullptr;
    if (!lane.corpora)
        return;
    PinnedTokens tokens = pinnedTokens(pin, *lane.corpora);
    tokens.map = lane.history.watched;
    lane.pin = std::make_shared<const PinnedTokens>(std::move(tokens));
    for (const Snapshot& snapshot : lane.history.snapshots)
        if (snapshot.hasWeights && !snapshot.picture)
            wantPicture(lane, snapshot.update);
}

void LiveState::wantPicture(LiveLane& lane, Index update) {
    if (!lane.pin || lane.pin->source.empty())
        return;
    lane.missing.insert(std::upper_bound(lane.missing.begin(), lane.missing.end(), update), update);
    if (!std::exchange(isMakingPictures, true))
        background.post([this] { makePictures(); });
}

// There may be thousands of pictures, so the background thread destroys them and no lock is held.
void LiveState::forgetPictures(LiveLane& lane) {
    auto old = std::make_shared<std::vector<std::shared_ptr<const LanePicture>>>();
    for (Snapshot& snapshot : lane.history.snapshots) {
        pictureBytes -= snapshot.picture ? bytesOf(*snapshot.picture) : 0;
        old->push_back(std::move(snapshot.picture));
    }
    lane.history.latest = {};
    ++lane.history.snapshotsVersion;
    ++lane.history.version;
    background.post([old] { old->clear(); });
}

void LiveState::takeLatest(std::uint64_t number, std::size_t place, const LaneTraining& training) {
    const Index update = training.state().update;
    std::shared_ptr<const PinnedTokens> pinned;
    {
        const std::lock_guard lock(mutex);
        const std::shared_ptr<LiveLane> lane = laneOf(number, place);
        if (!lane || !lane->pin || update < lane->history.update() || training.weightsUpdate() != update ||
            (lane->history.latest.picture && lane->history.latest.update == update))
            return;
        pinned = lane->pin;
    }
    std::shared_ptr<const LanePicture> picture = pictureOf(training.network(), *pinned);
    {
        const std::lock_guard lock(mutex);
        const std::shared_ptr<LiveLane> lane = laneOf(number, place);
        if (!lane || lane->pin != pinned || !picture)
            return;
        lane->history.latest = {update, std::move(picture), false};
        ++lane->history.version;
    }
    wake.news();
}

void LiveState::makePictures() {
    const auto end = std::chrono::steady_clock::now() + pictureSlice;
    while (std::chrono::steady_clock::now() < end) {
        std::shared_ptr<LiveLane> lane;
        std::shared_ptr<const Keyframe> frame;
        std::shared_ptr<const PinnedTokens> pinned;
        Index update = 0;
        {
            const std::lock_guard lock(mutex);
            std::size_t place = 0;
            for (std::size_t i = 0; i < lanes.size(); ++i)
                if (!lanes[i]->missing.empty() && (!lane || lanes[i]->missing.back() > update)) {
                    lane = lanes[place = i];
                    update = lane->missing.back();
                }
            if (!lane) {
                isMakingPictures = false;
                return;
            }
            lane->missing.pop_back();
            pinned = lane->pin;
            frame = frames.at(place, update);
            if (!frame && update > 0)
                continue;
        }
        std::shared_ptr<const LanePicture> picture =
            pictureOf(networkAt(lane->first, *lane->corpora, frame.get()), *pinned);
        const std::lock_guard lock(mutex);
        std::vector<Snapshot>& snapshots = lane->history.snapshots;
        const auto found = std::find_if(snapshots.begin(), snapshots.end(),
                                        [&](const Snapshot& one) { return one.update == update; });
        if (lane->pin != pinned || found == snapshots.end() || found->picture || !picture)
            continue;
        pictureBytes += bytesOf(*picture);
        found->picture = picture;
        if (!lane->history.latest.picture || lane->history.latest.update < update)
            lane->history.latest = {update, picture, true};
        keepBound();
        ++lane->history.snapshotsVersion;
        ++lane->history.version;
        wake.news();
    }
    background.post([this] { makePictures(); });
}

}  // namespace attn
