// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/files/digest.h"
#include "core/runs/run_file.h"
#include "core/sessions/saved_what_ifs.h"
#include "core/train/live/saved_run.h"

namespace attn {

// File of a session of the window, version 1 (.attnlab): a zip file of
//   session.json             what is below, "format": "attention-lab-session", "version": 1; comes first
//   models/DIGEST.safetensors   models that are kept in it, model files named by the SHA-256 of their bytes
//   run.attnrun              the training run, where there is one
// In session.json steps and positions count from 0, tokens stand as texts. All but `format`, `version`,
// `models` and `text` may be missing. Keys that are not known are passed over, so that a version may gain
// some.

inline constexpr const char* sessionFileSuffix = ".attnlab";

// An open model. A lane is named by its score, so there is one of each at most.
struct SavedModel {
    std::string score;         // id
    std::string path;          // absolute; empty for one that was never a file
    std::string relativePath;  // from the folder of the session file, as it was saved; may be empty
    std::string digest;        // of the file at `path`; empty for one that was never a file
    std::string name;          // what its lane is called in place of a path
    std::string embedded;      // digest of the model file within the session; empty: not kept in it
    // Read from the session, or to be written into it. nullptr: known by its path alone.
    std::shared_ptr<const TrainedModel> model = nullptr;

    // For writing. A model whose file is not there as it was when it was opened is kept in the session, too.
    bool isKept = false;
    std::optional<FileStamp> opened = std::nullopt;
};

struct SavedSession {
    std::vector<SavedModel> models;
    std::string text;
    bool readsReference = false;
    std::vector<std::string> hiddenLanes;         // ids of scores
    std::map<std::string, SavedWhatIfs> whatIfs;  // by the id of the score
    Index step = 0;
    std::string lane;                 // selected one; empty: the first
    Index stage = 0;                  // of its computation, counted from 1; 0: none
    std::string picture = "heatmap";  // heatmap, lines, difference, beam
    std::string mode = "step";        // id of the window's mode that was shown
    std::optional<Index> beamWidth;
    std::optional<double> lengthPower;
    std::vector<std::string> unfolded;  // ids of what is unfolded in the computation
    bool showsComputation = true;       // the dock of Step mode
    bool showsFocus = false;            // one lane large
    std::string geometry, layout;       // of the window, as Qt writes them: bytes
    std::string origin;                 // of a copy that is kept safe: the file it belongs to; empty: none
    std::shared_ptr<const SavedRun> run = nullptr;
    RunWeights runWeights = RunWeights::History;  // for writing
    // Of one that was read: what is wrong with values that it could do without, each "KEY should be …".
    std::vector<std::string> leftOut;
};

struct SessionWork {
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share done, 0 to 1, on the calling thread
};

// On any thread. As writeFileAtomically; also throws Error (Failure) that starts with the path when a text is
// not UTF-8. False when it was stopped: `path` is as it was.
bool saveSession(SavedSession session, const std::string& path, const SessionWork& work = {});

// Reads and checks all of it, models and run too; models known by their paths are not looked for
// (findModels). Nothing when it was stopped. Throws Error with one sentence that starts with the path for
// anything that is not a whole and sound session; of what is changed by hand and of the picture, its beam and
// the layout single bad values are left out. Nothing is allocated for a size that the file does not
// have.
std::optional<SavedSession> loadSession(const std::string& path, const SessionWork& work = {});

// The same without models and run, for lists.
SavedSession loadSessionHeader(const std::string& path);

// What a user would miss, as text: equal for two sessions where nothing has to be saved. Neither the place in
// the text nor the layout of the window is part of it, nor the run.
std::string sessionContent(const SavedSession& session);

}  // namespace attn
