// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/sessions/session_file.h"

namespace attn {

// What became of the models of a session, in their order.
struct FoundModels {
    struct Found {
        std::shared_ptr<const TrainedModel> model;
        std::string score, lane;          // ids
        std::optional<Index> colour;      // of the lane, if the session has one
        std::string path;                 // where it was found, or the name of its lane
        std::optional<FileStamp> opened;  // of the file; empty for a model from the session
        bool isKept = false;              // it is embedded in the session
        bool isChanged = false;           // the file has other bytes than when the session was saved
    };
    std::vector<Found> found;
    std::vector<SavedModel> missing;
};

// Looks for each model at its path, then beside the session file, then in the session itself, then among the
// bundled models; it must have the same bytes. If there is no such model, the file at its path is taken
// although it has changed, as long as it is a model of the same score. `publish` gets the share of models
// looked for. Returns nothing after a stop.
std::optional<FoundModels> findModels(const SavedSession& session, const std::string& sessionPath,
                                      const SessionWork& work = {});

}  // namespace attn
