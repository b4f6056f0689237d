// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/train/training_job.h"

namespace attn {

// What a lane has of its own; all else is the run's.
struct LaneSetup {
    AttentionConfig attention;  // its size is the run's and stays the usual one here
    std::string wiring = "bahdanau";
    bool inputFeeding = true;
    std::string encoderCell = "gru";
    std::string decoderCell = "gru";
    bool takesPart = true;
};

// What is known of texts once they are read.
struct TextSizes {
    Index sourceVocabulary = 0;  // with the special four
    Index targetVocabulary = 0;
    Index pairs = 0;           // to train on
    double sourceLength = 0;   // mean, in tokens
    double targetLength = 0;   // mean, in tokens, </s> among them
    bool areSentences = true;  // whose lengths differ much; some tasks have words or dates
};

// A run of several lanes as a person edits it. Plain values, which may contradict themselves: `problems` says
// so. Written as the recipes of its lanes and read from them.
struct RunSetup {
    static constexpr std::size_t mostLanes = 16;

    Recipe common;  // with the usual values where lanes have their own
    std::vector<LaneSetup> lanes;
    std::optional<TextSizes> texts;  // of common.corpus, where it was read; no part of any recipe
};

// The run that people begin with: a lane a score.
RunSetup defaultSetup();

Recipe laneRecipe(const RunSetup& setup, std::size_t lane);
// Those that take part.
std::vector<JobLane> jobLanes(const RunSetup& setup);
// One a lane, no two alike: "Additive", "General · Local, monotonic", "General · LSTM"; only of lanes of one
// score it is said in what they differ.
std::vector<std::string> laneNames(const RunSetup& setup);
// The same as names of files without an ending: "additive", "general-local_m".
std::vector<std::string> laneFileNames(const RunSetup& setup);
// Places among the colours of lanes: a lane has that of its score, the next of the same score a free one.
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

// The run of these recipes, whose names start the sentences about them. Throws Error when there are none,
// more than `mostLanes`, or when they differ in what lanes of one run share. Of what a lane does not read the
// first lane that reads it decides.
RunSetup setupOf(const std::vector<JobLane>& recipes);
// The same of files; a corpus's paths become absolute.
RunSetup loadSetup(const std::vector<std::string>& paths);
// The recipes of a task that come with the program, a lane a score. Throws Error when there are none.
RunSetup usualSetup(const std::string& task);
// Writes the recipes of the lanes that take part into a folder, named as laneFileNames says, and returns
// their paths. Throws Error (Failure) for what cannot be written.
std::vector<std::string> saveSetup(const RunSetup& setup, const std::string& folder);

// Follows a person who changed the decoder's hidden size, the directions, the encoder's embedding or layers
// of `before`: where the other half agreed with it there, it does so in `after`.
void keepHalvesEqual(const Recipe& before, Recipe& after);

}  // namespace attn
