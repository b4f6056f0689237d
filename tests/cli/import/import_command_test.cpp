// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors.h"
#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class ExchangeCommands : public CommandTest {
protected:
    // RNNsearch with the names of the tutorials, V = 5, all sizes 1, two directions.
    std::string saveStranger() const {
        static const std::vector<float> numbers(64, 0.25f);
        std::vector<TensorToWrite> tensors;
        const auto add = [&](const std::string& name, std::vector<std::uint64_t> shape) {
            const std::uint64_t count = shape[0] * (shape.size() > 1 ? shape[1] : 1);
            tensors.push_back({name, std::move(shape), {numbers.data(), count}});
        };
        add("encoder.embedding.weight", {5, 1});
        for (const std::string direction : {"", "_reverse"}) {
            add("encoder.rnn.weight_ih_l0" + direction, {3, 1});
            add("encoder.rnn.weight_hh_l0" + direction, {3, 1});
            add("encoder.rnn.bias_ih_l0" + direction, {3});
            add("encoder.rnn.bias_hh_l0" + direction, {3});
        }
        add("encoder.fc.weight", {1, 2});
        add("encoder.fc.bias", {1});
        add("decoder.attention.attn.weight", {1, 3});
        add("decoder.attention.attn.bias", {1});
        add("decoder.attention.v.weight", {1, 1});
        add("decoder.embedding.weight", {5, 1});
        add("decoder.rnn.weight_ih_l0", {3, 3});
        add("decoder.rnn.weight_hh_l0", {3, 1});
        add("decoder.rnn.bias_ih_l0", {3});
        add("decoder.rnn.bias_hh_l0", {3});
        add("decoder.fc_out.weight", {5, 4});
        add("decoder.fc_out.bias", {5});
        return m_folder.write("stranger.safetensors", safetensorsBytes({{"format", "pt"}}, tensors));
    }
};

TEST_F(ExchangeCommands, ImportWritesAModelFile) {
    const std::string out = m_folder.file("model.safetensors");
    const std::string vocabulary = m_folder.write("words.txt", "<unk>\n<pad>\n<sos>\n<eos>\nword\n");
    const nlohmann::json found = json({"import", saveStranger(), "--out", out, "--source-vocabulary",
                                       vocabulary, "--target-vocabulary", vocabulary, "--json"});
    EXPECT_EQ(found["mapping"], "RNNsearch with layers attn and v");
    EXPECT_EQ(found["score"], "additive");
    EXPECT_EQ(found["source_tokenizer"], "blanks");
    EXPECT_EQ(loadModel(out)->target.text(4), "word");
    EXPECT_FALSE(found.contains("note"));
    // Without a vocabulary the ids of the special tokens are a guess.
    EXPECT_THAT(json({"import", saveStranger(), "--out", out, "--json"})["note"].get<std::string>(),
                HasSubstr("the ids 0 to 3 are taken for padding, begin, end and unknown"));
    EXPECT_THAT(run({"import", saveStranger(), "--out", out}).out, HasSubstr("mapping           RNNsearch"));
}

TEST_F(ExchangeCommands, EveryCommandReadsAStranger) {
    const std::string stranger = saveStranger();
    const nlohmann::json info = json({"info", stranger, "--json"});
    EXPECT_EQ(info["format"], "state_dict");
    EXPECT_TRUE(info["version"].is_null());
    EXPECT_EQ(info["tensors"].size(), 21u);
    const nlohmann::json decoded = json({"decode", stranger, "--text", "#4 #4", "--steps", "2", "--json"});
    EXPECT_EQ(decoded["steps"].size(), 2u);
    EXPECT_EQ(json({"export", stranger, "--to", m_folder.file("out.safetensors"), "--json"})["parameters"],
              info["parameters"]);
}

TEST_F(ExchangeCommands, ExportWritesNamesAndNumbersOfTheSpecification) {
    const std::string model = saveDateModel("general"), to = m_folder.file("out.safetensors");
    const nlohmann::json found = json({"export", model, "--to", to, "--json"});
    EXPECT_EQ(found["file"], to);
    EXPECT_THAT(found["script"].get<std::string>(), EndsWith("pytorch/attention_lab.py"));
    EXPECT_TRUE(std::filesystem::exists(found["script"].get<std::string>()));
    EXPECT_EQ(readBytes(to), readBytes(model));
    const SafetensorsFile file = SafetensorsFile::load(to);
    ASSERT_EQ(found["tensors"].size(), file.tensors().size());
    for (const nlohmann::json& tensor : found["tensors"])
        EXPECT_EQ(tensor["shape"], nlohmann::json(file.find(tensor["name"])->shape));
    EXPECT_THAT(run({"export", model, "--to", to}).out, HasSubstr("from attention_lab import load_model"));
}

TEST_F(ExchangeCommands, ATransformerGoesToPyTorchAndComesBack) {
    TrainedModel model = dateModel("additive");
    ModelConfig config = model.network.config();
    config.encoder.kind = "self_attention";
    config.encoder.hidden = config.decoder.hidden = 8;
    config.encoder.heads = config.decoder.heads = 2;
    config.decoder.wiring = "transformer";
    config.attention.score = "scaled_dot";
    model.network = Seq2Seq(config);
    model.network.parameters().initialize(6);
    const std::string path = save(model), out = m_folder.file("state.safetensors"),
                      back = m_folder.file("back.safetensors");
    const nlohmann::json written = json({"export", path, "--names", "transformer", "--to", out, "--json"});
    EXPECT_EQ(written["nn.Transformer"],
              "d_model=8, nhead=2, num_encoder_layers=1, num_decoder_layers=1, dim_feedforward=128, "
              "activation=\"relu\", norm_first=True");
    EXPECT_EQ(run({"import", out, "--heads", "2", "--norm", "pre", "--out", back}).code, 0);
    EXPECT_EQ(loadModel(back)->network.parameters().buffer(), model.network.parameters().buffer());
    EXPECT_THAT(sentence({"import", out, "--out", back}), HasSubstr("say nhead with"));
    EXPECT_THAT(sentence({"export", saveDateModel(), "--names", "transformer", "--to", out}),
                HasSubstr("found \"recurrent\" under "));
}

TEST_F(ExchangeCommands, ImportReadsWhatExportWrote) {
    const std::string model = saveDateModel("general"), exported = m_folder.file("exported.safetensors"),
                      again = m_folder.file("again.safetensors");
    EXPECT_EQ(run({"export", model, "--to", exported}).code, 0);
    EXPECT_THAT(sentence({"import", exported, "--out", again, "--special", "1,2,3,0", "--part", "model"}),
                HasSubstr("is a whole model, which says such things itself; leave out --part, --special."));
    EXPECT_EQ(json({"import", exported, "--out", again, "--json"})["mapping"],
              "a model file of Attention Lab");
    EXPECT_EQ(readBytes(again), readBytes(model));
}

TEST_F(ExchangeCommands, ImportReadsModelsOfOtherPrograms) {
    const std::filesystem::path folder = dataDir() / "models" / "marian-hf-a";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    const std::string out = m_folder.file("out.safetensors");
    EXPECT_EQ(json({"import", folder, "--out", out, "--json"})["mapping"],
              "a model of MarianMT of Hugging Face");
    EXPECT_EQ(run({"decode", out, "--text", "Hello."}).out, run({"decode", folder, "--text", "Hello."}).out);
    EXPECT_THAT(sentence({"import", folder, "--out", out, "--heads", "2"}),
                HasSubstr("is a whole model, which says such things itself; leave out --heads."));
}

// The file has names and numbers but no configuration, like a file that torch saves.
TEST_F(ExchangeCommands, TensorsWithTheNamesOfTheSpecificationNeedAConfiguration) {
    const std::string model = saveDateModel("general"), out = m_folder.file("again.safetensors");
    const SafetensorsFile file = SafetensorsFile::load(model);
    std::vector<std::vector<float>> numbers;
    std::vector<TensorToWrite> tensors;
    for (const TensorInfo& tensor : file.tensors())
        numbers.push_back(file.floats(tensor));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        tensors.push_back(
            {file.tensors()[i].name, file.tensors()[i].shape, {numbers[i].data(), numbers[i].size()}});
    const std::string bare =
        m_folder.write("bare.safetensors", safetensorsBytes({{"format", "pt"}}, tensors));

    const nlohmann::json found = json({"import", bare, "--config", model, "--out", out, "--json"});
    EXPECT_EQ(found["mapping"], "the specification's names");
    const auto left = loadModel(model), right = loadModel(out);
    EXPECT_TRUE(left->network.parameters().buffer() == right->network.parameters().buffer());
    EXPECT_EQ(left->source.tokens(), right->source.tokens());
    const std::string config = m_folder.write("config.json", json({"info", model, "--json"}).dump());
    EXPECT_EQ(run({"import", bare, "--config", config, "--out", out}).code, 0);
    EXPECT_TRUE(left->network.parameters().buffer() == loadModel(out)->network.parameters().buffer());
    EXPECT_EQ(loadModel(out)->target.text(5), "#5");

    EXPECT_THAT(sentence({"import", bare, "--config", saveDateModel("dot"), "--out", out}),
                HasSubstr("so they do not belong together"));
    EXPECT_THAT(sentence({"import", saveStranger(), "--config", model, "--out", out}),
                HasSubstr("leave --config out for other models"));
}

TEST_F(ExchangeCommands, WrongArgumentsAreRefusedInASentence) {
    const std::string model = saveDateModel(), out = m_folder.file("x.safetensors");
    EXPECT_THAT(sentence({"export", model, "--to", model}), HasSubstr("--to would write over"));
    EXPECT_THAT(sentence({"export", model, "--to", m_folder.file("x.pt")}),
                HasSubstr("should end in .safetensors"));
    EXPECT_THAT(sentence({"import", saveStranger(), "--out", out, "--special", "1,2"}),
                HasSubstr("four ids"));
    EXPECT_THAT(sentence({"import", saveStranger(), "--out", out, "--special", "1,2,x,4"}),
                HasSubstr("four ids"));
    EXPECT_THAT(sentence({"import", m_folder.file("none.pt"), "--out", out}), HasSubstr("cannot be opened"));
    EXPECT_THAT(sentence({"import", m_folder.path(), "--out", out}), HasSubstr("a folder"));
    EXPECT_THAT(sentence({"info", m_folder.write("m.pt", "PK\x03\x04")}), HasSubstr("not a whole zip file"));
    EXPECT_THAT(sentence({"info", m_folder.write("empty.pt", "")}),
                HasSubstr("no PyTorch file, it is empty"));
    EXPECT_THAT(sentence({"info", m_folder.write("text.pth", "hello, world")}), HasSubstr("no PyTorch file"));
    EXPECT_THAT(sentence({"import", saveStranger(), "--out", m_folder.file("none/x.safetensors")}),
                HasSubstr("none does not exist"));
    EXPECT_THAT(sentence({"export", model, "--to", m_folder.file("none/x.safetensors")}),
                HasSubstr("none does not exist"));
    EXPECT_THAT(sentence({"import", saveStranger(), "--out", out, "--part", "encoder"}),
                HasSubstr("only what stands under \"encoder\" was taken, so leave --part out"));
    EXPECT_FALSE(std::filesystem::exists(out));
}

}  // namespace
}  // namespace attn::test
