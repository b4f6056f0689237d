// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>
#include <vector>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// A sign at a source position and the colour of its ground.
struct GuessSign {
    int source;
    bool isNext;  // for the row that comes next
    QString sign;
    QColor ground;
};

std::vector<GuessSign> guessSigns(const Picture& picture, const Selection& selection);
// The size of the sign with its own ground, because cells are often smaller than a character.
QSizeF guessBadgeSize(const QString& sign);
void paintGuessBadge(QPainter& painter, QPointF centre, const GuessSign& guess);

// The guesses of the class in one lane's plot: a dashed frame and "?" in the row that comes next, and "✓" or
// "✗" in the current row, depending on whether the lane looks at that position most.
void paintGuesses(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                  const Selection& selection);

}  // namespace attn::ui
