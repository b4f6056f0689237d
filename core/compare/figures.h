// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/train/evaluation.h"

namespace attn {

// What is known about one run; a figure that was not measured or does not exist is empty.
struct RunFigures {
    std::optional<double> exactMatch;          // 0 to 1; of classes it is `accuracy`
    std::optional<double> accuracy;            // 0 to 1, of classes
    std::optional<double> macroF1;             // 0 to 1, of classes
    std::optional<double> evidenceHits;        // 0 to 1, of classes: the largest weight is on known evidence
    std::optional<double> bleu;                // 0 to 100
    std::optional<double> tokenAccuracy;       // 0 to 1
    std::optional<double> loss;                // −ln p per target token
    std::optional<double> alignmentErrorRate;  // 0 to 1
    std::optional<double> tokensPerSecond;     // target tokens per second of the updates alone
    std::optional<double> seconds;             // time of the updates alone
    std::optional<double> updates;             // number of updates done
    std::optional<double> parameters;          // number of trained parameters
    bool operator==(const RunFigures&) const = default;
};

enum class Better { Higher, Lower, Neither };

// A figure's row in the table that tables, files and pictures use.
struct Figure {
    std::string id;     // key in files: "exact_match"
    std::string label;  // "Exact match"
    std::string unit;   // "%"; may be empty
    double factor;      // multiplies the stored value to give the shown one
    int decimals;       // how many are shown
    Better better;
    bool isTime;     // its value depends on the machine
    double largest;  // the largest possible value; the smallest is 0
    std::optional<double> RunFigures::*value;
};
const std::vector<Figure>& figures();
// nullptr when no figure has this id.
const Figure* findFigure(const std::string& id);
// The value as it is shown, without its unit: "97.5" with one decimal.
std::string shown(const Figure& figure, double value, int decimals);

// Sets what an evaluation measured.
void setMeasures(RunFigures& figures, const Evaluation& evaluation);

}  // namespace attn
