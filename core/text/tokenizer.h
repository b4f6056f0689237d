// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Cuts a text into tokens and joins tokens into a text. UTF-8 in and out; bytes that are not UTF-8 become
// U+FFFD. Stateless and safe to share between threads.
class Tokenizer {
public:
    virtual ~Tokenizer() = default;
    virtual std::string id() const = 0;
    virtual std::vector<std::string> tokenize(std::string_view text) const = 0;
    virtual std::string join(const std::vector<std::string>& tokens) const = 0;
};

// One row a tokeniser; what lists or loads tokenisers reads this table.
struct TokenizerDescription {
    std::string id;     // as in model files: "characters"
    std::string label;  // for people
    std::unique_ptr<Tokenizer> (*create)();
};
const std::vector<TokenizerDescription>& tokenizers();
// Throws Error naming the known ones.
std::shared_ptr<const Tokenizer> createTokenizer(const std::string& id);

// JSON object as it stands in a model file ({"id": "characters"}). Throws Error, which starts with `where`,
// for text that is not such an object and for an id that is not known.
std::string tokenizerToJson(const Tokenizer& tokenizer);
std::shared_ptr<const Tokenizer> tokenizerFromJson(const std::string& text, const std::string& where);

}  // namespace attn
