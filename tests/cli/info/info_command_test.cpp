// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/config_json.h"

#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class InfoCommand : public CommandTest {};

TEST_F(InfoCommand, AFolderWithoutAModelIsCalledSo) {
    EXPECT_THAT(sentence({"info", m_folder.path()}), HasSubstr(": is a folder without a model; "));
}

TEST_F(InfoCommand, JsonIsWhatTheFileHolds) {
    TrainedModel model = dateModel("general");
    model.training.updates = 12;
    model.training.seed = 18446744073709551615ULL;
    model.training.exactMatch = 0.5;
    const nlohmann::json found = json({"info", save(model), "--json"});
    EXPECT_EQ(found["format"], "attention-lab-model");
    EXPECT_EQ(found["version"], "1");
    EXPECT_EQ(found["score"], "general");
    EXPECT_EQ(found["decoder_hidden"], 8);
    EXPECT_EQ(found["annotation_size"], 8);
    EXPECT_EQ(found["seed"], 18446744073709551615ULL);
    EXPECT_EQ(found["exact_match"], 0.5);
    EXPECT_TRUE(found["alignment_error_rate"].is_null());
    EXPECT_EQ(found["recipe"]["pairs"], 50);
    EXPECT_EQ(found["config"], nlohmann::json::parse(configToJson(model.network.config())));
    EXPECT_EQ(found["target_vocabulary"], nlohmann::json(model.target.tokens()));
    const ParameterLayout& layout = *model.network.layout();
    EXPECT_EQ(found["parameters"], layout.parameterCount());
    ASSERT_EQ(found["tensors"].size(), layout.entries().size());
    Index sum = 0;
    for (const nlohmann::json& tensor : found["tensors"]) {
        const ParameterEntry& entry = layout[*layout.find(tensor["name"])];
        EXPECT_EQ(tensor["shape"][0], entry.rows);
        EXPECT_EQ(tensor["dtype"], "F32");
        sum += tensor["parameters"].get<Index>();
    }
    EXPECT_EQ(sum, layout.parameterCount());
}

TEST_F(InfoCommand, TextNamesScoreTensorsAndVocabulary) {
    const ProgramResult result = run({"info", saveDateModel()});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_THAT(result.out, HasSubstr("score            additive: "));
    EXPECT_THAT(result.out, HasSubstr("  attention.W_a  "));
    EXPECT_THAT(result.out, HasSubstr("target           15 tokens: <pad> <s> </s> <unk> - 0 1"));
    EXPECT_THAT(result.out, HasSubstr("exact match      not measured\n"));
}

TEST_F(InfoCommand, EveryKindHasItsOwnFields) {
    TrainedModel model = dateModel("additive");
    ModelConfig config = model.network.config();
    config.encoder.kind = "self_attention";
    config.encoder.hidden = config.decoder.hidden = 8;
    config.encoder.heads = config.decoder.heads = 2;
    config.decoder.wiring = "transformer";
    model.network = Seq2Seq(config);
    model.network.parameters().initialize(3);
    const std::string path = save(model);
    const nlohmann::json found = json({"info", path, "--json"});
    EXPECT_EQ(found["encoder_kind"], "self_attention");
    EXPECT_EQ(found["formula"], "vᵀ tanh(q + k)") << "a score of heads";
    for (const char* key : {"encoder_cell", "encoder_directions", "bridge", "decoder_cell", "span",
                            "attention_size", "encoder_embedding", "decoder_embedding"})
        EXPECT_TRUE(found[key].is_null()) << key;
    EXPECT_EQ(found["encoder_hidden"], 8);
    EXPECT_EQ(found["alignment"], "cross.1.mean");
    EXPECT_EQ(found["maps"].back(), "rollout");
    const std::string text = run({"info", path}).out;
    EXPECT_THAT(text,
                HasSubstr("encoder          self_attention, layers 1, hidden 8, heads 2, feed forward "));
    EXPECT_THAT(text, HasSubstr("attention maps   10, usually shown is cross.1.mean"));
    EXPECT_THAT(text, testing::Not(HasSubstr("gru")));

    config = dateModel("additive").network.config();
    config.encoder.kind = "hierarchical";
    config.encoder.separators = {5};
    config.decoder.wiring = "pool";
    model.network = Seq2Seq(config);
    model.network.parameters().initialize(3);
    EXPECT_THAT(run({"info", save(model)}).out,
                HasSubstr("encoder          hierarchical, separators [" +
                          nlohmann::json(model.source.text(5)).dump() + "], words (cell gru, "));
}

TEST_F(InfoCommand, BiasStandsInTheFormula) {
    TrainedModel model = dateModel("additive");
    EXPECT_EQ(json({"info", save(model), "--json"})["formula"], "vᵀ g(W [s ; h])");
    ModelConfig config = model.network.config();
    config.attention.bias = true;
    model.network = Seq2Seq(config);
    model.network.parameters().initialize(3);
    EXPECT_EQ(json({"info", save(model), "--json"})["formula"], "vᵀ g(W [s ; h] + b)");
}

TEST_F(InfoCommand, ATrainingThatTheFileDoesNotTellIsNotKnown) {
    TrainedModel model = dateModel("dot");
    model.training = {};
    const std::string path = save(model);
    EXPECT_THAT(run({"info", path}).out, HasSubstr("training         not known\n"));
    const nlohmann::json found = json({"info", path, "--json"});
    for (const char* key : {"seed", "updates", "threads"})
        EXPECT_TRUE(found[key].is_null()) << key;
}

}  // namespace
}  // namespace attn::test
