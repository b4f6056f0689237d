// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/corpus_recipe.h"

#include <gmock/gmock.h>
#include <stdlib.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/train/recipes/recipe.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

std::string errorOf(const std::string& text) {
    try {
        recipeFromJson(text, "r.json");
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        return error.what();
    }
    return "sound";
}

std::string corpusError(const std::string& members) {
    return errorOf(R"({"corpus": {)" + members + "}}");
}

TEST(CorpusRecipe, TakesTheUsualWhereNothingIsSaid) {
    const Recipe recipe = recipeFromJson(R"({"corpus": {"files": "a.tsv"}})", "r.json");
    EXPECT_EQ(recipe.task, "");
    EXPECT_EQ(recipe.pairs, 0) << "all";
    EXPECT_EQ(recipe.heldOut, 1000);
    EXPECT_EQ(recipe.corpus->files.pairs, "a.tsv");
    EXPECT_EQ(recipe.corpus->heldOut, "random");
    EXPECT_EQ(recipe.corpus->limits.longest, 50);
    EXPECT_EQ(recipe.corpus->vocabularySize, 0);
    EXPECT_EQ(recipe.corpus->sourceTokenizer, R"({"id":"words"})");
    EXPECT_EQ(
        recipeFromJson(R"({"corpus": {"files": "a.tsv", "held_out": {"files": "b.tsv"}}})", "r").heldOut, 0)
        << "all";
}

TEST(CorpusRecipe, RoundTrips) {
    for (
        const std::string corpus :
        {R"({"files": "a.tsv"})",
         R"({"source": "a.en", "target": "a.fr.gz", "swap": true, "held_out": {"source": "b.en", "target": "b.fr"},
             "shortest": 2, "longest": 30, "vocabulary": {"size": 500, "frequency": 3},
             "tokenizer": {"source": {"id": "words", "lower_case": true},
                           "target": {"id": "sentencepiece", "size": 300, "type": "bpe"}}})",
         R"({"files": "a.tsv", "held_out": "last", "tokenizer": {"id": "characters"}})"}) {
        const Recipe recipe =
            recipeFromJson(R"({"held_out": 7, "pairs": 40, "corpus": )" + corpus + "}", "r.json");
        const std::string written = recipeToJson(recipe);
        const Recipe again = recipeFromJson(written, "again");
        EXPECT_EQ(recipeToJson(again), written);
        EXPECT_EQ(*again.corpus, *recipe.corpus);
        EXPECT_EQ(recipeDifference(recipe, again), "");
        EXPECT_EQ(written.find("\"task\""), written.npos);
    }
    EXPECT_EQ(recipeToJson(recipeFromJson("{}", "r.json")).find("corpus"), std::string::npos)
        << "the recipe of a task is as it was";
}

TEST(CorpusRecipe, OfClassesCutsLabelsAtBlanks) {
    const auto read = [](const std::string& corpus) {
        return readCorpusRecipe(nlohmann::json::parse(corpus), "r.json");
    };
    for (const std::string corpus :
         {R"({"files": "a.tsv", "classes": true, "held_out": {"files": "b.tsv"}})",
          R"({"files": "a.tsv", "classes": true, "tokenizer": {"id": "characters"}})",
          R"({"files": "a.tsv", "classes": true,
              "tokenizer": {"source": {"id": "characters"}, "target": {"id": "blanks"}}})"}) {
        const CorpusRecipe made = read(corpus);
        EXPECT_TRUE(made.files.classes);
        EXPECT_EQ(made.heldOutFiles.classes, made.hasOwnHeldOut());
        EXPECT_EQ(made.targetTokenizer, R"({"id":"blanks"})");
        EXPECT_TRUE(made.limits.ignoresTargets);
        checkCorpusRecipe(made, "r.json");
        EXPECT_EQ(read(corpusRecipeJson(made).dump()), made);
    }
    EXPECT_EQ(corpusRecipeJson(read(R"({"files": "a.tsv"})")).count("classes"), 0U)
        << "other recipes are as they were";
    const CorpusRecipe wrong = read(R"({"files": "a.tsv", "classes": true,
                 "tokenizer": {"source": {"id": "words"}, "target": {"id": "words"}}})");
    EXPECT_THAT([&] { checkCorpusRecipe(wrong, "r.json"); },
                testing::ThrowsMessage<Error>(HasSubstr(
                    "r.json: corpus.tokenizer.target is {\"id\":\"words\"}, but classes are cut by")));
}

TEST(CorpusRecipe, DifferencesAreNamed) {
    const auto recipe = [](const std::string& corpus) {
        return recipeFromJson(R"({"corpus": )" + corpus + "}", "r.json");
    };
    EXPECT_EQ(recipeDifference(recipe(R"({"files": "a.tsv"})"), recipe(R"({"files": "b.tsv"})")),
              "corpus.files is \"a.tsv\", expected \"b.tsv\"");
    EXPECT_EQ(recipeDifference(recipe(R"({"files": "a.tsv"})"),
                               recipe(R"({"files": "a.tsv", "tokenizer": {"id": "characters"}})")),
              "corpus.tokenizer.id is \"words\", expected \"characters\"");
    EXPECT_NE(recipeDifference(recipeFromJson("{}", "r.json"), recipe(R"({"files": "a.tsv"})")), "");
    EXPECT_NE(recipeDifference(recipe(R"({"files": "a.tsv"})"), recipeFromJson("{}", "r.json")), "");
    EXPECT_EQ(recipeDifference(recipe(R"({"files": "a.tsv", "vocabulary": {"size": 9}})"),
                               recipe(R"({"source": "a", "target": "b", "vocabulary": {"size": 9}})")),
              "corpus.source is not set, expected \"a\"");
    const Recipe longer =
        recipeFromJson(R"({"task": "copy", "lengths": {"shortest": 2, "longest": 5}})", "r.json");
    EXPECT_EQ(recipeDifference(longer, recipeFromJson(R"({"task": "copy"})", "r.json")),
              "lengths.longest is 5, expected not set");
}

TEST(CorpusRecipe, IsRefusedInOneSentence) {
    EXPECT_EQ(errorOf(R"({"task": "dates", "corpus": {"files": "a"}})"),
              "r.json: has both task and corpus; a recipe trains on one of them.");
    EXPECT_THAT(errorOf(R"({"corpus": {"files": "a"}, "lengths": {"longest": 3}})"),
                HasSubstr("those of a corpus are corpus.shortest and corpus.longest"));
    const std::string which =
        "r.json: corpus should have either files (one file, a tab between the sides of a pair) "
        "or both source and target (two files, line by line).";
    EXPECT_EQ(corpusError(""), which);
    EXPECT_EQ(corpusError(R"("source": "a")"), which);
    EXPECT_EQ(corpusError(R"("files": "a", "source": "b", "target": "c")"), which);
    EXPECT_EQ(corpusError(R"("files": "a", "longest": 0)"),
              "r.json: corpus.longest should be from 1 to 2000, found 0.");
    EXPECT_EQ(corpusError(R"("files": "a", "shortest": 5, "longest": 4)"),
              "r.json: corpus.longest should be from 5 to 2000, found 4.");
    EXPECT_EQ(corpusError(R"("files": "a", "vocabulary": {"frequency": 0})"),
              "r.json: corpus.vocabulary.frequency should be from 1 to 1000000, found 0.");
    EXPECT_THAT(
        corpusError(R"("files": "a", "held_out": "first")"),
        HasSubstr("corpus.held_out should be one of random, last or an object with files of its own, found "
                  "\"first\"."));
    EXPECT_THAT(corpusError(R"("files": "a", "held_out": {"source": "b"})"),
                HasSubstr("corpus.held_out should have either files"));
    EXPECT_THAT(corpusError(R"("files": "a", "tokenizer": {"id": "word"})"),
                HasSubstr("corpus.tokenizer.id is \"word\", which is unknown; did you mean \"words\"?"));
    EXPECT_THAT(corpusError(R"("files": "a", "tokenizer": {"source": {"id": "words"}})"),
                HasSubstr("corpus.tokenizer has a source but no target"));
    EXPECT_THAT(
        corpusError(R"("files": "a", "tokenizer": {"source": {"id": "words"}, "target": {"id": "words",
                               "lowercase": true}})"),
        HasSubstr("\"corpus.tokenizer.target.lowercase\" is not known; did you mean \"lower_case\"?"));
    EXPECT_THAT(corpusError(R"("file": "a")"), HasSubstr("corpus"));
    EXPECT_THAT(errorOf(R"({"corpus": {"files": "a"}, "held_out": 0})"),
                HasSubstr("held_out should be from 1"));
    EXPECT_THAT(errorOf(R"({"corpus": []})"), HasSubstr("corpus should be an object"));
}

TEST(CorpusRecipe, DoesNotTellTheAccountsName) {
    const std::string before = std::getenv("HOME") ? std::getenv("HOME") : "";
    ::setenv("HOME", "/home/ada.lovelace", 1);
    CorpusRecipe corpus;
    corpus.files.source = "/home/ada.lovelace/texts/a.txt";
    corpus.files.target = "b.txt";
    corpus.heldOutFiles.pairs = "/srv/texts/pairs.tsv";
    const nlohmann::json json = corpusRecipeJson(corpus);
    EXPECT_EQ(json["source"], "~/texts/a.txt");
    EXPECT_EQ(json["target"], "b.txt");
    EXPECT_EQ(json["held_out"]["files"], "/srv/texts/pairs.tsv");
    corpus.folder = "/srv/recipes";
    corpus.files.source = "../../home/ada.lovelace/texts/a.txt";
    corpus.files.target = "../texts/b.txt";
    EXPECT_EQ(corpusRecipeJson(corpus)["source"], "~/texts/a.txt");
    EXPECT_EQ(corpusRecipeJson(corpus)["target"], "../texts/b.txt");
    corpus.folder.clear();
    EXPECT_EQ(corpusRecipeJson(corpus)["target"], "../texts/b.txt");
    corpus.files.source = "/home/ada.lovelace/texts/a.txt";
    EXPECT_EQ(readCorpusRecipe(json, "a recipe").files.source, corpus.files.source);
    before.empty() ? ::unsetenv("HOME") : ::setenv("HOME", before.c_str(), 1);
}

TEST(CorpusRecipe, PathsStartAtItsFolder) {
    const TemporaryFolder folder;
    const Recipe recipe = loadRecipe(folder.write("r.json", R"({"corpus": {"files": "a.tsv"}})"));
    EXPECT_EQ(recipe.corpus->folder, folder.path().string());
    EXPECT_EQ(recipeToJson(recipe).find(folder.path().string()), std::string::npos)
        << "no path of this machine";
}

}  // namespace
}  // namespace attn::test
