// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/error.h"
#include "core/io/json_reader.h"
#include "core/text/characters.h"
#include "core/text/nearest_name.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

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

}  // namespace

const std::vector<TokenizerDescription>& tokenizers() {
    static const std::vector<TokenizerDescription> table = {
        {"characters", "Characters", &Characters::create},
    };
    return table;
}

std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id) {
    if (const TokenizerDescription* description = findTokenizer(id))
        return description->create();
    throw Error("unknown tokeniser " + inQuotes(id) + "; " + suggestion(id, knownIds()));
}

std::string tokenizerToJson(const Tokenizer& tokenizer) {
    return nlohmann::json{{"id", tokenizer.id()}}.dump();
}

std::shared_ptr<const Tokenizer> tokenizerFromJson(const std::string& text, const std::string& where) {
    const nlohmann::json value = parseJson(text, where + ": tokenizer");
    JsonObject object(value, where, "tokenizer");
    std::string id;
    object.read("id", id);
    object.refuseUnknown();
    if (const TokenizerDescription* description = findTokenizer(id))
        return description->create();
    throw Error(where + ": tokenizer.id is " + inQuotes(id) + ", which is unknown; " +
                suggestion(id, knownIds()));
}

}  // namespace attn
