// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/model_system.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include "core/decode/greedy.h"
#include "core/decode/usual_length.h"
#include "core/math/flush_denormals.h"
#include "core/math/side_by_side.h"
#include "core/metrics/alignment.h"
#include "core/text/text_ids.h"
#include "core/train/corpora/fitting_pairs.h"
#include "core/train/forced_pass.h"
#include "core/train/recipes/pair_limits.h"

namespace attn {
namespace {

constexpr Index usualTexts = 64;  // as in evaluation
constexpr Index firstTexts = 16;
// Approximate multiplications in a batch: a stop is noticed between batches, within 100 ms.
constexpr Index batchOperations = 4'000'000'000;
constexpr Index passWorkspace = 32 * 1024 * 1024;  // numbers

TokenList listOf(const std::vector<std::string>& tokens) {
    TokenList list(tokens);
    list.shrink();
    return list;
}

// A text that the model can read.
struct ReadText {
    std::size_t place = 0;  // in ModelTexts::pairs
    std::vector<std::string> source, target;
    std::vector<Token> targetIds;  // without </s>
    bool isEnded = true;           // the decoder's target has its </s>
};

// Texts that are read together, in their order.
struct TextBatch {
    std::vector<ReadText> read;
    std::vector<SentencePair> pairs;
    double share = 0;  // of all texts, up to the last one of the batch
};

// Cuts texts into tokens, batch by batch.
class TextTaker {
public:
    TextTaker(const TrainedModel& model, const ModelTexts& texts)
        : m_model(model), m_texts(texts), m_skipped(texts.name) {
        m_skipped.lines = static_cast<Index>(texts.pairs.size());
    }

    bool isDone() const { return m_next == m_texts.pairs.size(); }
    std::string skipped() const { return m_skipped.text(); }

    // Takes texts until there are `most` of them or they make enough work.
    TextBatch take(Index most) {
        TextBatch batch;
        const Index perToken = m_model.network.layout()->bufferSize();
        Index operations = 0;
        for (; !isDone() && static_cast<Index>(batch.read.size()) < most && operations < batchOperations;
             ++m_next) {
            const TaskPair& pair = m_texts.pairs[m_next];
            ReadText text;
            text.place = m_next;
            text.source = m_model.tokenizers.source->tokenize(pair.source);
            text.target = m_model.tokenizers.target->tokenize(pair.target);
            if (!PairLimits{}.areKept(text.source.size(), text.target.size(), line(m_next), m_skipped))
                continue;
            text.targetIds = textIds(*m_model.tokenizers.target, m_model.target, text.target);
            batch.pairs.push_back(
                {textIds(*m_model.tokenizers.source, m_model.source, text.source), text.targetIds});
            if (!m_model.network.saysOneToken())
                batch.pairs.back().target.push_back(endToken);
            operations += perToken * static_cast<Index>(text.source.size() + text.target.size());
            batch.read.push_back(std::move(text));
        }
        batch.share =
            static_cast<double>(m_next) / static_cast<double>(std::max<std::size_t>(m_texts.pairs.size(), 1));
        return batch;
    }

private:
    Index line(std::size_t place) const {
        return m_texts.lines.empty() ? static_cast<Index>(place) + 1 : m_texts.lines[place];
    }

    const TrainedModel& m_model;
    const ModelTexts& m_texts;
    SkippedLines m_skipped;
    std::size_t m_next = 0;  // the next text to be read
};

// Reads batches; each thread has one.
class ModelReader {
public:
    ModelReader(const TrainedModel& model, const ModelTexts& texts, ReadsTarget reads,
                const std::optional<MapAddress>& map)
        : m_model(model),
          m_texts(texts),
          m_reads(model.network.saysOneToken() ? ReadsTarget::Own : reads),
          m_map(map ? map : model.network.alignment()),
          m_greedy(model.network),
          m_forced(model.network, passWorkspace) {}

    // The sentences in the order of the texts; empty after a stop.
    std::vector<SentencePointer> run(TextBatch batch, const std::stop_token& stop) {
        m_read = std::move(batch.read);
        m_pairs = std::move(batch.pairs);
        if (m_reads == ReadsTarget::Own)
            decode(stop);
        std::vector<SentencePointer> sentences(m_read.size());
        for (Index first = 0; first < count() && !stop.stop_requested();) {
            const Index size =
                fittingPairs(m_pairs, first, count() - first, passWorkspace, m_model.network.config());
            force(first, size, sentences);
            first += size;
        }
        if (stop.stop_requested())
            sentences.clear();
        return sentences;
    }

private:
    Index count() const { return static_cast<Index>(m_read.size()); }

    void fill(Index first, Index size) {
        std::vector<Index> chosen(static_cast<std::size_t>(size));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(m_batch, m_pairs, chosen);
    }

    // Replaces the references by the model's own outputs.
    void decode(const std::stop_token& stop) {
        if (m_read.empty())
            return;
        fill(0, count());
        std::vector<std::vector<Token>> outputs =
            m_greedy.run(m_batch, longestOutput(m_model.network, m_batch.positions.longest()), stop);
        for (std::size_t b = 0; b < outputs.size(); ++b) {
            const auto place = static_cast<std::size_t>(m_batch.order[b]);
            const auto most = static_cast<std::size_t>(
                longestOutput(m_model.network, static_cast<Index>(m_pairs[place].source.size())));
            const bool isClass = m_model.network.saysOneToken();
            m_read[place].isEnded = isClass || outputs[b].size() < most;
            outputs[b].resize(std::min(outputs[b].size(), most));
            if (m_read[place].isEnded && !isClass)
                outputs[b].push_back(endToken);
            m_pairs[place].target = std::move(outputs[b]);
        }
    }

    // Computes weights and probabilities of `size` pairs from `first` on.
    void force(Index first, Index size, std::vector<SentencePointer>& sentences) {
        fill(first, size);
        m_forced.run(m_batch);
        for (Index b = 0; b < size; ++b) {
            const auto place = static_cast<std::size_t>(m_batch.order[static_cast<std::size_t>(b)]);
            sentences[place] = sentence(b, m_read[place], m_pairs[place]);
        }
    }

    // Makes sentence b of the batch.
    SentencePointer sentence(Index b, const ReadText& text, const SentencePair& pair) const {
        auto result = std::make_shared<AlignedSentence>();
        const bool hasLines = !m_texts.lines.empty();
        result->key.number = static_cast<long>(hasLines ? m_texts.lines[text.place] - 1 : text.place);
        result->line = hasLines ? m_texts.lines[text.place] : 0;
        result->source = listOf(text.source);
        result->hasSourceEnd = m_model.tokenizers.source->frame().hasEnd;
        result->reference = listOf(text.target);
        std::vector<std::string> target = m_reads == ReadsTarget::Own ? texts(pair.target) : text.target;
        if (m_texts.knowsLinks) {
            const std::vector<Link>& links = m_texts.pairs[text.place].links;
            // Evidence is of the true class, whatever class was given.
            const bool areAllKnown = m_reads == ReadsTarget::Reference || m_model.network.saysOneToken();
            result->truth = areAllKnown ? links : linksOfMatchingTokens(links, target, text.target);
        }
        result->hasTargetEnd = text.isEnded && !m_model.network.saysOneToken();
        if (result->hasTargetEnd)
            target.emplace_back(endMark);
        result->target = listOf(target);
        const ForcedPass::SentenceLoss loss = m_forced.sentence(m_batch, b);
        result->logProbability = -loss.loss;
        result->isRight = isRight(text, pair, loss);
        setWeights(*result, b);
        return result;
    }

    // The tokens of an output, without </s>.
    std::vector<std::string> texts(const std::vector<Token>& ids) const {
        std::vector<std::string> tokens;
        for (const Token id : ids) {
            if (id != endToken)
                tokens.push_back(m_model.target.text(id));
        }
        return tokens;
    }

    // Nothing equals a reference with an unknown token, because that token's text is not known.
    bool isRight(const ReadText& text, const SentencePair& pair, const ForcedPass::SentenceLoss& loss) const {
        if (std::find(text.targetIds.begin(), text.targetIds.end(), unknownToken) != text.targetIds.end())
            return false;
        if (m_reads == ReadsTarget::Reference)
            return loss.hits == loss.tokens;
        if (m_model.network.saysOneToken())
            return pair.target == text.targetIds;
        return text.isEnded && std::equal(pair.target.begin(), pair.target.end() - 1, text.targetIds.begin(),
                                          text.targetIds.end());
    }

    void setWeights(AlignedSentence& sentence, Index b) const {
        if (!m_map)
            return;
        const std::vector<Vector> rows =
            m_forced.rows(*m_map, b, sentence.target.size(), sentence.source.size());
        sentence.weights.resize(sentence.target.size(), sentence.source.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            sentence.weights.row(static_cast<Index>(i)) = rows[i].transpose();
    }

    const TrainedModel& m_model;
    const ModelTexts& m_texts;
    const ReadsTarget m_reads;
    const std::optional<MapAddress> m_map;
    GreedyDecoder m_greedy;
    ForcedPass m_forced;
    // The present batch, in the order of the texts.
    std::vector<ReadText> m_read;
    std::vector<SentencePair> m_pairs;
    Batch m_batch;
};

}  // namespace

std::string alignModel(const TrainedModel& model, const ModelTexts& texts, ReadsTarget reads,
                       const std::function<void(std::vector<SentencePointer> more, double share)>& publish,
                       const std::stop_token& stop, Index threads, const std::optional<MapAddress>& map,
                       const SentenceForm& form) {
    TextTaker taker(model, texts);
    const TokenTraits traits = tokenTraits(model);
    std::vector<std::unique_ptr<ModelReader>> readers;
    for (Index thread = 0; thread < threads; ++thread)
        readers.push_back(std::make_unique<ModelReader>(model, texts, reads, map));
    // Several batches for each thread, so that no thread waits long for the others.
    const std::size_t atOnce = threads > 1 ? 4 * readers.size() : 1;
    Index most = firstTexts;
    while (!taker.isDone() && !stop.stop_requested()) {
        std::vector<TextBatch> batches;
        for (; batches.size() < atOnce && !taker.isDone(); most = usualTexts)
            batches.push_back(taker.take(most));
        std::vector<std::vector<SentencePointer>> found(batches.size());
        sideBySide(threads, static_cast<Index>(batches.size()), [&](Index thread, Index item) {
            const FlushDenormals flush;
            const auto i = static_cast<std::size_t>(item);
            found[i] = readers[static_cast<std::size_t>(thread)]->run(std::move(batches[i]), stop);
        });
        for (std::vector<SentencePointer>& sentences : found)
            for (SentencePointer& sentence : sentences)
                sentence = inForm(sentence, form, traits);
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!found[i].empty())
                publish(std::move(found[i]), batches[i].share);
    }
    return taker.skipped();
}

}  // namespace attn
