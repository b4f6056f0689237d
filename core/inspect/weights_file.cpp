// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/dumps/own_json.h"

namespace attn {
namespace {

constexpr std::size_t sinkBlock = 1 << 20;  // bytes

template <typename Number>
void appendNumber(std::string& text, Number value) {
    std::array<char, 64> digits;
    const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), problem == std::errc() ? end : digits.data());
}

// The text as JSON; bytes that are not UTF-8 become a replacement character.
std::string jsonText(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendTokens(std::string& text, const char* key, const TokenList& tokens) {
    text.append(", \"").append(key).append("\": [");
    for (int i = 0; i < tokens.size(); ++i)
        text.append(i > 0 ? ", " : "").append(jsonText(tokens[i]));
    text += ']';
}

void appendLinks(std::string& text, const char* key, const std::vector<Link>& links) {
    text.append(", \"").append(key).append("\": [");
    for (std::size_t i = 0; i < links.size(); ++i) {
        text.append(i > 0 ? ", [" : "[");
        appendNumber(text, links[i].source);
        text += ", ";
        appendNumber(text, links[i].target);
        text.append(links[i].sure ? ", \"sure\"]" : ", \"possible\"]");
    }
    text += ']';
}

void appendWeights(std::string& text, const AlignmentWeights& weights) {
    text += ", \"weights\": [";
    for (Index i = 0; i < weights.rows(); ++i) {
        text += i > 0 ? ", [" : "[";
        for (Index j = 0; j < weights.cols(); ++j) {
            if (j > 0)
                text += ", ";
            if (std::isfinite(weights(i, j)))
                appendNumber(text, weights(i, j));
            else
                text += "null";
        }
        text += ']';
    }
    text += ']';
}

void appendSentence(std::string& text, const AlignedSentence& sentence) {
    text += "{\"number\": ";
    appendNumber(text, sentence.key.number);
    if (sentence.key.rank != 0) {
        text += ", \"rank\": ";
        appendNumber(text, sentence.key.rank);
    }
    if (sentence.knowsSource)
        appendTokens(text, "source", sentence.source);
    if (sentence.knowsTarget)
        appendTokens(text, "target", sentence.target);
    // Without a text it is not certain that there is no end mark: a text that is found later may have one.
    if (sentence.knowsSource || sentence.hasSourceEnd)
        text.append(", \"source_end\": ").append(sentence.hasSourceEnd ? "true" : "false");
    if (sentence.knowsTarget || sentence.hasTargetEnd)
        text.append(", \"target_end\": ").append(sentence.hasTargetEnd ? "true" : "false");
    if (sentence.logProbability && std::isfinite(*sentence.logProbability)) {
        text += ", \"log_probability\": ";
        appendNumber(text, *sentence.logProbability);
    }
    if (sentence.links)
        appendLinks(text, "links", *sentence.links);
    else
        appendWeights(text, sentence.weights);
    if (!sentence.reference.empty())
        appendTokens(text, "reference", sentence.reference);
    if (sentence.isRight)
        text.append(", \"right\": ").append(*sentence.isRight ? "true" : "false");
    if (sentence.truth)
        appendLinks(text, "truth", *sentence.truth);
    text += '}';
}

void appendNematusTokens(std::string& text, const TokenList& tokens, bool hasEnd) {
    const int count = tokens.size() - (hasEnd ? 1 : 0);
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            text += ' ';
        for (const char c : tokens[i]) {
            const bool isBlank = c == ' ' || (c >= '\t' && c <= '\r');
            if (isBlank)
                text += "␣";
            else if (c == '|')
                text += "&#124;";
            else
                text += c;
        }
        if (tokens[i].empty())
            text += "␣";
    }
}

// [T, S] 1/n for each of the n links of a target token.
AlignmentWeights sharesOf(const AlignedSentence& sentence) {
    AlignmentWeights shares = AlignmentWeights::Zero(sentence.target.size(), sentence.source.size());
    for (const Link& link : *sentence.links)
        if (link.target < shares.rows() && link.source < shares.cols())
            shares(link.target, link.source) = 1;
    for (Index i = 0; i < shares.rows(); ++i)
        if (const Real sum = shares.row(i).sum(); sum > 0)
            shares.row(i) /= sum;
    return shares;
}

void appendNematus(std::string& text, const AlignedSentence& sentence) {
    appendNumber(text, sentence.key.number);
    text += " ||| ";
    appendNematusTokens(text, sentence.target, sentence.hasTargetEnd);
    text += " ||| ";
    if (sentence.logProbability && std::isfinite(*sentence.logProbability))
        appendNumber(text, *sentence.logProbability == 0 ? 0.0 : -*sentence.logProbability);
    else
        text += '0';
    text += " ||| ";
    appendNematusTokens(text, sentence.source, sentence.hasSourceEnd);
    text += " ||| ";
    appendNumber(text, sentence.source.size());
    text += ' ';
    appendNumber(text, sentence.target.size());
    text += '\n';
    const AlignmentWeights shares = sentence.links ? sharesOf(sentence) : AlignmentWeights();
    const AlignmentWeights& weights = sentence.links ? shares : sentence.weights;
    for (Index i = 0; i < weights.rows(); ++i) {
        for (Index j = 0; j < weights.cols(); ++j) {
            if (j > 0)
                text += ' ';
            appendNumber(text, std::isfinite(weights(i, j)) ? weights(i, j) : Real(0));
        }
        text += '\n';
    }
    text += '\n';
}

void checkAligned(const std::vector<SentencePointer>& sentences) {
    const bool isAligned =
        sentences.empty() || std::any_of(sentences.begin(), sentences.end(), [](const auto& sentence) {
            return sentence->links || sentence->weights.size() > 0;
        });
    if (!isAligned)
        throw Error(
            told("The system has no attention, so there are no weights to write; write its metrics "
                 "instead."));
}

std::string collected(void (*write)(const std::vector<SentencePointer>&, const TextSink&),
                      const std::vector<SentencePointer>& sentences) {
    std::string text;
    write(sentences, [&](std::string_view part) { text.append(part); });
    return text;
}

}  // namespace

void writeWeightsJson(const std::vector<SentencePointer>& sentences, const TextSink& sink) {
    checkAligned(sentences);
    std::string text = std::string("{\"format\": \"") + weightsFormatName + "\", \"version\": ";
    appendNumber(text, weightsFormatVersion);
    text += ", \"sentences\": [";
    bool isFirst = true;
    for (const SentencePointer& sentence : sentences) {
        text += isFirst ? "\n" : ",\n";
        isFirst = false;
        appendSentence(text, *sentence);
        if (text.size() >= sinkBlock) {
            sink(text);
            text.clear();
        }
    }
    text += "\n]}\n";
    sink(text);
}

std::string weightsJson(const std::vector<SentencePointer>& sentences) {
    return collected(writeWeightsJson, sentences);
}

void writeWeightsNematus(const std::vector<SentencePointer>& sentences, const TextSink& sink) {
    checkAligned(sentences);
    std::string text;
    for (const SentencePointer& sentence : sentences) {
        appendNematus(text, *sentence);
        if (text.size() >= sinkBlock) {
            sink(text);
            text.clear();
        }
    }
    sink(text);
}

std::string weightsNematus(const std::vector<SentencePointer>& sentences) {
    return collected(writeWeightsNematus, sentences);
}

}  // namespace attn
