// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/models/trained_model.h"

namespace attn {

// A model as Marian writes it: one .npz file (marian_file.h) and its vocabularies beside it
// (marian_vocabularies.h), as in the downloads of OPUS-MT. Transformers of an encoder and a decoder are read;
// others are refused by name and reason.

// Whether the path is such a file, or a folder that holds at least one.
bool isMarianModel(const std::string& path);
// Throws Error with one sentence that starts with a path, also when a folder holds several models and its
// decoder.yml names none of them.
std::shared_ptr<const TrainedModel> loadMarianModel(const std::string& path);

}  // namespace attn
