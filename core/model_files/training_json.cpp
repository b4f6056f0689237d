// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/training_json.h"

#include <cmath>
#include <filesystem>
#include <limits>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/files/portable_path.h"

namespace attn {

using nlohmann::json;

namespace {

void checkCount(const JsonObject& object, const std::string& key, Index found, Index smallest) {
    if (found < smallest)
        throw Error(object.where() + ": " +
                    told("%1 should be at least %2, found %3.", object.pathOf(key), smallest, found));
}

// A missing rate stays −1, which means not measured.
void readRate(JsonObject& object, const std::string& key, double& target) {
    object.read(key, target);
    if (object.find(key) && !(target >= 0 && target <= 1))
        throw Error(object.where() + ": " +
                    told("%1 should be from 0 to 1, found %2.", object.pathOf(key), json(target).dump()));
}

// Older recipes have whole paths of their texts, which tell the account's name.
void hidePlaces(json& corpus) {
    if (!corpus.is_object())
        return;
    for (auto& [key, value] : corpus.items()) {
        if (value.is_object())
            hidePlaces(value);
        else if (value.is_string() && std::filesystem::path(value.get<std::string>()).is_absolute())
            value = fromHome(value.get<std::string>());
    }
}

}  // namespace

json fileMarksJson(const std::vector<FileMark>& marks) {
    json value = json::array();
    for (const FileMark& mark : marks)
        value.push_back({{"name", mark.name}, {"lines", mark.lines}, {"crc32", mark.checksum}});
    return value;
}

std::vector<FileMark> fileMarksFromJson(const json& value, const std::string& where,
                                        const std::string& path) {
    if (!value.is_array())
        throw Error(where + ": " + told("%1 should be a list of files, found %2.", path, value.type_name()));
    std::vector<FileMark> marks;
    for (std::size_t i = 0; i < value.size(); ++i) {
        JsonObject object(value[i], where, path + "[" + std::to_string(i) + "]");
        FileMark mark;
        std::uint64_t checksum = 0;
        object.read("name", mark.name);
        object.read("lines", mark.lines);
        object.read("crc32", checksum);
        checkCount(object, "lines", mark.lines, 0);
        if (checksum > std::numeric_limits<std::uint32_t>::max())
            throw Error(
                where + ": " +
                told("%1 should be a CRC-32 of 32 bits, found %2.", object.pathOf("crc32"), checksum));
        mark.checksum = static_cast<std::uint32_t>(checksum);
        marks.push_back(std::move(mark));
    }
    return marks;
}

std::string trainingToJson(const TrainingInfo& training) {
    nlohmann::ordered_json value;
    value["task"] = training.task;
    if (!training.corpus.empty())
        value["corpus"] = training.corpus;
    if (!training.corpusFiles.empty())
        value["corpus_files"] = fileMarksJson(training.corpusFiles);
    value["generator"] = training.generator;
    value["seed"] = training.seed;
    if (!training.startedFrom.empty())
        value["started_from"] = training.startedFrom;
    value["updates"] = training.updates;
    value["threads"] = training.threads;
    if (std::isfinite(training.loss))
        value["loss"] = training.loss;
    if (training.exactMatch >= 0)
        value["exact_match"] = training.exactMatch;
    if (training.alignmentErrorRate >= 0)
        value["alignment_error_rate"] = training.alignmentErrorRate;
    value["recipe"] = nullptr;
    if (!training.recipe.empty()) {
        // nlohmann::json sorts the keys, so a file that is loaded and saved again keeps its bytes.
        json recipe = parseJson(training.recipe, told("recipe of the training"));
        const JsonObject mustBeAnObject(recipe, told("recipe of the training"));
        if (recipe.contains("corpus"))
            hidePlaces(recipe["corpus"]);
        value["recipe"] = recipe;
    }
    return value.dump();
}

TrainingInfo trainingFromJson(const std::string& text, const std::string& where) {
    const json value = parseJson(text, where);
    JsonObject object(value, where, "training");
    TrainingInfo training;
    object.read("task", training.task);
    object.read("corpus", training.corpus);
    if (const json* files = object.find("corpus_files"))
        training.corpusFiles = fileMarksFromJson(*files, where, object.pathOf("corpus_files"));
    object.read("generator", training.generator);
    object.read("seed", training.seed);
    object.read("started_from", training.startedFrom);
    object.read("updates", training.updates);
    checkCount(object, "updates", training.updates, 0);
    object.read("threads", training.threads);
    checkCount(object, "threads", training.threads, 1);
    object.read("loss", training.loss);
    readRate(object, "exact_match", training.exactMatch);
    readRate(object, "alignment_error_rate", training.alignmentErrorRate);
    if (const json* recipe = object.find("recipe"); recipe && !recipe->is_null()) {
        const JsonObject mustBeAnObject(*recipe, where, "training.recipe");
        training.recipe = recipe->dump();
    }
    return training;
}

}  // namespace attn
