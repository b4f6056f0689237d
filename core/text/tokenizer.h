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

// Special tokens that a tokeniser puts around every text: <s> before it, </s> behind it.
struct TokenFrame {
    bool hasBegin = false;
    bool hasEnd = false;
    bool operator==(const TokenFrame&) const = default;
};
// Of "begin" and "end", each for one of the two tokens. Throws Error that starts with `where` for another
// one.
TokenFrame frameOfNames(const std::vector<std::string>& names, const std::string& where);

// Cuts a text into tokens and joins tokens into a text. UTF-8 in and out; bytes that are not UTF-8 become
// U+FFFD. Stateless and safe to share between threads.
class Tokenizer {
public:
    virtual ~Tokenizer() = default;
    virtual std::string id() const = 0;
    virtual std::vector<std::string> tokenize(std::string_view text) const = 0;
    virtual std::string join(const std::vector<std::string>& tokens) const = 0;
    // Adds the settings that tell it from others with the same id; they stand beside "id" in a model file.
    virtual void addSettings(nlohmann::json&) const {}
    // Whether capitals become small letters, so that join() cannot restore them.
    virtual bool isLowerCase() const { return false; }
    // What tokenize() puts around the tokens of the text itself.
    virtual TokenFrame frame() const { return {}; }
};

// Makes a tokeniser from the texts that it is to cut: it learns from them what it needs, and the same texts
// give the same tokeniser. Throws Error when they do not suffice; may throw after a stop too.
using TokenizerMaker = std::function<std::shared_ptr<const Tokenizer>(std::span<const std::string_view> texts,
                                                                      const std::stop_token& stop)>;

// A tokeniser's row in the table from which tokenisers are listed and loaded.
struct TokenizerDescription {
    std::string id;     // as in model files: "characters"
    std::string label;  // for people
    bool isLearnt;      // its cuts depend on the texts that it is made from
    // Reads by name the settings that addSettings has written; a missing setting keeps its default. Throws
    // Error for an impossible setting.
    std::unique_ptr<Tokenizer> (*create)(JsonObject& settings);
    // Reads by name the settings of a recipe. Throws Error for an impossible setting.
    TokenizerMaker (*plan)(JsonObject& settings);
};
const std::vector<TokenizerDescription>& tokenizers();
// The tokeniser with its default settings. Throws Error naming the known ids for an unknown id, and for a
// tokeniser that must learn from texts.
std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id);

// Reads a JSON object such as {"id": "characters"} or {"id": "characters", "frame": ["end"]}. Throws Error
// that starts with `where` for an unknown id, for unknown settings, and for settings that the tokeniser
// refuses.
std::shared_ptr<const Tokenizer> tokenizerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                                        const std::string& path);

// The same for a recipe, whose settings say what to learn: {"id": "words", "lower_case": true}.
TokenizerMaker tokenizerMakerFromJsonValue(const nlohmann::json& value, const std::string& where,
                                           const std::string& path);

// The tokenisers of sources and targets, often the same one.
struct Tokenizers {
    std::shared_ptr<const Tokenizer> source;
    std::shared_ptr<const Tokenizer> target;
};

// The JSON object of a model file: {"id": "characters"} for both sides, or {"source": {…}, "target": {…}}
// when they differ. Throws Error as above.
std::string tokenizersToJson(const Tokenizers& tokenizers);
Tokenizers tokenizersFromJson(const std::string& text, const std::string& where);

}  // namespace attn
