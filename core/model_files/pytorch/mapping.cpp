// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/mapping.h"

#include <algorithm>
#include <filesystem>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"
#include "core/files/resource_folder.h"
#include "core/text/tokenizer.h"

namespace attn {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr const char* formatName = "attention-lab-mapping";
constexpr Index newestMapping = 1;
constexpr std::uint64_t largestFile = 1 << 20;
constexpr Index mostParts = 1000;

std::vector<std::string> textsOf(const json& value, const std::string& where, const std::string& path) {
    std::vector<std::string> texts;
    if (!value.is_array() || value.empty())
        throw Error(where + ": " +
                    told("%1 should be a list of texts, found %2.", path, inQuotes(value.dump())));
    for (const json& text : value) {
        if (!text.is_string())
            throw Error(where + ": " +
                        told("%1 should hold texts only, found %2.", path, inQuotes(text.dump())));
        texts.push_back(text.get<std::string>());
    }
    return texts;
}

std::map<std::string, std::string> textMap(const json& value, const std::string& where,
                                           const std::string& path) {
    const JsonObject mustBeAnObject(value, where, path);
    std::map<std::string, std::string> result;
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            throw Error(where + ": " +
                        told("%1 should be a text in quotation marks, found %2.", path + "." + key,
                             inQuotes(text.dump())));
        result[key] = text.get<std::string>();
    }
    return result;
}

TensorRule ruleOf(const std::string& name, const json& value, const std::string& where) {
    TensorRule rule;
    rule.name = name;
    if (value.is_string()) {
        rule.from = {value.get<std::string>()};
    } else {
        JsonObject object(value, where, "tensors." + name);
        if (const json* from = object.find("from"))
            rule.from = from->is_string() ? std::vector<std::string>{from->get<std::string>()}
                                          : textsOf(*from, where, object.pathOf("from"));
        if (const json* columns = object.find("columns"))
            rule.columns = textsOf(*columns, where, object.pathOf("columns"));
        if (const json* part = object.find("part")) {
            const bool arePlaces = part->is_array() && part->size() == 2 && (*part)[0].is_number_unsigned() &&
                                   (*part)[1].is_number_unsigned() && (*part)[1].get<Index>() <= mostParts &&
                                   (*part)[0].get<Index>() < (*part)[1].get<Index>();
            if (!arePlaces || rule.from.size() != 1)
                throw Error(where + ": " +
                            told("%1 should be the place, from 0, and the number of equal blocks of rows of "
                                 "one tensor, as in [0, 3], found %2.",
                                 object.pathOf("part"), inQuotes(part->dump())));
            rule.part = (*part)[0].get<Index>();
            rule.parts = (*part)[1].get<Index>();
        }
        object.read("transpose", rule.isTransposed);
        object.read("squeeze", rule.isSqueezed);
        object.read("sum", rule.isSummed);
        object.read("optional", rule.isOptional);
        object.read("zero", rule.isZero);
        object.refuseUnknown();
    }
    if (rule.from.empty() && !rule.isZero)
        throw Error(where + ": " + told("tensors.%1 should say \"from\" which tensor it comes.", name));
    const auto stars = [](const std::string& text) { return std::count(text.begin(), text.end(), '*'); };
    const auto isPattern = [&](const std::string& text) { return stars(text) > 0; };
    if (isPattern(name) != std::any_of(rule.from.begin(), rule.from.end(), isPattern) ||
        (isPattern(name) && (rule.from.size() != 1 || stars(name) != 1 || stars(rule.from.front()) != 1)))
        throw Error(where + ": " +
                    told("tensors.%1 should have one \"*\" where the one name that it comes from has one, "
                         "and else none.",
                         name));
    return rule;
}

void checkFormat(JsonObject& object, const std::string& path) {
    std::string format;
    Index version = 0;
    object.read("format", format);
    object.read("version", version);
    if (format != formatName)
        throw Error(path + ": " + told("format should be \"%1\", found %2.", formatName, inQuotes(format)));
    if (version < 1 || version > newestMapping)
        throw Error(path + ": " +
                    told("is of version %1, this program reads version %2.", version, newestMapping));
}

}  // namespace

Mapping loadMapping(const std::string& path) {
    const json value = parseJson(readFile(path, largestFile), path);
    JsonObject object(value, path);
    checkFormat(object, path);
    Mapping mapping;
    mapping.path = path;
    mapping.title = fs::path(path).stem().string();
    object.read("title", mapping.title);
    object.read("refuse", mapping.refusal);
    // Those of resources/mappings are in the catalogues.
    for (std::string* text : {&mapping.title, &mapping.refusal})
        if (!text->empty())
            *text = told(text->c_str());
    object.read("only", mapping.isOnly);
    if (const json* config = object.find("config"))
        mapping.config = *config;
    if (const json* tensors = object.find("tensors")) {
        const JsonObject mustBeAnObject(*tensors, path, "tensors");
        for (const auto& [name, rule] : tensors->items())
            mapping.rules.push_back(ruleOf(name, rule, path));
    }
    if (const json* aliases = object.find("aliases")) {
        if (!aliases->is_array())
            throw Error(path + ": " +
                        told("aliases should be a list of objects, found %1.", aliases->type_name()));
        for (const json& alias : *aliases)
            mapping.aliases.push_back(textMap(alias, path, "aliases"));
    }
    if (const json* ignored = object.find("ignore"))
        mapping.ignored = textMap(*ignored, path, "ignore");
    if (const json* zero = object.find("must_be_zero"))
        mapping.mustBeZero = textMap(*zero, path, "must_be_zero");
    object.read("attentional_bias", mapping.attentionalBias);
    object.read("source_frame", mapping.sourceFrame);
    frameOfNames(mapping.sourceFrame, path + ": source_frame");
    if (const json* names = object.find("recognise"))
        mapping.recognised = textsOf(*names, path, "recognise");
    object.refuseUnknown();
    if (mapping.refusal.empty() ? mapping.rules.empty() : mapping.recognised.empty())
        throw Error(path + ": " + told("should have either \"tensors\" or \"recognise\" and \"refuse\"."));
    return mapping;
}

std::vector<Mapping> bundledMappings() {
    std::vector<std::string> paths;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(resourceFolder() / "mappings", missing))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    std::vector<Mapping> mappings;
    for (const std::string& path : paths)
        mappings.push_back(loadMapping(path));
    return mappings;
}

}  // namespace attn
