// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/recipe.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "core/base/error.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

std::string errorOf(const std::string& text) {
    try {
        recipeFromJson(text, "r.json");
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "sound";
}

TEST(Recipe, DefaultsComeFromAnEmptyObject) {
    const Recipe recipe = recipeFromJson("{}", "r.json");
    EXPECT_EQ(recipe.task, "dates");
    EXPECT_EQ(recipe.batch, 32);
    EXPECT_EQ(recipe.model.sourceSize, 0);
}

TEST(Recipe, RoundTrips) {
    const std::string text =
        R"({"task": "dates", "model": {"attention": {"score": "dot"}, "decoder": {"hidden": 64}},
        "optimizer": {"rate": 0.01, "final_rate": 0.001, "beta1": 0.8, "beta2": 0.99, "epsilon": 1e-7, "clip_norm": 5,
        "warmup": 10, "decay": "linear"}, "dropout": 0.25, "measure_every": 7,
        "early_stop": {"patience": 3, "exact_match": 0.9}, "hard": {"entropy": 0.5, "baseline_decay": 0.75},
        "batch": 16, "updates": 100, "pairs": 200, "held_out": 50, "seed": 18446744073709551615, "threads": 2})";
    const Recipe recipe = recipeFromJson(text, "r.json");
    EXPECT_EQ(recipe.model.attention.score, "dot");
    EXPECT_EQ(recipe.optimizer.rate, 0.01);
    EXPECT_EQ(recipe.optimizer.finalRate, 0.001);
    EXPECT_EQ(recipe.optimizer.beta1, 0.8);
    EXPECT_EQ(recipe.optimizer.beta2, 0.99);
    EXPECT_EQ(recipe.optimizer.epsilon, 1e-7);
    EXPECT_EQ(recipe.optimizer.clipNorm, 5);
    EXPECT_EQ(recipe.optimizer.warmup, 10);
    EXPECT_EQ(recipe.optimizer.decay, "linear");
    EXPECT_EQ(recipe.dropout, 0.25);
    EXPECT_EQ(recipe.measureEvery, 7);
    EXPECT_EQ(recipe.earlyStop.patience, 3);
    EXPECT_EQ(recipe.earlyStop.exactMatch, 0.9);
    EXPECT_EQ(recipe.hard.entropy, 0.5);
    EXPECT_EQ(recipe.hard.baselineDecay, 0.75);
    EXPECT_EQ(recipe.batch, 16);
    EXPECT_EQ(recipe.updates, 100);
    EXPECT_EQ(recipe.pairs, 200);
    EXPECT_EQ(recipe.heldOut, 50);
    EXPECT_EQ(recipe.seed, UINT64_MAX);
    EXPECT_EQ(recipe.threads, 2);
    const std::string written = recipeToJson(recipe);
    EXPECT_EQ(recipeToJson(recipeFromJson(written, "again")), written);
    EXPECT_EQ(written.find("source_size"), std::string::npos);
}

TEST(Recipe, NamesKeyFoundAndPossible) {
    EXPECT_EQ(errorOf(R"({"optimizer": {"rate": 0}})"),
              "r.json: optimizer.rate should be a number above 0, found 0.0.");
    EXPECT_EQ(errorOf(R"({"optimizer": {"rate": 0.01, "final_rate": 0.1}})"),
              "r.json: optimizer.final_rate should be from 0 to the rate (0.01), found 0.1.");
    EXPECT_EQ(errorOf(R"({"optimizer": {"beta2": 1}})"),
              "r.json: optimizer.beta2 should be at least 0 and below 1, found 1.0.");
    EXPECT_EQ(errorOf(R"({"batch": 0})"), "r.json: batch should be from 1 to 65536, found 0.");
    EXPECT_EQ(errorOf(R"({"updates": -5})"), "r.json: updates should be from 1 to 1000000000, found -5.");
    EXPECT_EQ(errorOf(R"({"threads": "two"})"), "r.json: threads should be a whole number, found \"two\".");
    EXPECT_EQ(errorOf(R"({"task": "poems"})").find("r.json: task should be one of dates"), 0u);
    EXPECT_EQ(errorOf(R"({"model": {"encoder": {"hidden": 30}, "attention": {"score": "dot"}}})"),
              "r.json: model.attention.score \"dot\" needs states and annotations of one size, found "
              "model.decoder.hidden 64 while model.encoder.hidden in 2 directions makes 60.");
    EXPECT_EQ(errorOf(R"({"optimizer": {"rate": 1e9}})"), "sound") << "diverges, as somebody wants to see";
    EXPECT_NE(errorOf(R"({"optimizer": {"rate": 1e999}})"), "sound");
    EXPECT_EQ(errorOf(R"({"optimizer": {"decay": "cosinus"}})"),
              "r.json: optimizer.decay should be one of cosine, linear, constant, "
              "inverse_square_root, found \"cosinus\".");
    EXPECT_EQ(errorOf(R"({"optimizer": {"warmup": -1}})"),
              "r.json: optimizer.warmup should be from 0 to 1000000000, found -1.");
    EXPECT_EQ(errorOf(R"({"dropout": 1})"), "r.json: dropout should be at least 0 and below 1, found 1.0.");
    EXPECT_EQ(errorOf(R"({"label_smoothing": 1})"),
              "r.json: label_smoothing should be at least 0 and below 1, found 1.0.");
    EXPECT_EQ(errorOf(R"({"early_stop": {"exact_match": 99}})"),
              "r.json: early_stop.exact_match should be from 0 (never) to 1, found 99.0.");
    EXPECT_EQ(errorOf(R"({"hard": {"baseline_decay": 1.5}})"),
              "r.json: hard.baseline_decay should be from 0 to 1, found 1.5.");
    EXPECT_NE(errorOf(R"({"hard": {"entropy": -1}})"), "sound");
    EXPECT_NE(errorOf(R"({"early_stop": {"patience": -1}})"), "sound");
    EXPECT_NE(errorOf(R"({"measure_every": -1})"), "sound");
    EXPECT_NE(errorOf(R"({"early_stop": 3})"), "sound");
    EXPECT_NE(errorOf(R"({"optimizer": {"epsilon": 0}})"), "sound");
    EXPECT_NE(errorOf(R"({"optimizer": {"epsilon": 1e-46}})"), "sound") << "0 as a float";
    EXPECT_NE(errorOf(R"({"optimizer": {"clip_norm": -1}})"), "sound");
    EXPECT_NE(errorOf(R"({"seed": -1})"), "sound");
    EXPECT_NE(errorOf(R"({"held_out": 0})"), "sound");
    EXPECT_NE(errorOf(R"({"pairs": 1e3})"), "sound");
}

TEST(Recipe, ChangesInTheMiddleOfARunRoundTrip) {
    const Recipe recipe = recipeFromJson(
        R"({"updates": 100, "teacher_forcing": 0.75, "early_stop": {"loss": 0.25, "seconds": 60}, "changes": [
            {"update": 0, "dropout": 0.5}, {"update": 40, "rate": 0.001, "dropout": 0, "teacher_forcing": 0.5},
            {"update": 100, "teacher_forcing": 1, "updates": 120}]})",
        "r.json");
    EXPECT_EQ(recipe.teacherForcing, 0.75);
    EXPECT_EQ(recipe.earlyStop.loss, 0.25);
    EXPECT_EQ(recipe.earlyStop.seconds, 60);
    const std::vector<TrainingChange> expected = {
        {0, {}, 0.5, {}}, {40, 0.001, 0.0, 0.5}, {100, {}, {}, 1.0, 120}};
    EXPECT_EQ(recipe.changes, expected);
    EXPECT_EQ(lastUpdate(recipe), 120);
    EXPECT_EQ(earlyStopOf(recipe).loss, 0) << "a run that goes on past its end has no early one";
    const std::string written = recipeToJson(recipe);
    EXPECT_EQ(recipeFromJson(written, "again").changes, expected);
    EXPECT_EQ(recipeToJson(recipeFromJson(written, "again")), written);
    // Usual values are not written, so files stay as they were.
    for (const char* key : {"changes", "teacher_forcing", "seconds"})
        EXPECT_EQ(recipeToJson(Recipe()).find(key), std::string::npos) << key;
}

TEST(Recipe, ImpossibleChangesAreRefused) {
    EXPECT_EQ(errorOf(R"({"teacher_forcing": 1.5})"),
              "r.json: teacher_forcing should be from 0 to 1, found 1.5.");
    EXPECT_EQ(errorOf(R"({"early_stop": {"loss": -1}})"),
              "r.json: early_stop.loss should be from 0 (never) to 1000, found -1.0.");
    EXPECT_EQ(errorOf(R"({"early_stop": {"seconds": -1}})"),
              "r.json: early_stop.seconds should be from 0 (never) to 1000000000, found -1.0.");
    EXPECT_EQ(errorOf(R"({"changes": {"update": 3}})"),
              "r.json: changes should be a list of objects, found object.");
    EXPECT_EQ(errorOf(R"({"changes": [{"rate": 0.1}]})"),
              "r.json: changes[0].update is missing; it says after how many updates the change is made.");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3}]})"),
              "r.json: changes[0].rate, changes[0].dropout, changes[0].teacher_forcing or changes[0].updates "
              "should "
              "be set, found none of them.");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3, "rate": 0.1}, {"update": 3, "rate": 0.2}]})"),
              "r.json: changes[1].update should be from 4 to 4000, found 3.");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3, "rate": -2}]})"),
              "r.json: changes[0].rate should be a number above 0, found -2.0.");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3, "rate": 1e9}]})"), "sound");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3, "dropout": 1}]})"),
              "r.json: changes[0].dropout should be at least 0 and below 1, found 1.0.");
    EXPECT_EQ(errorOf(R"({"changes": [{"update": 3, "ratte": 1}]})"),
              "r.json: key \"changes[0].ratte\" is not known; did you mean \"rate\"?");
    EXPECT_NE(errorOf(R"({"changes": [{"update": 5000, "rate": 0.1}]})"), "sound") << "after the last update";
    EXPECT_NE(errorOf(R"({"changes": [7]})"), "sound");
}

TEST(Recipe, AChangeThatIsNoNumberIsRefused) {
    const auto sentence = [](double rate) -> std::string {
        try {
            checkChange({0, rate, {}, {}}, "change");
        } catch (const Error& error) {
            return error.what();
        }
        return "sound";
    };
    EXPECT_EQ(sentence(1e9), "sound");
    EXPECT_EQ(sentence(INFINITY), "change: rate should be a number above 0, found inf.");
    EXPECT_EQ(sentence(NAN), "change: rate should be a number above 0, found nan.");
}

// This applies to a file that a person wrote. A recipe that an older program wrote into a run is accepted.
TEST(Recipe, AFileThatAsksForWhatItsModelDoesNotReadIsRefused) {
    const test::TemporaryFolder folder;
    const auto found = [&](const std::string& model) -> std::string {
        const std::string text = R"({"task": "dates", "model": )" + model + "}";
        EXPECT_EQ(errorOf(text), "sound");
        try {
            loadRecipe(folder.write("r.json", text));
        } catch (const Error& error) {
            return std::string(error.what()).substr(folder.file("").size());
        }
        return "sound";
    };
    EXPECT_EQ(
        found(R"({"decoder": {"wiring": "bahdanau", "input_feeding": true}})"),
        "r.json: model.decoder.input_feeding is read by the wiring \"luong\" only, found with the wiring "
        "\"bahdanau\"; leave it out.");
    EXPECT_EQ(found(R"({"decoder": {"wiring": "bahdanau", "input_feeding": false}})"), "sound");
    EXPECT_EQ(found(R"({"decoder": {"wiring": "luong", "input_feeding": true}})"), "sound");
    EXPECT_EQ(
        found(R"({"attention": {"score": "dot", "learned_key_strength": true}})"),
        "r.json: model.attention.learned_key_strength is read by the score \"content\" only, found with "
        "the score \"dot\"; leave it out.");
    EXPECT_EQ(found(R"({"attention": {"score": "content", "learned_key_strength": true}})"), "sound");
    EXPECT_EQ(
        found(R"({"attention": {"score": "general", "activation": "relu"}})"),
        "r.json: model.attention.activation is read by the score \"additive\" only, found with the score "
        "\"general\"; leave it out.");
    EXPECT_EQ(found(R"({"attention": {"score": "none", "bias": true}})").find("r.json: model.attention.bias"),
              0U);
    EXPECT_EQ(found(R"({"attention": {"activation": "relu", "bias": true}})"), "sound");
}

// The program can read every recipe that it writes.
TEST(Recipe, NoneIsWrittenThatAsksForWhatIsNotRead) {
    const test::TemporaryFolder folder;
    for (const char* score : {"additive", "dot", "content", "none"})
        for (const char* wiring : {"bahdanau", "luong"}) {
            Recipe recipe;
            recipe.model.attention.score = score;
            recipe.model.decoder.wiring = wiring;
            recipe.model.attention.activation = "relu";
            recipe.model.attention.bias = recipe.model.attention.learnedKeyStrength = true;
            EXPECT_EQ(recipeToJson(loadRecipe(folder.write("r.json", recipeToJson(recipe)))),
                      recipeToJson(recipe));
        }
}

TEST(Recipe, RefusesUnknownKeysWithTheNearestOne) {
    EXPECT_EQ(errorOf(R"({"optimizer": {"clipnorm": 1}})"),
              "r.json: key \"optimizer.clipnorm\" is not known; did you mean \"clip_norm\"?");
    EXPECT_EQ(errorOf(R"({"early_stop": {"patence": 1}})"),
              "r.json: key \"early_stop.patence\" is not known; did you mean \"patience\"?");
    EXPECT_EQ(errorOf(R"({"heldout": 1})"),
              "r.json: key \"heldout\" is not known; did you mean \"held_out\"?");
    EXPECT_EQ(
        errorOf(R"({"model": {"source_size": 40}})").find("r.json: key \"model.source_size\" is not known"),
        0u);
    EXPECT_EQ(errorOf(R"({"batch": 1, "batch": 2})"),
              "r.json: JSON key \"batch\" stands twice in one object; each may stand once.");
}

TEST(Recipe, DifferencesAreNamed) {
    Recipe recipe, other;
    EXPECT_EQ(recipeDifference(recipe, other), "");
    other.model.decoder.hidden = 65;
    EXPECT_EQ(recipeDifference(recipe, other), "model.decoder.hidden is 64, expected 65");
    other = recipe;
    other.optimizer.decay = "linear";
    EXPECT_EQ(recipeDifference(recipe, other), "optimizer.decay is \"cosine\", expected \"linear\"");
    other = recipe;
    other.changes = {{7, 0.5, {}, {}}};
    EXPECT_EQ(recipeDifference(recipe, other), "changes.0.rate is not set, expected 0.5");
    other = recipe;
    other.teacherForcing = 0.5;
    EXPECT_EQ(recipeDifference(recipe, other), "teacher_forcing is not set, expected 0.5");
}

TEST(Recipe, LoadsAFileAndNamesIt) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("recipe.json", R"({"task": "dates", "batch": 8})");
    EXPECT_EQ(loadRecipe(path).batch, 8);
    folder.write("recipe.json", R"({"batch": 8})");
    try {
        loadRecipe(path);
        FAIL() << "dates were taken silently";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find(path + ": has neither task nor corpus"), 0u) << error.what();
    }
    folder.write("recipe.json", R"({"batch": )");
    try {
        loadRecipe(path);
        FAIL() << "a cut recipe was read";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find(path + ": not JSON at line 1"), 0u) << error.what();
    }
    EXPECT_THROW(loadRecipe(folder.file("missing.json")), Error);
    EXPECT_THROW(loadRecipe(folder.path().string()), Error);
}

TEST(Recipe, TheProgramsOwnSayWhatTheyTrainOn) {
    int recipes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::resourceDir() / "recipes"))
        if (entry.path().extension() == ".json") {
            EXPECT_NO_THROW(loadRecipe(entry.path().string())) << entry.path();
            ++recipes;
        }
    EXPECT_GT(recipes, 8);
}

// A recipe in memory is refused with the sentence of a file that says the same.
TEST(Recipe, IsCheckedWithoutBeingWritten) {
    const auto problemOf = [](const Recipe& recipe) -> std::string {
        try {
            checkRecipe(recipe, "r.json");
        } catch (const Error& error) {
            return error.what();
        }
        return "sound";
    };
    EXPECT_EQ(problemOf(Recipe()), "sound");
    Recipe recipe;
    recipe.batch = 0;
    EXPECT_EQ(problemOf(recipe), errorOf(recipeToJson(recipe)));
    EXPECT_EQ(problemOf(recipe), "r.json: batch should be from 1 to 65536, found 0.");
    recipe = {};
    recipe.task.clear();
    recipe.corpus.emplace();
    EXPECT_NE(problemOf(recipe).find("r.json: corpus should have either files"), std::string::npos);
    recipe.corpus->files.pairs = "pairs.tsv";
    recipe.pairs = 0;
    EXPECT_EQ(problemOf(recipe), "sound");
    recipe.corpus->limits = {7, 3};
    EXPECT_EQ(problemOf(recipe), "r.json: corpus.longest should be from 7 to 2000, found 3.");
    recipe.corpus->limits = {1, 50};
    recipe.corpus->targetTokenizer = R"({"id":"quantum"})";
    EXPECT_NE(problemOf(recipe).find("corpus.tokenizer.target"), std::string::npos);
}

}  // namespace
}  // namespace attn
