// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

namespace attn {

// Statistics over the seeds of a lane.
struct Spread {
    std::size_t count = 0;            // number of values
    double mean = 0;                  // only if there is a value
    std::optional<double> deviation;  // of the sample (n − 1); empty for one value
};
Spread spreadOf(const std::vector<double>& values);

struct LengthSummary {
    Index length = 0;
    Spread exactMatch;
    Spread tokenAccuracy;
};

struct LaneSummary {
    std::size_t lane = 0;
    std::size_t runs = 0;                 // number of finished runs
    std::size_t diverged = 0;             // how many of them diverged; they do not count below
    std::vector<Spread> figures;          // one for each row of figures()
    std::vector<LengthSummary> byLength;  // ascending
    std::string bleuSignature;            // of the first run that has one
};

// One summary for each lane, in their order.
std::vector<LaneSummary> summarize(const ComparisonTable& table);

// Whether a lane has a value of this row of figures().
bool isMeasured(const std::vector<LaneSummary>& lanes, std::size_t figure);

}  // namespace attn
