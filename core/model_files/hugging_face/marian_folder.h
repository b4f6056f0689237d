// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/models/trained_model.h"

namespace attn {

// A folder of Hugging Face with a model of OPUS-MT (MarianMT): config.json, vocab.json, source.spm,
// target.spm, and pytorch_model.bin or model.safetensors. Folders of other families are refused by name.

// Whether the path is such a folder, or config.json, pytorch_model.bin or model.safetensors in it.
bool isMarianFolder(const std::string& path);
// Throws Error with one sentence that starts with a path.
std::shared_ptr<const TrainedModel> loadMarianFolder(const std::string& path);

}  // namespace attn
