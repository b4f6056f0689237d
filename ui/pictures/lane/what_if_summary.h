// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// One change by hand in a lane, in words: "step 3: weights by hand".
struct WhatIfItem {
    enum class Kind {
        Token,
        Weights,
        StepTemperature,
        Temperature,
        Zeroed,
        Swapped,
        Places,
        UniformMap,
        HardMap,
        MapOff,
        MapTemperature,
        ReadsAhead
    };
    Kind kind = Kind::Temperature;
    Index place = 0;  // step or source position, from 0
    QString text;
    MapAddress map = {};  // of weights, of a step's temperature, and of a whole map
    bool operator==(const WhatIfItem&) const = default;
};

// First those of the source, then those of all steps and of whole maps, then those of single steps.
std::vector<WhatIfItem> whatIfItems(const LaneData& lane);
// The changes without this one.
Interventions without(const Interventions& whatIfs, const WhatIfItem& item);

// The effect of the changes, over the rows that both the lane and its original have.
struct WhatIfOutcome {
    double before = 0, after = 0;   // natural logarithm of the probability of its own output
    bool isWhole = false;           // both have ended, so all of their rows count
    std::optional<int> firstOther;  // row of the first token that differs
};
// Empty when nothing was changed or decoded.
std::optional<WhatIfOutcome> whatIfOutcome(const LaneData& lane);
// "ln p of the output −0.42 → −3.10 · first token that differs: step 5, “9” instead of “7”"; "" for none.
QString outcomeText(const LaneData& lane);
// A shorter form: "ln p −0.42 → −3.10 · step 5: “9” instead of “7”".
QString shortOutcomeText(const LaneData& lane);
// Everything in one line; "" when nothing was changed.
QString whatIfText(const LaneData& lane);

}  // namespace attn::ui
