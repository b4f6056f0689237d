// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/corpus.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/math/random.h"

namespace attn::test {
namespace {

// A task with only two source texts.
class Coin final : public Task {
public:
    std::string id() const override { return "coin"; }
    std::string label() const override { return "Coin"; }
    TaskTokenizers tokenizers() const override { return {"characters", "characters"}; }
    std::vector<std::string> sourceTokens() const override { return {"a", "b"}; }
    std::vector<std::string> targetTokens() const override { return {"x"}; }
    TaskPair sample(Random& random) const override {
        return {random.below(2) == 0 ? "ab" : "b", "xx", {{1, 0}, {0, 1, false}}};
    }
    std::optional<TaskPair> solve(const std::string&) const override { return std::nullopt; }
    std::vector<std::string> examples() const override { return {"ab", "b"}; }
};

class CorpusTest : public testing::Test {
protected:
    Corpus draw(const Task& from, Index count, std::uint64_t seed) {
        return taskCorpus(from, tokenizersOf(from), sourceVocabulary(from), targetVocabulary(from), count,
                          seed, seen);
    }
    const Coin coin{};
    const std::unique_ptr<Task> dates = createTask("dates");
    std::set<std::string> seen;
};

TEST_F(CorpusTest, HoldsIdsWithTheirLinks) {
    seen = {"b"};
    const Corpus corpus = draw(coin, 1, 1);
    ASSERT_EQ(corpus.pairs.size(), 1U);
    EXPECT_EQ(corpus.pairs[0].source, (std::vector<Token>{4, 5}));
    EXPECT_EQ(corpus.pairs[0].target, (std::vector<Token>{4, 4, endToken}));
    EXPECT_EQ(corpus.links, (std::vector<std::vector<Link>>{{{1, 0}, {0, 1, false}}}));
    EXPECT_EQ(seen, (std::set<std::string>{"ab", "b"}));
}

TEST_F(CorpusTest, RefusesWhatTheTaskHasNot) {
    seen = {"b"};
    try {
        draw(coin, 2, 1);
        FAIL() << "drew two of one";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("\"coin\" has no 2 different pairs"));
        EXPECT_THAT(error.what(), testing::HasSubstr("found 1"));
    }
}

TEST_F(CorpusTest, SameSeedGivesTheSamePairs) {
    const Corpus corpus = draw(*dates, 200, 5);
    seen.clear();
    const Corpus same = draw(*dates, 200, 5);
    seen.clear();
    const Corpus other = draw(*dates, 200, 6);
    int equal = 0;
    for (std::size_t i = 0; i < 200; ++i) {
        EXPECT_EQ(same.pairs[i].source, corpus.pairs[i].source);
        EXPECT_EQ(same.pairs[i].target, corpus.pairs[i].target);
        EXPECT_EQ(same.links[i], corpus.links[i]);
        equal += other.pairs[i].source == corpus.pairs[i].source ? 1 : 0;
    }
    EXPECT_LT(equal, 10);
}

// The task's vocabularies have every token of its pairs.
TEST_F(CorpusTest, HasNoUnknownTokens) {
    const Corpus corpus = draw(*dates, 2000, 5);
    for (const SentencePair& pair : corpus.pairs) {
        EXPECT_EQ(std::count(pair.source.begin(), pair.source.end(), unknownToken), 0);
        EXPECT_EQ(std::count(pair.target.begin(), pair.target.end(), unknownToken), 0);
        EXPECT_EQ(std::count(pair.target.begin(), pair.target.end(), endToken), 1);
    }
}

}  // namespace
}  // namespace attn::test
