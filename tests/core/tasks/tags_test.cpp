// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/tags.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "core/math/random.h"
#include "core/tasks/grammar/translate_lexicon.h"
#include "core/text/tokenizer.h"
#include "tests/core/tasks/outside_of.h"
#include "tests/support/sanitized.h"

namespace attn {
namespace {

std::string tags(const std::string& text) {
    const std::optional<TaskPair> pair = createTags({1, 2})->solve(text);
    return pair ? pair->target : "none";
}

TEST(Tags, AreThePartsOfSpeech) {
    EXPECT_EQ(tags("the European Economic Area was signed in August 1992 ."),
              "DET ADJ ADJ PROPN AUX VERB ADP PROPN NUM PUNCT");
    EXPECT_EQ(tags("she has not met three old friends in front of the hotel yesterday ."),
              "PRON AUX PART VERB NUM ADJ NOUN ADP NOUN ADP DET NOUN ADV PUNCT");
    EXPECT_EQ(tags("Mary slept because the teachers are good ."), "PROPN VERB SCONJ DET NOUN AUX ADJ PUNCT");
}

TEST(Tags, SomeWordsNeedTheirNeighbours) {
    EXPECT_EQ(tags("he saw her in her garden ."), "PRON VERB PRON ADP DET NOUN PUNCT");
    EXPECT_EQ(tags("her old car was sold ."), "DET ADJ NOUN AUX VERB PUNCT");
    EXPECT_EQ(tags("Mary wants to go to Athens ."), "PROPN VERB PART VERB ADP PROPN PUNCT");
    EXPECT_EQ(tags("he does not want to see her ."), "PRON AUX PART VERB PART VERB PRON PUNCT");
    EXPECT_EQ(tags("he went to my school ."), "PRON VERB ADP DET NOUN PUNCT");
}

TEST(Tags, OnlyTheseWordsHaveTwo) {
    const std::shared_ptr<const Tokenizer> words = createTokenizer("words");
    const std::unique_ptr<Task> task = createTags({1, 4});
    std::map<std::string, std::set<std::string>> found;
    std::set<std::string> met;
    Random random(3);
    for (int i = 0; i < test::repetitions(3000); ++i) {
        const TaskPair pair = task->sample(random);
        const std::vector<std::string> source = words->tokenize(pair.source);
        const std::vector<std::string> target = words->tokenize(pair.target);
        ASSERT_EQ(source.size(), target.size()) << pair.source;
        for (std::size_t i2 = 0; i2 < source.size(); ++i2) {
            found[source[i2]].insert(target[i2]);
            met.insert(target[i2]);
        }
    }
    for (const auto& [word, kinds] : found)
        EXPECT_EQ(kinds.size(), word == "her" || word == "to" ? 2u : 1u) << word;
    EXPECT_EQ(met.size(), task->targetTokens().size()) << "some tag never occurs";
}

TEST(Tags, EveryTagIsLinkedToItsWord) {
    const std::optional<TaskPair> pair = createTags({1, 2})->solve("the man sleeps .");
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair->links, (std::vector<Link>{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
}

TEST(Tags, SayWhichTextsAreOutside) {
    EXPECT_EQ(outsideOf("tags", "the old man sleeps ."), "");
    EXPECT_EQ(outsideOf("tags", "man the old sleeps ."),
              "This is no sentence of the task's small grammar, so its tags are not known.");
    EXPECT_EQ(tags("the man sleeps"), "none");
    EXPECT_EQ(tags(std::string(1'000'000, 'a')), "none");
}

}  // namespace
}  // namespace attn
