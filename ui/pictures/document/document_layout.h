// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include "ui/pictures/document/document.h"

namespace attn::ui {

// How a document is set: the same in all lanes of one text, so that their lines break alike.
struct DocumentStyle {
    double letters = 1;            // size relative to the theme's labels
    bool hasSentenceBars = false;  // leaves room for them beside the text
    bool operator==(const DocumentStyle&) const = default;
};

// Places of a document in device-independent pixels: the text, which may be higher than its room and then
// scrolls, and the bars of the classes below it. Boxes of words have whole pixels.
struct DocumentLayout {
    struct Line {
        int sentence = 0, first = 0, end = 0;  // words `first` up to and without `end`
    };
    struct ClassPlace {
        int index = 0;  // in Document::classes
        QRectF label, bar, number;
    };

    QFont font, boldFont, numberFont;
    QRectF room;                // of the text; of whole lines if it scrolls
    std::vector<QRectF> boxes;  // one a word, unscrolled
    std::vector<Line> lines;
    double boxHeight = 0, pitch = 0;
    double length = 0;  // of the whole text
    double offset = 0;  // by how much it is scrolled
    double gutter = 0;  // beside the text, for the bars of sentences; 0: none
    bool isRightToLeft = false;
    QRectF classRoom;  // empty without classes
    std::vector<ClassPlace> classes;
    int hiddenClasses = 0;
    double hiddenProbability = 0;
    QRectF hiddenLabel;  // empty if there is no room to say how many they are

    bool canScroll() const { return length > room.height() + 0.5; }
    void scrollTo(double to);    // the line that begins nearest
    QRectF box(int word) const;  // as it is scrolled
    QRectF lineBox(int line) const;
    bool shows(int word) const;           // whether all of its box is visible
    bool isHidden(int word) const;        // whether nothing of it is visible; false for none
    double offsetFor(int word) const;     // at which its box is visible, near the present one
    int wordAt(QPointF point) const;      // −1: none
    int sentenceAt(QPointF point) const;  // whose bar is there; −1: none
    int lineOf(int word) const;           // −1: none
    // The word of the line above or below, next to this one; the word itself if there is none.
    int wordBeside(int word, int lines) const;
    // The first line of a sentence; −1: none.
    int firstLine(int sentence) const;
    QRectF sentenceBar(int sentence, double weight) const;
};

DocumentLayout layOutDocument(const Document& document, QSizeF size, const DocumentStyle& style);
// The height at which nothing scrolls, with lines as close together as they may be.
double documentHeight(const Document& document, double width, const DocumentStyle& style);
int documentLines(const Document& document, double width, const DocumentStyle& style);
// The least height: three lines of text and the classes.
double leastDocumentHeight(const Document& document, const DocumentStyle& style);

}  // namespace attn::ui
