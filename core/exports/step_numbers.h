// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/network/attention_rows.h"
#include "core/text/vocabulary.h"

namespace attn {

// The output of a lane as tables for other programs. All texts are UTF-8; no number depends on the locale.
struct LaneNumbers {
    std::string name;                  // "Additive"
    std::string map;                   // which attention map the rows are, in words; empty if it has only one
    std::string caption;               // of its own table, plain text; empty: the caption of all tables
    std::string model;                 // name of its file
    Index updates = 0;                 // number of training updates
    std::vector<std::string> source;   // tokens, one for each annotation
    std::vector<std::string> output;   // tokens, one for each row that is written
    std::optional<double> errorRate;   // alignment error rate of these rows, if links are known
    std::vector<std::string> changes;  // changes by hand, in words
    AttentionRows rows;                // at least those that are written
    std::shared_ptr<const DecodeTrace> trace;  // of these rows; nullptr if only the weights are known
    std::shared_ptr<const Vocabulary> target;  // of the trace's tokens; nullptr when it is not known
};
struct StepNumbers {
    std::string text;  // the sentence
    std::vector<LaneNumbers> lanes;
};

// A header, then for each lane a row with its source tokens and, for each step, a row of weights, a row of
// scores and, if a span changed them, a row of the softmax. Source positions are columns. The row of weights
// also has the probability of its token and the entropy of the softmax in bits. Cells without a value are
// empty.
std::string stepNumbersToCsv(const StepNumbers& numbers);
// The same with tabs between columns, for pasting into spreadsheets.
std::string stepNumbersToTabs(const StepNumbers& numbers);

// One object with the sentence and all lanes: tokens, annotations, and all numbers of the steps. Of the
// numbers for the whole vocabulary it has only the most likely tokens. The keys are those of "attnlab decode
// --json".
std::string stepNumbersToJson(const StepNumbers& numbers);

struct LatexOptions {
    int decimals = 3;
    std::string caption;            // of all tables, plain text
    std::string label = "weights";  // of the first table; the others get a number
};
// A booktabs table for each lane: one row for each step with weights, probability and entropy, then the
// scores. Its comments name the packages that it needs.
std::string stepNumbersToLatex(const StepNumbers& numbers, const LatexOptions& options);
// The text as LaTeX: special characters are escaped, and invisible ones are shown by a sign.
std::string latexText(const std::string& text);

}  // namespace attn
