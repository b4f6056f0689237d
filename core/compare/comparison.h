// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/compare/figures.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// A recipe under a name of its own. Its seed is 0: every run has that of the comparison.
struct ComparedLane {
    std::string name;
    Recipe recipe;
};

// What a recipe trains on: "dates", or the names of its files, "train.en and train.fr".
std::string dataName(const Recipe& recipe);

// Fresh pairs of each exact source length, in the unit of the task, on which every model is tried after its
// training.
struct LengthTest {
    Index shortest = 0;  // 0: none
    Index longest = 0;
    Index pairs = 0;  // of each length, as far as the task has so many
    static constexpr Index longestPossible = 100'000;
    bool operator==(const LengthTest&) const = default;
};

// Recipes × seeds: every lane is trained once from every seed. Runs are counted seed after seed, those of a
// seed lane after lane.
struct Comparison {
    std::vector<ComparedLane> lanes;
    std::vector<std::uint64_t> seeds;
    static constexpr std::size_t mostRuns = 100'000;
    static constexpr std::size_t mostCells = 4'000'000;  // runs × lengths
    Index testPairs = 0;  // fresh ones that all is measured on; 0: the recipe's held-out pairs
    LengthTest lengths;

    std::size_t runCount() const { return lanes.size() * seeds.size(); }
    // Runs × lengths.
    std::size_t cellCount() const;
    // Of the lengths of all lanes: "letters"; empty when they differ or have none.
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
    Index pairs = 0;           // tried
    double exactMatch = 0;     // 0 to 1
    double tokenAccuracy = 0;  // 0 to 1
    bool operator==(const LengthFigures&) const = default;
};

struct ComparedRun {
    std::size_t run = 0;
    RunFigures figures;
    std::vector<LengthFigures> byLength;  // ascending; lengths without a fresh pair are left out
    std::string bleuSignature;            // of figures.bleu; empty without, and in tables of before
    std::string problem;                  // why it has no measures: it diverged; else empty
};

// A comparison and those of its runs that are done, in its order.
struct ComparisonTable {
    Comparison comparison;
    std::vector<ComparedRun> runs;
};

// Lanes named after their files: "dot" of "recipes/dates/dot.json", or "dates/dot" where other files have the
// name too. Throws Error when names are the same even so, or as loadRecipe.
std::vector<ComparedLane> loadLanes(const std::vector<std::string>& paths);

// Throws Error, naming the lane, when a recipe's task cannot give the test pairs that are asked for, or
// counts lengths in another unit than the first.
void checkTests(const Comparison& comparison);

// What makes lanes of one task, or one corpus, unequal besides their attention, a sentence each: "dot:
// updates is 300, but 200 in additive".
std::vector<std::string> recipeDifferences(const Comparison& comparison);

// In which way two comparisons are not the same: "seeds are 1, 2, expected 1, 2, 3"; empty when they are.
std::string comparisonDifference(const Comparison& found, const Comparison& expected);

// Runs that the table lacks.
std::vector<std::size_t> missingRuns(const ComparisonTable& table);

// One table of parts, each with its origin for errors. Throws Error when they are of different comparisons,
// have one run with different results (apart from times; those of the first part are kept), or measured the
// BLEU of one lane in different ways.
struct TablePart {
    std::string where;
    ComparisonTable table;
};
ComparisonTable mergeTables(std::vector<TablePart> parts);

// The runs of part `index` of `count`, counted from 1, ascending: parts differ by one run at most, and all
// lanes take turns in each of them.
std::vector<std::size_t> shardRuns(const Comparison& comparison, Index index, Index count);

}  // namespace attn
