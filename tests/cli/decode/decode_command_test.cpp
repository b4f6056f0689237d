// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/beam.h"
#include "core/decode/stepper.h"

#include <sstream>

#include "core/network/attention/scores/score_registry.h"
#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Strings = std::vector<std::string>;

class DecodeCommand : public CommandTest {
protected:
    static DecodeTrace engine(const std::string& path, const Strings& source, DecodeOptions options) {
        const std::shared_ptr<const TrainedModel> model = loadModel(path);
        return decode(model, model->source.ids(source), std::move(options));
    }
};

// A number read from JSON equals the engine's number to the last bit.
void expectEqual(const nlohmann::json& found, const Vector& expected) {
    ASSERT_EQ(found.size(), static_cast<std::size_t>(expected.size()));
    for (Index i = 0; i < expected.size(); ++i)
        EXPECT_EQ(found[static_cast<std::size_t>(i)].get<float>(), expected[i]);
}

TEST_F(DecodeCommand, JsonIsTheTraceOfTheEngineForEveryScore) {
    for (const ScoreDescription& score : scoreFunctions()) {
        SCOPED_TRACE(score.id);
        const std::string model = saveDateModel(score.id);
        const nlohmann::json found = json({"decode", model, "--text", "9 May", "--steps", "4", "--json"});
        const DecodeTrace trace = engine(model, {"9", " ", "M", "a", "y"}, {4, false, {}, {}});
        EXPECT_EQ(found["score"], score.id);
        EXPECT_EQ(found["source_tokens"], Strings({"9", " ", "M", "a", "y"}));
        EXPECT_EQ(found["stop"], trace.stop == StopReason::End ? "end" : "length");
        expectEqual(found["first_state"], trace.firstState);
        expectEqual(found["summary"], trace.summary);
        ASSERT_EQ(found["annotations"].size(), 5U);
        expectEqual(found["annotations"][4], trace.annotations.col(4));
        ASSERT_EQ(found["steps"].size(), trace.steps.size());
        double logProbability = 0;
        for (std::size_t t = 0; t < trace.steps.size(); ++t) {
            const nlohmann::json& step = found["steps"][t];
            EXPECT_EQ(step["step"], t);
            EXPECT_EQ(step["forced"], false);
            EXPECT_EQ(step["log_probability"].get<float>(), trace.steps[t].logProbability);
            expectEqual(step["query"], trace.steps[t].query);
            expectEqual(step["scores"], trace.steps[t].alignment().scores);
            expectEqual(step["weights"], trace.steps[t].alignment().weights);
            expectEqual(step["context"], trace.steps[t].context);
            expectEqual(step["state"], trace.steps[t].state);
            expectEqual(step["logits"], trace.steps[t].logits);
            expectEqual(step["probabilities"], trace.steps[t].probabilities);
            logProbability += static_cast<double>(trace.steps[t].logProbability);
        }
        EXPECT_DOUBLE_EQ(found["log_probability"].get<double>(), logProbability);
        EXPECT_EQ(found["entropy_bits"].is_null(), !score.attends);
    }
}

TEST_F(DecodeCommand, TargetIsReadInsteadOfTheOutput) {
    const nlohmann::json found =
        json({"decode", saveDateModel(), "--text", "9 May 1998", "--target", "1998-05-09", "--json"});
    EXPECT_EQ(found["output"], "1998-05-09");
    EXPECT_EQ(found["reference"], "1998-05-09");
    EXPECT_EQ(found["stop"], "end");
    EXPECT_TRUE(found["alignment_error_rate"].is_number());
    ASSERT_EQ(found["steps"].size(), 11U);
    EXPECT_EQ(found["steps"][0]["previous"], "<s>");
    EXPECT_EQ(found["steps"][4]["previous"], "8");
    EXPECT_EQ(found["steps"][10]["token"], "</s>");
    EXPECT_EQ(found["steps"][10]["forced"], true);
}

TEST_F(DecodeCommand, ATokenThatIsSaidReplacesTheTargets) {
    const std::string model = saveDateModel();
    const std::string out = run({"decode", model, "--text", "9", "--target", "98", "--say", "2=0"}).out;
    EXPECT_THAT(out, testing::ContainsRegex("\n1 +9 "));
    EXPECT_THAT(out, testing::ContainsRegex("\n2 +0 "));
}

TEST_F(DecodeCommand, AMapThatIsOffHasNoLargestWeight) {
    const std::string out = run({"decode", saveDateModel(), "--text", "9", "--off", "cross.1.1"}).out;
    EXPECT_THAT(out, HasSubstr("0.00\n"));
    EXPECT_THAT(out, testing::Not(HasSubstr("0.00*")));
}

TEST_F(DecodeCommand, ScoresThatAreInfiniteAreNull) {
    TrainedModel model = dateModel("location");
    ModelConfig config = model.network.config();
    config.attention.longestSource = 3;
    model.network = Seq2Seq(config);
    model.network.parameters().initialize(3);
    const nlohmann::json found = json({"decode", save(model), "--text", "9 May", "--steps", "1", "--json"});
    EXPECT_TRUE(found["steps"][0]["scores"][2].is_number());
    EXPECT_TRUE(found["steps"][0]["scores"][3].is_null());
    EXPECT_EQ(found["steps"][0]["weights"][3], 0);
}

TEST_F(DecodeCommand, TableShowsTokensOneRowAStepAndTheLargestWeight) {
    const ProgramResult result =
        run({"decode", saveDateModel(), "--text", "9 May 1998", "--target", "1998-05-09"});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    Strings lines;
    std::istringstream stream(result.out);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    EXPECT_THAT(lines[0], testing::MatchesRegex("step +token +predicted +probability +9 +␣ +M +a +y .*8"));
    for (std::size_t row = 1; row <= 11; ++row) {
        EXPECT_THAT(lines[row], testing::StartsWith(std::to_string(row) + " "));
        EXPECT_EQ(std::count(lines[row].begin(), lines[row].end(), '*'), 1) << lines[row];
    }
    EXPECT_THAT(lines[11], HasSubstr("</s>"));
    EXPECT_THAT(result.out, HasSubstr("output           1998-05-09\n"));
    EXPECT_THAT(result.out, HasSubstr("stopped          at the end of the target\n"));
    EXPECT_THAT(result.out, HasSubstr("(reference 1998-05-09)\n"));
}

TEST_F(DecodeCommand, BeamIsTheTreeOfTheEngine) {
    const std::string path = saveDateModel();
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    const BeamTree tree = beamSearch(model, model->source.ids({"9", " ", "M", "a", "y"}), {3, 0.5, 6, {}});
    const nlohmann::json found = json({"decode", path, "--text", "9 May", "--steps", "6", "--beam", "3",
                                       "--length-power", "0.5", "--json"});
    EXPECT_EQ(found["beam"]["width"], 3);
    EXPECT_EQ(found["beam"]["length_power"], 0.5);
    EXPECT_EQ(found["beam"]["ranked"], nlohmann::json(tree.ranked));
    ASSERT_EQ(found["beam"]["nodes"].size(), tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const nlohmann::json& node = found["beam"]["nodes"][i];
        EXPECT_EQ(node["token"], model->target.text(tree.nodes[i].token));
        EXPECT_EQ(node["log_probability"].get<double>(), tree.nodes[i].logProbability);
        EXPECT_EQ(node["score"].get<double>(), tree.nodes[i].score);
        expectEqual(node["weights"], tree.nodes[i].step->alignment().weights);
    }
    const DecodeTrace best = traceOf(tree, tree.ranked.front());
    ASSERT_EQ(found["steps"].size(), best.steps.size());
    expectEqual(found["steps"].back()["logits"], best.steps.back().logits);

    const ProgramResult table = run({"decode", path, "--text", "9 May", "--steps", "6", "--beam", "3"});
    EXPECT_THAT(table.out, HasSubstr("\nrank  score"));
    EXPECT_THAT(sentence({"decode", path, "--text", "9", "--beam", "0"}),
                HasSubstr("expected a whole number from 1 to 1000"));
    EXPECT_THAT(sentence({"decode", path, "--text", "9", "--beam", "2", "--target", "1"}),
                HasSubstr("leave one of them out"));
}

TEST_F(DecodeCommand, WhatIfsAreTheInterventionsOfTheEngine) {
    const std::string path = saveDateModel();
    DecodeOptions options{5, false, {}, {}};
    options.interventions.steps[2].token = loadModel(path)->target.ids({"7"}).front();
    options.interventions.steps[1].maps[MapAddress()].weights = Vector::Unit(5, 4);
    options.interventions.temperature = Real(0.5);
    options.interventions.zeroed = {1};
    options.interventions.swapped[0] = loadModel(path)->source.ids({"8"}).front();
    const DecodeTrace trace = engine(path, {"9", " ", "M", "a", "y"}, options);
    const nlohmann::json found =
        json({"decode", path, "--text", "9 May", "--steps", "5", "--say", "3=7", "--weights", "2=0,0,0,0,1",
              "--temperature", "0.5", "--zero", "2", "--swap", "1=8", "--json"});
    ASSERT_EQ(found["steps"].size(), trace.steps.size());
    for (std::size_t t = 0; t < trace.steps.size(); ++t) {
        expectEqual(found["steps"][t]["weights"], trace.steps[t].alignment().weights);
        expectEqual(found["steps"][t]["logits"], trace.steps[t].logits);
        EXPECT_EQ(found["steps"][t]["given_weights"], t == 1);
        EXPECT_EQ(found["steps"][t]["forced"], t == 2);
        EXPECT_EQ(found["steps"][t]["temperature"], 0.5);
    }
    EXPECT_EQ(found["steps"][2]["token"], "7");
}

TEST_F(DecodeCommand, WholeMapsAreChanged) {
    const std::string path = saveDateModel();
    DecodeOptions options;
    options.maximumLength = 4;
    options.interventions.maps[MapAddress()] = {.temperature = 2, .isHard = true};
    const DecodeTrace trace = engine(path, {"9", " ", "M", "a", "y"}, options);
    const Strings text = {"decode", path, "--text", "9 May", "--steps", "4", "--json"};
    const auto with = [&](const Strings& more) {
        Strings all = text;
        all.insert(all.end(), more.begin(), more.end());
        return all;
    };
    const nlohmann::json found = json(with({"--hard", "cross.1.1", "--map-temperature", "cross.1.1=2"}));
    ASSERT_EQ(found["steps"].size(), trace.steps.size());
    for (std::size_t t = 0; t < trace.steps.size(); ++t) {
        expectEqual(found["steps"][t]["weights"], trace.steps[t].alignment().weights);
        expectEqual(found["steps"][t]["logits"], trace.steps[t].logits);
    }
    EXPECT_EQ(json(with({"--weights", "cross.1.1:2=0,0,0,0,1"})), json(with({"--weights", "2=0,0,0,0,1"})));
    EXPECT_THAT(sentence(with({"--off", "cross"})), HasSubstr("such as cross.2.1, found \"cross\""));
    EXPECT_THAT(sentence(with({"--off", "cross.2.1"})), HasSubstr("no attention map cross.2.1"));
    EXPECT_THAT(sentence(with({"--map-temperature", "cross.1.1=x"})), HasSubstr("for example cross.2.1=0.5"));
    EXPECT_THAT(sentence(with({"--read-ahead", "cross.1.1"})), HasSubstr("give the output that is read"));
    EXPECT_THAT(sentence(with({"--read-ahead", "cross.1.1", "--target", "1"})),
                HasSubstr("named decoder.LAYER.HEAD"));
    EXPECT_THAT(sentence(with({"--places", "2,1,3,4,5"})), HasSubstr("has no position encodings"));
}

TEST_F(DecodeCommand, WhatIfsThatDoNotFitAreRefused) {
    const std::string model = saveDateModel();
    const auto problem = [&](const std::string& option, const std::string& value) {
        return sentence({"decode", model, "--text", "9 May", option, value});
    };
    for (const char* text : {"3", "=7", "0=7", "x=7", "3="})
        EXPECT_THAT(problem("--say", text), HasSubstr("for example --say 3=0, found"));
    EXPECT_THAT(problem("--say", "3=ü"), HasSubstr("target vocabulary lacks \"ü\""));
    EXPECT_THAT(problem("--weights", "2=1,x"), HasSubstr("with commas between them, found \"x\""));
    EXPECT_THAT(problem("--weights", "2=0.5,0.5"),
                HasSubstr("step 2: attention needs one weight for each of the 5"));
    EXPECT_THAT(problem("--temperature", "0"),
                HasSubstr("expected a number from 0.001 to 1000, found \"0\""));
    EXPECT_THAT(problem("--zero", "6"), HasSubstr("positions 1 to 5, found position 6"));
    EXPECT_THAT(problem("--swap", "6=9"), HasSubstr("positions 1 to 5, found position 6"));
    EXPECT_THAT(problem("--swap", "x=9"), HasSubstr("should be a source position counted from 1, = and"));
    EXPECT_THAT(problem("--swap", "1=ü"), HasSubstr("source vocabulary lacks \"ü\""));
}

TEST_F(DecodeCommand, WhatIfsOfNoStepOrTwiceOfOneAreRefused) {
    const std::string model = saveDateModel();
    const auto problem = [&](const std::vector<std::string>& options) {
        std::vector<std::string> arguments = {"decode", model, "--text", "9 May", "--steps", "4"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return sentence(arguments);
    };
    EXPECT_THAT(problem({"--say", "2=7", "--say", "2=8"}), HasSubstr("--say is given twice for step 2"));
    EXPECT_THAT(problem({"--weights", "1=0,0,0,0,1", "--weights", "1=0,0,0,1,0"}),
                HasSubstr("--weights is given twice for step 1"));
    EXPECT_THAT(problem({"--swap", "1=8", "--swap", "1=9"}),
                HasSubstr("--swap is given twice for source position 1"));
    EXPECT_THAT(problem({"--say", "9=7"}),
                HasSubstr("--say: step 9 is not reached, the output ends after 4 steps"));
}

TEST_F(DecodeCommand, ModelWithoutAttentionSaysSo) {
    const ProgramResult result = run({"decode", saveDateModel("none"), "--text", "9 May", "--steps", "2"});
    EXPECT_EQ(result.code, 0);
    EXPECT_THAT(result.out, HasSubstr("No weights"));
    EXPECT_THAT(result.out, HasSubstr("entropy          –\n"));
    EXPECT_THAT(result.out, HasSubstr("stopped          at the most tokens allowed, 2, before </s>\n"));
}

TEST_F(DecodeCommand, UnknownAndControlCharactersAreShownSafely) {
    const std::string model = saveDateModel();
    const std::string text = "9\t👩‍👧\x1b[2J\u202Eé1";
    const ProgramResult table = run({"decode", model, "--text", text, "--steps", "2"});
    EXPECT_EQ(table.code, 0);
    EXPECT_THAT(table.out, HasSubstr("\\t"));
    EXPECT_THAT(table.out, HasSubstr("\\u{1B}"));
    EXPECT_THAT(table.out, HasSubstr("👩‍👧"));
    for (const char* raw : {"\t", "\x1b", "\u202E"}) {
        EXPECT_THAT(table.out, Not(HasSubstr(raw)));
        EXPECT_THAT(table.err, Not(HasSubstr(raw)));
    }
    EXPECT_THAT(table.err,
                HasSubstr("not in the model's source vocabulary, read as <unk>: \\t, 👩‍👧"));

    const ProgramResult result = run({"decode", model, "--text", text, "--steps", "2", "--json"});
    EXPECT_EQ(result.err, "");
    const nlohmann::json found = nlohmann::json::parse(result.out);
    EXPECT_EQ(found["source_tokens"][2], "👩‍👧");
    EXPECT_EQ(found["unknown_source_tokens"][0], "\t");
}

TEST_F(DecodeCommand, TextsOfAnyLengthGetAnAnswer) {
    const std::string model = saveDateModel();
    EXPECT_THAT(sentence({"decode", model, "--text", ""}),
                HasSubstr("--text: an empty text is given; give it a value, or leave it out."));
    EXPECT_THAT(sentence({"decode", model, "--text", "9", "--target", ""}),
                HasSubstr("--target: an empty text is given"));
    EXPECT_THAT(sentence({"decode", model, "--text", std::string(2001, '9')}),
                HasSubstr("--text has 2001 tokens, at most 2000 are possible"));
    EXPECT_EQ(
        json({"decode", model, "--text", std::string(500, '9'), "--steps", "2", "--json"})["source_tokens"]
            .size(),
        500U);
    EXPECT_EQ(run({"decode", model, "--text", "9"}).code, 0);
}

TEST_F(DecodeCommand, FilesThatAreNoModelsAreRefused) {
    EXPECT_THAT(sentence({"decode", m_folder.file("none"), "--text", "9"}), HasSubstr("No such file"));
    EXPECT_THAT(sentence({"decode", m_folder.path().string(), "--text", "9"}), HasSubstr("is a folder"));
    const std::string bytes = readBytes(saveDateModel());
    for (const std::size_t size : {std::size_t(0), std::size_t(5), bytes.size() / 2, bytes.size() - 1}) {
        const std::string path = m_folder.write("cut.safetensors", bytes.substr(0, size));
        EXPECT_THAT(sentence({"decode", path, "--text", "9"}), HasSubstr("cut.safetensors: "));
        EXPECT_THAT(sentence({"info", path}), HasSubstr("cut.safetensors: "));
        EXPECT_THAT(sentence({"evaluate", path}), HasSubstr("cut.safetensors: "));
    }
}

TEST_F(DecodeCommand, TextThatIsNotUtf8IsRefused) {
    EXPECT_THAT(sentence({"decode", saveDateModel(), "--text", "9 \xff"}),
                HasSubstr("--text is not UTF-8 at byte 3"));
    EXPECT_THAT(sentence({"decode", saveDateModel(), "--text", "9", "--target", "\xc3"}),
                HasSubstr("--target is not UTF-8 at byte 1"));
}

}  // namespace
}  // namespace attn::test
