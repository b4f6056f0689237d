// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/train/live/saved_run.h"

namespace attn {

// The weights of a live run's snapshots, of all its lanes within one bound. Not safe to share between
// threads; what it gives away is never changed.
class KeyframeStore {
public:
    // Of a lane's keyframes with Adam's moments all but every so manieth, and the newest, give them up.
    static constexpr Index usualGoingOn = 8;

    void setLaneCount(std::size_t count) { m_lanes.resize(count); }
    // At another update than those it has.
    void add(std::size_t lane, std::shared_ptr<Keyframe> frame);
    // As they were read; they are shared.
    void add(std::size_t lane, const std::vector<std::shared_ptr<const Keyframe>>& frames);

    // Nothing where there is none, or training goes on from it alone.
    void remove(std::size_t lane, Index update);

    bool has(std::size_t lane, Index update) const { return m_lanes[lane].frames.contains(update); }
    // Numbers of a network, as the lane's keyframes have them; 0: there are none.
    Index networkSize(std::size_t lane) const;
    // nullptr where there is none.
    std::shared_ptr<const Keyframe> at(std::size_t lane, Index update);
    // The newest at or before `update` that training can go on from.
    std::shared_ptr<const Keyframe> goingOn(std::size_t lane, Index update);
    std::vector<std::shared_ptr<const Keyframe>> all(std::size_t lane);

    std::size_t bytes() const { return m_bytes; }
    // Leaves out weights, or moments, until they take `bytes` at most: always those whose neighbours are
    // nearest for so late an update, so that what stays is dense early and sparse late. The newest of each
    // lane that training can go on from stays. Returns lane and update of those that are gone.
    std::vector<std::pair<std::size_t, Index>> thin(std::size_t bytes);

private:
    struct Frame {
        std::shared_ptr<const Keyframe> keyframe;
        std::shared_ptr<Keyframe> own;  // the same, as long as nobody else has it
        Index number = 0;               // of the lane's
        std::size_t bytes() const;
        std::shared_ptr<const Keyframe> share() {
            own.reset();
            return keyframe;
        }
    };
    struct Lane {
        std::map<Index, Frame> frames;  // by update
        Index count = 0;                // ever added
    };
    struct Candidate {
        double value = 0;  // of what would be lost
        std::size_t lane = 0;
        Index update = 0;
        bool keepsWeights = false;
    };

    void dropMoments(Frame& frame);
    void addCandidates(std::size_t lane, Candidate& worst) const;

    std::vector<Lane> m_lanes;
    std::size_t m_bytes = 0;
};

}  // namespace attn
