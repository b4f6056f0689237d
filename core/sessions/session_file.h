// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/files/digest.h"
#include "core/runs/run_file.h"
#include "core/sessions/saved_what_ifs.h"
#include "core/train/live/saved_run.h"

namespace attn {

// File of a session of the window, version 2 (.attnlab): a zip file of
//   session.json             the fields below, "format": "attention-lab-session", "version"; comes first
//   models/DIGEST.safetensors   embedded models: model files named by the SHA-256 of their bytes
//   run.attnrun              the training run, if there is one
// In session.json steps and positions count from 0, and tokens are texts. All keys except `format`,
// `version`, `models` and `text` may be missing. Unknown keys are ignored, so that a version may gain some.
// Version 1 has one model of a score, and the score names its lane. Version 2 may have several. It is written
// only if there are several, so that older programs open all other sessions.

inline constexpr const char* sessionFileSuffix = ".attnlab";

// An open model.
struct SavedModel {
    std::string score;                           // id
    std::string lane;                            // id of its lane; empty: the score's id
    std::optional<Index> colour = std::nullopt;  // of its lane, a place in the theme; empty: the usual one
    // Absolute; empty for a model that was never a file or is embedded. The file has it as `relativePath`
    // where the model lies in the session's folder, and with "~" for the home folder (portable_path.h).
    std::string path;
    std::string relativePath;  // relative to the folder of the saved session file; may be empty
    bool isRelative = false;   // after reading: the file names no other place
    std::string digest;        // of the file at `path`; empty for a model that was never a file
    std::string name;          // name of its lane, or of its file, if there is no path
    std::string map = {};      // the attention map that its lane shows (nameOf); empty: the network's own
    std::string embedded;      // digest of the model file inside the session; empty: not embedded
    // The model that was read from the session or is to be written into it. nullptr: only its path is known.
    std::shared_ptr<const TrainedModel> model = nullptr;

    const std::string& laneId() const { return lane.empty() ? score : lane; }

    // For writing: embed the model. A model whose file changed since it was opened, or is gone, is embedded
    // anyway.
    bool isKept = false;
    std::optional<FileStamp> opened = std::nullopt;
};

// The score landscape: keys that were placed by hand, and what is asked of them.
struct SavedLandscape {
    static constexpr std::size_t fewestKeys = 2, mostKeys = 12;
    std::vector<std::pair<double, double>> keys;
    std::pair<double, double> query = {0, 0};
    double temperature = 1;
    bool showsLanes = false;   // the planes of the lanes instead
    std::optional<Index> key;  // from 0: its weights are the colours; none: the largest weight of each point
    bool operator==(const SavedLandscape&) const = default;
};

struct SavedSession {
    std::vector<SavedModel> models;
    std::string text;
    bool readsReference = false;
    std::vector<std::string> hiddenLanes;         // ids of lanes
    bool takesRead = false;                       // pictures have rows of the tokens that steps read
    bool mergesPieces = false;                    // they have words instead of pieces
    std::map<std::string, SavedWhatIfs> whatIfs;  // by the id of the lane
    Index step = 0;
    std::string lane;                 // the selected one; empty: the first
    Index stage = 0;                  // of its computation, counted from 1; 0: no stage
    std::string picture = "heatmap";  // heatmap, lines, difference, beam, document, landscape
    std::string mode = "step";        // id of the window's mode that was shown
    std::optional<Index> beamWidth;
    std::optional<double> lengthPower;
    bool refillsBeam = false;                 // EndedPlace
    std::optional<SavedLandscape> landscape;  // none: nobody looked at it
    std::vector<std::string> unfolded;        // ids of the unfolded parts of the computation
    bool showsComputation = true;             // the dock of Step mode
    bool showsFocus = false;                  // one lane is shown large
    bool keepsModels = false;                 // the models that have files are in the session
    std::string geometry, layout;             // of the window, in Qt's own form: bytes
    std::string origin;                       // of a recovery copy: the file that it belongs to; else empty
    std::shared_ptr<const SavedRun> run = nullptr;
    RunWeights runWeights = RunWeights::History;  // for writing
    // After reading: what is wrong with optional values, each "KEY should be …".
    std::vector<std::string> leftOut;
};

struct SessionWork {
    std::stop_token stop = {};
    std::function<void(double)> publish = {};  // share done, 0 to 1, on the calling thread
};

// May run on any thread. Throws the errors of writeFileAtomically, and Error (Failure) that starts with the
// path when a text is not UTF-8. Returns false after a stop; `path` is then as it was.
bool saveSession(SavedSession session, const std::string& path, const SessionWork& work = {});

// The files of models that a session, saved at `path`, names outside of its folder. Whoever gets the session
// needs them, too. Those that come with the program are not among them.
std::vector<std::string> namedOutside(const SavedSession& session, const std::string& path);

// Reads and checks the whole file, including models and run. Models known by their paths are not looked for
// (see findModels). Returns nothing after a stop. Throws Error with one sentence that starts with the path
// unless the file is a whole and valid session. Single bad values are left out if they belong to the changes
// by hand, the picture, its beam or the layout. Allocates nothing for a size that the file does not have.
std::optional<SavedSession> loadSession(const std::string& path, const SessionWork& work = {});

// The same for a session inside another file; `path` names both.
std::optional<SavedSession> loadSessionBytes(std::string bytes, const std::string& path,
                                             const SessionWork& work = {});

// The same without models and run, for lists.
SavedSession loadSessionHeader(const std::string& path);

// What a user would miss, as a text: it is equal for two sessions if nothing needs to be saved. The place in
// the text, the layout of the window and the run are not part of it.
std::string sessionContent(const SavedSession& session);

}  // namespace attn
