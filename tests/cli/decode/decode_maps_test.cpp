// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/files/formats/safetensors.h"
#include "core/network/shown_maps.h"
#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Strings = std::vector<std::string>;

class DecodeMaps : public CommandTest {
protected:
    // An untrained Transformer that reads and writes dates.
    std::string saveTransformer() const {
        TrainedModel model = dateModel("additive");
        ModelConfig config = model.network.config();
        config.encoder.kind = "self_attention";
        config.encoder.layers = config.decoder.layers = 2;
        config.encoder.hidden = config.decoder.hidden = 8;
        config.encoder.heads = config.decoder.heads = 2;
        config.decoder.wiring = "transformer";
        config.attention.score = "scaled_dot";
        model.network = Seq2Seq(config);
        model.network.parameters().initialize(4);
        return save(model, "transformer.safetensors");
    }
    static std::vector<DecodedMap> mapsOfModel(const std::string& path, const Strings& source, Index steps) {
        const std::shared_ptr<const TrainedModel> model = loadModel(path);
        const DecodeTrace trace =
            decode(model, model->source.ids(source),
                   {.maximumLength = steps, .force = false, .target = {}, .interventions = {}});
        return decodedMaps(model, trace, {}, shownMaps(model->network));
    }
};

void expectRow(const nlohmann::json& found, const Vector& expected, const std::string& what) {
    ASSERT_EQ(found.size(), static_cast<std::size_t>(expected.size())) << what;
    for (Index i = 0; i < expected.size(); ++i)
        EXPECT_EQ(found[static_cast<std::size_t>(i)].get<float>(), expected[i]) << what;
}

TEST_F(DecodeMaps, JsonHasTheWeightsOfTheChosenMap) {
    const std::string model = saveTransformer();
    for (const DecodedMap& map : mapsOfModel(model, {"9", "M"}, 3)) {
        const std::string name = nameOf(map.map);
        const nlohmann::json found =
            json({"decode", model, "--text", "9M", "--steps", "3", "--json", "--map", name});
        EXPECT_EQ(found["map"], name);
        const bool isOfSource = rowsOf(map.map) == MapAxis::Source;
        EXPECT_EQ(found["map_rows"], isOfSource ? "source" : "steps");
        EXPECT_EQ(found["map_columns"], map.map.site == MapSite::Decoder ? "read" : "source");
        EXPECT_EQ(found.contains("map_weights"), isOfSource);
        for (std::size_t row = 0; row < map.rows.size(); ++row)
            expectRow(isOfSource ? found["map_weights"][row] : found["steps"][row]["weights"], map.rows[row],
                      name);
        if (isOfSource) {
            EXPECT_EQ(found["steps"][0]["weights"].size(), 0U) << "these are not the steps' weights";
        }
    }
    EXPECT_EQ(json({"decode", model, "--text", "9M", "--json"})["map"], "cross.2.mean");
    EXPECT_EQ(json({"decode", saveDateModel("none"), "--text", "9M", "--json"}).contains("map"), false);
}

TEST_F(DecodeMaps, TablesNameTheMapAndItsColumns) {
    const std::string model = saveTransformer();
    const auto table = [&](const std::string& map) {
        return run({"decode", model, "--text", "9 May 1998", "--steps", "2", "--map", map}).out;
    };
    EXPECT_THAT(table("rollout"),
                HasSubstr("map              rollout: attention followed through all layers"));
    EXPECT_THAT(table("decoder.1.1"), HasSubstr("<s>"));
    EXPECT_THAT(table("decoder.1.1"), HasSubstr("(this map is not between steps and source tokens)"));
    EXPECT_THAT(table("encoder.2.mean"), HasSubstr("\nplace  token"));
    EXPECT_THAT(run({"decode", saveDateModel(), "--text", "9"}).out, Not(HasSubstr("map  ")))
        << "one map needs no name";
}

TEST_F(DecodeMaps, AnUnknownMapIsNamedWithWhatIsPossible) {
    EXPECT_THAT(sentence({"decode", saveTransformer(), "--text", "9", "--map", "cross.3.1"}),
                HasSubstr("--map: this model has no attention map \"cross.3.1\"; it has encoder.1.1 to "));
    EXPECT_THAT(sentence({"decode", saveDateModel(), "--text", "9", "--map", "rollout"}),
                HasSubstr("--map: this model has no attention map \"rollout\"; it has cross.1.1."));
    const std::string text = m_folder.write("lines.txt", "9\n");
    EXPECT_THAT(sentence({"decode", saveTransformer(), "--source", text, "--json", "--map", "encoder.1.1"}),
                HasSubstr("--map: encoder.1.1 is not between steps and source tokens"));
    EXPECT_THAT(sentence({"decode", saveTransformer(), "--source", text, "--map", "cross.1.1"}),
                HasSubstr("--map chooses the weights of --json or --replace-unk"));
    EXPECT_THAT(sentence({"decode", saveTransformer(), "--text", "9", "--maps", m_folder.file("maps.csv")}),
                HasSubstr("should end in .json or .safetensors"));
    EXPECT_THAT(sentence({"decode", saveDateModel("none"), "--text", "9", "--maps", m_folder.file("m.json")}),
                HasSubstr("has no attention, so --maps has nothing to write"));
}

TEST_F(DecodeMaps, LinesLookWhereTheChosenMapLooks) {
    const std::string model = saveTransformer();
    const std::string text = m_folder.write("lines.txt", "9 May\n\n1M\n");
    for (const std::string map : {"cross.1.2", "rollout"})
        for (const Strings& beam : {Strings{}, Strings{"--beam", "2"}}) {
            Strings arguments = {"decode", model, "--source", text, "--json", "--steps", "5", "--map", map};
            arguments.insert(arguments.end(), beam.begin(), beam.end());
            const nlohmann::json found = json(arguments);
            EXPECT_EQ(found["map"], map);
            const nlohmann::json& line = found["lines"][0];
            const std::shared_ptr<const TrainedModel> loaded = loadModel(model);
            const Strings source = {"9", " ", "M", "a", "y"};
            std::vector<Token> said = loaded->target.ids(line["output_tokens"].get<Strings>());
            const DecodedMap expected = decodedMaps(loaded, loaded->source.ids(source), said,
                                                    line["stop"] == "end", {mapOfName(map).value()})
                                            .front();
            for (std::size_t t = 0; t < said.size(); ++t) {
                Index most = 0;
                expected.rows[t].maxCoeff(&most);
                EXPECT_EQ(line["attended"][t], most);
            }
        }
}

TEST_F(DecodeMaps, NoTokenBreaksOutOfItsText) {
    const std::string model = saveTransformer();
    const std::string attack = "\"]},{\"line\":7,\"weights\":{}}]}\\\u202e\x01</script>";
    const std::string text = m_folder.write("lines.txt", attack + "\n");
    const std::string asJson = m_folder.file("maps.json"), asTensors = m_folder.file("maps.safetensors");
    for (const std::string& file : {asJson, asTensors})
        EXPECT_EQ(run({"decode", model, "--source", text, "--steps", "2", "--maps", file}).code, 0);
    std::ifstream stream(asJson);
    for (const nlohmann::json& sentences :
         {nlohmann::json::parse(stream)["sentences"],
          nlohmann::json::parse(SafetensorsFile::load(asTensors).metadata().at("sentences"))}) {
        ASSERT_EQ(sentences.size(), 1U);
        EXPECT_EQ(sentences[0]["line"], 1);
        std::string source;
        for (const std::string& token : sentences[0]["source_tokens"].get<Strings>())
            source += token;
        EXPECT_EQ(source, attack);
    }
}

TEST_F(DecodeMaps, AreAllWrittenOfEveryText) {
    const std::string model = saveTransformer();
    const std::string text = m_folder.write("lines.txt", "9M\n\n1 May\n");
    const std::string asJson = m_folder.file("maps.json"), asTensors = m_folder.file("maps.safetensors");
    for (const std::string& file : {asJson, asTensors})
        EXPECT_EQ(run({"decode", model, "--source", text, "--steps", "3", "--maps", file}).code, 0);
    const std::vector<DecodedMap> expected = mapsOfModel(model, {"1", " ", "M", "a", "y"}, 3);
    std::ifstream stream(asJson);
    const nlohmann::json whole = nlohmann::json::parse(stream);
    EXPECT_EQ(whole["format"], "attention-lab-maps");
    EXPECT_EQ(m_folder.file(whole["model"].get<std::string>()), model) << "without its folder";
    EXPECT_EQ(whole["maps"].size(), expected.size());
    ASSERT_EQ(whole["sentences"].size(), 2U) << "an empty line has no maps";
    EXPECT_EQ(whole["sentences"][1]["line"], 3);
    EXPECT_EQ(whole["sentences"][1]["source_tokens"], Strings({"1", " ", "M", "a", "y"}));
    const SafetensorsFile tensors = SafetensorsFile::load(asTensors);
    EXPECT_EQ(tensors.metadata().count("checksum"), 1U);
    EXPECT_EQ(tensors.tensors().size(), 2 * expected.size());
    EXPECT_EQ(nlohmann::json::parse(tensors.metadata().at("sentences"))[1]["line"], 3);
    for (const DecodedMap& map : expected) {
        const std::string name = nameOf(map.map);
        const nlohmann::json& rows = whole["sentences"][1]["weights"][name];
        const TensorInfo* tensor = tensors.find("3." + name);
        ASSERT_TRUE(tensor) << name;
        const std::vector<float> numbers = tensors.floats(*tensor);
        ASSERT_EQ(rows.size(), map.rows.size()) << name;
        ASSERT_EQ(tensor->shape[0], map.rows.size()) << name;
        for (std::size_t row = 0; row < map.rows.size(); ++row) {
            for (std::size_t j = 0; j < rows[row].size(); ++j) {
                EXPECT_NEAR(rows[row][j].get<float>(), map.rows[row][static_cast<Index>(j)], 1e-5) << name;
                EXPECT_EQ(rows[row][j].get<float>(), numbers[row * tensor->shape[1] + j]) << name;
            }
            for (std::size_t j = rows[row].size(); j < tensor->shape[1]; ++j)
                EXPECT_EQ(numbers[row * tensor->shape[1] + j], 0) << "a later step, " << name;
        }
    }
    EXPECT_EQ(run({"decode", model, "--text", "9M", "--maps", m_folder.file("one.json")}).code, 0);
}

}  // namespace
}  // namespace attn::test
