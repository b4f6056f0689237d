// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/keyframe_store.h"

#include <algorithm>
#include <limits>

namespace attn {

std::size_t KeyframeStore::Frame::bytes() const {
    const Keyframe& frame = *keyframe;
    const Index numbers =
        frame.parameters.size() + frame.mean.size() + frame.square.size() + frame.kept.size();
    return sizeof(Keyframe) + static_cast<std::size_t>(numbers) * sizeof(Real);
}

void KeyframeStore::add(std::size_t lane, std::shared_ptr<Keyframe> frame) {
    Lane& target = m_lanes[lane];
    target.worst.reset();
    // Drops the moments of the frame that was the newest so far.
    for (auto last = target.frames.rbegin(); last != target.frames.rend() && frame->goesOn(); ++last)
        if (last->second.keyframe->goesOn()) {
            if (last->second.number % usualGoingOn != 0)
                dropMoments(last->second);
            break;
        }
    const Index update = frame->state.update;
    Frame& added = target.frames[update];
    added = {frame, std::move(frame), target.count++};
    m_bytes += added.bytes();
}

void KeyframeStore::add(std::size_t lane, const std::vector<std::shared_ptr<const Keyframe>>& frames) {
    Lane& target = m_lanes[lane];
    target.worst.reset();
    for (const std::shared_ptr<const Keyframe>& frame : frames) {
        Frame& added = target.frames[frame->state.update];
        // Saved frames with moments are sparse already, so number 0 protects their moments.
        added = {frame, nullptr, frame->goesOn() ? 0 : 1};
        ++target.count;
        m_bytes += added.bytes();
    }
}

void KeyframeStore::remove(std::size_t lane, Index update) {
    std::map<Index, Frame>& frames = m_lanes[lane].frames;
    const auto found = frames.find(update);
    if (found == frames.end())
        return;
    const auto goesOn = [](const auto& entry) { return entry.second.keyframe->goesOn(); };
    if (goesOn(*found) && std::count_if(frames.begin(), frames.end(), goesOn) == 1)
        return;
    m_bytes -= found->second.bytes();
    frames.erase(found);
    m_lanes[lane].worst.reset();
}

Index KeyframeStore::networkSize(std::size_t lane) const {
    const std::map<Index, Frame>& frames = m_lanes[lane].frames;
    return frames.empty() ? 0 : frames.begin()->second.keyframe->parameters.size();
}

std::shared_ptr<const Keyframe> KeyframeStore::at(std::size_t lane, Index update) {
    const auto found = m_lanes[lane].frames.find(update);
    return found == m_lanes[lane].frames.end() ? nullptr : found->second.share();
}

std::shared_ptr<const Keyframe> KeyframeStore::goingOn(std::size_t lane, Index update) {
    std::map<Index, Frame>& frames = m_lanes[lane].frames;
    for (auto next = frames.upper_bound(update); next != frames.begin();)
        if (--next; next->second.keyframe->goesOn())
            return next->second.share();
    return nullptr;
}

std::vector<std::shared_ptr<const Keyframe>> KeyframeStore::all(std::size_t lane) {
    std::vector<std::shared_ptr<const Keyframe>> frames;
    for (auto& [update, frame] : m_lanes[lane].frames)
        frames.push_back(frame.share());
    return frames;
}

void KeyframeStore::dropMoments(Frame& frame) {
    m_bytes -= frame.bytes();
    if (frame.own) {
        for (Vector* moments : {&frame.own->mean, &frame.own->square, &frame.own->kept})
            Vector().swap(*moments);
    } else {
        auto copy = std::make_shared<Keyframe>();
        copy->state = frame.keyframe->state;
        copy->parameters = frame.keyframe->parameters;
        frame.keyframe = frame.own = std::move(copy);
    }
    m_bytes += frame.bytes();
}

// A frame's value is the distance between its neighbours, divided by how late the frame is. Moments are worth
// less: without them, training repeats some updates.
KeyframeStore::Candidate KeyframeStore::worstOf(const std::map<Index, Frame>& frames) {
    Candidate worst;
    if (frames.empty())
        return worst;
    const double late = static_cast<double>(frames.rbegin()->first) / 8 + 1;
    Index before = 0, goingOnBefore = 0;  // update 0 is drawn from the seed
    auto lastGoingOn = frames.end();
    const auto offer = [&](auto frame, Index from, Index to, double weight, bool keepsWeights) {
        const double value =
            weight * static_cast<double>(to - from) / (static_cast<double>(frame->first) + late);
        if (value < worst.value)
            worst = {value, frame->first, keepsWeights};
    };
    for (auto frame = frames.begin(); frame != frames.end(); ++frame) {
        const auto next = std::next(frame);
        if (frame->second.keyframe->goesOn()) {
            if (lastGoingOn != frames.end())
                offer(lastGoingOn, goingOnBefore, frame->first, 1.0 / static_cast<double>(usualGoingOn),
                      true);
            goingOnBefore = lastGoingOn == frames.end() ? 0 : lastGoingOn->first;
            lastGoingOn = frame;
        } else if (next != frames.end()) {
            offer(frame, before, next->first, 1, false);
        } else {
            offer(frame, before, frame->first + (frame->first - before), 1, false);
        }
        before = frame->first;
    }
    return worst;
}

std::vector<std::pair<std::size_t, Index>> KeyframeStore::thin(std::size_t bytes) {
    std::vector<std::pair<std::size_t, Index>> gone;
    while (m_bytes > bytes) {
        Candidate worst;
        std::size_t place = 0;
        for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
            std::optional<Candidate>& own = m_lanes[lane].worst;
            if (!own)
                own = worstOf(m_lanes[lane].frames);
            if (own->value < worst.value) {
                worst = *own;
                place = lane;
            }
        }
        if (worst.value == std::numeric_limits<double>::infinity())
            break;
        Lane& lane = m_lanes[place];
        lane.worst.reset();
        const auto found = lane.frames.find(worst.update);
        if (worst.keepsWeights) {
            dropMoments(found->second);
            continue;
        }
        m_bytes -= found->second.bytes();
        lane.frames.erase(found);
        gone.emplace_back(place, worst.update);
    }
    return gone;
}

}  // namespace attn
