// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Source positions `first` up to and without `end`.
struct DocumentSentence {
    int first = 0, end = 0;
    bool operator==(const DocumentSentence&) const = default;
};

// A class that a lane may say, with its probability from the trace.
struct DocumentClass {
    QString text;
    double probability = 0;
    bool isSaid = false;  // the most likely one
};

// What one number of a document is about, in words: α of a word, of its sentence, or of both.
enum class WeightOf { Word, WordInSentence, Sentence, WordFromWord };

// A lane's text in lines by sentence, with the weights of its current row. All numbers are those of the
// trace.
struct Document {
    std::vector<TokenText> words;  // one a source position
    std::vector<DocumentSentence> sentences;
    // Of the map that the lane shows. Empty: there are none, since nothing is decoded, the lane does not
    // attend, or its map needs a word that is pointed at.
    std::vector<double> weights;
    WeightOf weightOf = WeightOf::Word;
    // One a sentence; empty where a lane does not weigh sentences.
    std::vector<double> sentenceWeights;
    std::vector<double> originalSentenceWeights;  // without the changes by hand; empty: as above
    std::vector<Link> evidence;                   // known links of the current row
    QString evidenceOf;                           // the true class if the lane says another one; else empty
    bool isClass = false;                         // the lane says a class, even if it is not known yet
    std::vector<DocumentClass> classes;           // in the order of the vocabulary; empty: not known yet
    double otherClasses = 0;                      // the probability of the special tokens
    bool isRightToLeft = false;
    bool isTight = false;  // tokens are single characters, so boxes stand close together
    QString note;          // why there are no weights, if that is not plain; may be empty

    int wordCount() const { return static_cast<int>(words.size()); }
    bool hasWeight(int word) const { return word >= 0 && word < static_cast<int>(weights.size()); }
    int sentenceOf(int word) const;          // −1: none
    const Link* evidenceAt(int word) const;  // nullptr: none
    std::optional<double> sentenceWeight(int sentence) const;
};

// The tokens that end a sentence of a lane's text, as its model or its task says; empty where neither does.
QStringList sentenceEnds(const LaneData& lane);
// Those for lanes of one text whose models say nothing: of the first lane that knows, else the usual marks.
QStringList sharedSentenceEnds(const std::vector<std::shared_ptr<const LaneData>>& lanes);

// A separator ends a sentence; a text without one is one sentence.
std::vector<DocumentSentence> sentencesOf(const QStringList& tokens, const QStringList& ends);

// `ends` is for lanes whose models do not say it themselves.
Document documentOf(const LaneData& lane, const Selection& selection, const QStringList& ends);

// The number of a word for little room: "0.931". "" without one.
QString wordWeightText(const Document& document, int word);
// All that is known of a word, on several lines: "“kinder”, position 13 / weight …, sentence …".
QString wordTip(const LaneData& lane, const Selection& selection, const Document& document, int word);
// A probability as the bars of classes show it: "0.98", "<0.01", "0.998".
QString classShare(double probability);
// What is said of the classes that are not shown: "3 more: 0.02".
QString moreClasses(int count, const QString& share);
// For screen readers: "“kinder”, weight 0.931, known evidence".
QString wordDescription(const Document& document, const QString& token, int word);
QString sentenceDescription(const Document& document, int sentence);
// "negative 0.02, positive 0.98"
QString classesDescription(const Document& document);

}  // namespace attn::ui
