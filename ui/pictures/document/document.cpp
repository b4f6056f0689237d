// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document.h"

#include <algorithm>
#include <iterator>

#include "core/tasks/task.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

constexpr double seenProbability = 0.005;  // from here on it is no rounded 0.00

std::vector<double> numbersOf(const Vector& weights) {
    std::vector<double> numbers(static_cast<std::size_t>(weights.size()));
    std::transform(weights.begin(), weights.end(), numbers.begin(),
                   [](Real weight) { return static_cast<double>(weight); });
    return numbers;
}

bool areCharacters(const std::vector<TokenText>& words) {
    const auto single = std::count_if(words.begin(), words.end(),
                                      [](const TokenText& word) { return word.text.size() <= 1; });
    return words.size() > 3 && 5 * single >= 4 * std::ssize(words);
}

// The weights of the sentences in a step; nullptr if the network does not read sentences.
const MapTrace* sentenceMap(const StepTrace* step, const Document& document) {
    if (!step || document.sentences.empty())
        return nullptr;
    const auto found = std::find_if(step->maps.begin(), step->maps.end(), [&](const MapTrace& map) {
        return (map.map.site == MapSite::Pool || map.map.site == MapSite::Cross) &&
               map.weights.size() == static_cast<Index>(document.sentences.size());
    });
    return found == step->maps.end() ? nullptr : &*found;
}

bool readsSentences(const LaneData& lane) {
    return lane.model && lane.model->network.readsSentences();
}

// Each word has the weight of its sentence.
std::vector<double> spread(const Document& document, const std::vector<double>& ofSentences) {
    std::vector<double> weights(document.words.size());
    for (std::size_t i = 0; i < document.sentences.size() && i < ofSentences.size(); ++i)
        for (int j = document.sentences[i].first; j < document.sentences[i].end; ++j)
            weights[static_cast<std::size_t>(j)] = ofSentences[i];
    return weights;
}

// The weights of words in their sentences. A row has zeros outside of its own sentence.
std::vector<double> wordsInSentences(const Document& document, const AttentionRows& rows) {
    std::vector<double> weights(document.words.size());
    for (std::size_t i = 0; i < document.sentences.size(); ++i) {
        const MapTrace* row = rows.find(static_cast<Index>(i));
        for (int j = document.sentences[i].first; row && j < document.sentences[i].end; ++j)
            if (j < row->weights.size())
                weights[static_cast<std::size_t>(j)] = static_cast<double>(row->weights[j]);
    }
    return weights;
}

void setOtherAxes(Document& document, const LaneData& lane, const Selection& selection, bool isDecoded) {
    const Picture& shown = *lane.otherAxes;
    const MapTrace* first = shown.rows.find(0);
    if (!first)
        return;
    if (!shown.isStanding) {
        // The columns are sentences.
        if (isDecoded && first->weights.size() == std::ssize(document.sentences)) {
            document.weightOf = WeightOf::Sentence;
            document.weights = spread(document, numbersOf(drawnWeights(*first)));
        }
        return;
    }
    if (shown.sourceTokens != shown.outputTokens) {
        document.weightOf = WeightOf::WordInSentence;
        document.weights = wordsInSentences(document, shown.rows);
        return;
    }
    document.weightOf = WeightOf::WordFromWord;
    if (const MapTrace* row = shown.rows.find(selection.source))
        document.weights = numbersOf(row->weights);
    else
        document.note = tr("Point at a word to see where it looks.");
}

void setClasses(Document& document, const LaneData& lane, const StepTrace& step) {
    if (!document.isClass)
        return;
    for (Token token = 0; token < static_cast<Token>(step.probabilities.size()); ++token) {
        const auto probability = static_cast<double>(step.probabilities[token]);
        const bool isSpecial =
            token == paddingToken || token == beginToken || token == endToken || token == unknownToken;
        const bool isSaid = token == step.predicted;
        if (isSpecial && !isSaid && probability < seenProbability)
            document.otherClasses += probability;
        else
            document.classes.push_back(
                {tokenText(QString::fromStdString(lane.target->text(token))).text, probability, isSaid});
    }
}

// What the number of a word is, and the number.
QString namedWeight(const Document& document, const QString& number) {
    switch (document.weightOf) {
        case WeightOf::WordInSentence:
            return tr("weight in its sentence %1").arg(number);
        case WeightOf::Sentence:
            return tr("weight of its sentence %1").arg(number);
        case WeightOf::WordFromWord:
            return tr("looked at with %1").arg(number);
        case WeightOf::Word:
            break;
    }
    return tr("weight %1").arg(number);
}

}  // namespace

int Document::sentenceOf(int word) const {
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (word >= sentences[i].first && word < sentences[i].end)
            return static_cast<int>(i);
    return -1;
}

const Link* Document::evidenceAt(int word) const {
    const auto found =
        std::find_if(evidence.begin(), evidence.end(), [=](const Link& link) { return link.source == word; });
    return found == evidence.end() ? nullptr : &*found;
}

std::optional<double> Document::sentenceWeight(int sentence) const {
    if (sentence < 0 || sentence >= static_cast<int>(sentenceWeights.size()))
        return std::nullopt;
    return sentenceWeights[static_cast<std::size_t>(sentence)];
}

QStringList sentenceEnds(const LaneData& lane) {
    if (!lane.model)
        return {};
    QStringList ends;
    for (const Token token : lane.model->network.config().encoder.separators)
        ends.append(QString::fromStdString(lane.model->source.text(token)));
    if (!ends.isEmpty())
        return ends;
    const TaskDescription* task = findTask(lane.model->training.task);
    if (task && !task->sentenceEnd.empty())
        ends.append(QString::fromStdString(task->sentenceEnd));
    return ends;
}

QStringList sharedSentenceEnds(const std::vector<std::shared_ptr<const LaneData>>& lanes) {
    for (const auto& lane : lanes)
        if (lane && readsSentences(*lane))
            return sentenceEnds(*lane);
    bool isTask = false;
    for (const auto& lane : lanes) {
        if (const QStringList ends = lane ? sentenceEnds(*lane) : QStringList(); !ends.isEmpty())
            return ends;
        isTask = isTask || (lane && lane->model && findTask(lane->model->training.task));
    }
    if (isTask)
        return {};  // its texts have no sentences
    return {QStringLiteral("."),      QStringLiteral("!"),      QStringLiteral("?"),
            QStringLiteral("\u3002"), QStringLiteral("\uff01"), QStringLiteral("\uff1f"),
            QStringLiteral("\u061f"), QStringLiteral("\u06d4")};
}

std::vector<DocumentSentence> sentencesOf(const QStringList& tokens, const QStringList& ends) {
    std::vector<DocumentSentence> sentences;
    int first = 0;
    for (int i = 0; i < tokens.size(); ++i) {
        if (i + 1 < tokens.size() && !ends.contains(tokens[i]))
            continue;
        sentences.push_back({first, i + 1});
        first = i + 1;
    }
    return sentences;
}

Document documentOf(const LaneData& lane, const Selection& selection, const QStringList& ends) {
    Document document;
    for (const QString& token : lane.sourceTokens)
        document.words.push_back(tokenText(token));
    document.sentences =
        sentencesOf(lane.sourceTokens, readsSentences(lane) || ends.isEmpty() ? sentenceEnds(lane) : ends);
    document.isRightToLeft = lane.sourceTokens.join(QLatin1Char(' ')).isRightToLeft();
    document.isTight = areCharacters(document.words);
    document.isClass = lane.isClass && lane.target;
    const int row = currentRow(lane, selection);
    const MapTrace* attention = lane.rows.find(row);
    const bool isDecoded = attention != nullptr;
    if (lane.otherAxes)
        setOtherAxes(document, lane, selection, isDecoded);
    else if (isDecoded && drawnWeights(*attention).size() == std::ssize(lane.sourceTokens))
        document.weights = numbersOf(drawnWeights(*attention));
    if (!isDecoded)
        return document;
    if (!lane.evidenceOfTruth.empty())
        document.evidenceOf = tokenText(lane.referenceTokens.value(row)).text;
    const std::vector<Link>& known = lane.evidenceOfTruth.empty() ? lane.links : lane.evidenceOfTruth;
    std::copy_if(known.begin(), known.end(), std::back_inserter(document.evidence),
                 [=](const Link& link) { return link.target == row; });
    if (!lane.trace)
        return document;
    const StepTrace& step = lane.trace->steps[static_cast<std::size_t>(row)];
    setClasses(document, lane, step);
    if (!readsSentences(lane))
        return document;
    if (const MapTrace* sentences = sentenceMap(&step, document))
        document.sentenceWeights = numbersOf(sentences->weights);
    const bool hasOriginal = lane.original && static_cast<int>(lane.original->steps.size()) > row;
    if (const MapTrace* before =
            hasOriginal ? sentenceMap(&lane.original->steps[static_cast<std::size_t>(row)], document)
                        : nullptr)
        document.originalSentenceWeights = numbersOf(before->weights);
    return document;
}

QString wordWeightText(const Document& document, int word) {
    return document.hasWeight(word) ? exactNumber(document.weights[static_cast<std::size_t>(word)])
                                    : QString();
}

QString wordTip(const LaneData& lane, const Selection& selection, const Document& document, int word) {
    QString tip = tr("%1, position %2").arg(tokenName(lane.sourceTokens.value(word))).arg(word + 1);
    if (word < static_cast<int>(lane.sourceUnknown.size()) &&
        lane.sourceUnknown[static_cast<std::size_t>(word)])
        tip += tr(", not in the vocabulary");
    const auto add = [&tip](const QString& line) { tip += line.isEmpty() ? line : QLatin1Char('\n') + line; };
    add(markAt(lane.sourceMarks, word).note);
    const int row = currentRow(lane, selection);
    const MapTrace* attention = lane.otherAxes ? nullptr : lane.rows.find(row);
    const bool isOwn = attention && word < attention->weights.size();
    if (isOwn && attention->map.site != MapSite::Tokens)
        add(weightTip(*attention, word));
    else if (document.hasWeight(word))
        add(namedWeight(document, wordWeightText(document, word)));
    else if (!lane.attends)
        add(tr("%1 does not attend: the words have no weights").arg(lane.name));
    else
        add(document.note);
    if (isOwn)
        add(weightNote(lane, row, word));
    const int sentence = document.sentenceOf(word);
    if (const auto weight = document.sentenceWeight(sentence);
        weight && document.weightOf != WeightOf::Sentence)
        add(tr("sentence %1 has %2").arg(sentence + 1).arg(exactNumber(*weight)));
    if (document.evidenceAt(word))
        add(document.evidenceOf.isEmpty() ? tr("evidence: the class is known from it")
                                          : tr("evidence of %1, the true class").arg(document.evidenceOf));
    return tip;
}

QString classShare(double probability) {
    if (probability > 0 && probability < seenProbability)
        return QLatin1Char('<') + decimalText(0.01, 'f', 2);
    return decimalText(probability, 'f', probability > 1 - seenProbability ? 3 : 2);
}

QString moreClasses(int count, const QString& share) {
    return tr("%1 more: %2").arg(count).arg(share);
}

QString wordDescription(const Document& document, const QString& token, int word) {
    QString text = tokenName(token);
    if (document.hasWeight(word))
        text += QStringLiteral(", ") + namedWeight(document, wordWeightText(document, word));
    if (document.evidenceAt(word))
        text += document.evidenceOf.isEmpty() ? tr(", evidence")
                                              : tr(", evidence of %1").arg(document.evidenceOf);
    return text;
}

QString sentenceDescription(const Document& document, int sentence) {
    const auto weight = document.sentenceWeight(sentence);
    const QString text = tr("sentence %1 of %2").arg(sentence + 1).arg(document.sentences.size());
    return weight ? tr("%1, weight %2").arg(text, exactNumber(*weight)) : text;
}

QString classesDescription(const Document& document) {
    QStringList parts;
    for (const DocumentClass& each : document.classes)
        parts.append(each.text + QLatin1Char(' ') + exactNumber(each.probability));
    return parts.join(QStringLiteral(", "));
}

}  // namespace attn::ui
