// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "core/inspect/sentences/dump.h"

namespace attn {

// How well the texts of one or two files go with the links of another.
struct TextFit {
    long wrong = 0;              // links outside their sentences, in the better base
    long slack = 0;              // tokens behind the last linked one
    std::string source, target;  // paths, of the sides that are wanted
    bool isBoth = false;         // `source` has both in each line
    // Sentences with links, and those of them whose last target token has one.
    long linked = 0, ended = 0;
    bool isNamedAlike =
        false;  // all parts of the target's name are in that of the links: "test.hin", "test.hin.wa"
    auto rank() const { return std::tuple(wrong, slack); }
};

// What was chosen of files that fit.
struct TextChoice {
    struct One {
        std::string path;                // empty: none, or more than one fits equally well
        std::vector<std::string> equal;  // those that fit equally well, when they are several
        std::vector<std::string> fits;   // all that fit, the best first
    };
    One source, target;
    bool isBoth = false;     // `source` has both
    bool isByName = false;   // others fit equally well
    bool isOffered = false;  // one fits the target, but nothing says that it is not another system's
    long wrong = 0;          // links outside their sentences
};
// Of the best ones, for each side on which they agree. Files with both texts in each line say themselves
// which is which: they go before two that fit equally well; then files that are named for their side, such as
// "test.src".
TextChoice chooseTexts(std::vector<TextFit> fits);

// "source" or "target", for what was found beside the links, or the `chosen` path.
Conclusion foundTextConclusion(bool isSource, const TextChoice& choice);
Conclusion chosenTextConclusion(bool isSource, const std::string& chosen, bool isBoth);

}  // namespace attn
