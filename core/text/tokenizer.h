// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class JsonObject;

// Cuts a text into tokens and joins tokens into a text. UTF-8 in and out; bytes that are not UTF-8 become
// U+FFFD. Stateless and safe to share between threads.
class Tokenizer {
public:
    virtual ~Tokenizer() = default;
    virtual std::string id() const = 0;
    virtual std::vector<std::string> tokenize(std::string_view text) const = 0;
    virtual std::string join(const std::vector<std::string>& tokens) const = 0;
    // What makes it this one among those of its id, beside "id" in a model file.
    virtual void addSettings(nlohmann::json&) const {}
    // Small letters stand for capitals, so that join() cannot give them back.
    virtual bool isLowerCase() const { return false; }
};

// Makes a tokeniser from the texts that it is to cut: what depends on them is learnt from them, the same from
// the same. Throws Error when they do not suffice, and may do so after a stop.
using TokenizerMaker = std::function<std::shared_ptr<const Tokenizer>(std::span<const std::string_view> texts,
                                                                      const std::stop_token& stop)>;

// One row a tokeniser; what lists or loads tokenisers reads this table.
struct TokenizerDescription {
    std::string id;     // as in model files: "characters"
    std::string label;  // for people
    bool isLearnt;      // where it cuts depends on the texts that it is made from
    // Reads what addSettings has written, by name; a setting that is missing has its usual value. Throws
    // Error for one that is not possible.
    std::unique_ptr<Tokenizer> (*create)(JsonObject& settings);
    // Reads what a recipe asks for, by name. Throws Error for what is not possible.
    TokenizerMaker (*plan)(JsonObject& settings);
};
const std::vector<TokenizerDescription>& tokenizers();
// With its usual settings. Throws Error naming the known ones, and for one that must learn from texts.
std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id);

// A JSON object such as {"id": "characters"}. Throws Error that starts with `where` for an id that is not
// known, for settings that are not its own, and for what it refuses.
std::shared_ptr<const Tokenizer> tokenizerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                                        const std::string& path);

// The same of a recipe, where settings say what to learn: {"id": "words", "lower_case": true}.
TokenizerMaker tokenizerMakerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                           const std::string& path);

// What cuts sources and targets; often one for both.
struct Tokenizers {
    std::shared_ptr<const Tokenizer> source;
    std::shared_ptr<const Tokenizer> target;
};

// JSON object as it stands in a model file: {"id": "characters"} of both sides, or {"source": {…}, "target":
// {…}} where they differ. Throws Error as above.
std::string tokenizersToJson(const Tokenizers& tokenizers);
Tokenizers tokenizersFromJson(const std::string& text, const std::string& where);

}  // namespace attn
