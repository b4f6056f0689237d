// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/train/setup/run_setup.h"

namespace attn {

// A recipe that comes with the program.
struct BundledRecipe {
    std::string id;  // its folder and file without the ending: "dates/transformer", "dates-kinds/lstm"
    std::string path;
    std::string name;  // "Transformer", "General · Hard"; several may have one name
    Recipe recipe;
};

// All recipes of a task, of every architecture: those of scores in the order of the scores, then the task's
// others, then its other cells, wirings and spans, each in the order of their names. Throws Error for a
// recipe that cannot be read.
std::vector<BundledRecipe> bundledRecipes(const std::string& task);

// Those that a run may take, of its task; of texts of one's own those of `translate`, and of classes of one's
// own those of `sentiment`.
std::vector<BundledRecipe> bundledRecipesFor(const Recipe& common);
// Replaces the lanes by usual ones where the run's pairs have classes and its lanes give none, or the other
// way round.
void keepKindOfLanes(RunSetup& setup);

// The race of a GRU with the score General and a Transformer on `dates`: two lanes, each trained as its
// recipe says. Throws Error like loadSetup.
RunSetup raceSetup();

}  // namespace attn
