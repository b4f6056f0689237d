// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_keyframes.h"

#include <algorithm>

namespace attn {
namespace {

constexpr std::uint64_t besidesNumbers = 1200;  // bytes of names, shapes and state in the header

bool isFinite(const Keyframe& keyframe) {
    return keyframe.parameters.allFinite() && keyframe.mean.allFinite() && keyframe.square.allFinite() &&
           keyframe.kept.allFinite();
}

std::uint64_t bytesOf(const ChosenKeyframes& lanes) {
    std::uint64_t bytes = 0;
    for (const auto& lane : lanes)
        for (const auto& keyframe : lane)
            bytes += keyframeBytes(*keyframe);
    return bytes;
}

// Keeps every `stride`th keyframe of those with Adam's moments (or without, by `goOn`), counted from the
// newest, besides the two that always stay.
std::vector<std::shared_ptr<const Keyframe>> thinned(const std::vector<std::shared_ptr<const Keyframe>>& lane,
                                                     bool goOn, std::size_t stride) {
    std::vector<std::shared_ptr<const Keyframe>> left;
    std::size_t place = 0;
    bool hasNewestThatGoesOn = false;
    for (auto each = lane.rbegin(); each != lane.rend(); ++each) {
        const bool goesOn = (*each)->goesOn();
        const bool stays = each == lane.rbegin() || (goesOn && !hasNewestThatGoesOn);
        hasNewestThatGoesOn = hasNewestThatGoesOn || goesOn;
        const bool isKept = goesOn != goOn || (stride > 0 && place % stride == 0);
        place += goesOn == goOn ? 1 : 0;
        if (stays || isKept)
            left.push_back(*each);
    }
    std::reverse(left.begin(), left.end());
    return left;
}

}  // namespace

std::uint64_t keyframeBytes(const Keyframe& keyframe) {
    const Index numbers =
        keyframe.parameters.size() + keyframe.mean.size() + keyframe.square.size() + keyframe.kept.size();
    return static_cast<std::uint64_t>(numbers) * sizeof(float) + besidesNumbers;
}

ChosenKeyframes chooseKeyframes(const SavedRun& run, std::uint64_t mostBytes) {
    ChosenKeyframes all;
    std::size_t longest = 0;
    for (const SavedLane& lane : run.lanes) {
        auto& chosen = all.emplace_back();
        for (const auto& keyframe : lane.keyframes) {
            if (!isFinite(*keyframe))
                continue;
            if (!chosen.empty() && chosen.back()->state.update == keyframe->state.update)
                chosen.back() = keyframe;
            else
                chosen.push_back(keyframe);
        }
        longest = std::max(longest, chosen.size());
    }
    for (const bool goOn : {false, true}) {
        ChosenKeyframes left = all;
        for (std::size_t stride = 2; bytesOf(left) > mostBytes && stride <= longest; ++stride)
            for (std::size_t lane = 0; lane < all.size(); ++lane)
                left[lane] = thinned(all[lane], goOn, stride);
        if (bytesOf(left) <= mostBytes)
            return left;
        for (auto& lane : all)
            lane = thinned(lane, goOn, 0);
    }
    return all;
}

}  // namespace attn
