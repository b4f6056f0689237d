// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {

// A comparison of tiny recipes with these scores.
inline Comparison tinyComparison(const std::vector<std::string>& scores, std::vector<std::uint64_t> seeds) {
    Comparison comparison;
    comparison.seeds = std::move(seeds);
    for (const std::string& score : scores) {
        ComparedLane lane{score, tinyRecipe()};
        lane.recipe.model.attention.score = score;
        lane.recipe.seed = 0;
        comparison.lanes.push_back(lane);
    }
    return comparison;
}

// A result that was not trained.
inline ComparedRun madeUpRun(std::size_t run, double exactMatch, double seconds = 1) {
    ComparedRun result;
    result.run = run;
    result.figures.exactMatch = exactMatch;
    result.figures.seconds = seconds;
    result.figures.updates = 30;
    return result;
}

// All runs of a comparison, each with its own values.
inline ComparisonTable madeUpTable(Comparison comparison) {
    ComparisonTable table{std::move(comparison), {}};
    for (std::size_t run = 0; run < table.comparison.runCount(); ++run)
        table.runs.push_back(madeUpRun(run, 0.5 + 0.1 / (1.0 + static_cast<double>(run))));
    return table;
}

}  // namespace attn::test
