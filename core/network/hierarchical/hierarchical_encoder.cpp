// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/hierarchical/hierarchical_encoder.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "core/base/told.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/explained/quantity.h"
#include "core/network/recurrent/cells/cell_registry.h"

namespace attn {
namespace {

constexpr std::uint64_t wordsNoise = 1000, sentencesNoise = 1100;

// The query has as many numbers as an annotation where the score compares the two directly.
Index querySizeOf(const EncoderConfig& encoder) {
    const ScoreDescription* score = findScoreFunction(encoder.attention.score);
    return score && score->needsEqualSizes ? encoder.words.outputSize() : encoder.query;
}

AttentionSetup setupOf(const EncoderConfig& encoder) {
    return {encoder.attention, querySizeOf(encoder), encoder.words.outputSize()};
}

Attention attentionOf(const EncoderConfig& encoder, ParameterLayout& layout) {
    const ParameterLayout::Prefix prefix(layout, "encoder.words.");
    return Attention(setupOf(encoder), layout);
}

void checkReader(const std::string& group, const ReaderConfig& reader, ValueChecks& check) {
    check.oneOf(group + ".cell", reader.cell, cells());
    check.whole(group + ".layers", reader.layers, 1, largestLayers);
    check.whole(group + ".hidden", reader.hidden, 1, largestSize);
}

// Sorts numbers 0 … count − 1 by falling length; equal ones keep their order.
std::vector<Index> byFallingLength(const std::vector<Index>& lengths) {
    std::vector<Index> order(lengths.size());
    std::iota(order.begin(), order.end(), Index(0));
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) {
        return lengths[static_cast<std::size_t>(a)] > lengths[static_cast<std::size_t>(b)];
    });
    return order;
}

std::vector<Index> sorted(const std::vector<Index>& lengths, const std::vector<Index>& order) {
    std::vector<Index> result;
    result.reserve(order.size());
    for (const Index i : order)
        result.push_back(lengths[static_cast<std::size_t>(i)]);
    return result;
}

}  // namespace

std::vector<Index> sentenceStarts(std::span<const Token> text, std::span<const Token> separators) {
    std::vector<Index> starts;
    bool isOpen = false;
    for (std::size_t j = 0; j < text.size(); ++j) {
        if (!isOpen)
            starts.push_back(static_cast<Index>(j));
        isOpen = std::find(separators.begin(), separators.end(), text[j]) == separators.end();
    }
    return starts;
}

HierarchicalEncoder::HierarchicalEncoder(const ModelConfig& config, ParameterLayout& layout)
    : m_separators(config.encoder.separators),
      m_querySize(querySizeOf(config.encoder)),
      m_words(config.encoder.words, config.encoder.words.embedding,
              layout.addWeight("encoder.words.embedding.weight", config.sourceSize,
                               config.encoder.words.embedding, Initialization::Embedding, 1),
              "encoder.words.rnn", wordsNoise, layout),
      m_query(layout.addVector("encoder.words.query", m_querySize, Initialization::Uniform, m_querySize)),
      m_attention(attentionOf(config.encoder, layout)),
      m_sentences(config.encoder.sentences, config.encoder.words.outputSize(), noParameter,
                  "encoder.sentences.rnn", sentencesNoise, layout) {}

std::vector<MapAddress> HierarchicalEncoder::maps() const {
    return {MapAddress{MapSite::Words, 0, 0}};
}

// Sentences of all texts are one batch of the words' reader, sorted by length; texts are one batch of the
// sentences' reader, sorted by their number of sentences.
class HierarchicalEncoderPass final : public EncoderPass {
public:
    HierarchicalEncoderPass(const HierarchicalEncoder& encoder, const NetworkWeights& weights)
        : m_encoder(encoder), m_weights(weights) {}

    void encode(const Positions& positions, std::span<const Token> source) override {
        m_zeroed.clear();
        cut(positions, source);
        m_encoder.m_words.forward(m_weights, m_wordPositions, {.tokens = m_tokens}, m_words);
        readSentences();
    }
    Annotations& annotations() override { return m_sentences; }
    const Annotations& annotations() const override { return m_sentences; }
    const Positions* positions() const override { return &m_textPositions; }
    std::span<const Index> order() const override { return m_textOrder; }

    void spread(Index b, const Vector& weights, Vector& tokens) const override {
        const Text& text = m_texts[static_cast<std::size_t>(b)];
        tokens.setZero(text.length);
        Vector row;
        for (std::size_t i = 0; i < text.starts.size(); ++i) {
            wordWeights(text, i, row);
            tokens.segment(text.starts[i], row.size()) = weights[static_cast<Index>(i)] * row;
        }
    }
    // A zeroed word counts for nothing in its sentence's vector.
    void zero(const Positions&, Index position) override {
        m_zeroed.push_back(position);
        for (const Index each : m_zeroed)
            for (const Text& text : m_texts)
                if (each < text.length) {
                    const std::size_t i = sentenceOf(text, each);
                    const Index column =
                        m_wordPositions.first(each - text.starts[i]) + m_rank[text.firstSentence + i];
                    m_words.annotations.cols(column, 1).setZero();
                }
        readSentences();
    }
    void edit(const MapAddress&, const AttentionEdit& edit) override { m_tape.edit = edit; }
    // The row of a source position is that of its sentence: weights of all source tokens, 0 outside of the
    // sentence. There are no scores outside of it.
    void row(const MapAddress&, Index b, Index position, Vector& scores, Vector& weights) const override {
        const Text& text = m_texts[static_cast<std::size_t>(b)];
        const std::size_t i = sentenceOf(text, position);
        Vector own;
        wordWeights(text, i, own);
        weights.setZero(text.length);
        weights.segment(text.starts[i], own.size()) = own;
        scores.resize(0);
    }
    bool numbers(const Quantity& at, Vector& values) const override {
        if (at.part != Part::Words)
            return false;
        const Index rank = m_rank[m_texts.front().firstSentence + static_cast<std::size_t>(at.step)];
        if (at.kind == Kind::Annotation) {
            values = m_words.annotations.all().col(m_wordPositions.first(at.position) + rank);
        } else if (at.kind == Kind::Context) {
            values = m_contexts.all().col(rank);
        } else if (at.kind == Kind::Score || at.kind == Kind::AttentionWeight) {
            const MapTrace trace = m_encoder.m_attention.trace(m_wordPositions, m_tape, 0, rank);
            values = at.kind == Kind::Score ? trace.scores : trace.weights;
        } else {
            return false;
        }
        return true;
    }

    void train(const Noise& noise) override {
        m_words.noise = noise;
        m_sentences.noise = noise;
    }
    void back(Annotations& upstream, Parameters& gradient) override {
        m_dVectors.shapeZero(m_vectors.rows(), m_vectors.cols());
        m_encoder.m_sentences.backward(m_weights, m_textPositions, {.vectors = &m_vectors}, m_sentences,
                                       upstream, gradient, &m_dVectors);
        m_dContexts.shape(m_contexts.rows(), m_contexts.cols());
        forEachSentence(
            [&](Index word, Index vector) { m_dContexts.cols(word, 1) = m_dVectors.cols(vector, 1); });
        m_dWords.annotations.shapeZero(m_words.annotations.rows(), m_words.annotations.cols());
        m_dWords.summary.shapeZero(m_words.summary.rows(), m_words.summary.cols());
        m_dQuery.shapeZero(m_queries.rows(), m_queries.cols());
        m_encoder.m_attention.backward(m_weights, m_wordPositions, m_queries.all(), m_dContexts.all(),
                                       m_words, m_tape, 0, m_dQuery.all());
        m_encoder.m_attention.finish(m_weights, m_wordPositions, m_queries.all(), m_dContexts.all(), m_words,
                                     m_tape, m_dWords, gradient);
        gradient.vector(m_encoder.m_query) += m_dQuery.all().rowwise().sum();
        m_encoder.m_words.backward(m_weights, m_wordPositions, {.tokens = m_tokens}, m_words, m_dWords,
                                   gradient);
    }

private:
    struct Text {
        Index length = 0;               // tokens
        std::vector<Index> starts;      // of its sentences
        std::size_t firstSentence = 0;  // number of the first one among all
        Index lengthOf(std::size_t i) const {
            return (i + 1 < starts.size() ? starts[i + 1] : length) - starts[i];
        }
    };

    static std::size_t sentenceOf(const Text& text, Index position) {
        return static_cast<std::size_t>(std::upper_bound(text.starts.begin(), text.starts.end(), position) -
                                        text.starts.begin()) -
               1;
    }

    void cut(const Positions& positions, std::span<const Token> source) {
        m_texts.resize(static_cast<std::size_t>(positions.batch()));
        std::vector<std::vector<Token>> sentences;
        std::vector<Index> lengths, counts;
        for (Index b = 0; b < positions.batch(); ++b) {
            std::vector<Token> tokens(static_cast<std::size_t>(positions.length(b)));
            for (std::size_t j = 0; j < tokens.size(); ++j)
                tokens[j] = source[static_cast<std::size_t>(positions.first(static_cast<Index>(j)) + b)];
            Text& text = m_texts[static_cast<std::size_t>(b)];
            text = {positions.length(b), sentenceStarts(tokens, m_encoder.m_separators), sentences.size()};
            for (std::size_t i = 0; i < text.starts.size(); ++i) {
                const auto first = tokens.begin() + text.starts[i];
                sentences.emplace_back(first, first + text.lengthOf(i));
                lengths.push_back(text.lengthOf(i));
            }
            counts.push_back(static_cast<Index>(text.starts.size()));
        }
        const std::vector<Index> order = byFallingLength(lengths);
        m_rank.resize(order.size());
        for (std::size_t r = 0; r < order.size(); ++r)
            m_rank[static_cast<std::size_t>(order[r])] = static_cast<Index>(r);
        m_wordPositions.assign(sorted(lengths, order));
        m_tokens.resize(static_cast<std::size_t>(m_wordPositions.columns()));
        for (Index j = 0; j < m_wordPositions.longest(); ++j)
            for (Index r = 0; r < m_wordPositions.active(j); ++r)
                m_tokens[static_cast<std::size_t>(m_wordPositions.first(j) + r)] =
                    sentences[static_cast<std::size_t>(order[static_cast<std::size_t>(r)])]
                             [static_cast<std::size_t>(j)];
        m_textOrder = byFallingLength(counts);
        m_textPositions.assign(sorted(counts, m_textOrder));
    }

    // Calls `visit` with each sentence's column among the contexts of words and among the sentences of texts.
    template <typename Visit>
    void forEachSentence(const Visit& visit) const {
        for (Index r = 0; r < m_textPositions.batch(); ++r) {
            const Text& text = m_texts[static_cast<std::size_t>(m_textOrder[static_cast<std::size_t>(r)])];
            for (std::size_t i = 0; i < text.starts.size(); ++i)
                visit(m_rank[text.firstSentence + i], m_textPositions.first(static_cast<Index>(i)) + r);
        }
    }

    // Annotations of words → vectors of sentences → annotations of sentences.
    void readSentences() {
        const Index sentences = m_wordPositions.batch();
        m_queries.shape(m_encoder.m_querySize, sentences);
        m_queries.all().colwise() = m_weights.vector(m_encoder.m_query);
        m_contexts.shape(m_encoder.m_words.outputSize(), sentences);
        m_encoder.m_attention.prepare(m_weights, m_wordPositions, m_words, 1, m_tape);
        m_encoder.m_attention.forward(m_weights, m_wordPositions, m_queries.all(), m_words, 0, m_tape, 0,
                                      m_contexts.all());
        m_vectors.shape(m_contexts.rows(), sentences);
        forEachSentence(
            [&](Index word, Index vector) { m_vectors.cols(vector, 1) = m_contexts.cols(word, 1); });
        m_encoder.m_sentences.forward(m_weights, m_textPositions, {.vectors = &m_vectors}, m_sentences);
    }

    // The weights of the words of sentence i.
    void wordWeights(const Text& text, std::size_t i, Vector& weights) const {
        m_encoder.m_attention.weights(m_wordPositions, m_tape, 0, m_rank[text.firstSentence + i], weights);
    }

    const HierarchicalEncoder& m_encoder;
    const NetworkWeights& m_weights;
    std::vector<Text> m_texts;    // by text of the batch
    std::vector<Index> m_rank;    // of each sentence, among all by falling length
    Positions m_wordPositions;    // of the words, a sentence at a time
    std::vector<Token> m_tokens;  // by m_wordPositions
    Positions m_textPositions;    // of the sentences, a text at a time
    std::vector<Index> m_textOrder;
    std::vector<Index> m_zeroed;
    RecurrentEncoding m_words, m_sentences;
    AttentionTape m_tape;
    Scratch m_queries;   // [D_w, sentences]
    Scratch m_contexts;  // [K_w, sentences] by m_wordPositions
    Scratch m_vectors;   // [K_w, sentences] by m_textPositions
    Scratch m_dVectors, m_dContexts, m_dQuery;
    Annotations m_dWords;
};

std::unique_ptr<EncoderPass> HierarchicalEncoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<HierarchicalEncoderPass>(*this, weights);
}

void checkHierarchicalEncoder(const ModelConfig& config, ValueChecks& check) {
    const EncoderConfig& encoder = config.encoder;
    checkReader("encoder.words", encoder.words, check);
    check.whole("encoder.words.embedding", encoder.words.embedding, 1, largestSize);
    checkReader("encoder.sentences", encoder.sentences, check);
    check.oneOf("encoder.attention.score", encoder.attention.score, scoreFunctions());
    check.require(
        encoder.attention.score != "none",
        told("%1 \"none\" is not possible: a sentence's vector is made of its words by their weights.",
             check.name("encoder.attention.score")));
    check.whole("encoder.attention.size", encoder.attention.size, 1, largestSize);
    check.whole("encoder.attention.longest_source", encoder.attention.longestSource, 1, largestSize);
    check.oneOf("encoder.attention.activation", encoder.attention.activation,
                std::vector<std::string>{"tanh", "sigmoid", "relu"});
    check.whole("encoder.attention.query", encoder.query, 1, largestSize);
    check.require(
        !encoder.separators.empty() || !encoder.separatorTexts.empty(),
        told("%1 names no token; a sentence ends with one of them.", check.name("encoder.separators")));
    for (const Token token : encoder.separators)
        if (config.sourceSize > 0)
            check.require(token >= 0 && token < config.sourceSize,
                          told("%1 should be ids of tokens from 0 to %2, found %3.",
                               check.name("encoder.separators"), config.sourceSize - 1, token));
}

Index hierarchicalPositionNumbers(const ModelConfig& config) {
    const EncoderConfig& encoder = config.encoder;
    return (9 * encoder.words.layers + 4) * encoder.words.outputSize() + 3 * encoder.attention.size +
           (9 * encoder.sentences.layers + 3) * encoder.sentences.outputSize();
}

std::string hierarchicalAnnotationText(const ModelConfig& config, const ValueChecks& check) {
    const Index directions = config.encoder.sentences.directions();
    return plural(directions, "%1 in %2 direction makes %3.", "%1 in %2 directions makes %3.",
                  check.name("encoder.sentences.hidden"), directions, config.annotationSize());
}

}  // namespace attn
