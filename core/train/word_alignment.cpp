// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/word_alignment.h"

#include <algorithm>

#include "core/base/error.h"

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
    const bool hasBlanks = keepsBlanks(tokenizer);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (hasBlanks && i > 0)
            add(" ", -1);
        std::vector<std::string> tokens = tokensInside(tokenizer, words[i]);
        if (tokens.empty())
            tokens.push_back(words[i]);
        for (const std::string& token : tokens)
            add(token, static_cast<Index>(i));
    }
    if (frame.hasEnd)
        addId(endToken, -1);
    return pieces;
}

void WordAligner::checkLength(const char* side, const Pieces& pieces) {
    const auto length = static_cast<Index>(pieces.ids.size());
    if (length > longestSide)
        throw Error(std::string("the ") + side + " has " + std::to_string(length) +
                    " tokens of the model, and a model reads at most " + std::to_string(longestSide) +
                    " of a sentence here; leave it out or part it.");
}

std::vector<Vector> WordAligner::align(const std::vector<std::string>& source,
                                       const std::vector<std::string>& target) {
    std::vector<Vector> rows(target.size());
    const Pieces from = cut(source, *m_model.tokenizers.source, m_model.source);
    Pieces to = cut(target, *m_model.tokenizers.target, m_model.target);
    checkLength("source", from);
    checkLength("target", to);
    if (source.empty() || from.ids.empty() || to.ids.empty() || !m_model.network.alignment())
        return rows;
    if (m_model.network.saysOneToken())
        throw Error(
            "the model says one class for a text, so it aligns no words; give a model that translates.");
    to.ids.push_back(endToken);
    fillBatch(m_batch, {{from.ids, to.ids}}, {0});
    m_forced.run(m_batch);
    const std::vector<Vector> weights = m_forced.alignment(0, static_cast<Index>(to.words.size()));

    std::vector<Real> pieces(target.size(), 0);
    for (std::size_t t = 0; t < to.words.size(); ++t) {
        if (to.words[t] < 0)
            continue;
        const auto word = static_cast<std::size_t>(to.words[t]);
        if (rows[word].size() == 0)
            rows[word].setZero(static_cast<Index>(source.size()));
        ++pieces[word];
        for (std::size_t j = 0; j < from.words.size(); ++j) {
            if (from.words[j] >= 0)
                rows[word][from.words[j]] += weights[t][static_cast<Index>(j)];
        }
    }
    for (std::size_t word = 0; word < rows.size(); ++word)
        rows[word] /= pieces[word];
    return rows;
}

}  // namespace attn
