// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/batch_source.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace attn::test {
namespace {

std::vector<SentencePair> pairsOfRandomLengths(std::size_t count) {
    Random random(1);
    std::vector<SentencePair> pairs(count);
    for (SentencePair& pair : pairs)
        pair.source.assign(static_cast<std::size_t>(1 + random.below(30)), unknownToken);
    return pairs;
}

std::vector<std::vector<Index>> nextBatches(BatchSource& source, int count) {
    std::vector<std::vector<Index>> batches;
    for (int i = 0; i < count; ++i)
        batches.push_back(source.next());
    return batches;
}

// There are more pairs than one window sorts by length. The last batch is not full.
TEST(BatchSource, TakesEachPairOnceARound) {
    const std::vector<SentencePair> pairs = pairsOfRandomLengths(301);
    BatchSource source(pairs, 4, 7);
    std::vector<std::vector<Index>> before;
    for (int round = 0; round < 3; ++round) {
        const std::vector<std::vector<Index>> batches = nextBatches(source, 76);
        std::vector<int> seen(pairs.size(), 0);
        for (const std::vector<Index>& batch : batches)
            for (const Index pair : batch)
                ++seen[static_cast<std::size_t>(pair)];
        EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; }));
        EXPECT_EQ(std::count_if(batches.begin(), batches.end(), [](const auto& b) { return b.size() == 4; }),
                  75);
        EXPECT_NE(batches, before) << "shuffled anew";
        before = batches;
    }
}

TEST(BatchSource, SameSeedGivesTheSameBatches) {
    const std::vector<SentencePair> pairs = pairsOfRandomLengths(50);
    BatchSource one(pairs, 8, 7), same(pairs, 8, 7), other(pairs, 8, 8);
    const std::vector<std::vector<Index>> batches = nextBatches(one, 20);
    EXPECT_EQ(nextBatches(same, 20), batches);
    EXPECT_NE(nextBatches(other, 20), batches);
}

TEST(BatchSource, PutsSimilarLengthsTogether) {
    const std::vector<SentencePair> pairs = pairsOfRandomLengths(256);
    BatchSource source(pairs, 8, 7);
    std::size_t idle = 0;
    for (const std::vector<Index>& batch : nextBatches(source, 32)) {
        std::size_t shortest = 30, longest = 0;
        for (const Index pair : batch) {
            shortest = std::min(shortest, pairs[static_cast<std::size_t>(pair)].source.size());
            longest = std::max(longest, pairs[static_cast<std::size_t>(pair)].source.size());
        }
        idle += longest - shortest;
    }
    // In one window the differences within the sorted batches sum to at most the whole range.
    EXPECT_LE(idle, 29U);
}

TEST(BatchSource, FewerPairsThanABatch) {
    const std::vector<SentencePair> pairs = pairsOfRandomLengths(3);
    BatchSource source(pairs, 32, 7);
    for (int round = 0; round < 3; ++round) {
        std::vector<Index> batch = source.next();
        std::sort(batch.begin(), batch.end());
        EXPECT_EQ(batch, (std::vector<Index>{0, 1, 2}));
    }
}

}  // namespace
}  // namespace attn::test
