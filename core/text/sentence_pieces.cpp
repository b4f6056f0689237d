// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentence_pieces.h"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <exception>
#include <tuple>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/base64.h"
#include "core/files/formats/json_reader.h"
#include "core/text/piece_model.h"
#include "core/text/text_key.h"

namespace attn {

namespace {

constexpr Index smallestSize = 10, largestSize = 200'000;
const std::vector<std::string> types = {"unigram", "bpe"};

// SentencePiece's error message, returned or thrown; empty when the call succeeds.
template <typename Call>
std::string problemOf(const Call& call) {
    try {
        const sentencepiece::util::Status status = call();
        return status.ok() ? std::string() : status.ToString();
    } catch (const std::exception& error) {
        return error.what();
    }
}

// Takes a language's code ">>…<<" out of a text, as MarianTokenizer does: from the first ">>" to the last
// "<<" of a line, wherever it stands. Returns the code, which is a token only at the start, and the rest.
std::pair<std::string, std::string> withoutLanguageCode(std::string_view text) {
    constexpr std::string_view start = ">>", end = "<<";
    const std::size_t begin = text.find(start);
    const std::string_view line = text.substr(0, text.find('\n', std::min(begin, text.size())));
    const std::size_t last = line.rfind(end);
    if (begin == text.npos || last == line.npos || last <= begin + start.size())
        return {std::string(), std::string(text)};
    const std::size_t after = last + end.size();
    return {std::string(begin == 0 ? line.substr(0, after) : std::string_view()),
            std::string(text.substr(0, begin)).append(text.substr(after))};
}

}  // namespace

std::unique_ptr<Tokenizer> SentencePieces::create(JsonObject& settings) {
    std::string text;
    PieceTexts texts;
    settings.read("model", text);
    settings.read("lower_case", texts.isLowerCase);
    settings.read("as_given", texts.areAsGiven);
    settings.read("language_codes", texts.haveLanguageCodes);
    const std::string where = settings.where() + ": " + settings.pathOf("model");
    if (text.empty())
        throw Error(told(
            "%1 is missing; this tokeniser is learnt from a corpus and needs what it has learnt.", where));
    return std::make_unique<SentencePieces>(fromBase64(text, where), texts, where);
}

TokenizerMaker SentencePieces::plan(JsonObject& settings) {
    PieceTraining training;
    bool isLowerCase = false;
    settings.read("size", training.size);
    settings.read("type", training.type);
    settings.read("lower_case", isLowerCase);
    const auto start = [&](const char* key) { return settings.where() + ": " + settings.pathOf(key); };
    if (training.size < smallestSize || training.size > largestSize)
        throw Error(told("%1 should be from %2 to %3, found %4.", start("size"), smallestSize, largestSize,
                         training.size));
    if (std::find(types.begin(), types.end(), training.type) == types.end())
        throw Error(
            told("%1 should be one of %2, found %3.", start("type"), listed(types), inQuotes(training.type)));
    return [training, isLowerCase](std::span<const std::string_view> texts, const std::stop_token& stop) {
        std::vector<std::string> plain;
        plain.reserve(texts.size());
        for (const std::string_view text : texts) {
            if (stop.stop_requested())
                break;  // the training then throws
            plain.push_back(compatibilityForm(text, isLowerCase));
        }
        return std::make_shared<SentencePieces>(trainPieceModel(training, plain, stop),
                                                PieceTexts{isLowerCase}, told("SentencePiece's new model"));
    };
}

SentencePieces::SentencePieces(std::string model, PieceTexts texts, const std::string& where)
    : m_model(std::move(model)), m_texts(texts) {
    const std::string problem = pieceModelProblem(m_model);
    if (!problem.empty())
        throw Error(where + " " + problem + ".");
    auto processor = std::make_unique<sentencepiece::SentencePieceProcessor>();
    const std::string refusal = problemOf([&] { return processor->LoadFromSerializedProto(m_model); });
    if (!refusal.empty())
        throw Error(told("%1 is no model of SentencePiece (%2); the file is damaged, take another copy.",
                         where, inQuotes(refusal)));
    m_processor = std::move(processor);
}

SentencePieces::~SentencePieces() = default;

Index SentencePieces::size() const {
    return m_processor->GetPieceSize();
}

std::vector<std::string> SentencePieces::pieces() const {
    std::vector<std::string> all;
    for (int id = 0; id < m_processor->GetPieceSize(); ++id)
        all.push_back(m_processor->IdToPiece(id));
    return all;
}

std::string SentencePieces::id() const {
    return "sentencepiece";
}

std::vector<std::string> SentencePieces::tokenize(std::string_view text) const {
    std::vector<std::string> pieces;
    std::string code, plain(text);
    if (m_texts.haveLanguageCodes)
        std::tie(code, plain) = withoutLanguageCode(text);
    if (!m_texts.areAsGiven)
        plain = compatibilityForm(plain, m_texts.isLowerCase);
    const std::string problem = problemOf([&] { return m_processor->Encode(plain, &pieces); });
    if (!problem.empty())
        throw Error(told("SentencePiece cannot cut %1 (%2).", inQuotes(text), inQuotes(problem)));
    if (!code.empty())
        pieces.insert(pieces.begin(), code);
    return pieces;
}

std::string SentencePieces::join(const std::vector<std::string>& tokens) const {
    std::string text;
    const std::string problem = problemOf([&] { return m_processor->Decode(tokens, &text); });
    if (!problem.empty())
        throw Error(told("SentencePiece cannot join %1 pieces (%2).", tokens.size(), inQuotes(problem)));
    return text;
}

void SentencePieces::addSettings(nlohmann::json& value) const {
    value["lower_case"] = m_texts.isLowerCase;
    if (m_texts.areAsGiven)
        value["as_given"] = true;
    if (m_texts.haveLanguageCodes)
        value["language_codes"] = true;
    value["model"] = toBase64(m_model);
}

}  // namespace attn
