// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>
#include <vector>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// What is said of a source position, and on which ground.
struct GuessSign {
    int source;
    bool isNext;  // of the row that comes next
    QString sign;
    QColor ground;
};

std::vector<GuessSign> guessSigns(const LaneData& lane, const Selection& selection);
// The sign on a ground of its own, for cells are often smaller than a character.
QSizeF guessBadgeSize(const QString& sign);
void paintGuessBadge(QPainter& painter, QPointF centre, const GuessSign& guess);

// The class's guesses on one lane's plot: a dashed frame and "?" in the row that comes next, and "✓" or "✗"
// in the current row, by whether it is what the lane looks at most.
void paintGuesses(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                  const Selection& selection);

}  // namespace attn::ui
