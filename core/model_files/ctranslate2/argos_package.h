// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/models/trained_model.h"

namespace attn {

// A package of Argos Translate or LibreTranslate (.argosmodel): a zip file with one folder that holds
// metadata.json, a model of CTranslate2 in the folder `model`, and sentencepiece.model. Nothing is unpacked
// to the disk.

// Whether the path is such a file: a zip file that is called .argosmodel, or a .zip that holds a model so.
bool isArgosPackage(const std::string& path);
// Throws Error with one sentence that starts with the path.
std::shared_ptr<const TrainedModel> loadArgosPackage(const std::string& path);

}  // namespace attn
