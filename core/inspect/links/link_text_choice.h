// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "core/inspect/sentences/dump.h"
#include "core/metrics/side.h"

namespace attn {

// How well the texts of one or two files fit the links of another file.
struct TextFit {
    long wrong = 0;              // links outside their sentences, with the better base
    long slack = 0;              // tokens after the last linked one
    std::string source, target;  // paths of the sides that are wanted
    bool isBoth = false;         // each line of `source` has both sides
    // Number of sentences with links, and how many of them have a link to the last target token.
    long linked = 0, ended = 0;
    bool isNamedAlike =
        false;  // the name of the links contains all parts of the target's: "test.hin", "test.hin.wa"
    auto rank() const { return std::tuple(wrong, slack); }
};

// The choice among files that fit.
struct TextChoice {
    struct One {
        std::string path;                // empty when no file or more than one fits best
        std::vector<std::string> equal;  // those that fit equally well, if there are several
        std::vector<std::string> fits;   // all that fit, the best first
    };
    One source, target;
    bool isBoth = false;     // `source` has both sides
    bool isByName = false;   // chosen by name among others that fit equally well
    bool isOffered = false;  // one fits the target, but it may be the output of another system
    long wrong = 0;          // links outside their sentences
};
// For each side, takes the file on which the best fits agree. Files with both texts in each line show which
// side is which, so they win over two files that fit equally well; next come files that are named for their
// side, such as "test.src".
TextChoice chooseTexts(std::vector<TextFit> fits);

// The conclusion "source" or "target" about a file that was found beside the links, or about the `chosen`
// path.
Conclusion foundTextConclusion(Side side, const TextChoice& choice);
Conclusion chosenTextConclusion(Side side, const std::string& chosen, bool isBoth);

}  // namespace attn
