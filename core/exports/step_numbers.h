// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/trace.h"
#include "core/text/vocabulary.h"

namespace attn {

// What a lane decoded, as tables for other programs. All texts are UTF-8; no number depends on the locale.
struct LaneNumbers {
    std::string name;                          // "Additive"
    std::string caption;                       // of its own table, plain text; empty: that of all
    std::string model;                         // its file's name
    Index updates = 0;                         // that it was trained
    std::vector<std::string> source;           // tokens, one per annotation
    std::vector<std::string> output;           // tokens, one per row; the rows that are written
    std::optional<double> errorRate;           // alignment error rate of these rows, where links are known
    std::vector<std::string> changes;          // what was changed by hand, in words
    std::shared_ptr<const DecodeTrace> trace;  // never nullptr; has these rows at least
    std::shared_ptr<const Vocabulary> target;  // of the trace's tokens; nullptr when not known
};
struct StepNumbers {
    std::string text;  // the sentence
    std::vector<LaneNumbers> lanes;
};

// A header, then for each lane a row with its source tokens and for each step rows of weights, of scores and,
// where a span changed them, of the softmax; source positions are columns. The weights' row has the
// probability of its token and the entropy of the softmax, in bits, too. What a lane does not have is empty.
std::string stepNumbersToCsv(const StepNumbers& numbers);
// The same with tabs between columns, for spreadsheets that are pasted into.
std::string stepNumbersToTabs(const StepNumbers& numbers);

// One object with the sentence and all lanes: tokens, annotations, and everything of the steps but the whole
// vocabulary's numbers, of which the most likely tokens stand. Keys as those of "attnlab decode --json".
std::string stepNumbersToJson(const StepNumbers& numbers);

struct LatexOptions {
    int decimals = 3;
    std::string caption;            // of all tables, plain text
    std::string label = "weights";  // of the first table; others get a number
};
// A table of booktabs for each lane: a row a step with weights, probability and entropy, below them the
// scores. Says in comments which packages it needs.
std::string stepNumbersToLatex(const StepNumbers& numbers, const LatexOptions& options);
// What stands for a text in a document: special characters escaped, what is invisible as a sign.
std::string latexText(const std::string& text);

}  // namespace attn
