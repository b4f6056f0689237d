// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/sessions/session_file.h"

namespace attn {

// What became of the models of a session, in its order.
struct FoundModels {
    struct Found {
        std::shared_ptr<const TrainedModel> model;
        std::string score, lane;          // ids
        std::optional<Index> colour;      // of the lane, where the session says one
        std::string path;                 // where it was found, or what its lane is called
        std::optional<FileStamp> opened;  // of the file; none for one out of the session
        bool isKept = false;              // in the session
        bool isChanged = false;           // the file has other bytes than when the session was saved
    };
    std::vector<Found> found;
    std::vector<SavedModel> missing;
};

// Looks for the file of each model by its path, then beside the session file, then takes the one that is kept
// in the session, then one of the bundled models; it must have the same bytes. Where there is none the file
// at its path counts although it has changed, as long as it is a model of the same score. `publish` is told
// the share of models looked for. Nothing when it was stopped.
std::optional<FoundModels> findModels(const SavedSession& session, const std::string& sessionPath,
                                      const SessionWork& work = {});

}  // namespace attn
