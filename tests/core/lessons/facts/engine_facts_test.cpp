// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/facts/engine_facts.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/base/error.h"
#include "core/base/work_stopped.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/explain/computation.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/format/lesson_file.h"
#include "core/model_files/model_file.h"
#include "core/train/corpora/fresh_pairs.h"
#include "core/train/trainer.h"
#include "tests/support/paths.h"
#include "tests/support/sample_lesson.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

// The facts of the sample's first step, and the same numbers of the engine.
class LessonFacts : public testing::Test {
protected:
    LessonFacts() : m_lesson(loadLesson(LessonFiles::of("x", sampleLessonFiles()))) {
        m_engine = std::make_shared<LessonEngine>(m_lesson);
        use({});
    }
    // The state of the sample with other keys, and what a person changed.
    void use(const nlohmann::json& state, const nlohmann::json& changes = nlohmann::json::object()) {
        const nlohmann::json merged = mergedLessonState(m_lesson->steps[0].givenState,
                                                        state.is_null() ? nlohmann::json::object() : state);
        m_facts = engineFacts(
            std::make_shared<const StepContext>(m_engine, lessonStateFromJson(merged, "x", "state"),
                                                windowChangesFromJson(changes, "x", ""), std::nullopt));
    }
    FactValue fact(const std::string& text) { return Expression(text).compute(*m_facts); }
    double number(const std::string& text) { return fact(text).asNumber(); }
    std::string shown(const std::string& text) { return shownFact(fact(text)); }
    std::string problem(const std::string& text) {
        try {
            fact(text);
        } catch (const Error& error) {
            return error.what();
        }
        return "no problem";
    }
    static std::shared_ptr<const TrainedModel> model(const std::string& name) {
        return loadModel((resourceDir() / "models" / (name + ".safetensors")).string());
    }
    static DecodeTrace traceOf(const std::shared_ptr<const TrainedModel>& model, const std::string& text,
                               DecodeOptions options = {}) {
        std::vector<Token> source;
        for (const std::string& token : model->tokenizers.source->tokenize(text))
            source.push_back(model->source.idOfText(token));
        return decode(model, source, std::move(options));
    }

    std::shared_ptr<const Lesson> m_lesson;
    std::shared_ptr<LessonEngine> m_engine;
    std::unique_ptr<Facts> m_facts;
};

TEST_F(LessonFacts, AreTheNumbersOfTheEngine) {
    const auto dot = model("dates/dot");
    const DecodeTrace trace = traceOf(dot, "9 May 1998");
    EXPECT_EQ(shown("lane('dot').output"), "1998-05-09");
    EXPECT_EQ(number("lane('dot').steps"), static_cast<double>(trace.steps.size()));
    EXPECT_EQ(number("lane('dot').length"), 10);
    EXPECT_EQ(shown("lane('dot').source"), "9,  , M, a, y,  , 1, 9, 9, 8");
    double logProbability = 0, entropy = 0;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const StepTrace& step = trace.steps[i];
        const std::string row = "lane('dot').step(" + std::to_string(i + 1) + ")";
        Index most = 0;
        const Real largest = step.alignment().weights.maxCoeff(&most);
        EXPECT_EQ(number(row + ".argmax"), static_cast<double>(most + 1));
        EXPECT_EQ(number(row + ".largest"), static_cast<double>(largest));
        EXPECT_EQ(number(row + ".weight(3)"), static_cast<double>(step.alignment().weights[2]));
        EXPECT_EQ(number(row + ".score(2)"), static_cast<double>(step.alignment().scores[1]));
        EXPECT_EQ(number(row + ".entropy"), static_cast<double>(entropyBits(step.alignment().weights)));
        EXPECT_NEAR(number("entropy(" + row + ".weights)"),
                    static_cast<double>(entropyBits(step.alignment().weights)), 1e-4);
        EXPECT_EQ(shown(row + ".token"), dot->target.text(step.token));
        EXPECT_EQ(shown(row + ".previous"), dot->target.text(step.previous));
        EXPECT_EQ(number("count(" + row + ".query)"), static_cast<double>(step.query.size()));
        EXPECT_EQ(number(row + ".probability(" + row + ".token)"),
                  static_cast<double>(step.probabilities[step.token]));
        logProbability += static_cast<double>(step.logProbability);
        if (i + 1 < trace.steps.size())
            entropy += static_cast<double>(entropyBits(step.alignment().weights)) / 10;
    }
    EXPECT_NEAR(number("lane('dot').log_probability"), logProbability, 1e-9);
    EXPECT_NEAR(number("lane('dot').entropy"), entropy, 1e-6);
}

TEST_F(LessonFacts, TermsOfAScoreAddUpToIt) {
    for (const std::string lane : {"dot", "additive"}) {
        const std::string row = "lane('" + lane + "').step(4)";
        EXPECT_NEAR(number("sum(" + row + ".terms(2))"), number(row + ".score(2)"), 1e-4) << lane;
        EXPECT_GT(number("count(" + row + ".terms(2))"), 1) << lane;
    }
}

TEST_F(LessonFacts, TheTaskKnowsWhatIsRight) {
    EXPECT_EQ(shown("truth"), "1998-05-09");
    EXPECT_EQ(shown("lane('dot').exact"), "true");
    EXPECT_EQ(shown("lane('dot').step(1).known"), "7") << "1 of 1998";
    const std::optional<TaskPair> truth = createTask("dates")->solve("9 May 1998");
    const DecodeTrace trace = traceOf(model("dates/dot"), "9 May 1998");
    std::vector<Vector> rows;
    for (const StepTrace& step : trace.steps)
        rows.push_back(step.alignment().weights);
    EXPECT_NEAR(number("lane('dot').alignment_error"), *alignmentCounts(rows, truth->links).errorRate(),
                1e-12);
    use({{"text", "hello"}});
    EXPECT_EQ(shown("truth"), "none");
    EXPECT_EQ(shown("lane('dot').exact"), "false");
    EXPECT_EQ(shown("lane('dot').alignment_error"), "none");
}

TEST_F(LessonFacts, ChangesOfAnAnswerAreDecoded) {
    use({}, nlohmann::json::parse(R"({"changes": {"dot": {"steps": [{"step": 1, "token": "2"}]}}})"));
    DecodeOptions options;
    const auto dot = model("dates/dot");
    options.interventions.steps[0].token = dot->target.id("2");
    const DecodeTrace trace = traceOf(dot, "9 May 1998", options);
    std::string output;
    for (const StepTrace& step : trace.steps)
        output += step.token == endToken ? "" : dot->target.text(step.token);
    EXPECT_EQ(shown("lane('dot').output"), output);
    EXPECT_EQ(shown("lane('dot').original.output"), "1998-05-09");
    EXPECT_EQ(shown("lane('dot').forced_steps"), "1");
    EXPECT_EQ(shown("lane('dot').changed"), "true");
    EXPECT_EQ(shown("lane('additive').changed"), "false");
    EXPECT_EQ(shown("lane('dot').first_difference"), "1");
    EXPECT_EQ(shown("lane('additive').first_difference"), "none");
    EXPECT_EQ(shown("lane('dot').step(1).forced"), "true");
    use({},
        nlohmann::json::parse(
            R"({"changes": {"dot": {"temperature": 4, "zeroed": [2]}}, "lanes": ["dot"], "view": "lines", "step": 3})"));
    EXPECT_GT(number("lane('dot').entropy"), number("lane('dot').original.entropy"));
    EXPECT_EQ(shown("lane('dot').zeroed"), "2");
    EXPECT_EQ(shown("lanes"), "dot");
    EXPECT_EQ(shown("view"), "lines");
    EXPECT_EQ(number("current"), 3);
}

TEST_F(LessonFacts, ASliderIsATemperature) {
    const nlohmann::json slider = nlohmann::json::parse(
        R"({"sliders": [{"id": "t", "least": 0.5, "most": 8, "value": 1, "temperature_of": "dot"}]})");
    use(slider);
    EXPECT_EQ(number("slider('t')"), 1);
    const double entropy = number("lane('dot').entropy");
    use(slider, nlohmann::json::parse(R"({"sliders": {"t": 8}})"));
    EXPECT_EQ(number("slider('t')"), 8);
    EXPECT_EQ(number("lane('dot').temperature"), 8);
    EXPECT_GT(number("lane('dot').entropy"), entropy);
}

TEST_F(LessonFacts, MeasuresAreThoseOfAnEvaluation) {
    const auto dot = model("dates/dot");
    FreshTask fresh = freshTask({dot.get()}, {"dot"}, "dates");
    const Corpus corpus =
        taskCorpus(*fresh.task, dot->tokenizers, dot->source, dot->target, 20, 271828, fresh.seen);
    EvaluationOptions options;
    options.count = 20;
    options.measuresSoftAlignment = true;
    const Evaluation expected = evaluate(dot->network, corpus, options);
    EXPECT_NEAR(number("metric('exact_match')"), expected.exactMatch, 1e-12);
    EXPECT_NEAR(number("metric('token_accuracy')"), expected.tokenAccuracy, 1e-12);
    EXPECT_NEAR(number("metric('loss')"), expected.loss, 1e-6);
    EXPECT_NEAR(number("metric('alignment_error')"), *expected.alignmentErrorRate, 1e-12);
    EXPECT_NEAR(number("metric('entropy', lane = 'dot')"), expected.softAlignment->outputEntropy, 1e-6);
    EXPECT_NE(number("metric('loss', lane = 'additive')"), number("metric('loss')"));
    EXPECT_EQ(number("metric('loss', model = 'resources/models/dates/dot.safetensors')"),
              number("metric('loss')"));
    EXPECT_EQ(problem("metric('exat_match')"),
              "at character 1: metric: there is no measure \"exat_match\"; did you mean \"exact_match\"?");
    EXPECT_EQ(problem("metric('macro_f1')"),
              "at character 1: metric: resources/models/dates/dot.safetensors has no macro_f1, which classes "
              "have.");
}

TEST_F(LessonFacts, LengthsAreAsked) {
    use(nlohmann::json::parse(
        R"({"task": "reverse", "text": "abc", "lanes": [{"id": "none", "model": "resources/models/reverse/none.safetensors"}]})"));
    EXPECT_GE(number("metric('exact_match', length = 4)"),
              number("metric('exact_match', lengths = [20, 25])"));
    EXPECT_EQ(shown("lane('none').output"), "cba");
    EXPECT_EQ(problem("lane('none').step(1).weights"),
              "at character 22: the lane \"none\" has no attention, so it has no weights.");
    EXPECT_THAT(problem("metric('alignment_error')"),
                testing::HasSubstr("it has no attention, or no link is known"));
}

TEST_F(LessonFacts, WholeMapsAreChangedForAMeasure) {
    use(nlohmann::json::parse(
        R"({"task": "reverse", "text": "abc", "lanes": [{"id": "t", "model": "resources/models/reverse/transformer.safetensors"}]})"));
    const double whole = number("metric('token_accuracy')");
    EXPECT_GT(whole, 0.9);
    nlohmann::json off = {{"changes", {{"t", {{"maps", nlohmann::json::array()}}}}}};
    std::string all;
    for (const MapAddress& map : model("reverse/transformer")->network.maps())
        if (map.site == MapSite::Cross)
            off["changes"]["t"]["maps"].push_back({{"map", nameOf(map)}, {"off", true}});
    use(nlohmann::json::parse(
            R"({"task": "reverse", "text": "abc", "lanes": [{"id": "t", "model": "resources/models/reverse/transformer.safetensors"}]})"),
        off);
    EXPECT_LT(number("metric('token_accuracy')"), 0.6)
        << "without cross-attention it knows nothing of the source";
    EXPECT_GT(number("count(lane('t').off)"), 0);
    EXPECT_THAT(problem("metric('loss')"), testing::HasSubstr("only exact_match and token_accuracy"));
}

TEST_F(LessonFacts, OneLaneWithAChangedMapIsAsTheStepperDecodesIt) {
    const nlohmann::json state = nlohmann::json::parse(
        R"({"task": "reverse", "text": "abcde", "lanes": [{"id": "t", "model": "resources/models/reverse/transformer.safetensors", "map": "cross.1.2"}]})");
    use(state,
        nlohmann::json::parse(R"({"changes": {"t": {"maps": [{"map": "cross.1.1", "uniform": true}]}}})"));
    const auto transformer = model("reverse/transformer");
    DecodeOptions options;
    options.interventions.maps[*mapOfName("cross.1.1")].isUniform = true;
    const DecodeTrace trace = traceOf(transformer, "abcde", options);
    EXPECT_EQ(number("lane('t').steps"), static_cast<double>(trace.steps.size()));
    const std::vector<DecodedMap> maps = decodedMaps(transformer, trace, options.interventions,
                                                     {*mapOfName("cross.1.2"), *mapOfName("encoder.1.1")});
    EXPECT_NEAR(number("lane('t').step(2).weight(3)"), static_cast<double>(maps[0].rows[1][2]), 1e-6);
    EXPECT_NEAR(number("lane('t').map('encoder.1.1').step(2).weight(3)"),
                static_cast<double>(maps[1].rows[1][2]), 1e-6);
    EXPECT_EQ(shown("lane('t').map('encoder.1.1').step(2).token"), "b");
    EXPECT_EQ(shown("lane('t').uniform"), "cross.1.1");
    EXPECT_THAT(problem("lane('t').step(1).scores"),
                testing::HasSubstr("scores and spans are known of the lane's own map only"));
    EXPECT_THAT(problem("lane('t').map('cross.9.1')"), testing::HasSubstr("cross.9.1"));
}

TEST_F(LessonFacts, FewestHeadsAreFoundAmongAllSubsets) {
    use(nlohmann::json::parse(
        R"({"task": "reverse", "text": "abc", "lanes": [{"id": "t", "model": "resources/models/reverse/transformer_one_layer.safetensors"}]})"));
    const double fewest = number("heads_needed(0.99, count = 16).fewest");
    EXPECT_GE(fewest, 1);
    EXPECT_EQ(number("count(heads_needed(0.99, count = 16).kept)"), fewest);
    EXPECT_GE(number("heads_needed(0.99, count = 16).accuracy"),
              0.99 * number("heads_needed(0.99, count = 16).whole"));
    EXPECT_THAT(problem("heads_needed(0.5, site = 'words')"),
                testing::HasSubstr("\"words\" has 0 heads in this model"));
}

TEST_F(LessonFacts, ModelsSayWhatTheyAre) {
    EXPECT_EQ(shown("lane('dot').model.score"), "dot");
    EXPECT_EQ(shown("lane('dot').model.cell"), "gru");
    EXPECT_EQ(shown("lane('dot').model.task"), "dates");
    EXPECT_EQ(number("lane('dot').model.config('decoder.hidden')"), 64);
    EXPECT_EQ(shown("lane('dot').model.config('attention.score')"), "dot");
    EXPECT_EQ(number("lane('dot').model.parameters"), 52879);
    EXPECT_EQ(number("model('resources/models/dates/content.safetensors').parameters"), 52880);
    const auto content = model("dates/content");
    EXPECT_EQ(number("count(lane('dot').model.target_tokens)"), static_cast<double>(content->target.size()));
    EXPECT_EQ(problem("lane('dot').model.config('decoder.hiden')"),
              "at character 19: the configuration has no key \"decoder.hiden\"; did you mean \"hidden\"?");
    EXPECT_THAT(problem("lane('dot').model.tensor('x')"),
                testing::HasSubstr("the model has no tensor \"x\""));
    EXPECT_THAT(problem("model('/etc/x.safetensors')"), testing::HasSubstr("is an absolute path"));
    EXPECT_THAT(problem("model('resources/../x.safetensors')"),
                testing::HasSubstr("leads outside of the lesson"));
}

TEST_F(LessonFacts, RandomRowsSharpenWithTheirSize) {
    EXPECT_GT(number("random_rows(16).entropy"), number("random_rows(256).entropy"));
    EXPECT_NEAR(number("random_rows(256, divide = 16).entropy"), number("random_rows(1, divide = 1).entropy"),
                0.5);
    EXPECT_NEAR(number("random_rows(256, score = 'scaled_dot').entropy"),
                number("random_rows(256, divide = 16).entropy"), 1e-12);
    EXPECT_NEAR(number("random_rows(64, count = 1000).deviation"), 8, 0.3);
    EXPECT_EQ(number("random_rows(16, seed = 3).largest"), number("random_rows(16, seed = 3).largest"));
    EXPECT_NEAR(number("content_maximum(10)"), 0.451, 5e-4);
    EXPECT_NEAR(number("ln(9 * 99) / 2"), 3.396, 5e-4);
    EXPECT_NEAR(number("content_maximum(10, beta = ln(891) / 2)"), 0.99, 1e-12);
}

TEST_F(LessonFacts, UnknownThingsAreNamed) {
    EXPECT_EQ(problem("lane('dit').output"),
              "at character 1: there is no lane \"dit\"; did you mean \"dot\"?");
    EXPECT_EQ(problem("lane('dot').outpt"),
              "at character 13: a lane has no \"outpt\"; did you mean \"output\"?");
    EXPECT_EQ(problem("lane('dot').step(99).token"),
              "at character 13: step: step should be a whole number from 1 to 11, found 99.000000.");
    EXPECT_EQ(problem("run('x')"), "at character 1: there is no training \"x\" in this step.");
    use({{"text", std::string(600, 'x')}});
    EXPECT_EQ(problem("lane('dot').output"),
              "at character 13: the text has 600 tokens, and a lesson decodes 500 at most.");
    use({{"text", ""}});
    EXPECT_THAT(problem("lane('dot').output"), testing::HasSubstr("the text has no tokens"));
    EXPECT_THROW(use({}, nlohmann::json::parse(R"({"changes": {"dit": {}}})")), Error);
}

TEST_F(LessonFacts, WorkIsStopped) {
    std::stop_source source;
    source.request_stop();
    m_engine->setWork({source.get_token(), {}});
    EXPECT_THROW(fact("metric('loss')"), WorkStopped);
    EXPECT_THROW(fact("lane('dot').output"), WorkStopped);
    m_engine->setWork({});
    EXPECT_EQ(shown("lane('dot').output"), "1998-05-09");
    // The sentence is decoded by now, so the arithmetic of one number is what stops.
    m_engine->setWork({source.get_token(), {}});
    EXPECT_THROW(fact("lane('dot').step(3).terms(2)"), WorkStopped);
    m_engine->setWork({});
    EXPECT_GT(number("count(lane('dot').step(3).terms(2))"), 1);
}

TEST_F(LessonFacts, RandomRowsTellHowFarTheyAre) {
    std::stop_source source;
    m_engine->setWork({source.get_token(), [&](double share) {
                           if (share >= 0.5)
                               source.request_stop();
                       }});
    EXPECT_THROW(fact("random_rows(2, count = 10)"), WorkStopped);
}

TEST(LessonRuns, AreTrainedOnceByTheChangedRecipe) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 30;
    recipe.threads = 1;
    nlohmann::ordered_json json = sampleLessonJson();
    json["steps"][0]["state"]["runs"] = nlohmann::ordered_json::parse(R"([{"id": "r", "recipe": "r.json"}])");
    auto files = sampleLessonFiles(json);
    files["r.json"] = recipeToJson(recipe);
    const auto lesson = loadLesson(LessonFiles::of("x", files));
    const auto engine = std::make_shared<LessonEngine>(lesson);
    const auto factsWith = [&](const char* changes) {
        return engineFacts(std::make_shared<const StepContext>(
            engine, lesson->steps[0].state, windowChangesFromJson(nlohmann::json::parse(changes), "x", ""),
            std::nullopt));
    };
    const TrainingResult expected = train(recipe, {}, [](const TrainingProgress&) {});
    const auto facts = factsWith("{}");
    EXPECT_NEAR(Expression("run('r').loss").compute(*facts).asNumber(), expected.evaluation.loss, 1e-12);
    EXPECT_EQ(Expression("run('r').updates").compute(*facts).asNumber(), 30);
    EXPECT_FALSE(Expression("run('r').diverged").isTrue(*facts));
    EXPECT_EQ(shownFact(Expression("run('r').model.score").compute(*facts)), recipe.model.attention.score);
    const auto changed = factsWith(R"({"recipes": {"r": {"optimizer.rate": 0.02}}})");
    EXPECT_TRUE(Expression("run('r').loss != run('r').original.loss").isTrue(*changed));
    EXPECT_TRUE(Expression("run('r').changed_keys == ['optimizer.rate']").isTrue(*changed));
    EXPECT_NEAR(Expression("run('r').recipe('optimizer.rate')").compute(*changed).asNumber(), 0.02, 1e-12);
    recipe.optimizer.rate = 0.02;
    EXPECT_NEAR(Expression("run('r').loss").compute(*changed).asNumber(),
                train(recipe, {}, [](const TrainingProgress&) {}).evaluation.loss, 1e-12);
    // What the window has trained is not trained again.
    recipe.optimizer.rate = 0.03;
    const TrainingResult live = train(recipe, {}, [](const TrainingProgress&) {});
    engine->take(recipe, live.model, TrainingEnd::Whole, 17);
    const auto taken = factsWith(R"({"recipes": {"r": {"optimizer.rate": 0.03}}})");
    EXPECT_EQ(Expression("run('r').updates").compute(*taken).asNumber(), 17);
    EXPECT_NEAR(Expression("run('r').loss").compute(*taken).asNumber(), live.evaluation.loss, 1e-12);
    const auto problem = [&](const char* changes) {
        try {
            Expression("run('r').loss").compute(*factsWith(changes));
        } catch (const Error& error) {
            return std::string(error.what());
        }
        return std::string("no problem");
    };
    EXPECT_THAT(problem(R"({"recipes": {"r": {"optimizer.rat": 1}}})"),
                testing::HasSubstr("did you mean \"rate\"?"));
    EXPECT_THAT(problem(R"({"recipes": {"r": {"updates": 1000000}}})"),
                testing::HasSubstr("updates is 1000000, and a lesson trains with 50000 at most"));
    EXPECT_THAT(problem(R"({"recipes": {"r": {"optimizer.rate": -1}}})"),
                testing::HasSubstr("optimizer.rate"));
}

}  // namespace
}  // namespace attn::test
