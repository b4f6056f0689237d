// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/train/live/saved_run.h"

namespace attn {

class ParameterLayout;
class SafetensorsFile;

// File of a training run, version 2 (.attnrun): safetensors with `format` = `attention-lab-run`. Settings,
// measurements, marks and the pinned sentence are JSON under `run` in the metadata. Losses, pictures and
// keyframes are tensors `lane.0/losses` …; a keyframe's tensor is the single buffer of its network's layout.
// Paths of a corpus are relative to the folder of the run's file, or to the home folder (run_paths.h);
// version 1 has them as they were
// (`corpus_folder`). A copy for recovery (RunCopy) is a RecordFile of several of these, each with what is
// new.

inline constexpr const char* runFileSuffix = ".attnrun";

// Whether a file has the weights of snapshots. Without them a run is shown as it was, and it is trained again
// from its first weights before it goes on.
enum class RunWeights { History, None };

struct SaveRunOptions {
    RunWeights weights = RunWeights::History;
    // Approximate size of the file: keyframes are left out as in chooseKeyframes, everything else is always
    // written.
    std::uint64_t mostBytes = 300'000'000;
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share written, 0 to 1, on the calling thread
};

// May run on any thread while nobody changes the run. Throws the errors of writeFileAtomically, and Error
// (Failure) that starts with the path when a text of the run is not UTF-8. Returns false after a stop; `path`
// is then as it was.
bool saveRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options = {});
// The approximate number of bytes that saveRun writes. Throws the errors of saveRun.
std::uint64_t runFileBytes(const SavedRun& run, const SaveRunOptions& options = {});

// Snapshots have weights if there is a keyframe of their update, and at update 0. Throws Error with one
// sentence that starts with the path unless the file is a whole and valid run. Allocates nothing for a size
// that the file itself does not have.
SavedRun loadRun(const std::string& path);

struct LoadRunOptions {
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share of the lanes read, 0 to 1, on the calling thread
};
// The same with progress and a stop; returns nothing after a stop.
std::optional<SavedRun> loadRun(const std::string& path, const LoadRunOptions& options);
// The same for a run inside another file, `outer`.
std::optional<SavedRun> loadRun(const SafetensorsFile& file, const std::string& outer,
                                const LoadRunOptions& options);

// Throws Error that starts with `where` unless every keyframe of the lane belongs to a network of this
// layout. loadRun calls it for lanes that learn a task; for a corpus the layout is known only after its pairs
// are read.
void checkKeyframes(const SavedLane& lane, const ParameterLayout& layout, const std::string& where);

}  // namespace attn
