// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <vector>

#include "core/base/ascii_digit.h"

namespace attn {
namespace {

// The words and numbers of a name, in small letters: "Layers.3.encoder_attn" → layers, 3, encoder, attn.
std::vector<std::string> partsOf(const std::string& name) {
    std::vector<std::string> parts;
    char before = '.';
    for (const char c : name) {
        const bool isUpper = c >= 'A' && c <= 'Z';
        const char small = isUpper ? static_cast<char>(c - 'A' + 'a') : c;
        const bool isLetter = small >= 'a' && small <= 'z', isDigit = isAsciiDigit(c);
        if (isLetter || isDigit) {
            const bool wasDigit = isAsciiDigit(before), wasLetter = before == 'a' || before == 'A';
            if (isDigit ? !wasDigit : (!wasLetter || (isUpper && before == 'a')))
                parts.emplace_back();
            parts.back() += small;
        }
        before = isDigit ? '0' : isLetter ? (isUpper ? 'A' : 'a') : '.';
    }
    return parts;
}

std::optional<std::int64_t> numberOf(const std::string& part) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(part.data(), part.data() + part.size(), number);
    return problem == std::errc() && end == part.data() + part.size() ? std::optional(number) : std::nullopt;
}

template <std::size_t size>
bool isAmong(std::string_view word, const std::array<std::string_view, size>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 3> crossWords = {"cross", "encdec", "inter"};
constexpr std::array<std::string_view, 3> encoderWords = {"encoder", "enc", "encoders"};
constexpr std::array<std::string_view, 3> decoderWords = {"decoder", "dec", "decoders"};
constexpr std::array<std::string_view, 13> attentionWords = {
    "attn",    "attns", "attention", "attentions", "align", "alignment", "alignments",
    "weights", "alpha", "alphas",    "att",        "cross", "self"};
constexpr std::array<std::string_view, 12> otherWords = {"hidden",     "state",  "states", "embedding",
                                                         "embeddings", "logits", "loss",   "key",
                                                         "keys",       "values", "past",   "scores"};
constexpr std::array<std::string_view, 6> parameterWords = {"weight", "bias", "kernel",
                                                            "gamma",  "beta", "proj"};
constexpr std::array<std::string_view, 5> layerWords = {"layer", "layers", "l", "block", "blocks"};
constexpr std::array<std::string_view, 3> headWords = {"head", "heads", "h"};
constexpr std::array<std::string_view, 3> stepWords = {"step", "steps", "position"};
constexpr std::array<std::string_view, 13> sentenceWords = {
    "sent", "sentence", "sentences", "s",  "example", "ex", "sample",
    "seq",  "sequence", "pair",      "id", "batch",   "utt"};
constexpr std::array<std::string_view, 7> sourceWords = {"source", "sources", "src", "input",
                                                         "inputs", "right",   "x"};
constexpr std::array<std::string_view, 11> targetWords = {
    "target", "targets", "tgt", "trg", "output", "outputs", "left", "hyp", "y", "translation", "hypothesis"};
constexpr std::array<std::string_view, 7> textWords = {"tokens", "token", "text",  "texts",
                                                       "words",  "toks",  "pieces"};

}  // namespace

ArrayName arrayName(const std::string& name) {
    const std::vector<std::string> parts = partsOf(name);
    ArrayName found;
    bool isCross = false, isEncoder = false, isDecoder = false, isSource = false, isTarget = false;
    std::string before;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string& part = parts[i];
        const std::string next = i + 1 < parts.size() ? parts[i + 1] : "";
        if (const std::optional<std::int64_t> number = numberOf(part)) {
            if (isAmong(before, headWords))
                found.head = number;
            else if (isAmong(before, stepWords))
                found.step = number;
            else if (isAmong(before, sentenceWords) || (before.empty() && parts.size() > 1))
                found.sentence = number;
            else if (isAmong(before, layerWords) || found.isAttention || isEncoder || isDecoder)
                found.layer = number;
            else
                found.item = number;
        }
        // fairseq calls the attention of a decoder to the source "encoder_attn".
        const bool isOfSource = (part == "encoder" && isDecoder && next == "attn") ||
                                (part == "src" && next == "attn") ||
                                (isAmong(part, encoderWords) && (next == "dec" || next == "decoder"));
        isCross =
            isCross || isAmong(part, crossWords) || isOfSource || (part == "decoder" && next == "encoder");
        isEncoder = isEncoder || isAmong(part, encoderWords);
        isDecoder = isDecoder || isAmong(part, decoderWords);
        found.isAttention = found.isAttention || isAmong(part, attentionWords);
        found.isOther = found.isOther || isAmong(part, otherWords);
        found.isOfAllLayers = found.isOfAllLayers || part == "attentions";
        isSource = isSource || isAmong(part, sourceWords) || isAmong(part, encoderWords);
        isTarget = isTarget || isAmong(part, targetWords) || isAmong(part, decoderWords);
        found.isTexts = found.isTexts || isAmong(part, textWords);
        before = part;
    }
    found.isParameter = !parts.empty() && isAmong(parts.back(), parameterWords);
    if (isCross)
        found.site = MapSite::Cross;
    else if (isDecoder)
        found.site = MapSite::Decoder;
    else if (isEncoder)
        found.site = MapSite::Encoder;
    if (isSource != isTarget)
        found.side = isSource ? Side::Source : Side::Target;
    return found;
}

}  // namespace attn
