// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/models/trained_model.h"

namespace attn {

class SafetensorsFile;

// Model file, version 1 (model-spec, "Model file"): safetensors with the configuration, the vocabularies, the
// tokeniser and the training in its metadata.

// Also loads what other programs have written: foreignModels().
// Also loads a PyTorch state_dict (.pt, .pth, or safetensors without the metadata of a model file) that one
// of the program's mappings knows: importModel.
// Throws Error for anything that is not a whole and sound model file. Its one sentence starts with the path
// and says what is wrong, where, and what was expected. Nothing is allocated for a size that the file itself
// does not have.
std::shared_ptr<const TrainedModel> loadModel(const std::string& path);

// The same for a model file that is stored inside another file. It does not import other formats.
std::shared_ptr<const TrainedModel> loadModel(const SafetensorsFile& file);

// Writes to a temporary beside `path`, then renames: `path` is the old file or the new one, never half of it.
// Throws Error (Failure) when the disk refuses.
void saveModel(const TrainedModel& model, const std::string& path);
// The bytes that saveModel writes. Errors name `path` as the file.
std::string modelBytes(const TrainedModel& model, const std::string& path);

}  // namespace attn
