// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/train/training_job.h"

namespace attn {

// The settings of a single lane. All others belong to the run.
struct LaneSetup {
    AttentionConfig attention;  // the run has its size, which keeps the usual value here
    std::string wiring = "bahdanau";
    bool inputFeeding = true;
    std::string encoderCell = "gru";
    std::string decoderCell = "gru";
    // The whole model of a lane that is not recurrent, or whose sizes are not those of the run. The other
    // settings here are then read from it, and the run's settings of the model do not concern the lane.
    std::optional<ModelConfig> model;
    // How the lane is trained, where that is not as the run says: what takeTraining copies. The run's
    // settings of the training do not concern the lane then.
    std::optional<Recipe> training;
    bool takesPart = true;
    std::string name = {};  // given; empty: laneNames makes one of its settings. Not written to recipes.
};

// Facts about texts that were read.
struct TextSizes {
    Index sourceVocabulary = 0;  // with the special four
    Index targetVocabulary = 0;
    Index pairs = 0;           // to train on
    double sourceLength = 0;   // mean, in tokens
    double targetLength = 0;   // mean, in tokens, </s> among them
    bool areSentences = true;  // sentences differ much in length; words and dates do not
};

// A run of several lanes while a person edits it. The values may contradict themselves; `problems` says so. A
// setup is written as the recipes of its lanes, and read from them.
struct RunSetup {
    static constexpr std::size_t mostLanes = 16;

    Recipe common;  // has the usual values for settings of single lanes
    std::vector<LaneSetup> lanes;
    std::optional<TextSizes> texts;  // of common.corpus, if it was read; not written to recipes
};

// The run that people begin with: a lane for each score.
RunSetup defaultSetup();

Recipe laneRecipe(const RunSetup& setup, std::size_t lane);
// The lanes that take part.
std::vector<JobLane> jobLanes(const RunSetup& setup);
// A name for each lane, no two alike: "Additive", "General · Local, monotonic", "General · LSTM". Lanes of
// one score are named by their differences.
std::vector<std::string> laneNames(const RunSetup& setup);
// The same as names of files without an ending: "additive", "general-local_m".
std::vector<std::string> laneFileNames(const RunSetup& setup);
// The lanes' indices in the palette. The first lane of a score has the colour of the score, the next ones
// have free colours.
std::vector<int> laneColours(const RunSetup& setup);

// What a lane reads besides its score, span, wiring and cell (see config.h).
struct LaneReads {
    bool size = false;
    bool window = false;
    bool inputFeeding = false;
    bool longestSource = false;
    bool activationAndBias = false;
    bool keyStrength = false;
};
LaneReads readsOf(const AttentionConfig& attention, const std::string& wiring);
LaneReads readsOf(const LaneSetup& lane);

// Whether two setups give the same lanes in the same order.
bool areSame(const RunSetup& left, const RunSetup& right);

// Copies what says how a lane is trained: optimiser and schedule, batch, updates, dropout, label smoothing,
// teacher forcing, measurements, early stops, the training of a hard span, threads and changes. Pairs, seed
// and model stay as they are.
void takeTraining(const Recipe& from, Recipe& to);

// Makes one run of these recipes. Throws Error if there is none, if there are more than `mostLanes`, or if
// their pairs differ (task or corpus, lengths, numbers of pairs, seed); the text starts with the recipe's
// name. Model and training of the first recurrent lane are the run's; a lane that differs in a setting which
// the run has gets its own. If a lane does not read the run's attention size, the first lane that reads it
// decides.
RunSetup setupOf(const std::vector<JobLane>& recipes);
// Adds a lane for each recipe, with its model and its training on the run's pairs. The run's settings stay as
// they are, unless it has no lane yet.
void addLanes(RunSetup& setup, const std::vector<Recipe>& recipes);
// Makes one run of recipe files. Paths of a corpus become absolute.
RunSetup loadSetup(const std::vector<std::string>& paths);
// Whether recipes of the task come with the program.
bool hasUsualSetup(const std::string& task);
// The run of a task's recipes that come with the program: a lane for each score, or a lane for each recipe
// where none is named after a score (tasks of classes). Throws Error if there are none.
RunSetup usualSetup(const std::string& task);
// Writes the recipes of the lanes that take part into a folder, named as laneFileNames says, and returns
// their paths. Throws Error (Failure) for what cannot be written.
std::vector<std::string> saveSetup(const RunSetup& setup, const std::string& folder);

// A person has changed the decoder's hidden size, the directions, or the encoder's embedding or layers. If
// the other half agreed with that value in `before`, it gets the same value in `after`.
void keepHalvesEqual(const Recipe& before, Recipe& after);

}  // namespace attn
