// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/train/evaluation.h"

namespace attn {

// What is known of one run; none for what was not measured or does not exist.
struct RunFigures {
    std::optional<double> exactMatch;          // 0 to 1
    std::optional<double> bleu;                // 0 to 100
    std::optional<double> tokenAccuracy;       // 0 to 1
    std::optional<double> loss;                // −ln p per target token
    std::optional<double> alignmentErrorRate;  // 0 to 1
    std::optional<double> tokensPerSecond;     // target tokens, of the updates alone
    std::optional<double> seconds;             // of the updates alone
    std::optional<double> updates;             // done
    std::optional<double> parameters;          // numbers that are trained
    bool operator==(const RunFigures&) const = default;
};

enum class Better { Higher, Lower, Neither };

// One row a figure: tables, files and pictures read it.
struct Figure {
    std::string id;     // key of files: "exact_match"
    std::string label;  // "Exact match"
    std::string unit;   // "%"; may be empty
    double factor;      // from what is stored to what is shown
    int decimals;       // shown
    Better better;
    bool isTime;     // another machine, another value
    double largest;  // that can be; the smallest is 0
    std::optional<double> RunFigures::*value;
};
const std::vector<Figure>& figures();
// nullptr when there is none.
const Figure* findFigure(const std::string& id);
// The value as it is shown, without its unit: "97.5" with one decimal.
std::string shown(const Figure& figure, double value, int decimals);

// Sets what an evaluation measured.
void setMeasures(RunFigures& figures, const Evaluation& evaluation);

}  // namespace attn
