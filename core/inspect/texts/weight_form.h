// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// How far from 1 the sum of a distribution may be that was printed with two digits and more.
inline constexpr Real sumTolerance = 0.02f;

// How the weights of a file go with the tokens of one side.
struct AxisForm {
    bool hasEnd = false;     // the last position is the end mark
    bool tokensEnd = false;  // the texts end in it already
    bool dropsUsed = false;  // weights past the texts are dropped, even where they are not zero
    std::string name;        // of the side: "source"
};

struct WeightForm {
    bool rowsAreTargets = true;
    bool cutsPadding = true;  // zeros past the texts, and without texts at the end, are left out
    bool isSettled = false;   // the format has no padding: without texts nothing is cut
    bool isArray = false;     // all sentences have one size: of longer texts it has the first tokens
    AxisForm source{.name = "source"}, target{.name = "target"};
};

// Positions of a grid along one side, and how many there are without zeros at the end.
struct Extent {
    int size = 0, used = 0;
};
struct GridExtents {
    Extent rows, columns;
    Extent source(bool rowsAreTargets) const { return rowsAreTargets ? columns : rows; }
    Extent target(bool rowsAreTargets) const { return rowsAreTargets ? rows : columns; }
};
GridExtents extentsOf(const AlignmentWeights& grid);

// "</s>" and other spellings of it.
bool isEndMark(std::string_view token);

// Texts of one sentence, as far as they are known.
struct WeightTexts {
    const TokenList* source = nullptr;
    const TokenList* target = nullptr;
    // Nobody chose them: where they do not fit, the sentence is read without.
    bool maySpareSource = false, maySpareTarget = false;
};

// Tokens and weights of one sentence as the form has them, and which texts are known, all else is left as it
// is. Returns why it does not fit, as a reason of SkippedLines; empty when it does. The grid is used up.
std::string applyForm(const WeightForm& form, RawSentence& raw, const WeightTexts& texts,
                      AlignedSentence& sentence);

// What is wrong with weights themselves: not finite, negative, above 1; empty: nothing.
std::string wrongWeights(const AlignmentWeights& grid);

}  // namespace attn
