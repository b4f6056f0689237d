// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"

namespace attn::test {

// Lanes of these scores, each with these seeds. Their figures differ from run to run. On request they have
// lengths 1 to 6.
inline ComparisonTable sampleTable(const std::vector<std::string>& scores, std::vector<std::uint64_t> seeds,
                                   bool hasLengths = false) {
    ComparisonTable table;
    table.comparison.seeds = std::move(seeds);
    for (const std::string& score : scores) {
        ComparedLane lane{score, {}};
        lane.recipe.model.attention.score = score;
        lane.recipe.seed = 0;
        table.comparison.lanes.push_back(lane);
    }
    if (hasLengths)
        table.comparison.lengths = {1, 6, 50};
    for (std::size_t i = 0; i < table.comparison.runCount(); ++i) {
        const auto lane = static_cast<double>(table.comparison.lane(i));
        const auto seed = static_cast<double>(table.comparison.seed(i));
        ComparedRun run;
        run.run = i;
        run.figures.exactMatch = 0.9 - 0.1 * lane + 0.01 * seed;
        run.figures.tokenAccuracy = 0.95 - 0.05 * lane;
        if (scores[table.comparison.lane(i)] != "none")
            run.figures.alignmentErrorRate = 0.1 + 0.05 * lane;
        run.figures.tokensPerSecond = 120'000 + 1000 * seed;
        run.figures.seconds = 10 + lane + seed;
        run.figures.updates = 3000;
        run.figures.parameters = 52'880;
        for (Index length = 2; hasLengths && length <= 6; ++length) {
            const double share = 1 - 0.02 * static_cast<double>(length) * lane - 0.01 * seed;
            run.byLength.push_back({length, 50, share, share});
        }
        table.runs.push_back(run);
    }
    return table;
}

}  // namespace attn::test
