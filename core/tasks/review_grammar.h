// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tasks/grammar/translate_english.h"

// The sentences of the tasks `sentiment` and `sentiment_distracting`. As in translate_grammar.h, the same
// rules write and read.
namespace attn::reviews {

// What the sentences say that do not decide.
enum class Others { Neutral, Distracting };

struct Opinion {
    bool isPositive = false;
    std::vector<int> evidence;  // positions of its words in the sentence, ascending
    bool operator==(const Opinion&) const = default;
};

// Says the sentence that decides, with its full stop. Both classes are equally likely. The result must not be
// used if `english` has failed.
Opinion decidingSentence(translation::English& english, Others others);
// Says one of the other sentences.
void otherSentence(translation::English& english, Others others);

// What the tokens of one sentence can be.
struct SentenceReading {
    bool isOther = false;             // a sentence that does not decide
    std::vector<Opinion> opinions{};  // of each way to read it as the one that decides
};
SentenceReading readSentence(const std::vector<std::string>& tokens, Others others);

// All tokens of the sentences, each once, the full stop first.
std::vector<std::string> tokens(Others others);

}  // namespace attn::reviews
