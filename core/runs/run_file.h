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

// File of a training run, version 2 (.attnrun): safetensors with `format` = `attention-lab-run`; settings,
// measurements, marks and the pinned sentence as JSON under `run` in the metadata; losses, pictures and
// keyframes as tensors `lane.0/losses` …, a keyframe's as the one buffer of its network's layout. Files of a
// corpus start at the folder of the run's file; version 1 has them as they were (`corpus_folder`).
// A copy for recovery (RunCopy) is several of them in a RecordFile, each with what is new.

inline constexpr const char* runFileSuffix = ".attnrun";

// Whether a file has the weights of snapshots. Without them a run is shown as it was, and trained again from
// its first weights before it goes on.
enum class RunWeights { History, None };

struct SaveRunOptions {
    RunWeights weights = RunWeights::History;
    // Of the file, about: keyframes are left out as chooseKeyframes does, all else is always written.
    std::uint64_t mostBytes = 300'000'000;
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share written, 0 to 1, on the calling thread
};

// On any thread, as long as nobody changes the run. As writeFileAtomically; also throws Error (Failure) that
// starts with the path when a text of the run is not UTF-8. False when it was stopped: `path` is as it was.
bool saveRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options = {});
// About as many bytes as it writes. Throws as saveRun.
std::uint64_t runFileBytes(const SavedRun& run, const SaveRunOptions& options = {});

// Snapshots have weights where there are keyframes of their update, and at update 0. Throws Error with one
// sentence that starts with the path for anything that is not a whole and sound run. Nothing is allocated for
// a size that the file itself does not have.
SavedRun loadRun(const std::string& path);

struct LoadRunOptions {
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share of the lanes read, 0 to 1, on the calling thread
};
// The same where somebody waits for it; nothing when it was stopped.
std::optional<SavedRun> loadRun(const std::string& path, const LoadRunOptions& options);
// The same of a file that stands within another one, `outer`.
std::optional<SavedRun> loadRun(const SafetensorsFile& file, const std::string& outer,
                                const LoadRunOptions& options);

// Throws Error that starts with `where` unless every keyframe of the lane is of a network of this layout.
// loadRun asks this of lanes that learn a task; of a corpus the layout is known once its pairs are read.
void checkKeyframes(const SavedLane& lane, const ParameterLayout& layout, const std::string& where);

}  // namespace attn
