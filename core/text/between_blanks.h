// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/tokenizer.h"

namespace attn {

// Every run of characters between blanks (isBlankCharacter) is a token; tokens are joined with one blank. For
// texts that were cut elsewhere, such as the ids "#17 #4" of a model without a vocabulary.
class BetweenBlanks : public Tokenizer {
public:
    static std::unique_ptr<Tokenizer> create(JsonObject& settings);
    static TokenizerMaker plan(JsonObject& settings);

    std::string id() const override;
    std::vector<std::string> tokenize(std::string_view text) const override;
    std::string join(const std::vector<std::string>& tokens) const override;
};

}  // namespace attn
