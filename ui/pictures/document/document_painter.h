// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/document/document_layout.h"

class QPainter;

namespace attn::ui {

// The ground of a word's box; invalid where it has none.
QColor wordGround(const Document& document, int word);

// Boxes of words, shaded by their weights, outlines of evidence, bars of sentences and classes. `ratio` is
// the number of device pixels in a device-independent one.
void paintDocument(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                   const Document& document, double ratio);
// What changes with the mouse, over it: the word that is pointed at with its number, and guesses.
void paintPointedWord(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                      const Document& document, const Selection& selection);

}  // namespace attn::ui
