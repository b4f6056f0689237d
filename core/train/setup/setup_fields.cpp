// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/setup_fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/models/wiring_registry.h"
#include "core/train/recipes/schedule.h"

namespace attn {
namespace {

// The text without the blanks that people put between digits.
std::string digitsOf(const std::string& text) {
    static const std::string blanks[] = {" ", "\t", "\u00a0", "\u202f", "\u2009"};
    std::string digits = text;
    for (const std::string& blank : blanks)
        for (std::size_t at = digits.find(blank); at != digits.npos; at = digits.find(blank, at))
            digits.erase(at, blank.size());
    return digits;
}

template <typename Number>
std::optional<Number> numberOf(const std::string& text) {
    const std::string digits = digitsOf(text);
    Number number{};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

std::string realText(double value) {
    std::string text = nlohmann::json(value).dump();
    if (text.ends_with(".0"))
        text.resize(text.size() - 2);
    return text;
}

template <typename Number>
std::string setNumber(Number& place, const std::optional<Number>& number, const char* expected,
                      const std::string& text) {
    if (!number)
        return told("should be %1, found %2.", told(expected), inQuotes(text));
    place = *number;
    return {};
}

// Why a recipe is not possible, as a sentence that starts with the key in English; empty when it is.
std::string recipeProblem(const Recipe& recipe) {
    static const std::string where = "recipe";
    try {
        checkRecipe(recipe, where);
    } catch (const Error& error) {
        const std::string sentence = error.what();
        return sentence.starts_with(where + ": ") ? sentence.substr(where.size() + 2) : sentence;
    }
    return {};
}

// The key whose value is not possible. In other languages it may stand anywhere in the sentence.
std::string keyOf(const Recipe& recipe) {
    const InEnglish here;
    const std::string problem = recipeProblem(recipe);
    return problem.substr(0, problem.find(' '));
}

// A recipe that grows field by field. A value that is refused leaves it as it was.
class Candidate {
public:
    // The final rate must not be refused before the rate is set.
    explicit Candidate(const Recipe& first) : m_recipe(first) {
        m_recipe.optimizer.rate = 1;
        m_recipe.optimizer.finalRate = 0;
    }

    template <typename Change>
    void apply(const std::string& field, const Change& change) {
        Recipe changed = m_recipe;
        change(changed);
        const std::string problem = recipeProblem(changed);
        if (problem.empty())
            m_recipe = std::move(changed);
        else
            m_problems.push_back({field, std::nullopt, problem});
    }
    // `own` is the lane's whole recipe.
    void addLane(std::size_t lane, const LaneSetup& setup, const Recipe& own) {
        Recipe recipe = m_recipe;
        if (setup.training)
            takeTraining(own, recipe);
        if (setup.model) {
            recipe.model = own.model;
        } else {
            const Index size = recipe.model.attention.size;
            recipe.model.attention = own.model.attention;
            recipe.model.attention.size = size;
            recipe.model.decoder.wiring = own.model.decoder.wiring;
            recipe.model.decoder.inputFeeding = own.model.decoder.inputFeeding;
            recipe.model.encoder.cell = own.model.encoder.cell;
            recipe.model.decoder.cell = own.model.decoder.cell;
        }
        if (const std::string problem = recipeProblem(recipe); !problem.empty())
            m_problems.push_back({keyOf(recipe), lane, problem});
    }
    void add(const std::string& field, const std::string& sentence) {
        m_problems.push_back({field, std::nullopt, sentence});
    }
    std::vector<SetupProblem> takeProblems() { return std::move(m_problems); }

private:
    Recipe m_recipe;
    std::vector<SetupProblem> m_problems;
};

void applyData(const Recipe& common, Candidate& candidate) {
    if (common.corpus) {
        // A sound corpus goes first, so that its fields are checked as those of a corpus.
        CorpusRecipe sound;
        sound.files.pairs = "pairs.tsv";
        if (common.corpus->hasOwnHeldOut())
            sound.heldOutFiles.pairs = "held-out.tsv";
        sound.setClasses(common.corpus->files.classes);
        candidate.apply("corpus", [&](Recipe& recipe) {
            recipe.task.clear();
            recipe.corpus = sound;
        });
        candidate.apply("corpus", [&](Recipe& recipe) { recipe.corpus = common.corpus; });
        return;
    }
    candidate.apply("task", [&](Recipe& recipe) { recipe.task = common.task; });
    candidate.apply("lengths", [&](Recipe& recipe) { recipe.lengths = common.lengths; });
}

}  // namespace

const std::vector<SetupField>& setupFields() {
    static const std::vector<SetupField> table = {
        {"pairs", [](Recipe& r) -> Index& { return r.pairs; }},
        {"held_out", [](Recipe& r) -> Index& { return r.heldOut; }},
        {"model.encoder.bidirectional", [](Recipe& r) -> bool& { return r.model.encoder.bidirectional; }},
        {"model.decoder.hidden", [](Recipe& r) -> Index& { return r.model.decoder.hidden; }},
        {"model.encoder.hidden", [](Recipe& r) -> Index& { return r.model.encoder.hidden; }},
        {"model.encoder.embedding", [](Recipe& r) -> Index& { return r.model.encoder.embedding; }},
        {"model.decoder.embedding", [](Recipe& r) -> Index& { return r.model.decoder.embedding; }},
        {"model.attention.size", [](Recipe& r) -> Index& { return r.model.attention.size; }},
        {"model.encoder.layers", [](Recipe& r) -> Index& { return r.model.encoder.layers; }},
        {"model.decoder.layers", [](Recipe& r) -> Index& { return r.model.decoder.layers; }},
        {"model.encoder.bridge",
         [](Recipe& r) -> std::string& { return r.model.encoder.bridge; },
         {"tanh", "copy"}},
        {"optimizer.rate", [](Recipe& r) -> double& { return r.optimizer.rate; }},
        {"optimizer.final_rate", [](Recipe& r) -> double& { return r.optimizer.finalRate; }},
        {"optimizer.decay", [](Recipe& r) -> std::string& { return r.optimizer.decay; }, decays()},
        {"optimizer.warmup", [](Recipe& r) -> Index& { return r.optimizer.warmup; }},
        {"optimizer.clip_norm", [](Recipe& r) -> double& { return r.optimizer.clipNorm; }},
        {"optimizer.beta1", [](Recipe& r) -> double& { return r.optimizer.beta1; }},
        {"optimizer.beta2", [](Recipe& r) -> double& { return r.optimizer.beta2; }},
        {"optimizer.epsilon", [](Recipe& r) -> double& { return r.optimizer.epsilon; }},
        {"batch", [](Recipe& r) -> Index& { return r.batch; }},
        {"dropout", [](Recipe& r) -> double& { return r.dropout; }},
        {"label_smoothing", [](Recipe& r) -> double& { return r.labelSmoothing; }},
        {"teacher_forcing", [](Recipe& r) -> double& { return r.teacherForcing; }},
        {"hard.entropy", [](Recipe& r) -> double& { return r.hard.entropy; }},
        {"hard.baseline_decay", [](Recipe& r) -> double& { return r.hard.baselineDecay; }},
        {"updates", [](Recipe& r) -> Index& { return r.updates; }},
        {"early_stop.exact_match", [](Recipe& r) -> double& { return r.earlyStop.exactMatch; }},
        {"early_stop.loss", [](Recipe& r) -> double& { return r.earlyStop.loss; }},
        {"early_stop.seconds", [](Recipe& r) -> double& { return r.earlyStop.seconds; }},
        {"early_stop.patience", [](Recipe& r) -> Index& { return r.earlyStop.patience; }},
        {"measure_every", [](Recipe& r) -> Index& { return r.measureEvery; }},
        {"seed", [](Recipe& r) -> std::uint64_t& { return r.seed; }},
        {"threads", [](Recipe& r) -> Index& { return r.threads; }},
    };
    return table;
}

const SetupField* findSetupField(const std::string& id) {
    const auto found = std::find_if(setupFields().begin(), setupFields().end(),
                                    [&](const SetupField& field) { return field.id == id; });
    return found == setupFields().end() ? nullptr : &*found;
}

bool isOfModel(const SetupField& field) {
    return field.id.starts_with("model.");
}

bool isOfTraining(const SetupField& field) {
    return !isOfModel(field) && field.id != "pairs" && field.id != "held_out" && field.id != "seed";
}

bool haveOwnModels(const RunSetup& setup) {
    return !setup.lanes.empty() && std::all_of(setup.lanes.begin(), setup.lanes.end(),
                                               [](const LaneSetup& lane) { return lane.model.has_value(); });
}

bool haveOwnTraining(const RunSetup& setup) {
    return !setup.lanes.empty() &&
           std::all_of(setup.lanes.begin(), setup.lanes.end(),
                       [](const LaneSetup& lane) { return lane.training.has_value(); });
}

std::optional<Index> wholeNumber(const std::string& text) {
    return numberOf<Index>(text);
}

std::optional<double> realNumber(const std::string& text) {
    // "0,005": half of the world writes a comma.
    std::string dotted = text;
    if (std::count(text.begin(), text.end(), ',') == 1 && text.find('.') == text.npos)
        std::replace(dotted.begin(), dotted.end(), ',', '.');
    const std::optional<double> number = numberOf<double>(dotted);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::string fieldText(const SetupField& field, Recipe recipe) {
    return std::visit(
        [&](const auto place) -> std::string {
            using Value = std::remove_reference_t<decltype(place(recipe))>;
            const Value& value = place(recipe);
            if constexpr (std::is_same_v<Value, std::string>)
                return value;
            else if constexpr (std::is_same_v<Value, bool>)
                return value ? "true" : "false";
            else if constexpr (std::is_same_v<Value, double>)
                return realText(value);
            else
                return std::to_string(value);
        },
        field.place);
}

std::string setField(const SetupField& field, const std::string& text, Recipe& recipe) {
    return std::visit(
        [&](const auto place) -> std::string {
            using Value = std::remove_reference_t<decltype(place(recipe))>;
            Value& value = place(recipe);
            if constexpr (std::is_same_v<Value, std::string>)
                value = text;
            else if constexpr (std::is_same_v<Value, bool>)
                value = text == "true";
            else if constexpr (std::is_same_v<Value, double>)
                return setNumber(value, realNumber(text), translatable("a number"), text);
            else if constexpr (std::is_same_v<Value, Index>)
                return setNumber(value, wholeNumber(text), translatable("a whole number"), text);
            else
                return setNumber(value, numberOf<Value>(text),
                                 translatable("a whole number from 0 to 18446744073709551615"), text);
            return {};
        },
        field.place);
}

std::vector<SetupProblem> problems(const RunSetup& setup) {
    // Where every lane has a model of its own, those that it shares are not used; the same holds for the
    // training. What is possible may depend on the model: classes need a decoder that says one token.
    const bool areModelsOwn = haveOwnModels(setup), isTrainingOwn = haveOwnTraining(setup);
    Recipe first;
    if (areModelsOwn)
        first.model = *setup.lanes.front().model;
    Candidate candidate(first);
    applyData(setup.common, candidate);
    Recipe wanted = setup.common;
    for (const SetupField& field : setupFields())
        if ((!areModelsOwn || !isOfModel(field)) && (!isTrainingOwn || !isOfTraining(field)))
            candidate.apply(field.id, [&](Recipe& recipe) {
                std::visit([&](const auto place) { place(recipe) = place(wanted); }, field.place);
            });
    bool takesPart = false;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        takesPart = takesPart || setup.lanes[i].takesPart;
        if (setup.lanes[i].takesPart)
            candidate.addLane(i, setup.lanes[i], laneRecipe(setup, i));
    }
    if (!takesPart)
        candidate.add("lanes", told("lanes should have one that takes part, found none."));
    if (setup.lanes.size() > RunSetup::mostLanes)
        candidate.add("lanes",
                      told("lanes should be %1 at most, found %2.", RunSetup::mostLanes, setup.lanes.size()));
    return candidate.takeProblems();
}

}  // namespace attn
