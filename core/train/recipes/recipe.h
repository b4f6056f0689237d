// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/network/config.h"
#include "core/tasks/task.h"
#include "core/train/recipes/corpus_recipe.h"
#include "core/train/recipes/training_change.h"

namespace attn {

struct OptimizerConfig {
    double rate = 0.003;
    double finalRate = 0.0003;  // "final_rate": reached at the last update, with a cosine or a line
    double beta1 = 0.9;
    double beta2 = 0.999;
    double epsilon = 1e-8;
    double clipNorm = 1.0;         // "clip_norm", of the whole gradient; 0 does not clip
    Index warmup = 0;              // updates in which the rate rises from 0
    std::string decay = "cosine";  // an id of schedule.h
};

// When a run ends early; 0 means never. All goals but the time are checked at measurements, on the held-out
// pairs that these take. A goal that is reached is confirmed on all held-out pairs.
struct EarlyStopConfig {
    Index patience = 0;     // measurements in a row without a lower held-out loss
    double exactMatch = 0;  // "exact_match", 0 to 1
    double loss = 0;        // held-out loss per target token
    double seconds = 0;     // of the updates alone; the last update differs from machine to machine
};

// Training of a span that samples one position (Xu 2015).
struct HardConfig {
    double entropy = 0.05;       // weight of the entropy bonus
    double baselineDecay = 0.9;  // "baseline_decay", 0 to 1: share of the moving average that is kept
};

// One training run as a file: the model, the data, the number of updates, the seed. The task or the corpus
// gives the sizes of the vocabularies, when training starts.
struct Recipe {
    static constexpr Index mostUpdates = 1'000'000'000;  // for a run that shall have no end

    std::string task = "dates";          // empty if there is a corpus
    std::optional<CorpusRecipe> corpus;  // instead of a task
    TaskLengths lengths;                 // "lengths": {"shortest", "longest"}; 0: the task's usual ones
    ModelConfig model;
    OptimizerConfig optimizer;
    Index batch = 32;
    Index updates = 4000;
    // The number of training pairs: generated ones, or the first ones of a corpus. 0, usual for a corpus,
    // takes all.
    Index pairs = 20000;
    // "held_out": fresh pairs, none of them among the training pairs. 0, usual for held-out files, takes all
    // of them.
    Index heldOut = 1000;
    std::uint64_t seed = 1;
    Index threads = 0;   // 0 (usual): all of the machine if one recipe is trained alone, else one
    double dropout = 0;  // share of the activations that an update leaves out
    // "label_smoothing": ε of the loss that updates minimise (cross_entropy.h), 0 to below 1. Measured losses
    // are without it.
    double labelSmoothing = 0;
    // "teacher_forcing": the share of the decoder's inputs that come from the target. The others are its own
    // most likely tokens (own_tokens.h).
    double teacherForcing = 1;
    // A mistake in the batches that a lesson is about, an id of illness.h; empty: none.
    std::string illness;
    Index measureEvery = 0;     // "measure_every", in updates; 0: twenty a run, fewer past its planned end
    EarlyStopConfig earlyStop;  // "early_stop"
    HardConfig hard;
    std::vector<TrainingChange> changes;  // ascending by update, each update once
};

// The number of updates after which the run ends: the planned one, or that of its changes.
Index lastUpdate(const Recipe& recipe);
// The number of threads of an update; 1 if the recipe leaves it open.
Index threadsOf(const Recipe& recipe);
// No goals if a change lets the run go on past its end.
EarlyStopConfig earlyStopOf(const Recipe& recipe);
// Adds the change. If there is one at the same update, adds its settings to that.
void addChange(Recipe& recipe, const TrainingChange& change);

// Throws Error, which names file, key, what was found and what is possible; for an unknown key, the nearest
// known one. loadRecipe also refuses a file that sets a key which its model does not read (input feeding in
// Bahdanau's wiring).
Recipe loadRecipe(const std::string& path);  // a corpus's paths start at its folder
Recipe recipeFromJson(const std::string& text, const std::string& where);
// Keys that the model does not read are left out.
std::string recipeToJson(const Recipe& recipe);

// Throws Error, which starts with `where`, for the first value that is not possible, as reading does.
void checkRecipe(const Recipe& recipe, const std::string& where);
// Throws Error, which starts with `where`, for a change that sets nothing or what is not possible.
void checkChange(const TrainingChange& change, const std::string& where);

// The first key in which two recipes differ: "optimizer.rate is 0.01, expected 0.005"; empty when they are
// equal.
std::string recipeDifference(const Recipe& found, const Recipe& expected);

}  // namespace attn
