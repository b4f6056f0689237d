// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/dumps/text_stream.h"

namespace attn {

inline constexpr std::size_t longestJsonSentence = 64'000'000;  // bytes of text

// Why a sentence cannot be read; `reason` as RawRead::reason.
struct WrongSentence {
    std::string reason;
};

// JSON text of one sentence, an object. Throws WrongSentence.
nlohmann::json sentenceObject(const std::string& text);
// Rows of numbers of equal lengths, at least one. Throws WrongSentence.
AlignmentWeights jsonGrid(const nlohmann::json& value);
// A list of texts, or one text whose tokens stand between blanks. Throws WrongSentence.
TokenList jsonTokens(const nlohmann::json& value);
// [[source, target, "sure" or "possible"], …], sure where nothing is said. Throws WrongSentence.
std::vector<RawLink> jsonLinks(const nlohmann::json& value);

// Fills a read, whose line is known, with what `make` makes of its text; or with why it cannot.
template <typename Make>
void fillRead(RawRead& read, TextStream& stream, const Make& make) {
    try {
        read.sentence = make();
        read.sentence.line = read.line;
        read.state = ReadState::Sentence;
        stream.charge(bytesOf(read.sentence));
    } catch (const WrongSentence& wrong) {
        read.state = ReadState::Wrong;
        read.reason = wrong.reason;
    }
}

// The value of a key, nullptr where it is missing or null.
const nlohmann::json* jsonPart(const nlohmann::json& object, const char* key);
std::optional<long> jsonNumber(const nlohmann::json& object, const char* key);  // whole, 0 or more
std::optional<bool> jsonTruth(const nlohmann::json& object, const char* key);

}  // namespace attn
