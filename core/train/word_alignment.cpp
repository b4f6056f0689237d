// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/word_alignment.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

// True when blanks between words are tokens of their own.
bool keepsBlanks(const Tokenizer& tokenizer) {
    const std::vector<std::string> tokens = tokenizer.tokenize("a b");
    return std::find(tokens.begin(), tokens.end(), " ") != tokens.end();
}

// The tokens of a word without those that stand around every text.
std::vector<std::string> tokensInside(const Tokenizer& tokenizer, const std::string& word) {
    std::vector<std::string> tokens = tokenizer.tokenize(word);
    const TokenFrame frame = tokenizer.frame();
    if (frame.hasEnd && !tokens.empty())
        tokens.pop_back();
    if (frame.hasBegin && !tokens.empty())
        tokens.erase(tokens.begin());
    return tokens;
}

}  // namespace

WordAligner::WordAligner(const TrainedModel& model) : m_model(model), m_forced(model.network) {}

WordAligner::Pieces WordAligner::cut(const std::vector<std::string>& words, const Tokenizer& tokenizer,
                                     const Vocabulary& vocabulary) {
    Pieces pieces;
    const auto addId = [&](Token id, Index word) {
        pieces.ids.push_back(id);
        pieces.words.push_back(word);
        ++m_tokens;
        m_unknown += id == unknownToken ? 1 : 0;
    };
    const auto add = [&](const std::string& token, Index word) { addId(vocabulary.idOfText(token), word); };
    const TokenFrame frame = tokenizer.frame();
    if (frame.hasBegin)
        addId(beginToken, -1);
    // A model of single letters may never have seen a blank.
    const bool hasBlanks = keepsBlanks(tokenizer) && vocabulary.idOfText(" ") != unknownToken;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (hasBlanks && i > 0)
            add(" ", -1);
        std::vector<std::string> tokens = tokensInside(tokenizer, words[i]);
        // Alone, the French "n'" is cut in two; a model of words knows it as one token.
        const bool isOneToken =
            tokens.size() > 1 && tokenizer.id() == "words" && vocabulary.contains(words[i]);
        if (tokens.empty() || isOneToken)
            tokens = {words[i]};
        for (const std::string& token : tokens)
            add(token, static_cast<Index>(i));
    }
    if (frame.hasEnd)
        addId(endToken, -1);
    return pieces;
}

void WordAligner::checkLength(const char* sentence, const Pieces& pieces) {
    const auto length = static_cast<Index>(pieces.ids.size());
    if (length > longestSide)
        throw Error(told(sentence, length, longestSide));
}

std::vector<Vector> WordAligner::align(const std::vector<std::string>& source,
                                       const std::vector<std::string>& target) {
    read(source, target);
    const std::optional<MapAddress> map = m_model.network.alignment();
    return map ? rows(*map, RowToken::Written) : std::vector<Vector>(target.size());
}

void WordAligner::read(const std::vector<std::string>& source, const std::vector<std::string>& target) {
    m_source = cut(source, *m_model.tokenizers.source, m_model.source);
    m_target = cut(target, *m_model.tokenizers.target, m_model.target);
    m_sourceWords = source.size();
    m_targetWords = target.size();
    checkLength(translatable("the source has %1 tokens of the model, and a model reads at most %2 of a "
                             "sentence here; leave it out or part it."),
                m_source);
    checkLength(translatable("the target has %1 tokens of the model, and a model reads at most %2 of a "
                             "sentence here; leave it out or part it."),
                m_target);
    if (source.empty() || m_source.ids.empty() || m_target.ids.empty() || !m_model.network.alignment()) {
        m_target.ids.clear();
        return;
    }
    if (m_model.network.saysOneToken())
        throw Error(told(
            "the model says one class for a text, so it aligns no words; give a model that translates."));
    m_target.ids.push_back(endToken);
    fillBatch(m_batch, {{m_source.ids, m_target.ids}}, {0});
    m_forced.run(m_batch);
}

std::vector<Vector> WordAligner::rows(const MapAddress& map, RowToken whose) const {
    std::vector<Vector> rows(m_targetWords);
    if (m_target.ids.empty())
        return rows;
    // The step after the one that writes a token reads it; the last one writes </s>.
    const std::size_t later = whose == RowToken::Read ? 1 : 0;
    const std::vector<Vector> weights = m_forced.rows(map, 0, static_cast<Index>(m_target.ids.size()),
                                                      static_cast<Index>(m_source.ids.size()));
    std::vector<Real> pieces(m_targetWords, 0);
    for (std::size_t t = 0; t < m_target.words.size(); ++t) {
        if (m_target.words[t] < 0)
            continue;
        const auto word = static_cast<std::size_t>(m_target.words[t]);
        if (rows[word].size() == 0)
            rows[word].setZero(static_cast<Index>(m_sourceWords));
        ++pieces[word];
        for (std::size_t j = 0; j < m_source.words.size(); ++j) {
            if (m_source.words[j] >= 0)
                rows[word][m_source.words[j]] += weights[t + later][static_cast<Index>(j)];
        }
    }
    for (std::size_t word = 0; word < rows.size(); ++word)
        rows[word] /= pieces[word];
    return rows;
}

}  // namespace attn
