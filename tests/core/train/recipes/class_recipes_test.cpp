// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/class_recipes.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

Recipe recipeOf(const std::string& task, const std::string& wiring) {
    Recipe recipe;
    recipe.task = task;
    recipe.model.decoder.wiring = wiring;
    return recipe;
}

TEST(ClassRecipes, ATaskOfClassesAndAModelThatGivesThemBelongTogether) {
    EXPECT_EQ(classProblem(recipeOf("sentiment", "pool")), "");
    EXPECT_EQ(classProblem(recipeOf("dates", "luong")), "");
    EXPECT_EQ(classProblem(recipeOf("poems", "luong")), "") << "the task is wrong, not the model";
    EXPECT_EQ(classProblem(recipeOf("sentiment", "luong")),
              "model.decoder.wiring is \"luong\", but the task \"sentiment\" has classes, which the wiring "
              "\"pool\" gives.");
    EXPECT_EQ(classProblem(recipeOf("dates", "pool")),
              "model.decoder.wiring is \"pool\", but the task \"dates\" has outputs of several tokens, and "
              "\"pool\" gives one class; take another wiring.");
}

TEST(ClassRecipes, ACorpusSaysWhetherItHasClasses) {
    Recipe recipe = recipeOf("", "luong");
    recipe.corpus.emplace();
    EXPECT_FALSE(hasClasses(recipe));
    EXPECT_EQ(classProblem(recipe), "");
    recipe.corpus->files.classes = true;
    EXPECT_TRUE(hasClasses(recipe));
    EXPECT_EQ(
        classProblem(recipe),
        "model.decoder.wiring is \"luong\", but the corpus has classes, which the wiring \"pool\" gives.");
}

TEST(ClassRecipes, AreCheckedWhenTheyAreRead) {
    try {
        recipeFromJson(R"({"task": "addition"})", "r.json");
        FAIL() << "accepted";
    } catch (const Error& error) {
        EXPECT_EQ(
            std::string(error.what()),
            "r.json: model.decoder.wiring is \"bahdanau\", but the task \"addition\" has classes, which "
            "the wiring \"pool\" gives.");
    }
}

}  // namespace
}  // namespace attn::test
