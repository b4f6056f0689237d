// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/digest.h"
#include "core/lessons/expressions/expression.h"
#include "core/lessons/facts/fact_records.h"
#include "core/lessons/facts/fact_table.h"
#include "core/network/models/config_json.h"
#include "core/network/shown_maps.h"
#include "core/train/recipes/recipe.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

FactValue textOrNone(const std::string& text) {
    return text.empty() ? FactValue() : FactValue::text(text);
}

FactValue factOfJson(const nlohmann::json& value) {
    if (value.is_number())
        return FactValue::number(value.get<double>());
    if (value.is_boolean())
        return FactValue::truth(value.get<bool>());
    if (value.is_string())
        return FactValue::text(value.get<std::string>());
    if (value.is_array()) {
        FactValue::List list;
        for (const nlohmann::json& each : value)
            list.push_back(factOfJson(each));
        return FactValue::list(std::move(list));
    }
    return {};
}

// "encoder.hidden" in nested objects; `what` is translatable.
FactValue factAt(const nlohmann::json& value, const std::string& path, const char* what) {
    const nlohmann::json* at = &value;
    std::size_t from = 0;
    while (from <= path.size()) {
        const std::size_t end = std::min(path.find('.', from), path.size());
        const std::string key = path.substr(from, end - from);
        const auto found = at->is_object() ? at->find(key) : at->end();
        if (!at->is_object() || found == at->end()) {
            std::vector<std::string> known;
            if (at->is_object())
                for (const auto& [name, inner] : at->items())
                    known.push_back(name);
            throw Error(known.empty() ? told("%1 has no key %2.", told(what), inQuotes(path))
                                      : told("%1 has no key %2; %3", told(what), inQuotes(path),
                                             suggestion(key, known)));
        }
        at = &*found;
        from = end + 1;
    }
    if (at->is_object())
        throw Error(told("%1 of %2 is a group of keys; name one of them.", inQuotes(path), told(what)));
    return factOfJson(*at);
}

class ModelFacts : public FactTable {
public:
    explicit ModelFacts(const LessonModel& model) : FactTable(translatable("a model")), m_model(model) {
        const Seq2Seq& network = m_model.model->network;
        const ModelConfig& config = network.config();
        const TrainingInfo& training = m_model.model->training;
        member("path", [this] { return FactValue::text(m_model.name); });
        member("score", [&config] { return FactValue::text(config.attention.score); });
        member("cell", [&config] {
            return config.encoder.isRecurrent() ? FactValue::text(config.encoder.cell) : FactValue();
        });
        member("encoder", [&config] { return FactValue::text(config.encoder.kind); });
        member("wiring", [&config] { return FactValue::text(config.decoder.wiring); });
        member("span", [&config] { return FactValue::text(config.attention.span); });
        member("task", [&training] { return textOrNone(training.task); });
        member("updates", [&training] { return FactValue::number(static_cast<double>(training.updates)); });
        member("parameters", [&network] {
            double count = 0;
            for (const ParameterEntry& entry : network.layout()->entries())
                count += static_cast<double>(entry.size());
            return FactValue::number(count);
        });
        member("maps", [&network] {
            std::vector<std::string> names;
            for (const MapAddress& map : shownMaps(network))
                names.push_back(nameOf(map));
            return FactValue::texts(names);
        });
        member("source_tokens", [this] { return FactValue::texts(m_model.model->source.tokens()); });
        member("target_tokens", [this] { return FactValue::texts(m_model.model->target.tokens()); });
        method("config", [&config](const FactCall& call) {
            const FactArguments given(call, {"key"}, 1);
            return factAt(nlohmann::json::parse(configToJson(config)), given.text("key"),
                          translatable("the configuration"));
        });
        method("tensor", [this](const FactCall& call) { return tensor(call); });
    }

private:
    FactValue tensor(const FactCall& call) const {
        const FactArguments given(call, {"name"}, 1);
        const Network& network = m_model.model->network;
        const std::string name = given.text("name");
        const std::optional<ParameterId> id = network.layout()->find(name);
        if (!id) {
            std::vector<std::string> known;
            for (const ParameterEntry& entry : network.layout()->entries())
                known.push_back(entry.name);
            throw Error(told("the model has no tensor %1; %2", inQuotes(name), suggestion(name, known)));
        }
        const ParameterEntry& entry = (*network.layout())[*id];
        if (entry.size() > static_cast<Index>(Expression::mostValues))
            throw Error(told("the tensor %1 has more than 100000 numbers.", inQuotes(name)));
        const ConstWeight numbers = network.parameters().weight(*id);
        FactValue::List list;
        for (Index row = 0; row < numbers.rows(); ++row)
            for (Index column = 0; column < numbers.cols(); ++column)
                list.push_back(FactValue::number(static_cast<double>(numbers(row, column))));
        return FactValue::list(std::move(list));
    }

    LessonModel m_model;
};

class RunFacts : public FactTable {
public:
    RunFacts(std::shared_ptr<const StepContext> context, const LessonRun& run, bool isOriginal)
        : FactTable(translatable("a training")), m_context(std::move(context)), m_run(run) {
        LessonEngine& engine = m_context->engine();
        const auto found = m_context->changes().recipes.find(m_run.id);
        if (!isOriginal && found != m_context->changes().recipes.end())
            m_values = found->second;
        m_recipe =
            changedRecipe(engine.recipe(m_run.recipe), m_values, told("the training %1", inQuotes(m_run.id)));
        if (m_recipe.corpus)
            throw Error(
                told("the training %1 is on a corpus; a lesson trains on a task.", inQuotes(m_run.id)));
        measure("exact_match", [](const Evaluation& of) { return std::optional(of.exactMatch); });
        measure("token_accuracy", [](const Evaluation& of) { return std::optional(of.tokenAccuracy); });
        measure("loss", [](const Evaluation& of) { return std::optional(of.loss); });
        measure("alignment_error", [](const Evaluation& of) { return of.alignmentErrorRate; });
        member("updates", [this] { return FactValue::number(static_cast<double>(result().updates)); });
        member("diverged", [this] { return FactValue::truth(result().end == TrainingEnd::Diverged); });
        member("model", [this] { return modelFacts(trained()); });
        member("changed_keys", [this] {
            std::vector<std::string> keys;
            for (const auto& [key, value] : m_values)
                keys.push_back(key);
            return FactValue::texts(keys);
        });
        member("original",
               [this] { return FactValue::record(std::make_shared<RunFacts>(m_context, m_run, true)); });
        method("recipe", [this](const FactCall& call) {
            const FactArguments given(call, {"key"}, 1);
            return factAt(nlohmann::json::parse(recipeToJson(m_recipe)), given.text("key"),
                          translatable("the recipe"));
        });
        method("metric", [this](const FactCall& call) { return metricFact(*m_context, call, trained()); });
    }

private:
    const TrainingResult& result() const { return m_context->engine().training(m_recipe); }
    // The name tells what was measured of it from what was measured of others: recipes make models.
    LessonModel trained() const {
        return {told("the training %1 by %2", inQuotes(m_run.id), digestOf(recipeToJson(m_recipe))),
                result().model};
    }
    void measure(const std::string& name, std::optional<double> (*read)(const Evaluation&)) {
        member(name, [this, read] { return FactValue::optional(read(result().evaluation)); });
    }

    std::shared_ptr<const StepContext> m_context;
    LessonRun m_run;
    std::map<std::string, nlohmann::json> m_values;
    Recipe m_recipe;
};

}  // namespace

FactValue modelFacts(const LessonModel& model) {
    return FactValue::record(std::make_shared<ModelFacts>(model));
}

FactValue runFacts(std::shared_ptr<const StepContext> context, const LessonRun& run) {
    return FactValue::record(std::make_shared<RunFacts>(std::move(context), run, false));
}

}  // namespace attn
