// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/run_setup.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <set>

#include "core/base/error.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/tasks/task.h"
#include "core/train/setup/setup_fields.h"
#include "tests/support/paths.h"
#include "tests/support/run_program.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal(const std::vector<JobLane>& recipes) {
    try {
        setupOf(recipes);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "accepted";
}

Recipe recipeWith(const std::string& score) {
    Recipe recipe = tinyRecipe();
    recipe.model.attention.score = score;
    return recipe;
}

LaneSetup laneWith(const std::string& score, const std::string& span = "global") {
    LaneSetup lane;
    lane.attention.score = score;
    lane.attention.span = span;
    return lane;
}

TEST(RunSetup, TheUsualOneOfEveryTaskIsItsRecipes) {
    std::set<std::string> found;
    for (const TaskDescription& task : tasks()) {
        if (!hasUsualSetup(task.id))
            continue;
        found.insert(task.id);
        const RunSetup setup = usualSetup(task.id);
        EXPECT_EQ(setup.common.task, task.id);
        if (bundledScores("recipes", task.id).empty())
            continue;
        ASSERT_EQ(setup.lanes.size(), bundledScores("recipes", task.id).size()) << task.id;
        for (const JobLane& lane : jobLanes(setup)) {
            const std::string& id = lane.recipe.model.attention.score;
            EXPECT_EQ(lane.name, findScoreFunction(id)->label);
            Recipe file = loadRecipe((resourceDir() / "recipes" / task.id / (id + ".json")).string());
            if (!readsOf(file.model.attention, file.model.decoder.wiring).size)
                file.model.attention.size = lane.recipe.model.attention.size;
            EXPECT_EQ(recipeDifference(lane.recipe, file), "") << task.id << ", " << id;
        }
    }
    EXPECT_THAT(found, testing::IsSupersetOf(
                           {"copy", "dates", "numbers", "numbers_back", "reverse", "sort", "translate"}));
    EXPECT_EQ(usualSetup("sentiment").lanes.size(), 6U) << "all of them: none is named after a score";
    EXPECT_EQ(usualSetup("addition").lanes.size(), 4U);
    EXPECT_FALSE(hasUsualSetup("poems"));
    EXPECT_THROW(usualSetup("poems"), Error);
}

// Train mode adds a lane of it; its recipe is the run's with another score.
TEST(RunSetup, AScoreWithoutARecipeIsALaneOfTheRun) {
    RunSetup setup = usualSetup("copy");
    setup.lanes.push_back(laneWith("general", "hard"));
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    EXPECT_EQ(jobLanes(setup).back().recipe.task, "copy");
}

TEST(RunSetup, SharesWhatItsRecipesShare) {
    Recipe lstm = recipeWith("general");
    lstm.model.encoder.cell = lstm.model.decoder.cell = "lstm";
    lstm.model.decoder.wiring = "luong";
    lstm.model.attention.span = "local_p";
    lstm.model.attention.window = 3;
    const RunSetup setup = setupOf({{"a", recipeWith("additive")}, {"b", lstm}});
    EXPECT_EQ(setup.common.batch, 8);
    EXPECT_EQ(setup.common.model.attention.size, 5);
    EXPECT_EQ(setup.lanes[1].decoderCell, "lstm");
    EXPECT_EQ(setup.lanes[1].attention.window, 3);
    EXPECT_EQ(recipeDifference(laneRecipe(setup, 1), lstm), "");
}

TEST(RunSetup, AModelThatIsNotRecurrentIsAllOfItsLane) {
    Recipe transformer = recipeWith("scaled_dot");
    transformer.model = {};
    transformer.model.encoder.kind = "self_attention";
    transformer.model.encoder.hidden = 8;
    transformer.model.encoder.heads = 2;
    transformer.model.decoder.wiring = "transformer";
    transformer.model.decoder.hidden = 8;
    transformer.model.decoder.heads = 2;
    transformer.model.attention.score = "scaled_dot";
    for (const bool isFirst : {true, false}) {
        std::vector<JobLane> recipes = {{"a", transformer}, {"b", recipeWith("additive")}};
        if (!isFirst)
            std::swap(recipes[0], recipes[1]);
        const RunSetup setup = setupOf(recipes);
        const std::size_t own = isFirst ? 0 : 1;
        EXPECT_TRUE(setup.lanes[own].model);
        EXPECT_FALSE(setup.lanes[1 - own].model);
        EXPECT_EQ(recipeDifference(laneRecipe(setup, own), transformer), "");
        EXPECT_EQ(recipeDifference(laneRecipe(setup, 1 - own), recipeWith("additive")), "");
        EXPECT_THAT(problems(setup), testing::IsEmpty());
        EXPECT_EQ(laneNames(setup)[own], "Transformer");
    }
}

TEST(RunSetup, LanesMayDifferInEverythingButTheirPairs) {
    Recipe slow = recipeWith("dot");
    slow.optimizer.rate = 0.001;
    slow.optimizer.beta2 = 0.98;
    slow.optimizer.decay = "linear";
    slow.batch = 4;
    slow.updates = 50;
    slow.labelSmoothing = 0.1;
    slow.earlyStop.patience = 3;
    slow.threads = 2;
    Recipe wide = recipeWith("general");
    wide.model.encoder.hidden = 6;
    wide.model.decoder.hidden = 12;
    const std::vector<JobLane> recipes = {{"a", recipeWith("additive")}, {"slow", slow}, {"wide", wide}};
    const RunSetup setup = setupOf(recipes);
    EXPECT_FALSE(setup.lanes[0].training || setup.lanes[0].model);
    EXPECT_TRUE(setup.lanes[1].training && !setup.lanes[1].model);
    EXPECT_TRUE(setup.lanes[2].model && !setup.lanes[2].training);
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    for (std::size_t i = 0; i < recipes.size(); ++i) {
        Recipe expected = recipes[i].recipe;
        if (!readsOf(expected.model.attention, expected.model.decoder.wiring).size)
            expected.model.attention.size = laneRecipe(setup, i).model.attention.size;
        EXPECT_EQ(recipeDifference(laneRecipe(setup, i), expected), "") << recipes[i].name;
    }
    const TemporaryFolder folder;
    EXPECT_TRUE(areSame(loadSetup(saveSetup(setup, folder.path().string())), setup));
    RunSetup wrong = setup;
    wrong.lanes[1].training->batch = 0;
    ASSERT_EQ(problems(wrong).size(), 1U);
    EXPECT_EQ(problems(wrong)[0].field, "batch");
    EXPECT_EQ(problems(wrong)[0].lane, 1U);
}

TEST(RunSetup, LanesOfEqualModelsAreNamedByTheirTraining) {
    Recipe slow = recipeWith("dot");
    slow.optimizer.rate = 0.001;
    const RunSetup setup = setupOf({{"a", recipeWith("dot")}, {"b", slow}});
    EXPECT_THAT(laneNames(setup), ElementsAre("Dot · rate 0.003", "Dot · rate 0.001"));
    EXPECT_THAT(laneFileNames(setup), ElementsAre("dot-rate0.003", "dot-rate0.001"));
}

TEST(RunSetup, AddedLanesTakeThePairsOfTheRun) {
    RunSetup setup = setupOf({{"a", recipeWith("additive")}});
    Recipe other = recipeWith("general");
    other.seed = 99;
    other.pairs = 7;
    other.optimizer.rate = 0.02;
    addLanes(setup, {other, recipeWith("dot")});
    ASSERT_EQ(setup.lanes.size(), 3U);
    EXPECT_EQ(laneRecipe(setup, 1).seed, 3U);
    EXPECT_EQ(laneRecipe(setup, 1).pairs, 60);
    EXPECT_EQ(laneRecipe(setup, 1).optimizer.rate, 0.02);
    EXPECT_FALSE(setup.lanes[2].training) << "it is trained as the run says";
    setup.lanes.clear();
    addLanes(setup, {other});
    EXPECT_EQ(setup.common.seed, 3U);
    EXPECT_EQ(setup.common.optimizer.rate, 0.02) << "the first lane decides";
}

TEST(RunSetup, SizesThatNobodyReadsDoNotMatter) {
    Recipe dot = recipeWith("dot");
    dot.model.attention.size = 64;
    EXPECT_EQ(setupOf({{"dot", dot}, {"additive", recipeWith("additive")}}).common.model.attention.size, 5);
    EXPECT_EQ(setupOf({{"additive", recipeWith("additive")}, {"dot", dot}}).common.model.attention.size, 5);
    Recipe other = recipeWith("key_query");
    other.model.attention.size = 6;
    const RunSetup setup =
        setupOf({{"dot", dot}, {"additive", recipeWith("additive")}, {"key_query", other}});
    EXPECT_FALSE(setup.lanes[0].model || setup.lanes[1].model);
    EXPECT_EQ(setup.lanes[2].model.value().attention.size, 6);
}

TEST(RunSetup, RefusesInOneSentenceWhatOneRunCannotHold) {
    Recipe lucky = recipeWith("dot");
    lucky.seed = 4;
    EXPECT_EQ(
        refusal({{"a", recipeWith("dot")}, {"lucky", lucky}}),
        "lucky: cannot be trained in one run with a: seed is 4, expected 3; all lanes of a run learn the "
        "same pairs, and may differ in everything else.");
    Recipe copy = recipeWith("dot");
    copy.task = "copy";
    EXPECT_THAT(refusal({{"dates", recipeWith("dot")}, {"copy", copy}}),
                HasSubstr("task is \"copy\", expected \"dates\""));
    EXPECT_THAT(refusal({}), HasSubstr("name at least one"));
    EXPECT_THAT(refusal(std::vector<JobLane>(17, {"dot", recipeWith("dot")})), HasSubstr("16 lanes at most"));
}

TEST(RunSetup, NamesAreUniqueAndSayInWhatLanesDiffer) {
    RunSetup setup;
    setup.lanes = {laneWith("additive"), laneWith("general"), laneWith("general", "local_p"),
                   laneWith("general", "local_p"), laneWith("content")};
    EXPECT_THAT(laneNames(setup), ElementsAre("Additive", "General", "General · Local, predictive",
                                              "General · Local, predictive 2", "Content"));
    setup.lanes[3].attention.window = 5;
    EXPECT_EQ(laneNames(setup)[2], "General · Local, predictive · window 2");
    EXPECT_EQ(laneFileNames(setup)[3], "general-local_p-window5");
    setup.lanes[3] = laneWith("general");
    setup.lanes[3].encoderCell = setup.lanes[3].decoderCell = "lstm";
    setup.lanes[3].attention.window = 7;  // a global span does not read it
    EXPECT_EQ(laneNames(setup)[1], "General · GRU");
    EXPECT_EQ(laneNames(setup)[3], "General · LSTM");
    setup.lanes[3].takesPart = false;
    EXPECT_EQ(laneNames(setup)[1], "General · GRU") << "names stay when a lane pauses";
    EXPECT_EQ(jobLanes(setup).size(), 4U);
}

TEST(RunSetup, ColoursAreTheScoresOwnAndAllDifferent) {
    RunSetup setup;
    setup.lanes = {laneWith("general"), laneWith("general"), laneWith("additive"), laneWith("general")};
    EXPECT_THAT(laneColours(setup), ElementsAre(1, 2, 0, 3));
    const auto count = static_cast<int>(scoreFunctions().size());
    setup.lanes.assign(static_cast<std::size_t>(count), laneWith("none"));
    std::vector<int> colours = {count - 1};  // that of the last row, then the others in their order
    for (int colour = 0; colour < count - 1; ++colour)
        colours.push_back(colour);
    EXPECT_EQ(laneColours(setup), colours);
}

TEST(RunSetup, SixteenLanesOfOneScoreAreARun) {
    const RunSetup setup = setupOf(std::vector<JobLane>(16, {"dot", recipeWith("dot")}));
    EXPECT_TRUE(problems(setup).empty());
    EXPECT_EQ(jobLanes(setup).size(), 16U);
    const std::vector<std::string> names = laneNames(setup);
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), 16U);
    EXPECT_EQ(names.back(), "Dot 16");
    const std::vector<int> colours = laneColours(setup);
    EXPECT_EQ(std::set<int>(colours.begin(), colours.end()).size(), 16U);
}

TEST(RunSetup, SavedRecipesReadBack) {
    const TemporaryFolder folder;
    RunSetup setup = usualSetup("copy");
    setup.common.optimizer.rate = 0.0125;
    setup.common.seed = 7;
    setup.lanes.resize(3);
    setup.lanes[2] = laneWith("general", "hard");
    setup.lanes[2].wiring = "luong";
    setup.lanes[2].encoderCell = "rnn";
    const std::vector<std::string> paths = saveSetup(setup, folder.path().string());
    EXPECT_THAT(paths, ElementsAre(folder.file("additive.json"), folder.file("general.json"),
                                   folder.file("general-hard.json")));
    EXPECT_TRUE(areSame(loadSetup(paths), setup));
    setup.lanes[2].attention.window = 3;
    EXPECT_FALSE(areSame(loadSetup(paths), setup));
}

TEST(RunSetup, SavedCorporaAreFoundFromElsewhere) {
    const TemporaryFolder corpus, recipes;
    RunSetup setup = setupOf({{"a", tinyCorpusRecipe(corpus)}});
    const std::vector<std::string> paths = saveSetup(setup, recipes.path().string());
    const RunSetup again = loadSetup(paths);
    EXPECT_EQ(again.common.corpus->files.pairs, corpus.file("pairs.tsv"));
    EXPECT_EQ(recipeCorpora(laneRecipe(again, 0)).training.pairs.size(), 42U);
}

TEST(RunSetup, TheCommandLineTrainsWhatWasSaved) {
    const TemporaryFolder folder;
    const RunSetup setup = setupOf({{"a", tinyRecipe()}, {"b", recipeWith("dot")}});
    std::vector<std::string> arguments = {"train", "--quiet", "--out-dir", folder.path().string()};
    for (const std::string& path : saveSetup(setup, folder.path().string()))
        arguments.push_back(path);
    const ProgramResult result = runProgram("attnlab", arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_TRUE(std::filesystem::exists(folder.file("additive.safetensors")));
    EXPECT_TRUE(std::filesystem::exists(folder.file("dot.safetensors")));
}

TEST(RunSetup, TheEncoderFollowsWhatIsTyped) {
    Recipe before;
    for (const auto& [typed, encoder] :
         {std::pair<Index, Index>{2, 1}, {25, 12}, {256, 128}, {1, 1}, {12, 6}}) {
        Recipe after = before;
        after.model.decoder.hidden = typed;
        keepHalvesEqual(before, after);
        EXPECT_EQ(after.model.encoder.hidden, encoder) << typed;
        before = after;
    }
}

TEST(RunSetup, TheEncoderFollowsTheDecoderWhileTheyAgree) {
    Recipe before, after;
    after.model.decoder.hidden = 128;
    keepHalvesEqual(before, after);
    EXPECT_EQ(after.model.encoder.hidden, 64);
    before = after;
    after.model.encoder.bidirectional = false;
    keepHalvesEqual(before, after);
    EXPECT_EQ(after.model.encoder.hidden, 128);
    before = after;
    after.model.encoder.hidden = 40;
    keepHalvesEqual(before, after);
    EXPECT_EQ(after.model.decoder.hidden, 128) << "which the other does not";
    before = after;
    after.model.decoder.hidden = 64;
    keepHalvesEqual(before, after);
    EXPECT_EQ(after.model.encoder.hidden, 40) << "nor once they differ";
    before = after;
    after.model.encoder.embedding = 8;
    after.model.encoder.layers = 2;
    keepHalvesEqual(before, after);
    EXPECT_EQ(after.model.decoder.embedding, 8);
    EXPECT_EQ(after.model.decoder.layers, 2);
}

}  // namespace
}  // namespace attn::test
