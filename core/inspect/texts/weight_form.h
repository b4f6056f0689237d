// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// How far the sum of a distribution that was printed with two or more digits may be from 1.
inline constexpr Real sumTolerance = 0.02f;

// How the weights of a file fit the tokens of one side.
struct AxisForm {
    bool hasEnd = false;     // the last position is the end mark
    bool tokensEnd = false;  // the texts already end in it
    bool dropsUsed = false;  // weights after the texts are dropped, even if they are not zero
    std::string name;        // name of the side: "source"
};

struct WeightForm {
    bool rowsAreTargets = true;
    bool cutsPadding = true;  // zeros after the texts, or at the end without texts, are left out
    bool isSettled = false;   // the format has no padding, so nothing is cut without texts
    bool isArray = false;     // all sentences have one size; longer texts lack weights at the end
    AxisForm source{.name = "source"}, target{.name = "target"};
};

// The number of positions of a grid along one side, and that number without zeros at the end.
struct Extent {
    int size = 0, used = 0;
};
struct GridExtents {
    Extent rows, columns;
    Extent source(bool rowsAreTargets) const { return rowsAreTargets ? columns : rows; }
    Extent target(bool rowsAreTargets) const { return rowsAreTargets ? rows : columns; }
};
GridExtents extentsOf(const AlignmentWeights& grid);

// Whether the token is "</s>" or another spelling of the end mark.
bool isEndMark(std::string_view token);

// The texts of one sentence, as far as they are known.
struct WeightTexts {
    const TokenList* source = nullptr;
    const TokenList* target = nullptr;
    // The text was not chosen by the user: if it does not fit, the sentence is read without it.
    bool maySpareSource = false, maySpareTarget = false;
};

// Sets the tokens and weights of one sentence according to the form, and which texts are known; leaves
// everything else as it is. Returns why the sentence does not fit, as a reason of SkippedLines; empty when it
// fits. The grid is used up.
std::string applyForm(const WeightForm& form, RawSentence& raw, const WeightTexts& texts,
                      AlignedSentence& sentence);

// What is wrong with the weights themselves: not finite, negative, above 1; empty when nothing is.
std::string wrongWeights(const AlignmentWeights& grid);

}  // namespace attn
