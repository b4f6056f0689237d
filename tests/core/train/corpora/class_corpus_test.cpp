// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/train/corpora/text_corpus.h"
#include "core/train/lane_training.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* reviews =
    "good\tI liked it .\nbad\tI hated it .\n good \tvery nice\nbad\tvery dull\n"
    "good\tfine\nbad\tpoor\n";

// Texts with classes, of which the last two are held out.
class ClassCorpora : public testing::Test {
protected:
    Recipe recipe(const std::string& bytes = reviews, const std::string& settings = "") const {
        m_folder.write("reviews.tsv", bytes);
        Recipe made = tinyRecipe();
        made.task.clear();
        made.corpus = readCorpusRecipe(
            nlohmann::json::parse(R"({"files": "reviews.tsv", "classes": true, "held_out": "last")" +
                                  settings + "}"),
            "r.json");
        made.corpus->folder = m_folder.path().string();
        made.pairs = 0;
        made.heldOut = 2;
        return made;
    }
    static std::string refusal(const Recipe& recipe) {
        try {
            recipeCorpora(recipe);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            return error.what();
        }
        return "accepted";
    }

    const TemporaryFolder m_folder;
};

TEST_F(ClassCorpora, HaveOneTokenForEachText) {
    const RecipeCorpora corpora = recipeCorpora(recipe());
    EXPECT_EQ(corpora.training.targetKind, TargetKind::Class);
    EXPECT_EQ(corpora.heldOut.targetKind, TargetKind::Class);
    ASSERT_EQ(corpora.training.pairs.size(), 4U);
    ASSERT_EQ(corpora.heldOut.pairs.size(), 2U) << "their classes are those of the training part";
    EXPECT_TRUE(corpora.notes.empty());
    EXPECT_THAT(corpora.target.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "bad", "good"));
    EXPECT_THAT(corpora.training.pairs[0].target, ElementsAre(5));
    EXPECT_THAT(corpora.training.pairs[2].target, ElementsAre(5));
    EXPECT_THAT(corpora.heldOut.pairs[1].target, ElementsAre(4));
    EXPECT_EQ(corpora.heldOut.references[1], "bad");
    EXPECT_EQ(corpora.training.pairs[2].source.size(), 2U) << "of the text";
    EXPECT_EQ(corpora.tokenizers.target->id(), "blanks");
}

TEST_F(ClassCorpora, LimitsAreThoseOfTheTexts) {
    const RecipeCorpora corpora =
        recipeCorpora(recipe(reviews, R"(, "shortest": 2, "longest": 4, "vocabulary": {"size": 1})"));
    EXPECT_EQ(corpora.training.pairs.size() + corpora.heldOut.pairs.size(), 4U) << "two texts have one word";
    EXPECT_EQ(corpora.source.size(), 5);
    EXPECT_EQ(corpora.target.size(), 6) << "no class is left out";
}

TEST_F(ClassCorpora, AreRefusedWhereAClassIsMissing) {
    EXPECT_THAT(refusal(recipe("good\tI liked it .\n\tI hated it .\n")),
                HasSubstr("reviews.tsv: line 2 has a text but no class label"));
    EXPECT_EQ(refusal(recipe("good\ta\ngood\tb\ngood\tc\ngood\td\n")),
              "reviews.tsv: line 1 and every other line to train on has the class \"good\"; expected two "
              "classes or more.");
    EXPECT_EQ(refusal(recipe("good\ta\nbad\tb\ngood\tc\nodd\td\n")),
              "reviews.tsv: line 4 has the class \"odd\", which the training part does not have; its classes "
              "are bad, good.");
    EXPECT_EQ(refusal(recipe("good\ta\n<s>\tb\ngood\tc\ngood\td\n")),
              "reviews.tsv: line 2 has the class \"<s>\", which is the name of a special token; write it in "
              "another way.");
    m_folder.write("valid.tsv", "good\tx\nodd\ty\n");
    Recipe own = recipe();
    own.corpus->heldOutFiles = own.corpus->files;
    own.corpus->heldOutFiles.pairs = "valid.tsv";
    EXPECT_THAT(refusal(own), HasSubstr("valid.tsv: line 2 has the class \"odd\""));
}

// The network has one step, in any wiring.
TEST_F(ClassCorpora, AreTrainedAndMeasuredOn) {
    Recipe made = recipe();
    made.batch = 2;
    LaneTraining lane(made, std::make_shared<const RecipeCorpora>(recipeCorpora(made)));
    while (!lane.end())
        lane.advance({});
    EXPECT_EQ(lane.lastBatch().tokens, 2) << "one a text";
    const auto model = lane.snapshot();
    std::vector<std::string> notes;
    const Corpus again = heldOutCorpus(made, *model, notes);
    EXPECT_EQ(again.targetKind, TargetKind::Class);
    EXPECT_THAT(again.pairs[1].target, ElementsAre(4));
    const TrainingResult result = lane.finish({});
    ASSERT_TRUE(result.evaluation.classes);
    EXPECT_EQ(result.evaluation.classes->confusion.texts(), 2);
    EXPECT_EQ(result.evaluation.classes->confusion.accuracy(), result.evaluation.exactMatch);
    EXPECT_EQ(result.evaluation.classes->words.texts, 0) << "no evidence is known";
    EXPECT_FALSE(result.evaluation.texts);
}

TEST(ClassTasks, AreTrainedAndMeasuredOn) {
    for (const std::string task : {"sentiment", "sentiment_distracting", "addition"}) {
        Recipe recipe = tinyRecipe();
        recipe.task = task;
        recipe.updates = 3;
        const auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
        EXPECT_EQ(corpora->heldOut.targetKind, TargetKind::Class);
        for (const SentencePair& pair : corpora->training.pairs)
            ASSERT_EQ(pair.target.size(), 1U);
        LaneTraining lane(recipe, corpora);
        while (!lane.end())
            lane.advance({});
        const Evaluation found = lane.finish({}).evaluation;
        ASSERT_TRUE(found.classes) << task;
        EXPECT_EQ(found.classes->confusion.texts(), 20);
        EXPECT_EQ(found.classes->words.texts, 20);
        EXPECT_EQ(found.classes->sentences.texts, task == "addition" ? 0 : 20);
        EXPECT_GE(found.classes->sentences.meanWeight().value_or(1),
                  found.classes->words.meanWeight().value());
    }
    EXPECT_EQ(targetKindOf(*createTask("dates")), TargetKind::Text);
}

}  // namespace
}  // namespace attn::test
