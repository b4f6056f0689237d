// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"

namespace attn {

// A kind of model that another program has written, as a folder of files or as one file.
struct ForeignModel {
    std::string id;     // as in `attnlab info --json`: "ctranslate2"
    std::string label;  // for people
    // Whether the path is such a folder or file, or the main file of such a folder. Reads little and never
    // throws.
    bool (*isOne)(const std::string& path);
    // Throws Error with one sentence that starts with a path.
    std::shared_ptr<const TrainedModel> (*load)(const std::string& path);
};
const std::vector<ForeignModel>& foreignModels();

// The kind that a path is of; nullptr when it is of none.
const ForeignModel* foreignModelOf(const std::string& path);

}  // namespace attn
