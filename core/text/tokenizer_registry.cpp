// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/text/between_blanks.h"
#include "core/text/characters.h"
#include "core/text/framed.h"
#include "core/text/sentence_pieces.h"
#include "core/text/tokenizer.h"
#include "core/text/words.h"

namespace attn {

namespace {

constexpr const char* frameBegin = "begin";
constexpr const char* frameEnd = "end";

std::vector<std::string> knownIds() {
    std::vector<std::string> ids;
    for (const TokenizerDescription& description : tokenizers())
        ids.push_back(description.id);
    return ids;
}

const TokenizerDescription* findTokenizer(const std::string& id) {
    for (const TokenizerDescription& description : tokenizers())
        if (id == description.id)
            return &description;
    return nullptr;
}

const TokenizerDescription& rowOf(JsonObject& object) {
    std::string id;
    object.read("id", id);
    const TokenizerDescription* description = findTokenizer(id);
    if (!description)
        throw Error(object.where() + ": " +
                    told("%1 is %2, which is unknown; %3", object.pathOf("id"), inQuotes(id),
                         suggestion(id, knownIds())));
    return *description;
}

nlohmann::json jsonOf(const Tokenizer& tokenizer) {
    nlohmann::json value = {{"id", tokenizer.id()}};
    tokenizer.addSettings(value);
    nlohmann::json frame = nlohmann::json::array();
    if (tokenizer.frame().hasBegin)
        frame.push_back(frameBegin);
    if (tokenizer.frame().hasEnd)
        frame.push_back(frameEnd);
    if (!frame.empty())
        value["frame"] = frame;
    return value;
}

// Key "frame" of a model file: [], ["begin"], ["end"] or both.
TokenFrame frameOf(JsonObject& object) {
    std::vector<std::string> names;
    object.read("frame", names);
    return frameOfNames(names, object.where() + ": " + object.pathOf("frame"));
}

}  // namespace

TokenFrame frameOfNames(const std::vector<std::string>& names, const std::string& where) {
    TokenFrame frame;
    for (const std::string& name : names) {
        if (name != frameBegin && name != frameEnd)
            throw Error(told("%1 may hold %2 and %3, found %4.", where, inQuotes(frameBegin),
                             inQuotes(frameEnd), inQuotes(name)));
        (name == frameBegin ? frame.hasBegin : frame.hasEnd) = true;
    }
    return frame;
}

const std::vector<TokenizerDescription>& tokenizers() {
    static const std::vector<TokenizerDescription> table = {
        {"characters", translatable("Characters"), false, &Characters::create, &Characters::plan},
        {"words", translatable("Words"), false, &Words::create, &Words::plan},
        {"sentencepiece", "SentencePiece", true, &SentencePieces::create, &SentencePieces::plan},
        {"blanks", translatable("What stands between blanks"), false, &BetweenBlanks::create,
         &BetweenBlanks::plan},
    };
    return table;
}

std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id) {
    const TokenizerDescription* description = findTokenizer(id);
    if (!description)
        throw Error(told("unknown tokeniser %1; %2", inQuotes(id), suggestion(id, knownIds())));
    const nlohmann::json none = nlohmann::json::object();
    JsonObject settings(none, told("tokeniser %1", inQuotes(id)));
    return description->create(settings);
}

std::shared_ptr<const Tokenizer> tokenizerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                                        const std::string& path) {
    JsonObject object(value, where, path);
    std::shared_ptr<const Tokenizer> tokenizer = rowOf(object).create(object);
    const TokenFrame frame = frameOf(object);
    object.refuseUnknown();
    return framed(std::move(tokenizer), frame);
}

TokenizerMaker tokenizerMakerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                           const std::string& path) {
    JsonObject object(value, where, path);
    TokenizerMaker maker = rowOf(object).plan(object);
    object.refuseUnknown();
    return maker;
}

std::string tokenizersToJson(const Tokenizers& tokenizers) {
    const nlohmann::json source = jsonOf(*tokenizers.source);
    const nlohmann::json target = jsonOf(*tokenizers.target);
    return source == target ? source.dump() : nlohmann::json{{"source", source}, {"target", target}}.dump();
}

Tokenizers tokenizersFromJson(const std::string& text, const std::string& where) {
    const nlohmann::json value = parseJson(text, where + ": tokenizer");
    JsonObject object(value, where, "tokenizer");
    const nlohmann::json* source = object.find("source");
    const nlohmann::json* target = object.find("target");
    if (!source && !target) {
        const std::shared_ptr<const Tokenizer> both = tokenizerFromJsonValue(value, where, "tokenizer");
        return {both, both};
    }
    object.refuseUnknown();
    if (!source || !target)
        throw Error(where + ": " +
                    (source ? told("tokenizer has a source but no target; it should have both.")
                            : told("tokenizer has a target but no source; it should have both.")));
    return {tokenizerFromJsonValue(*source, where, "tokenizer.source"),
            tokenizerFromJsonValue(*target, where, "tokenizer.target")};
}

}  // namespace attn
