// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/files/formats/file_folder.h"
#include "core/network/models/trained_model.h"

namespace attn {

// A model of CTranslate2 as its converters write it: a folder with model.bin (ct2_file.h), vocabularies as
// text or JSON, and config.json. Transformers of an encoder and a decoder are read; others are refused by
// name and reason.

// Whether the path is such a folder, or its model.bin.
bool isCt2Model(const std::string& path);
// Throws Error with one sentence that starts with a path.
std::shared_ptr<const TrainedModel> loadCt2Model(const std::string& path);
// The same of any folder. `path` is what sentences call the model; model.bin of a zip file is refused when it
// is larger than `largestWeights` bytes.
std::shared_ptr<const TrainedModel> loadCt2Model(const FileFolder& folder, const std::string& path,
                                                 std::uint64_t largestWeights);

}  // namespace attn
