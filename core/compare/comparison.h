// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/compare/figures.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// A recipe with its own name. The recipe's seed is 0; every run takes its seed from the comparison.
struct ComparedLane {
    std::string name;
    Recipe recipe;
};

// The name of a recipe's training data: "dates", or the names of its files, "train.en and train.fr".
std::string dataName(const Recipe& recipe);

// The cell of a recipe's decoder; empty where it has none.
std::string cellName(const Recipe& recipe);

// Fresh pairs of each exact source length, in the unit of the task, on which every model is tried after its
// training.
struct LengthTest {
    Index shortest = 0;  // 0: no test
    Index longest = 0;
    Index pairs = 0;  // of each length, or as many as the task has
    static constexpr Index longestPossible = 100'000;
    bool operator==(const LengthTest&) const = default;
};

// Recipes × seeds: every lane is trained once from every seed. Runs are counted seed by seed, and within a
// seed lane by lane.
struct Comparison {
    std::vector<ComparedLane> lanes;
    std::vector<std::uint64_t> seeds;
    static constexpr std::size_t mostRuns = 100'000;
    static constexpr std::size_t mostCells = 4'000'000;  // runs × lengths
    Index testPairs = 0;  // fresh pairs for all measures; 0: the recipe's held-out pairs
    LengthTest lengths;

    std::size_t runCount() const { return lanes.size() * seeds.size(); }
    // Runs × lengths.
    std::size_t cellCount() const;
    // The unit of the lengths of all lanes: "letters"; empty when the units differ or there are no lengths.
    std::string lengthUnit() const;
    std::size_t lane(std::size_t run) const { return run % lanes.size(); }
    std::uint64_t seed(std::size_t run) const { return seeds[run / lanes.size()]; }
    // The lane's recipe with the run's seed.
    Recipe recipe(std::size_t run) const;
    // "additive, seed 3"
    std::string runName(std::size_t run) const;
};

struct LengthFigures {
    Index length = 0;
    Index pairs = 0;           // number of pairs tried
    double exactMatch = 0;     // 0 to 1
    double tokenAccuracy = 0;  // 0 to 1
    bool operator==(const LengthFigures&) const = default;
};

struct ComparedRun {
    std::size_t run = 0;
    RunFigures figures;
    std::vector<LengthFigures> byLength;  // ascending; lengths without a fresh pair are left out
    std::string bleuSignature;            // of figures.bleu; empty without BLEU and in older tables
    std::string problem;                  // why it has no measures: it diverged; else empty
};

// A comparison and its finished runs, in the comparison's order.
struct ComparisonTable {
    Comparison comparison;
    std::vector<ComparedRun> runs;
};

// Loads lanes and names them after their files: "dot" for "recipes/dates/dot.json", or "dates/dot" if other
// files have the same name. Throws Error when names are equal even then, and the errors of loadRecipe.
std::vector<ComparedLane> loadLanes(const std::vector<std::string>& paths);

// Throws Error that names the lane when a recipe's task cannot give the test pairs asked for, or counts
// lengths in another unit than the first lane.
void checkTests(const Comparison& comparison);

// The differences between lanes of one task or one corpus besides their attention, one sentence each: "dot:
// updates is 300, but 200 in additive".
std::vector<std::string> recipeDifferences(const Comparison& comparison);

// How two comparisons differ: "seeds are 1, 2, expected 1, 2, 3"; empty when they are the same.
std::string comparisonDifference(const Comparison& found, const Comparison& expected);

// The runs that the table lacks.
std::vector<std::size_t> missingRuns(const ComparisonTable& table);

// Merges parts into one table; `where` is the origin of a part for errors. Throws Error when the parts belong
// to different comparisons, have different results for one run (times may differ; those of the first part are
// kept), or measured the BLEU of one lane in different ways.
struct TablePart {
    std::string where;
    ComparisonTable table;
};
ComparisonTable mergeTables(std::vector<TablePart> parts);

// The runs of part `index` of `count`, counted from 1, in ascending order. The sizes of parts differ by one
// run at most, and in each part all lanes take turns.
std::vector<std::size_t> shardRuns(const Comparison& comparison, Index index, Index count);

}  // namespace attn
