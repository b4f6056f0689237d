// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/hierarchical/hierarchical_numbers.h"

#include <algorithm>
#include <memory>

#include "core/network/attention/attention_numbers.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/hierarchical/hierarchical_encoder.h"
#include "core/network/recurrent/recurrent_numbers.h"

namespace attn {
namespace {

// The sentences of a text.
class TextSentences {
public:
    explicit TextSentences(const Numbers& numbers)
        : m_starts(sentenceStarts(numbers.trace().source, numbers.config().encoder.separators)),
          m_end(numbers.sourceLength()) {}

    Index count() const { return static_cast<Index>(m_starts.size()); }
    Index start(Index sentence) const { return m_starts[static_cast<std::size_t>(sentence)]; }
    Index length(Index sentence) const {
        return (sentence + 1 < count() ? start(sentence + 1) : m_end) - start(sentence);
    }
    Index longest() const {
        Index most = 0;
        for (Index i = 0; i < count(); ++i)
            most = std::max(most, length(i));
        return most;
    }
    Index sentenceOf(Index token) const {
        return static_cast<Index>(std::upper_bound(m_starts.begin(), m_starts.end(), token) -
                                  m_starts.begin()) -
               1;
    }

private:
    std::vector<Index> m_starts;
    Index m_end;
};
using Sentences = std::shared_ptr<const TextSentences>;

Quantity ofWord(Kind kind, Index sentence, Index word, Index unit = 0) {
    return {.kind = kind, .step = sentence, .position = word, .unit = unit, .part = Part::Words};
}

CellPlace placeOf(const ReaderConfig& reader, Part part, const std::string& tensors) {
    return {.part = part,
            .cell = reader.cell,
            .layers = reader.layers,
            .directions = reader.directions(),
            .hidden = reader.hidden,
            .tensors = tensors};
}

// Tokens → annotations of words, each sentence by itself.
void addWords(const Numbers& numbers, const Sentences& sentences, NumberForms& table) {
    const ReaderConfig& words = numbers.config().encoder.words;
    CellPlace reader = placeOf(words, Part::Words, "encoder.words.rnn.");
    reader.inputs = words.embedding;
    reader.input = [&numbers, sentences, embedding = numbers.tensor("encoder.words.embedding.weight")](
                       const Quantity& at, Index i) {
        return numbers.entry(embedding, numbers.sourceToken(sentences->start(at.step) + at.position), i);
    };
    reader.sentences = sentences->count();
    reader.longest = sentences->longest();
    reader.length = [sentences](const Quantity& at) { return sentences->length(at.step); };
    addCellNumbers(numbers, reader, table);
    table.push_back(
        {.kind = Kind::Annotation,
         .part = Part::Words,
         .extents = {.steps = reader.sentences, .positions = reader.longest, .units = words.outputSize()},
         .write =
             [&numbers, reader, sentences](const Quantity& at, Arithmetic& arithmetic) {
                 writeAnnotation(numbers, sentences->start(at.step) + at.position,
                                 readerState(reader, at.step, at.position, at.unit), arithmetic);
             },
         .positions = reader.length,
         .isOfStep = false});
}

// Annotations of words → sentence vectors, by attention with a learned query.
void addWordWeights(const Numbers& numbers, const Sentences& sentences, NumberForms& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    const ScoreDescription& score = *findScoreFunction(encoder.attention.score);
    const Index size = encoder.words.outputSize();
    const Index querySize = score.needsEqualSizes ? size : encoder.query;
    table.push_back(
        {.kind = Kind::Query,
         .part = Part::Words,
         .extents = {.steps = sentences->count(), .units = querySize},
         .write = [&numbers, query = numbers.tensor("encoder.words.query")](
                      const Quantity& at,
                      Arithmetic& arithmetic) { arithmetic.term({numbers.entry(query, at.unit)}); },
         .isOfStep = false});
    addAttentionNumbers(numbers,
                        {.part = Part::Words,
                         .setup = {encoder.attention, querySize, size},
                         .forms = &score.forms,
                         .rows = sentences->count(),
                         .longest = sentences->longest(),
                         .tensors = [](Index) { return std::string("encoder.words.attention."); },
                         .length = [sentences](const Quantity& at) { return sentences->length(at.step); },
                         .map =
                             [](const Quantity&) {
                                 return MapAddress{MapSite::Words, 0, 0};
                             },
                         .time = [](Index) { return Index(0); },
                         .isOfStep = false},
                        table);
    table.push_back({.kind = Kind::Context,
                     .part = Part::Words,
                     .extents = {.steps = sentences->count(), .units = size},
                     .write =
                         [&numbers, sentences](const Quantity& at, Arithmetic& arithmetic) {
                             for (Index word = 0; word < sentences->length(at.step); ++word)
                                 arithmetic.term(
                                     {numbers.number(ofWord(Kind::AttentionWeight, at.step, word)),
                                      numbers.number(ofWord(Kind::Annotation, at.step, word, at.unit))});
                         },
                     .isOfStep = false});
}

// Sentence vectors → annotations, one a sentence.
void addSentences(const Numbers& numbers, const Sentences& sentences, NumberForms& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    CellPlace reader = placeOf(encoder.sentences, Part::Sentences, "encoder.sentences.rnn.");
    reader.inputs = encoder.words.outputSize();
    reader.input = [&numbers](const Quantity& at, Index i) {
        return numbers.number({.kind = Kind::Context, .step = at.position, .unit = i, .part = Part::Words});
    };
    reader.longest = sentences->count();
    addCellNumbers(numbers, reader, table);
    addReaderAnnotations(numbers, reader, false, table);
}

// The alignment of tokens in a step: the weight of their sentence times their own in it.
void addTokenWeights(const Numbers& numbers, const Sentences& sentences, NumberForms& table) {
    table.push_back(
        {.kind = Kind::TokenWeight,
         .extents = {.steps = numbers.stepCount(), .positions = numbers.sourceLength()},
         .write =
             [&numbers, sentences](const Quantity& at, Arithmetic& arithmetic) {
                 const Index sentence = sentences->sentenceOf(at.position);
                 arithmetic.term(
                     {numbers.number({.kind = Kind::AttentionWeight, .step = at.step, .position = sentence}),
                      numbers.number(ofWord(Kind::AttentionWeight, sentence,
                                            at.position - sentences->start(sentence)))});
             },
         .shown = [&numbers](const Quantity& at) -> std::optional<double> {
             const MapTrace* trace = traceOf(numbers.step(at.step), {MapSite::Tokens, 0, 0});
             return trace ? entryOf(trace->weights, at.position) : std::nullopt;
         }});
}

}  // namespace

void addHierarchicalNumbers(const Numbers& numbers, NumberForms& table) {
    const auto sentences = std::make_shared<const TextSentences>(numbers);
    addWords(numbers, sentences, table);
    addWordWeights(numbers, sentences, table);
    addSentences(numbers, sentences, table);
    if (numbers.config().attention.score != "none")
        addTokenWeights(numbers, sentences, table);
}

}  // namespace attn
