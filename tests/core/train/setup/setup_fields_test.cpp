// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/setup_fields.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/tasks/task.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> fieldsOf(const std::vector<SetupProblem>& problems) {
    std::vector<std::string> fields;
    for (const SetupProblem& problem : problems)
        fields.push_back(problem.field);
    return fields;
}

TEST(SetupFields, AreKeysOfRecipes) {
    Recipe recipe;
    // These keys are left out while they have their usual values.
    recipe.teacherForcing = 0.5;
    recipe.threads = 1;
    recipe.labelSmoothing = 0.1;
    recipe.earlyStop.loss = recipe.earlyStop.seconds = 1;
    const nlohmann::json keys = nlohmann::json::parse(recipeToJson(recipe)).flatten();
    for (const SetupField& field : setupFields()) {
        std::string pointer = "/" + field.id;
        std::replace(pointer.begin(), pointer.end(), '.', '/');
        EXPECT_TRUE(keys.contains(pointer)) << field.id;
        EXPECT_EQ(findSetupField(field.id), &field);
    }
    EXPECT_EQ(findSetupField("patience"), nullptr);
}

TEST(SetupFields, TextsBecomeValues) {
    Recipe recipe;
    const auto set = [&](const std::string& id, const std::string& text) {
        return setField(*findSetupField(id), text, recipe);
    };
    const auto text = [&](const std::string& id) { return fieldText(*findSetupField(id), recipe); };
    EXPECT_EQ(set("optimizer.rate", " 1e-3"), "");
    EXPECT_EQ(text("optimizer.rate"), "0.001");
    EXPECT_EQ(set("pairs", "20 000"), "");
    EXPECT_EQ(recipe.pairs, 20000);
    EXPECT_EQ(set("seed", "18446744073709551615"), "");
    EXPECT_EQ(recipe.seed, UINT64_MAX);
    EXPECT_EQ(set("model.encoder.bidirectional", "false"), "");
    EXPECT_EQ(text("model.encoder.bidirectional"), "false");
    EXPECT_EQ(set("optimizer.decay", "linear"), "");
    EXPECT_EQ(recipe.optimizer.decay, "linear");
    EXPECT_EQ(set("optimizer.clip_norm", "1"), "");
    EXPECT_EQ(text("optimizer.clip_norm"), "1");
    EXPECT_EQ(set("teacher_forcing", "0.75"), "");
    EXPECT_EQ(recipe.teacherForcing, 0.75);
    EXPECT_EQ(set("early_stop.exact_match", "0.99"), "");
    EXPECT_EQ(recipe.earlyStop.exactMatch, 0.99);
    EXPECT_EQ(set("early_stop.loss", "0.05"), "");
    EXPECT_EQ(recipe.earlyStop.loss, 0.05);
    EXPECT_EQ(set("early_stop.seconds", "1 800"), "");
    EXPECT_EQ(recipe.earlyStop.seconds, 1800);
    EXPECT_EQ(set("optimizer.rate", "0,005"), "") << "as half of the world writes it";
    EXPECT_EQ(recipe.optimizer.rate, 0.005);
    EXPECT_EQ(set("batch", "-4"), "") << "its range is no question of its kind";
    EXPECT_EQ(recipe.batch, -4);
}

TEST(SetupFields, WhatIsNoNumberChangesNothing) {
    Recipe recipe;
    EXPECT_EQ(setField(*findSetupField("batch"), "3.5", recipe), "should be a whole number, found \"3.5\".");
    EXPECT_EQ(setField(*findSetupField("optimizer.rate"), "1,000,000", recipe),
              "should be a number, found \"1,000,000\".");
    EXPECT_NE(setField(*findSetupField("optimizer.rate"), "1,5.2", recipe), "");
    EXPECT_NE(setField(*findSetupField("batch"), "3,5", recipe), "");
    EXPECT_NE(setField(*findSetupField("optimizer.rate"), "", recipe), "");
    EXPECT_NE(setField(*findSetupField("optimizer.rate"), "nan", recipe), "");
    EXPECT_NE(setField(*findSetupField("dropout"), "inf", recipe), "");
    EXPECT_NE(setField(*findSetupField("seed"), "-1", recipe), "");
    EXPECT_NE(setField(*findSetupField("pairs"), "99999999999999999999", recipe), "");
    EXPECT_EQ(recipeToJson(recipe), recipeToJson(Recipe()));
}

TEST(SetupProblems, TheUsualSetupsHaveNone) {
    EXPECT_THAT(problems(defaultSetup()), testing::IsEmpty());
    for (const TaskDescription& task : tasks()) {
        if (hasUsualSetup(task.id)) {
            EXPECT_THAT(problems(usualSetup(task.id)), testing::IsEmpty()) << task.id;
        }
    }
}

TEST(SetupProblems, EveryWrongFieldHasItsSentence) {
    RunSetup setup = defaultSetup();
    setup.common.batch = 0;
    setup.common.optimizer.rate = 0;
    setup.common.dropout = 1;
    setup.common.teacherForcing = 1.5;
    setup.common.earlyStop.exactMatch = 2;
    setup.common.earlyStop.loss = -1;
    setup.common.earlyStop.seconds = -1;
    setup.common.model.decoder.layers = 99;
    const std::vector<SetupProblem> found = problems(setup);
    EXPECT_THAT(fieldsOf(found),
                ElementsAre("model.decoder.layers", "optimizer.rate", "batch", "dropout", "teacher_forcing",
                            "early_stop.exact_match", "early_stop.loss", "early_stop.seconds"));
    EXPECT_EQ(found[1].sentence, "optimizer.rate should be a number above 0, found 0.0.");
    EXPECT_EQ(found[1].lane, std::nullopt);
}

TEST(SetupProblems, ContradictionsAreOfTheLaterField) {
    RunSetup setup = defaultSetup();
    setup.common.optimizer.rate = 0.0001;  // below the usual final rate
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("optimizer.final_rate"));
    setup = defaultSetup();
    setup.common.model.encoder.bridge = "copy";
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("model.encoder.bridge"));
    setup.common.model.encoder.bidirectional = false;
    setup.common.model.encoder.hidden = 64;
    EXPECT_THAT(problems(setup), testing::IsEmpty());
}

TEST(SetupProblems, LanesHaveTheirOwn) {
    RunSetup setup = defaultSetup();
    setup.common.model.encoder.hidden = 30;
    std::vector<SetupProblem> found = problems(setup);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].field, "model.attention.score");
    const auto lane = [&](const std::string& score) {
        return static_cast<std::size_t>(
            std::find_if(setup.lanes.begin(), setup.lanes.end(),
                         [&](const LaneSetup& one) { return one.attention.score == score; }) -
            setup.lanes.begin());
    };
    EXPECT_EQ(found[0].lane, lane("dot"));
    EXPECT_THAT(found[0].sentence, HasSubstr("\"dot\" needs states and annotations of one size"));
    for (const char* score : {"dot", "scaled_dot", "content"})
        setup.lanes.at(lane(score)).takesPart = false;
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    setup.lanes.at(lane("additive")).attention.window = 0;
    setup.lanes.at(lane("none")).attention.span = "hard";
    found = problems(setup);
    EXPECT_THAT(fieldsOf(found), ElementsAre("model.attention.window", "model.attention.span"));
    for (LaneSetup& one : setup.lanes)
        one.takesPart = false;
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("lanes"));
}

// A sentence in another language may begin with anything.
TEST(SetupProblems, HaveTheirKeyInEveryLanguage) {
    RunSetup setup = defaultSetup();
    setup.lanes[0].attention.window = 0;
    translateBy([](const char* english, long) { return "voilà : " + std::string(english); });
    const std::vector<SetupProblem> found = problems(setup);
    translateBy(nullptr);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].field, "model.attention.window");
    EXPECT_THAT(found[0].sentence, testing::StartsWith("voilà : model.attention.window"));
}

// A field shows the decimal mark of the language. A recipe's file has a point, and its sentence quotes it.
TEST(SetupProblems, HaveNumbersAsTheFieldsHaveThem) {
    RunSetup setup = defaultSetup();
    setup.common.optimizer.beta1 = 1.5;
    translateBy([](const char* english, long) { return std::string(english); }, [] { return ','; });
    const std::vector<SetupProblem> found = problems(setup);
    std::string ofFile;
    try {
        recipeFromJson(R"({"task": "copy", "optimizer": {"beta1": 1.5}})", "a.json");
    } catch (const Error& error) {
        ofFile = error.what();
    }
    translateBy(nullptr);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].sentence, "optimizer.beta1 should be at least 0 and below 1, found 1,5.");
    EXPECT_EQ(ofFile, "a.json: optimizer.beta1 should be at least 0 and below 1, found 1.5.");
}

TEST(SetupProblems, DataHaveTheirs) {
    RunSetup setup = defaultSetup();
    setup.common.task = "poems";
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("task"));
    setup.common.task = "copy";
    setup.common.lengths = {5, 2};
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("lengths"));
    setup.common.lengths = {};
    setup.common.pairs = 0;
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("pairs"));
    setup.common.task.clear();
    setup.common.corpus.emplace();
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("corpus")) << "without files, but all their pairs";
    setup.common.corpus->files.pairs = "a.tsv";
    EXPECT_THAT(problems(setup), testing::IsEmpty());
    setup.common.heldOut = 0;
    EXPECT_THAT(fieldsOf(problems(setup)), ElementsAre("held_out"));
    setup.common.corpus->heldOutFiles.pairs = "b.tsv";
    EXPECT_THAT(problems(setup), testing::IsEmpty());
}

}  // namespace
}  // namespace attn::test
