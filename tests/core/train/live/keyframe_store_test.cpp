// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/keyframe_store.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

constexpr Index size = 1000;

std::shared_ptr<Keyframe> frameAt(Index update) {
    auto frame = std::make_shared<Keyframe>();
    frame->state.update = update;
    frame->parameters = frame->mean = frame->square = frame->kept =
        Vector::Constant(size, static_cast<Real>(update));
    return frame;
}

KeyframeStore filled(Index count, Index step, std::size_t lanes = 1) {
    KeyframeStore store;
    store.setLaneCount(lanes);
    for (Index i = 1; i <= count; ++i)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            store.add(lane, frameAt(i * step));
    return store;
}

std::vector<Index> updatesOf(KeyframeStore& store, std::size_t lane, bool goOn) {
    std::vector<Index> updates;
    for (const auto& frame : store.all(lane))
        if (frame->goesOn() || !goOn)
            updates.push_back(frame->state.update);
    return updates;
}

TEST(KeyframeStore, KeepsMomentsOfSomeAndOfTheNewest) {
    KeyframeStore store = filled(20, 10);
    EXPECT_EQ(store.all(0).size(), 20u);
    EXPECT_THAT(updatesOf(store, 0, true), testing::ElementsAre(10, 90, 170, 200));
    EXPECT_EQ(store.at(0, 30)->parameters, Vector::Constant(size, Real(30)));
    EXPECT_EQ(store.at(0, 35), nullptr);
    EXPECT_EQ(store.goingOn(0, 89)->state.update, 10);
    EXPECT_EQ(store.goingOn(0, 90)->state.update, 90);
    EXPECT_EQ(store.goingOn(0, 9), nullptr);
    std::size_t bytes = 0;
    for (const auto& frame : store.all(0))
        bytes += sizeof(Keyframe) + (frame->goesOn() ? 4 : 1) * size * sizeof(Real);
    EXPECT_EQ(store.bytes(), bytes);
}

TEST(KeyframeStore, WhatItGaveAwayStaysWhole) {
    KeyframeStore store = filled(2, 10);
    const std::shared_ptr<const Keyframe> newest = store.at(0, 20);
    store.add(0, frameAt(30));
    EXPECT_TRUE(newest->goesOn());
    EXPECT_FALSE(store.at(0, 20)->goesOn());
    EXPECT_EQ(store.at(0, 20)->parameters, newest->parameters);
}

TEST(KeyframeStore, ThinnedItIsDenseEarlyAndSparseLate) {
    KeyframeStore store = filled(400, 5, 3);
    const std::size_t bound = 3 * 40 * size * sizeof(Real);
    const auto gone = store.thin(bound);
    EXPECT_LE(store.bytes(), bound);
    EXPECT_GT(store.bytes(), bound - 8 * size * sizeof(Real)) << "no more than needed";
    for (std::size_t lane = 0; lane < 3; ++lane) {
        const std::vector<Index> updates = updatesOf(store, lane, false);
        EXPECT_GT(updates.size(), 15u);
        EXPECT_EQ(updates.back(), 2000);
        EXPECT_LE(updates.front(), 40);
        EXPECT_LT(2 * (updates[1] - updates[0]), updates.back() - updates[updates.size() - 2]);
        EXPECT_TRUE(store.at(lane, 2000)->goesOn());
        EXPECT_GE(updatesOf(store, lane, true).size(), 2u);
    }
    std::size_t there = 0;
    for (std::size_t lane = 0; lane < 3; ++lane)
        there += store.all(lane).size();
    EXPECT_EQ(there + gone.size(), 1200u);
    for (const auto& [lane, update] : gone)
        EXPECT_FALSE(store.has(lane, update));
}

TEST(KeyframeStore, TheNewestOfEachLaneStaysWhateverTheBound) {
    KeyframeStore store = filled(10, 5, 2);
    store.thin(0);
    for (std::size_t lane = 0; lane < 2; ++lane)
        EXPECT_THAT(updatesOf(store, lane, true), testing::ElementsAre(50));
}

TEST(KeyframeStore, TakesThoseThatWereSaved) {
    KeyframeStore first = filled(20, 10);
    KeyframeStore second;
    second.setLaneCount(1);
    second.add(0, first.all(0));
    EXPECT_EQ(second.bytes(), first.bytes());
    EXPECT_EQ(updatesOf(second, 0, true), updatesOf(first, 0, true));
}

TEST(KeyframeStore, RemovesWhatIsAskedButTheLastThatGoesOn) {
    KeyframeStore store = filled(20, 10);
    EXPECT_EQ(store.networkSize(0), size);
    const std::size_t before = store.bytes();
    store.remove(0, 35);
    EXPECT_EQ(store.bytes(), before);
    store.remove(0, 30);
    EXPECT_EQ(store.bytes(), before - sizeof(Keyframe) - size * sizeof(Real));
    for (const Index update : {10, 90, 200, 170})
        store.remove(0, update);
    EXPECT_THAT(updatesOf(store, 0, true), testing::ElementsAre(170));
    EXPECT_EQ(store.all(0).size(), 16u);
    KeyframeStore none;
    none.setLaneCount(1);
    EXPECT_EQ(none.networkSize(0), 0);
}

}  // namespace
}  // namespace attn::test
