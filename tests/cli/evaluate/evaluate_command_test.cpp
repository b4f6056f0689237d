// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class EvaluateCommand : public CommandTest {};

TEST_F(EvaluateCommand, JsonIsTheEvaluationOfPairsOutsideTheTraining) {
    const std::string path = saveDateModel();
    // This is the seed of the recipe. If nothing were left out, these would be the training pairs.
    const nlohmann::json found =
        json({"evaluate", path, "--task", "dates", "--pairs", "60", "--seed", "5", "--json"});

    const std::shared_ptr<const TrainedModel> loaded = loadModel(path);
    const TrainedModel& model = *loaded;
    const std::unique_ptr<Task> task = createTask("dates");
    std::set<std::string> seen;
    taskCorpus(*task, model.tokenizers, model.source, model.target, 50, 5, seen);
    const Corpus corpus = taskCorpus(*task, model.tokenizers, model.source, model.target, 60, 5, seen);
    const Evaluation expected = evaluate(model.network, corpus, 60);
    EXPECT_EQ(found["task"], "dates");
    EXPECT_EQ(found["pairs"], 60);
    EXPECT_EQ(found["seed"], 5);
    EXPECT_EQ(found["training_pairs_left_out"], 50);
    EXPECT_EQ(found["exact_match"], expected.exactMatch);
    EXPECT_EQ(found["token_accuracy"], expected.tokenAccuracy);
    EXPECT_EQ(found["loss"], expected.loss);
    EXPECT_EQ(found["alignment_error_rate"], *expected.alignmentErrorRate);
    EXPECT_GT(found["seconds"], 0);
}

TEST_F(EvaluateCommand, ModelWithoutAttentionHasNoAlignmentError) {
    const std::string path = saveDateModel("none");
    EXPECT_TRUE(json({"evaluate", path, "--pairs", "5", "--json"})["alignment_error_rate"].is_null());
    const ProgramResult text = run({"evaluate", path, "--pairs", "5"});
    EXPECT_THAT(text.out, HasSubstr("alignment error  –\n"));
    EXPECT_THAT(text.out, HasSubstr("pairs            5\n"));
}

TEST_F(EvaluateCommand, MeasuresTextsAttentionAndEachLength) {
    const std::string path = saveDateModel();
    const std::vector<std::string> command = {"evaluate", path, "--pairs", "40", "--json"};
    const nlohmann::json found = json(command);
    for (const char* key :
         {"alignment_precision", "alignment_recall", "output_entropy", "source_entropy", "coverage_deviation",
          "absentmindedness_in", "absentmindedness_out", "confidence", "bleu", "chrf", "chrf_plus_plus"})
        EXPECT_TRUE(found[key].is_number()) << key;
    EXPECT_EQ(found["bleu_precisions"].size(), 4U);
    EXPECT_EQ(found["bleu_signature"],
              "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:attention-lab-1");
    long pairs = 0;
    for (const nlohmann::json& row : found["by_length"]) {
        EXPECT_LE(row["shortest"], row["longest"]);
        EXPECT_TRUE(row["loss"].is_number());
        pairs += row["pairs"].get<long>();
    }
    EXPECT_EQ(pairs, 40);

    const nlohmann::json other =
        json({"evaluate", path, "--pairs", "40", "--json", "--bleu-tokeniser", "char", "--lower-case",
              "--coverage-exponent", "2", "--length-width", "50"});
    EXPECT_EQ(other["bleu_signature"], "nrefs:1|case:lc|eff:no|tok:char|smooth:exp|version:attention-lab-1");
    EXPECT_NE(other["coverage_deviation"], found["coverage_deviation"]);
    EXPECT_EQ(other["by_length"].size(), 1U);
    EXPECT_EQ(other["loss"], found["loss"]);

    const std::string text = run({"evaluate", path, "--pairs", "10", "--by-length"}).out;
    EXPECT_THAT(text, HasSubstr("source length"));
    EXPECT_THAT(text, HasSubstr("|tok:13a|smooth:exp|version:attention-lab-1\n"));
    EXPECT_THAT(run({"evaluate", path, "--pairs", "10"}).out, testing::Not(HasSubstr("source length")));
    EXPECT_THAT(sentence({"evaluate", path, "--pairs", "10", "--bleu-tokeniser", "13b"}),
                HasSubstr("did you mean \"13a\"?"));
}

TEST_F(EvaluateCommand, BeamIsComparedWithGreedy) {
    const std::string path = saveDateModel();
    const nlohmann::json found = json({"evaluate", path, "--pairs", "20", "--beam", "3", "--json"});
    EXPECT_EQ(found["beam_width"], 3);
    EXPECT_NEAR(found["beam_less_probable"].get<double>() + found["beam_equally_probable"].get<double>() +
                    found["beam_more_probable"].get<double>(),
                1, 1e-12);
    const nlohmann::json single = json({"evaluate", path, "--pairs", "20", "--beam", "1", "--json"});
    EXPECT_EQ(single["beam_equally_probable"], 1);
    EXPECT_EQ(single["beam_exact_match"], single["exact_match"]);
    EXPECT_THAT(run({"evaluate", path, "--pairs", "5", "--beam", "2"}).out,
                HasSubstr("beam width       2\n"));
}

TEST_F(EvaluateCommand, TheBeamHasBleuAndChrf) {
    const std::string path = (resourceDir() / "models" / "dates" / "dot.safetensors").string();
    const nlohmann::json single = json({"evaluate", path, "--pairs", "40", "--beam", "1", "--json"});
    for (const char* key : {"bleu", "chrf", "chrf_plus_plus"})
        EXPECT_EQ(single[std::string("beam_") + key], single[key]) << key;
    EXPECT_THAT(run({"evaluate", path, "--pairs", "5", "--beam", "2"}).out, HasSubstr("  BLEU           "));
}

TEST_F(EvaluateCommand, FiguresDoNotDependOnTheNumberOfThreads) {
    const std::string path = saveDateModel();
    std::vector<std::string> command = {"evaluate", path, "--pairs", "400",
                                        "--beam",   "2",  "--json",  "--threads"};
    command.push_back("1");
    nlohmann::json one = json(command);
    command.back() = "3";
    nlohmann::json three = json(command);
    one.erase("seconds");
    three.erase("seconds");
    EXPECT_EQ(one, three);
}

TEST_F(EvaluateCommand, ModelWithoutRecipeIsMeasuredWithAWarning) {
    TrainedModel model = dateModel("dot");
    model.training.recipe.clear();
    const ProgramResult result = run({"evaluate", save(model), "--pairs", "5", "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.err, HasSubstr("no recipe"));
    EXPECT_EQ(nlohmann::json::parse(result.out)["training_pairs_left_out"], 0);
}

// A model that was trained to copy letters, on texts of 2 to 5.
TrainedModel modelThatSays(const std::string& score) {
    const std::unique_ptr<Task> task = createTask("copy");
    ModelConfig config = tinyRecipe().model;
    config.attention.score = score;
    config.attention.longestSource = 5;
    config.sourceSize = sourceVocabulary(*task).size();
    config.targetSize = targetVocabulary(*task).size();
    TrainedModel model{
        Seq2Seq(config), sourceVocabulary(*task), targetVocabulary(*task), tokenizersOf(*task), {}};
    model.network.parameters().initialize(3);
    model.training.task = "copy";
    model.training.recipe =
        R"({"task": "copy", "lengths": {"shortest": 2, "longest": 5}, "pairs": 50, "seed": 5})";
    return model;
}

TEST_F(EvaluateCommand, LengthsAreThoseOfTheTrainingOrThoseAskedFor) {
    const std::string path = save(modelThatSays("dot"));
    const nlohmann::json usual = json({"evaluate", path, "--pairs", "20", "--json"});
    EXPECT_EQ(usual["shortest_length"], 2);
    EXPECT_EQ(usual["longest_length"], 5);
    EXPECT_EQ(usual["training_pairs_left_out"], 50);
    const nlohmann::json longer = json({"evaluate", path, "--pairs", "20", "--lengths", "20-30", "--json"});
    EXPECT_EQ(longer["shortest_length"], 20);
    EXPECT_EQ(longer["longest_length"], 30);
    EXPECT_EQ(longer["training_pairs_left_out"], 50);
    EXPECT_EQ(json({"evaluate", path, "--pairs", "20", "--lengths", "7", "--json"})["shortest_length"], 7);
    EXPECT_THAT(run({"evaluate", path, "--pairs", "20", "--lengths", "6-9"}).out,
                HasSubstr("lengths          6 to 9\n"));
    EXPECT_TRUE(json({"evaluate", saveDateModel(), "--pairs", "5", "--json"})["longest_length"].is_null());
}

TEST_F(EvaluateCommand, LocationIsMeasuredPastItsLongestSource) {
    const nlohmann::json found =
        json({"evaluate", save(modelThatSays("location")), "--pairs", "20", "--lengths", "40-60", "--json"});
    EXPECT_EQ(found["pairs"], 20);
    // Each letter has one link. The model never looks at positions past the fifth.
    EXPECT_GT(found["alignment_error_rate"].get<double>(), 0.85);
}

TEST_F(EvaluateCommand, LengthsMustBePossible) {
    const std::string path = save(modelThatSays("dot"));
    for (const char* wrong : {"", "x", "4-", "-4", "4-x", "4-5-6", "4 5", "9999999999999999999"})
        EXPECT_THAT(sentence({"evaluate", path, std::string("--lengths=") + wrong}), HasSubstr("--lengths"))
            << wrong;
    for (const char* wrong : {"0", "0-0", "0-5", "6-5", "4-61"})
        EXPECT_THAT(sentence({"evaluate", path, "--lengths", wrong}), HasSubstr("--lengths should be"))
            << wrong;
    EXPECT_THAT(sentence({"evaluate", saveDateModel(), "--lengths", "4-5"}),
                HasSubstr("the task \"dates\" has no lengths to choose"));
    EXPECT_THAT(sentence({"evaluate", path, "--lengths", "1"}), HasSubstr("ask for fewer"));
    EXPECT_THAT(sentence({"evaluate", path, "--lengths", "4-5", "--corpus", "texts.tsv"}),
                HasSubstr("--lengths are those of a task's pairs"));
}

TEST_F(EvaluateCommand, TaskMustBeKnownAndFitTheModel) {
    EXPECT_THAT(sentence({"evaluate", saveDateModel(), "--task", "date"}),
                HasSubstr("did you mean \"dates\"?"));
    TrainedModel nameless = dateModel("dot");
    nameless.training.task.clear();
    EXPECT_THAT(sentence({"evaluate", save(nameless)}), HasSubstr("add --task with one of dates"));

    TrainedModel small = dateModel("dot");
    ModelConfig config = small.network.config();
    config.sourceSize = 5;
    small.source = Vocabulary();
    small.source.add("é");
    small.network = Seq2Seq(config);
    EXPECT_THAT(sentence({"evaluate", save(small), "--task", "dates"}),
                HasSubstr("does not fit the task \"dates\": its source vocabulary lacks"));
    EXPECT_THAT(sentence({"evaluate", saveDateModel(), "--task", "sentiment"}),
                HasSubstr("does not fit the task \"sentiment\": the task has classes, and the model writes "
                          "outputs of several tokens; take a model that was trained on this task."));
}

}  // namespace
}  // namespace attn::test
