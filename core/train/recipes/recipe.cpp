// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/recipe.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/base/value_checks.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_difference.h"
#include "core/files/formats/json_fields.h"
#include "core/network/models/config_json.h"
#include "core/train/recipes/class_recipes.h"
#include "core/train/recipes/illness.h"
#include "core/train/recipes/schedule.h"

namespace attn {

namespace {

constexpr Index largestBatch = 65'536;
constexpr Index largestCount = Recipe::mostUpdates;
constexpr Index largestThreads = 1'024;
constexpr double smallestEpsilon = 1e-30;  // a much smaller number is 0 as a float, and 0 / 0 is not a number
constexpr std::size_t largestRecipe = 1'000'000;  // bytes

std::string inDigits(double value) {
    return toldNumber(std::isfinite(value) ? nlohmann::json(value).dump() : std::to_string(value));
}

// `possible` is the range in words, in English; `value` is its %1. NaN is in no range.
void checkReal(ValueChecks& check, const std::string& key, double found, bool isPossible,
               const char* possible, const std::string& value = {}) {
    if (!isPossible)
        check.require(false, told("%1 should be %2, found %3.", key, told(possible, value), inDigits(found)));
}

// A very large rate may be an experiment. The lane says what it did.
void checkRate(ValueChecks& check, const std::string& key, double rate) {
    checkReal(check, key, rate, rate > 0 && std::isfinite(rate), translatable("a number above 0"));
}

void checkOptimizer(const OptimizerConfig& optimizer, ValueChecks& check) {
    const double rate = optimizer.rate;
    checkRate(check, "optimizer.rate", rate);
    checkReal(check, "optimizer.final_rate", optimizer.finalRate,
              optimizer.finalRate >= 0 && optimizer.finalRate <= rate,
              translatable("from 0 to the rate (%1)"), inDigits(rate));
    const auto isDecay = [](double beta) { return beta >= 0 && beta < 1; };
    checkReal(check, "optimizer.beta1", optimizer.beta1, isDecay(optimizer.beta1),
              translatable("at least 0 and below 1"));
    checkReal(check, "optimizer.beta2", optimizer.beta2, isDecay(optimizer.beta2),
              translatable("at least 0 and below 1"));
    checkReal(check, "optimizer.epsilon", optimizer.epsilon,
              optimizer.epsilon >= smallestEpsilon && optimizer.epsilon <= 1,
              translatable("from 1e-30 to 1"));
    checkReal(check, "optimizer.clip_norm", optimizer.clipNorm,
              optimizer.clipNorm >= 0 && optimizer.clipNorm <= 1e6,
              translatable("from 0 (no clipping) to 1000000"));
    check.whole("optimizer.warmup", optimizer.warmup, 0, largestCount);
    check.oneOf("optimizer.decay", optimizer.decay, decays());
}

void checkStops(const Recipe& recipe, ValueChecks& check) {
    check.whole("measure_every", recipe.measureEvery, 0, largestCount);
    check.whole("early_stop.patience", recipe.earlyStop.patience, 0, largestCount);
    const double goal = recipe.earlyStop.exactMatch;
    checkReal(check, "early_stop.exact_match", goal, goal >= 0 && goal <= 1,
              translatable("from 0 (never) to 1"));
    const double loss = recipe.earlyStop.loss, seconds = recipe.earlyStop.seconds;
    checkReal(check, "early_stop.loss", loss, loss >= 0 && loss <= 1000,
              translatable("from 0 (never) to 1000"));
    checkReal(check, "early_stop.seconds", seconds, seconds >= 0 && seconds <= 1e9,
              translatable("from 0 (never) to 1000000000"));
}

// A share that leaves something over.
void checkPart(ValueChecks& check, const std::string& key, double part) {
    checkReal(check, key, part, part >= 0 && part < 1, translatable("at least 0 and below 1"));
}

void checkShare(ValueChecks& check, const std::string& key, double share) {
    checkReal(check, key, share, share >= 0 && share <= 1, translatable("from 0 to 1"));
}

void checkNoise(const Recipe& recipe, ValueChecks& check) {
    const auto [entropy, decay] = recipe.hard;
    checkPart(check, "dropout", recipe.dropout);
    checkPart(check, "label_smoothing", recipe.labelSmoothing);
    checkShare(check, "teacher_forcing", recipe.teacherForcing);
    if (!recipe.illness.empty())
        check.oneOf("illness", recipe.illness, illnesses());
    checkReal(check, "hard.entropy", entropy, entropy >= 0 && entropy <= 1000,
              translatable("from 0 to 1000"));
    checkShare(check, "hard.baseline_decay", decay);
}

void refuseUnsound(const ValueChecks& check, const std::string& where) {
    if (!check.isSound())
        throw Error(where + ": " + check.problem());
}

std::string changePath(std::size_t place) {
    return "changes[" + std::to_string(place) + "]";
}

// A key follows directly after `path`.
void checkChange(const TrainingChange& change, ValueChecks& check, const std::string& path) {
    const bool setsAny = change.rate || change.dropout || change.teacherForcing || change.updates;
    check.require(
        setsAny,
        told("%1rate, %1dropout, %1teacher_forcing or %1updates should be set, found none of them.", path));
    if (change.rate)
        checkRate(check, path + "rate", *change.rate);
    if (change.dropout)
        checkPart(check, path + "dropout", *change.dropout);
    if (change.teacherForcing)
        checkShare(check, path + "teacher_forcing", *change.teacherForcing);
    if (change.updates)
        check.whole(path + "updates", *change.updates, change.update + 1, largestCount);
}

void checkChanges(const Recipe& recipe, ValueChecks& check) {
    Index smallest = 0, largest = recipe.updates;
    for (std::size_t i = 0; i < recipe.changes.size(); ++i) {
        const TrainingChange& change = recipe.changes[i];
        check.whole(changePath(i) + ".update", change.update, smallest, largest);
        checkChange(change, check, changePath(i) + ".");
        smallest = change.update + 1;
        largest = change.updates.value_or(largest);
    }
}

void checkTask(const Recipe& recipe, ValueChecks& check) {
    check.oneOf("task", recipe.task, tasks());
    if (!check.isSound())
        return;
    const std::string lengths = lengthsProblem(*findTask(recipe.task), recipe.lengths);
    check.require(lengths.empty(), told("lengths %1", lengths));
}

template <typename Values, typename Change>
void visitChange(Values& values, Change& change) {
    values.field("update", change.update);
    values.optional("rate", change.rate);
    values.optional("dropout", change.dropout);
    values.optional("teacher_forcing", change.teacherForcing);
    values.optional("updates", change.updates);
}

// The list of keys after `model`, for both directions.
template <typename Values, typename AnyRecipe>
void visitTraining(Values& values, AnyRecipe& recipe) {
    static const Recipe usual;
    values.object("optimizer", [&](auto& fields) {
        auto& optimizer = recipe.optimizer;
        fields.field("rate", optimizer.rate);
        fields.field("final_rate", optimizer.finalRate);
        fields.field("beta1", optimizer.beta1);
        fields.field("beta2", optimizer.beta2);
        fields.field("epsilon", optimizer.epsilon);
        fields.field("clip_norm", optimizer.clipNorm);
        fields.field("warmup", optimizer.warmup);
        fields.field("decay", optimizer.decay);
    });
    values.field("batch", recipe.batch);
    values.field("updates", recipe.updates);
    values.field("pairs", recipe.pairs);
    values.field("held_out", recipe.heldOut);
    values.field("seed", recipe.seed);
    values.unlessUsual("threads", recipe.threads, usual.threads);
    values.field("dropout", recipe.dropout);
    values.unlessUsual("label_smoothing", recipe.labelSmoothing, usual.labelSmoothing);
    values.unlessUsual("teacher_forcing", recipe.teacherForcing, usual.teacherForcing);
    values.unlessUsual("illness", recipe.illness, usual.illness);
    values.field("measure_every", recipe.measureEvery);
    values.object("early_stop", [&](auto& fields) {
        auto& earlyStop = recipe.earlyStop;
        fields.field("patience", earlyStop.patience);
        fields.field("exact_match", earlyStop.exactMatch);
        fields.unlessUsual("loss", earlyStop.loss, usual.earlyStop.loss);
        fields.unlessUsual("seconds", earlyStop.seconds, usual.earlyStop.seconds);
    });
    values.object("hard", [&](auto& fields) {
        fields.field("entropy", recipe.hard.entropy);
        fields.field("baseline_decay", recipe.hard.baselineDecay);
    });
}

std::vector<TrainingChange> readChanges(const nlohmann::json& list, const std::string& where) {
    if (!list.is_array())
        throw Error(where + ": " + told("changes should be a list of objects, found %1.", list.type_name()));
    std::vector<TrainingChange> changes;
    for (const nlohmann::json& value : list) {
        JsonObject object(value, where, changePath(changes.size()));
        TrainingChange& change = changes.emplace_back();
        if (!object.find("update"))
            throw Error(where + ": " +
                        told("%1 is missing; it says after how many updates the change is made.",
                             object.pathOf("update")));
        FieldReader reader(object);
        visitChange(reader, change);
        object.refuseUnknown();
    }
    return changes;
}

// Programs before this one wrote every key, so runs and models may hold what is refused here.
void refuseUnread(const nlohmann::json& recipe, const ModelConfig& config, const std::string& where) {
    for (const UnreadKey& unread : unreadKeys(config)) {
        const auto place = nlohmann::json::json_pointer("/model") / unread.group / unread.key;
        if (recipe.contains(place) && recipe.at(place) != unread.empty)
            throw Error(where + ": " +
                        told("model.%1.%2 is read by %3 only, found with %4; leave it out.", unread.group,
                             unread.key, unread.reader, unread.found));
    }
}

}  // namespace

void checkChange(const TrainingChange& change, const std::string& where) {
    ValueChecks check;
    checkChange(change, check, "");
    refuseUnsound(check, where);
}

void checkRecipe(const Recipe& recipe, const std::string& where) {
    if (recipe.corpus)
        checkCorpusRecipe(*recipe.corpus, where);
    ValueChecks check;
    if (!recipe.corpus)
        checkTask(recipe, check);
    const std::string problem = configProblem(recipe.model, VocabularySizes::LeftOut, "model.");
    check.require(problem.empty(), problem);
    const std::string mismatch = classProblem(recipe);
    check.require(mismatch.empty(), mismatch);
    checkOptimizer(recipe.optimizer, check);
    check.whole("batch", recipe.batch, 1, largestBatch);
    check.whole("updates", recipe.updates, 1, largestCount);
    check.whole("pairs", recipe.pairs, recipe.corpus ? 0 : 1, largestCount);
    const bool canHoldAll = recipe.corpus && recipe.corpus->hasOwnHeldOut();
    check.whole("held_out", recipe.heldOut, canHoldAll ? 0 : 1, largestCount);
    check.whole("threads", recipe.threads, 0, largestThreads);
    checkStops(recipe, check);
    checkNoise(recipe, check);
    checkChanges(recipe, check);
    refuseUnsound(check, where);
}

Index lastUpdate(const Recipe& recipe) {
    Index last = recipe.updates;
    for (const TrainingChange& change : recipe.changes)
        last = change.updates.value_or(last);
    return last;
}

Index threadsOf(const Recipe& recipe) {
    return std::max<Index>(1, recipe.threads);
}

EarlyStopConfig earlyStopOf(const Recipe& recipe) {
    const bool goesOn = std::any_of(recipe.changes.begin(), recipe.changes.end(),
                                    [](const TrainingChange& change) { return change.updates.has_value(); });
    return goesOn ? EarlyStopConfig() : recipe.earlyStop;
}

void addChange(Recipe& recipe, const TrainingChange& change) {
    std::vector<TrainingChange>& changes = recipe.changes;
    const auto next = std::find_if(changes.begin(), changes.end(), [&](const TrainingChange& other) {
        return other.update >= change.update;
    });
    if (next == changes.end() || next->update > change.update) {
        changes.insert(next, change);
        return;
    }
    for (auto setting : {&TrainingChange::rate, &TrainingChange::dropout, &TrainingChange::teacherForcing})
        if (change.*setting)
            (*next).*setting = change.*setting;
    if (change.updates)
        next->updates = change.updates;
}

Recipe recipeFromJson(const std::string& text, const std::string& where) {
    const NumbersOfFiles quoted;
    const nlohmann::json value = parseJson(text, where);
    JsonObject object(value, where);
    Recipe recipe;
    object.read("task", recipe.task);
    if (const nlohmann::json* found = object.find("corpus")) {
        if (object.find("task"))
            throw Error(where + ": " + told("has both task and corpus; a recipe trains on one of them."));
        recipe.task.clear();
        recipe.corpus = readCorpusRecipe(*found, where);
        recipe.pairs = 0;
        recipe.heldOut = recipe.corpus->hasOwnHeldOut() ? 0 : recipe.heldOut;
    }
    if (const nlohmann::json* found = object.find("lengths")) {
        if (recipe.corpus)
            throw Error(where + ": " +
                        told("lengths are of a task's sources; those of a corpus are corpus.shortest and "
                             "corpus.longest."));
        JsonObject lengths(*found, where, "lengths");
        lengths.read("shortest", recipe.lengths.shortest);
        lengths.read("longest", recipe.lengths.longest);
        lengths.refuseUnknown();
    }
    if (const nlohmann::json* model = object.find("model")) {
        JsonObject config(*model, where, "model");
        readConfig(config, recipe.model, VocabularySizes::LeftOut);
    }
    FieldReader reader(object);
    visitTraining(reader, recipe);
    if (const nlohmann::json* found = object.find("changes"))
        recipe.changes = readChanges(*found, where);
    object.refuseUnknown();
    checkRecipe(recipe, where);
    return recipe;
}

std::string recipeToJson(const Recipe& recipe) {
    nlohmann::ordered_json value;
    if (recipe.corpus)
        value["corpus"] = corpusRecipeJson(*recipe.corpus);
    else
        value["task"] = recipe.task;
    if (recipe.lengths != TaskLengths{})
        value["lengths"] = {{"shortest", recipe.lengths.shortest}, {"longest", recipe.lengths.longest}};
    value["model"] = configToJsonValue(recipe.model, VocabularySizes::LeftOut);
    FieldWriter writer(value);
    visitTraining(writer, recipe);
    for (const TrainingChange& change : recipe.changes) {
        FieldWriter row(value["changes"].emplace_back());
        visitChange(row, change);
    }
    return value.dump(2) + "\n";
}

std::string recipeDifference(const Recipe& found, const Recipe& expected) {
    const auto settings = [](const Recipe& recipe) { return nlohmann::json::parse(recipeToJson(recipe)); };
    for (const JsonDifference& difference : jsonDifferences(settings(found), settings(expected)))
        return told("%1 is %2, expected %3", difference.key, shownValue(difference.found),
                    shownValue(difference.expected));
    return {};
}

Recipe loadRecipe(const std::string& path) {
    const std::string text = readFile(path, largestRecipe);
    Recipe recipe = recipeFromJson(text, path);
    const nlohmann::json value = parseJson(text, path);
    refuseUnread(value, recipe.model, path);
    if (!value.contains("task") && !recipe.corpus)
        throw Error(path + ": " +
                    told("has neither task nor corpus; name the task, such as \"task\": \"dates\", or the "
                         "files to train on with corpus."));
    if (recipe.corpus)
        recipe.corpus->folder = std::filesystem::path(path).parent_path().string();
    return recipe;
}

}  // namespace attn
