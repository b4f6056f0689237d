// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/sentiment.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/math/random.h"
#include "core/tasks/review_grammar.h"
#include "core/text/tokenizer.h"
#include "tests/core/tasks/outside_of.h"
#include "tests/support/sanitized.h"

namespace attn {
namespace {

using testing::ElementsAre;

// "positive: good", "negative: not? funny?": the class and its evidence, with a question mark after a link
// that is not sure.
std::string judged(const Task& task, const std::string& text) {
    const std::optional<TaskPair> pair = task.solve(text);
    if (!pair)
        return "none";
    const std::vector<std::string> words = createTokenizer("words")->tokenize(text);
    std::string found = pair->target + ":";
    for (const Link& link : pair->links) {
        EXPECT_EQ(link.target, 0);
        found += " " + words.at(static_cast<std::size_t>(link.source)) + (link.sure ? "" : "?");
    }
    return found;
}
std::string sentiment(const std::string& text) {
    return judged(*createSentiment({2, 16}), text);
}
std::string distracting(const std::string& text) {
    return judged(*createDistractingSentiment({2, 16}), text);
}

TEST(Sentiment, OneSentenceDecides) {
    EXPECT_EQ(sentiment("Mary came with us . the music was very good ."), "positive: good");
    EXPECT_EQ(sentiment("the cast is awful . the film was made in 1962 ."), "negative: awful");
    EXPECT_EQ(sentiment("I loved the plot ."), "positive: loved");
    EXPECT_EQ(sentiment("I hated the plot ."), "negative: hated");
    EXPECT_EQ(sentiment("Mary came with us ."), "none") << "no sentence decides";
    EXPECT_EQ(sentiment("I loved the plot . I loved the plot ."), "none") << "two sentences decide";
}

TEST(Sentiment, ANegationIsEvidenceToo) {
    EXPECT_EQ(sentiment("the hero is a pilot . the cast is not very funny ."), "negative: not? funny?");
    EXPECT_EQ(sentiment("the cast was never good ."), "negative: never? good?");
    EXPECT_EQ(sentiment("I did not enjoy the film ."), "negative: not? enjoy?");
    EXPECT_EQ(sentiment("the cast is not awful ."), "none") << "only praise is negated";
}

TEST(Sentiment, WhatStandsBeforeButDoesNotDecide) {
    EXPECT_EQ(sentiment("the film was long but clever ."), "positive: clever");
    EXPECT_EQ(sentiment("the film was long but not clever ."), "negative: not? clever?");
    EXPECT_EQ(sentiment("it rained on Monday but we went by bus . the film was dull ."), "negative: dull");
    EXPECT_EQ(sentiment("the film was long ."), "none");
    EXPECT_EQ(distracting("overall the film was dull but really moving ."), "positive: moving");
    EXPECT_EQ(distracting("overall the film was moving but dull ."), "negative: dull");
}

TEST(Sentiment, APhraseMarksTheSentenceThatDecidesAmongDistractingOnes) {
    EXPECT_EQ(distracting("I hated the cast . overall the film is good ."), "positive: good");
    EXPECT_EQ(distracting("in the end I hated the cast . in the middle the film is good ."),
              "negative: hated");
    EXPECT_EQ(distracting("all the time I loved the cast . all in all it is good ."), "none");
    EXPECT_EQ(distracting("on paper the plot was good . on the whole the plot is not good ."),
              "negative: not? good?");
    EXPECT_EQ(distracting("the film is good ."), "none");
    EXPECT_EQ(distracting("overall the film is good . overall the plot is bad ."), "none");
    EXPECT_EQ(distracting("overall Mary came with us ."), "none");
}

TEST(Sentiment, RefusesOtherTexts) {
    for (const char* text : {"", " ", ".", "the film is good", "the film good .", "The film is good .",
                             "the film is good . .", "the film is good . and", "film is good .", "\xFF"})
        EXPECT_EQ(sentiment(text), "none") << text;
    EXPECT_EQ(sentiment(std::string(1'000'000, 'a')), "none");
    EXPECT_EQ(sentiment("  the film   is good."), "positive: good");
    EXPECT_EQ(outsideOf("sentiment", ""), "");
    EXPECT_EQ(outsideOf("sentiment", "the film is good ."),
              "The task has reviews of 4 to 10 sentences, and this one has 1.");
    EXPECT_EQ(outsideOf("sentiment", "a film ."),
              "This is no review of the task's small grammar with one sentence that decides, so its class is "
              "not known.");
}

class EverySentiment : public testing::TestWithParam<bool> {
protected:
    static std::unique_ptr<Task> create(const TaskLengths& lengths) {
        return GetParam() ? createDistractingSentiment(lengths) : createSentiment(lengths);
    }
    const std::shared_ptr<const Tokenizer> m_words = createTokenizer("words");
};

TEST_P(EverySentiment, LengthsClassesAndPlacesAreEquallyLikely) {
    constexpr int samples = 6000;
    Random random(3);
    const std::unique_ptr<Task> task = create({2, 4});
    std::map<long, int> lengths;
    std::map<std::string, int> classes;
    std::map<long, int> places;  // of the deciding sentence among four
    for (int i = 0; i < samples; ++i) {
        const TaskPair pair = task->sample(random);
        const std::vector<std::string> words = m_words->tokenize(pair.source);
        const long sentences = std::count(words.begin(), words.end(), ".");
        ++lengths[sentences];
        ++classes[pair.target];
        ASSERT_FALSE(pair.links.empty());
        if (sentences == 4)
            ++places[std::count(words.begin(), words.begin() + pair.links.front().source, ".")];
    }
    ASSERT_EQ(lengths.size(), 3u);
    for (const auto& [length, count] : lengths)
        EXPECT_NEAR(count, samples / 3, 200) << length;
    ASSERT_EQ(classes.size(), 2u);
    for (const auto& [name, count] : classes)
        EXPECT_NEAR(count, samples / 2, 200) << name;
    ASSERT_EQ(places.size(), 4u);
    for (const auto& [place, count] : places)
        EXPECT_NEAR(count, lengths[4] / 4, 100) << place;
}

TEST_P(EverySentiment, HasMoreReviewsThanTrainingNeeds) {
    Random random(4);
    const std::unique_ptr<Task> task = create({2, 2});
    std::set<std::string> sources;
    constexpr int count = test::repetitions(10'000);
    for (int i = 0; i < count; ++i)
        sources.insert(task->sample(random).source);
    EXPECT_GE(sources.size(), std::size_t(count * 9 / 10));
}

INSTANTIATE_TEST_SUITE_P(Reviews, EverySentiment, testing::Bool());

// The evidence words, counted without their order, decide: praise +1, blame −1, a negation −2.
TEST(Sentiment, TheWordsAloneDecideAmongNeutralSentences) {
    const std::unique_ptr<Task> task = createSentiment({4, 10});
    Random random(5);
    std::map<std::string, std::set<std::string>> classesOf;  // by evidence
    for (int i = 0; i < 3000; ++i) {
        const TaskPair pair = task->sample(random);
        const std::vector<std::string> words = createTokenizer("words")->tokenize(pair.source);
        std::string evidence;
        for (const Link& link : pair.links)
            evidence += words[static_cast<std::size_t>(link.source)] + " ";
        classesOf[evidence].insert(pair.target);
        const long negations =
            std::count(words.begin(), words.end(), "not") + std::count(words.begin(), words.end(), "never");
        EXPECT_EQ(negations, pair.links.size() == 2 ? 1 : 0) << "no other sentence negates";
    }
    for (const auto& [evidence, classes] : classesOf)
        EXPECT_EQ(classes.size(), 1u) << evidence;
}

}  // namespace
}  // namespace attn
