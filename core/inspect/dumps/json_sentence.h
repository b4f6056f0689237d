// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/dumps/text_stream.h"

namespace attn {

inline constexpr std::size_t longestJsonSentence = 64'000'000;  // bytes of text

// Why a sentence cannot be read; `reason` has the form of RawRead::reason.
struct WrongSentence {
    std::string reason;
};

// Parses the JSON text of one sentence, an object. Throws WrongSentence.
nlohmann::json sentenceObject(const std::string& text);
// Reads rows of numbers of equal lengths, at least one row. Throws WrongSentence.
AlignmentWeights jsonGrid(const nlohmann::json& value);
// Reads {"cross.1.1": rows, …}, at least one map between output and source. Throws WrongSentence.
std::vector<RawSentence::Map> jsonMaps(const nlohmann::json& value);
// Reads a list of texts, or one text whose tokens are separated by blanks. Throws WrongSentence.
TokenList jsonTokens(const nlohmann::json& value);
// Reads [[source, target, "sure" or "possible"], …]; a link without a kind is sure. Throws WrongSentence.
std::vector<RawLink> jsonLinks(const nlohmann::json& value);

// Fills a read, whose line is set, with the sentence that `make` makes of the text, or with the reason why it
// cannot.
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

// The value of a key; nullptr when it is missing or null.
const nlohmann::json* jsonPart(const nlohmann::json& object, const char* key);
std::optional<long> jsonNumber(const nlohmann::json& object, const char* key);  // whole, 0 or more
std::optional<bool> jsonTruth(const nlohmann::json& object, const char* key);

}  // namespace attn
