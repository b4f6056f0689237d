// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/setup_cost.h"

#include <gtest/gtest.h>

#include <functional>

#include "core/network/models/seq2seq.h"
#include "core/system/machine_memory.h"
#include "core/tasks/task.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

// The assumed number of multiplications per second of a processor.
constexpr double speed = 1e10;

TEST(SetupCost, ParametersAreThoseOfTheNetwork) {
    const RunSetup setup = usualSetup("dates");
    const std::optional<RunCost> cost = expectedCost(setup, speed, 1);
    ASSERT_TRUE(cost);
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        ModelConfig config = laneRecipe(setup, i).model;
        const std::unique_ptr<Task> task = createTask("dates");
        config.sourceSize = sourceVocabulary(*task).size();
        config.targetSize = targetVocabulary(*task).size();
        EXPECT_EQ(cost->parameters[i], Seq2Seq(config).layout()->parameterCount());
    }
}

TEST(SetupCost, HugeNetworksAreCountedWithoutBeingMade) {
    ModelConfig config;
    config.sourceSize = config.targetSize = 1'000'000;
    config.encoder.hidden = config.decoder.hidden = 16'384;
    config.encoder.embedding = config.decoder.embedding = 16'384;
    ASSERT_TRUE(parameterCount(config));
    EXPECT_GT(*parameterCount(config), 40'000'000'000);
    config.attention.score = "dot";
    EXPECT_EQ(parameterCount(config), std::nullopt) << "two directions make another size";
}

TEST(SetupCost, ALaneThatContradictsItselfHasNone) {
    RunSetup setup = usualSetup("dates");
    setup.common.model.encoder.hidden = 30;
    const std::optional<RunCost> cost = expectedCost(setup, speed, 1);
    EXPECT_EQ(cost->parameters[2], std::nullopt);
    EXPECT_NE(cost->parameters[0], std::nullopt);
}

TEST(SetupCost, LargerNetworksAreSlowerAndProcessorsShare) {
    RunSetup setup = usualSetup("dates");
    const RunCost small = *expectedCost(setup, speed, 1);
    EXPECT_GT(small.tokensPerSecond, 0);
    const RunCost two = *expectedCost(setup, speed, 2);
    EXPECT_NEAR(two.tokensPerSecond, 2 * small.tokensPerSecond, 1e-6 * two.tokensPerSecond);
    EXPECT_NEAR(two.seconds, small.seconds / 2, 1e-6 * small.seconds);
    setup.common.model.encoder.hidden = 128;
    setup.common.model.decoder.hidden = 256;
    const RunCost large = *expectedCost(setup, speed, 1);
    EXPECT_LT(large.tokensPerSecond, small.tokensPerSecond / 4);
    setup.lanes.resize(1);
    EXPECT_EQ(expectedCost(setup, speed, 8)->tokensPerSecond, expectedCost(setup, speed, 1)->tokensPerSecond)
        << "one lane takes one processor";
    setup.lanes[0].takesPart = false;
    EXPECT_EQ(expectedCost(setup, speed, 1)->tokensPerSecond, 0);
}

TEST(SetupCost, OfTextsItIsKnownWhenTheyAreRead) {
    RunSetup setup = defaultSetup();
    setup.common.corpus.emplace();
    EXPECT_EQ(expectedCost(setup, speed, 1), std::nullopt);
    setup.texts = TextSizes{1000, 2000, 500, 7, 9};
    const std::optional<RunCost> cost = expectedCost(setup, speed, 1);
    ASSERT_TRUE(cost);
    EXPECT_GT(*cost->parameters[0], 1000 * 32 + 2000 * 32);
}

TEST(SetupCost, LengthsOfATaskCount) {
    RunSetup setup = defaultSetup();
    setup.common.task = "copy";
    const TextSizes usual = *textSizes(setup);
    EXPECT_NEAR(usual.sourceLength, 9, 1);
    EXPECT_NEAR(usual.targetLength, 10, 1);
    setup.common.lengths = {30, 30};
    EXPECT_EQ(textSizes(setup)->targetLength, 31);
    setup.common.lengths = {5, 3};
    EXPECT_EQ(textSizes(setup), std::nullopt);
}

TEST(SetupCost, MemoryFollowsWhatTakesIt) {
    RunSetup setup = usualSetup("dates");
    const double usual = expectedMemory(setup);
    EXPECT_GT(usual, 2e7);
    EXPECT_LT(usual, 2e8);
    EXPECT_GT(machineMemory(), 1e9);
    EXPECT_FALSE(isLarge(setup));
    setup.common.pairs = 100'000'000;
    EXPECT_GT(expectedMemory(setup), 4e10);
    setup = usualSetup("dates");
    setup.common.model.encoder.hidden = 8192;
    setup.common.model.decoder.hidden = 16'384;
    EXPECT_GT(expectedMemory(setup), 2e11);
    EXPECT_TRUE(isLarge(setup));
    for (LaneSetup& lane : setup.lanes)
        lane.takesPart = false;
    EXPECT_LT(expectedMemory(setup), usual);
}

// Before the texts are read, only the sizes of their files are known.
TEST(SetupCost, MemoryOfTextsComesFromTheirFiles) {
    const TemporaryFolder folder;
    RunSetup setup = usualSetup("dates");
    setup.common.task.clear();
    setup.common.pairs = 0;
    setup.common.corpus.emplace();
    setup.common.corpus->files.pairs = folder.write("pairs.tsv", "a\tb\n");
    const double few = expectedMemory(setup);
    std::filesystem::resize_file(setup.common.corpus->files.pairs, std::uintmax_t(1)
                                                                       << 30);  // without blocks
    EXPECT_GT(expectedMemory(setup), few + 5e9);
    setup.common.corpus->files.pairs = folder.file("nothing there");
    EXPECT_LE(expectedMemory(setup), few);
}

double workOf(const std::string& recipe, const std::function<void(ModelConfig& model)>& change = {}) {
    const RunSetup setup = loadSetup({resourceDir() / "recipes" / (recipe + ".json")});
    ModelConfig model = laneRecipe(setup, 0).model;
    const TextSizes texts = *textSizes(setup);
    model.sourceSize = texts.sourceVocabulary;
    model.targetSize = texts.targetVocabulary;
    if (change)
        change(model);
    return updateWork(model, texts);
}

TEST(SetupCost, EveryArchitectureHasAnEstimate) {
    for (const char* recipe : {"reverse/transformer", "reverse/convolution", "reverse/embedding",
                               "sentiment/hierarchical", "sentiment/self_attention", "tags/transformer"}) {
        const RunSetup setup = loadSetup({resourceDir() / "recipes" / (std::string(recipe) + ".json")});
        const std::optional<RunCost> cost = expectedCost(setup, speed, 1);
        ASSERT_TRUE(cost) << recipe;
        EXPECT_NEAR(cost->tokensPerSecond, speed / workOf(recipe), 1e-6 * cost->tokensPerSecond) << recipe;
        const Recipe lane = laneRecipe(setup, 0);
        EXPECT_NEAR(cost->seconds,
                    static_cast<double>(lane.updates * lane.batch) * textSizes(setup)->targetLength /
                        cost->tokensPerSecond,
                    1e-6 * cost->seconds)
            << recipe;
    }
}

TEST(SetupCost, HeadsAndLayersCostWhatTheyWereMeasuredToCost) {
    const double transformer = workOf("reverse/transformer");
    EXPECT_NEAR(
        workOf("reverse/transformer", [](ModelConfig& model) { model.decoder.layers = 3; }) - transformer,
        workOf("reverse/transformer", [](ModelConfig& model) { model.decoder.layers = 4; }) -
            workOf("reverse/transformer", [](ModelConfig& model) { model.decoder.layers = 3; }),
        1e-6 * transformer)
        << "each layer the same";
    EXPECT_GT(workOf("reverse/transformer_additive"), 1.5 * transformer);
    EXPECT_GT(workOf("reverse/transformer_content"), 1.2 * transformer);
    EXPECT_LT(workOf("reverse/transformer_one_layer"), 0.6 * transformer);
    EXPECT_GT(transformer, 2 * workOf("reverse/convolution")) << "though its matrices are smaller";
    // Sentences are fewer than tokens, so what reads them costs less.
    const auto twice = [](ModelConfig& model) { model.encoder.sentences.hidden *= 2; };
    const auto twiceWords = [](ModelConfig& model) { model.encoder.words.hidden *= 2; };
    EXPECT_LT(workOf("sentiment/hierarchical", twice), workOf("sentiment/hierarchical", twiceWords));
}

TEST(SetupCost, TheMachineHasASpeed) {
    EXPECT_GT(measuredSpeed(), 0);
    EXPECT_EQ(measuredSpeed(), measuredSpeed());
}

}  // namespace
}  // namespace attn::test
