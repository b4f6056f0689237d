// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/error.h"
#include "core/text/characters.h"
#include "core/text/nearest_name.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

using Json = nlohmann::json;

std::vector<std::string> knownIds() {
    std::vector<std::string> ids;
    for (const TokenizerDescription& description : tokenizers())
        ids.push_back(description.id);
    return ids;
}

}  // namespace

const std::vector<TokenizerDescription>& tokenizers() {
    static const std::vector<TokenizerDescription> table = {
        {"characters", "Characters", &Characters::create},
    };
    return table;
}

std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id) {
    for (const TokenizerDescription& description : tokenizers()) {
        if (id == description.id)
            return description.create();
    }
    throw Error("unknown tokeniser " + inQuotes(id) + "; " + suggestion(id, knownIds()));
}

std::string tokenizerToJson(const Tokenizer& tokenizer) {
    return Json{{"id", tokenizer.id()}}.dump();
}

std::shared_ptr<const Tokenizer> tokenizerFromJson(const std::string& text, const std::string& where) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        throw Error(where + ": the tokeniser must be a JSON object such as {\"id\":\"characters\"}, found " +
                    inQuotes(text) + ".");
    for (const auto& [key, value] : json.items()) {
        if (key != "id")
            throw Error(where + ": the tokeniser has the unknown key " + inQuotes(key) +
                        "; the only known one is \"id\".");
    }
    const auto id = json.find("id");
    if (id == json.end() || !id->is_string())
        throw Error(where + ": the tokeniser needs a key \"id\" that is a text; possible: " +
                    listed(knownIds()) + ".");
    const auto& name = id->get_ref<const std::string&>();
    for (const TokenizerDescription& description : tokenizers()) {
        if (name == description.id)
            return description.create();
    }
    throw Error(where + ": unknown tokeniser " + inQuotes(name) + "; " + suggestion(name, knownIds()));
}

}  // namespace attn
