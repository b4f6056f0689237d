// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/panels/word_panels.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

Quantity wordAt(Kind kind, Index sentence, Index word = 0) {
    return {.kind = kind, .step = sentence, .position = word, .part = Part::Words};
}

// The sentence that is looked at; −1 for none.
int lookedAtSentence(const LaneData* lane, const Selection& selection) {
    return lane && lane->trace ? annotationLookedAt(*lane, selection) : -1;
}

QString wordToken(const LaneData& lane, int sentence, int word) {
    return lane.sourceTokens.value(AnnotatedSource(lane).firstToken(sentence) + word);
}

QString placeText(const LaneData* lane, const Selection& selection) {
    const int sentence = lookedAtSentence(lane, selection);
    return sentence < 0 ? QString()
                        : tr("sentence %1 of %2").arg(sentence + 1).arg(AnnotatedSource(*lane).count());
}

}  // namespace

WordWeightsPanel::WordWeightsPanel(QWidget* parent)
    : SourceBarsPanel(Stage::WordWeights, Legend::None, parent) {}

QString WordWeightsPanel::titleText() const {
    const int sentence = lookedAtSentence(lane(), selection());
    return sentence < 0 ? tr("Word weights") : tr("Word weights α%1").arg(subscript(sentence + 1));
}

QString WordWeightsPanel::noteText() const {
    return placeText(lane(), selection());
}

const Vector* WordWeightsPanel::values() const {
    const int sentence = lookedAtSentence(lane(), selection());
    return sentence < 0 ? nullptr : row(wordAt(Kind::AttentionWeight, sentence));
}

std::optional<Quantity> WordWeightsPanel::barQuantity(int column) const {
    return wordAt(Kind::AttentionWeight, lookedAtSentence(lane(), selection()), column);
}

std::optional<Quantity> WordWeightsPanel::mainQuantity(int source) const {
    const Vector* all = values();
    if (!all || all->size() == 0)
        return std::nullopt;
    int column = columnOf(source);
    if (column < 0 || column >= all->size())
        all->maxCoeff(&column);
    return barQuantity(column);
}

QStringList WordWeightsPanel::columnTokens() const {
    const AnnotatedSource source(*lane());
    const int sentence = lookedAtSentence(lane(), selection());
    return lane()->sourceTokens.mid(source.firstToken(sentence), source.tokenCount(sentence));
}

QString WordWeightsPanel::columnName(int column) const {
    return tokenName(wordToken(*lane(), lookedAtSentence(lane(), selection()), column));
}

int WordWeightsPanel::columnOf(int source) const {
    const AnnotatedSource annotated(*lane());
    const int sentence = lookedAtSentence(lane(), selection());
    const int column = source - annotated.firstToken(sentence);
    return source >= 0 && column >= 0 && column < annotated.tokenCount(sentence) ? column : -1;
}

int WordWeightsPanel::firstSource(int column) const {
    return AnnotatedSource(*lane()).firstToken(lookedAtSentence(lane(), selection())) + column;
}

QString WordWeightsPanel::barTip(int column) const {
    return tr("weight in its sentence %1").arg(exactNumber(static_cast<double>((*values())[column])));
}

QString WordWeightsPanel::valueText(int index) const {
    const Vector* all = values();
    return all && index >= 0 && index < all->size() ? shortWeight((*all)[index]) : QString();
}

QString WordWeightsPanel::axisText(double value) const {
    return decimalText(value);
}

QColor WordWeightsPanel::barColour(int) const {
    return theme().lane(lane()->colour);
}

std::vector<NumberTable> wordWeightTables(const TableSource& source) {
    const int sentence = lookedAtSentence(source.lane.get(), source.selection);
    const Vector* weights = sentence < 0 || !source.numbers
                                ? nullptr
                                : source.numbers->row(wordAt(Kind::AttentionWeight, sentence));
    if (!weights)
        return {};
    QStringList names;
    for (int word = 0; word < weights->size(); ++word)
        names << QStringLiteral("%1  %2").arg(word + 1).arg(
            tokenText(wordToken(*source.lane, sentence, word)).text);
    return source.columns(tr("Words of sentence %1").arg(sentence + 1),
                          {{tr("score e"), wordAt(Kind::Score, sentence)},
                           {tr("weight α"), wordAt(Kind::AttentionWeight, sentence)}},
                          names);
}

SentenceVectorPanel::SentenceVectorPanel(QWidget* parent)
    : StripsPanel(Stage::SentenceVectors, Legend::None, parent) {}

QString SentenceVectorPanel::titleText() const {
    const int sentence = lookedAtSentence(lane(), selection());
    return sentence < 0 ? tr("Sentence vector v") : tr("Sentence vector v%1").arg(subscript(sentence + 1));
}

QString SentenceVectorPanel::noteText() const {
    return placeText(lane(), selection());
}

std::vector<SentenceVectorPanel::Strip> SentenceVectorPanel::vectors() const {
    std::vector<Strip> all;
    const int sentence = lookedAtSentence(lane(), selection());
    const Vector* weights = sentence < 0 ? nullptr : row(wordAt(Kind::AttentionWeight, sentence));
    const Vector* sum = sentence < 0 ? nullptr : row(wordAt(Kind::Context, sentence));
    if (!weights || !sum)
        return all;
    const int first = AnnotatedSource(*lane()).firstToken(sentence);
    const std::size_t room = static_cast<std::size_t>(std::clamp(fitting() - 1, 1, 5));
    for (const int word : largest(*weights, room)) {
        const Vector* numbers = row(wordAt(Kind::Annotation, sentence, word));
        const Real weight = (*weights)[word];
        if (!numbers || (weight < 0.005f && !all.empty()))
            continue;
        all.push_back({{},
                       QStringLiteral("×%1 %2").arg(
                           shortWeight(weight), isolated(tokenText(wordToken(*lane(), sentence, word)).text)),
                       *numbers,
                       first + word,
                       false,
                       wordAt(Kind::Annotation, sentence, word),
                       {},
                       wordAt(Kind::AttentionWeight, sentence, word)});
    }
    all.push_back(
        {{}, numbered(QStringLiteral("= v"), sentence + 1), *sum, -1, true, wordAt(Kind::Context, sentence)});
    return all;
}

QString SentenceVectorPanel::valueText(int index) const {
    return labelOf(index);
}

QString SentenceVectorPanel::description() const {
    QStringList labels;
    for (const Strip& strip : vectors())
        labels << strip.label;
    return labels.isEmpty() ? tr("No sentence yet")
                            : tr("Vectors: %1; %2").arg(labels.join(QStringLiteral(", ")), noteText());
}

std::vector<NumberTable> sentenceVectorTables(const TableSource& source) {
    const int sentence = lookedAtSentence(source.lane.get(), source.selection);
    const Vector* sum =
        sentence < 0 || !source.numbers ? nullptr : source.numbers->row(wordAt(Kind::Context, sentence));
    if (!sum)
        return {};
    const Index size = sum->size();
    std::vector<TableSource::Column> columns = {{tr("sentence vector v"), wordAt(Kind::Context, sentence)}};
    for (int word = 0; word < AnnotatedSource(*source.lane).tokenCount(sentence); ++word)
        columns.push_back({tr("h %1").arg(tokenText(wordToken(*source.lane, sentence, word)).text),
                           wordAt(Kind::Annotation, sentence, word)});
    return source.columns(tr("Sentence %1").arg(sentence + 1), columns, numberNames(size));
}

TokenWeightsPanel::TokenWeightsPanel(QWidget* parent)
    : SourceBarsPanel(Stage::TokenWeights, Legend::None, parent) {}

QString TokenWeightsPanel::titleText() const {
    return tr("Words × sentences");
}

const Vector* TokenWeightsPanel::values() const {
    if (!step() || !lane()->attends)
        return nullptr;
    for (const MapTrace& map : step()->maps)
        if (map.map.site == MapSite::Tokens)
            return &map.weights;
    return nullptr;
}

std::optional<Quantity> TokenWeightsPanel::barQuantity(int column) const {
    return Quantity{.kind = Kind::TokenWeight, .step = step()->step, .position = column};
}

QString TokenWeightsPanel::columnName(int column) const {
    return tokenName(lane()->sourceTokens.value(column));
}

QString TokenWeightsPanel::barTip(int column) const {
    return tr("%1: weight in its sentence × weight of sentence %2")
        .arg(exactNumber(static_cast<double>((*values())[column])))
        .arg(AnnotatedSource(*lane()).of(column) + 1);
}

QString TokenWeightsPanel::valueText(int index) const {
    const Vector* all = values();
    return all && index >= 0 && index < all->size() ? shortWeight((*all)[index]) : QString();
}

// A long text has small products only.
double TokenWeightsPanel::high() const {
    const Vector* all = values();
    const double most = all && all->size() > 0 ? static_cast<double>(all->maxCoeff()) : 1;
    return most > 0.5 ? 1 : niceRange(most);
}

QString TokenWeightsPanel::axisText(double value) const {
    return decimalText(value);
}

QColor TokenWeightsPanel::barColour(int) const {
    return theme().lane(lane()->colour);
}

std::vector<NumberTable> tokenWeightTables(const TableSource& source) {
    const Vector* weights = nullptr;
    for (const MapTrace& map : source.step->maps)
        weights = map.map.site == MapSite::Tokens ? &map.weights : weights;
    if (!weights)
        return {};
    QStringList names;
    for (int j = 0; j < weights->size(); ++j)
        names << QStringLiteral("%1  %2").arg(j + 1).arg(tokenText(source.lane->sourceTokens.value(j)).text);
    return {{tr("Words × sentences"),
             {tr("weight α")},
             names,
             [kept = *weights](int row, int) { return fullText(kept[row]); },
             [t = source.step->step](int row, int) {
                 return Quantity{.kind = Kind::TokenWeight, .step = t, .position = row};
             }}};
}

}  // namespace attn::ui
