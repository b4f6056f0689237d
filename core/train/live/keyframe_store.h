// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/train/live/saved_run.h"

namespace attn {

// Holds the weights of a live run's snapshots. All lanes share one memory limit. Threads must not share it.
// It never changes the frames that it gives out.
class KeyframeStore {
public:
    // Of a lane's keyframes with Adam's moments, every 8th and the newest keep them. The others drop them.
    static constexpr Index usualGoingOn = 8;

    void setLaneCount(std::size_t count) { m_lanes.resize(count); }
    // Adds a frame of an update that the lane does not have yet.
    void add(std::size_t lane, std::shared_ptr<Keyframe> frame);
    // Adds frames that were read from a file and are shared.
    void add(std::size_t lane, const std::vector<std::shared_ptr<const Keyframe>>& frames);

    // Does nothing when there is no such frame, or when it is the only one from which training can continue.
    void remove(std::size_t lane, Index update);

    bool has(std::size_t lane, Index update) const { return m_lanes[lane].frames.contains(update); }
    // Number of parameters in the lane's keyframes; 0 when it has no keyframes.
    Index networkSize(std::size_t lane) const;
    // nullptr when there is no such frame.
    std::shared_ptr<const Keyframe> at(std::size_t lane, Index update);
    // The newest frame at or before `update` from which training can continue.
    std::shared_ptr<const Keyframe> goingOn(std::size_t lane, Index update);
    std::vector<std::shared_ptr<const Keyframe>> all(std::size_t lane);

    std::size_t bytes() const { return m_bytes; }
    // Drops weights or moments until the store takes at most `bytes`. It drops first where the neighbours are
    // closest in relation to how late the update is, so that frames stay dense early and become sparse later.
    // It keeps the newest frame of each lane from which training can continue. Returns the lane and update of
    // each dropped frame.
    std::vector<std::pair<std::size_t, Index>> thin(std::size_t bytes);

private:
    struct Frame {
        std::shared_ptr<const Keyframe> keyframe;
        std::shared_ptr<Keyframe> own;  // the same frame, while nobody else has it
        Index number = 0;               // place in the order in which the lane's frames were added
        std::size_t bytes() const;
        std::shared_ptr<const Keyframe> share() {
            own.reset();
            return keyframe;
        }
    };
    // What could be dropped.
    struct Candidate {
        double value = std::numeric_limits<double>::infinity();  // of what would be lost
        Index update = 0;
        bool keepsWeights = false;
    };
    struct Lane {
        std::map<Index, Frame> frames;   // by update
        Index count = 0;                 // frames ever added
        std::optional<Candidate> worst;  // of its frames; unset after a change
    };

    void dropMoments(Frame& frame);
    static Candidate worstOf(const std::map<Index, Frame>& frames);

    std::vector<Lane> m_lanes;
    std::size_t m_bytes = 0;
};

}  // namespace attn
