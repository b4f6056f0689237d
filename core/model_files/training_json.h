// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"

namespace attn {

// Writes the key `training` of the model file. It leaves out what was not measured or is not finite. Throws
// Error when the recipe is not a JSON object.
std::string trainingToJson(const TrainingInfo& training);
// Reads the key `training`. Every key in it may be missing, and unknown keys are ignored, because this is
// information for people. Throws Error that starts with `where` for a wrong type or a value out of its range.
TrainingInfo trainingFromJson(const std::string& text, const std::string& where);

// [{"name", "lines", "crc32"}, …]; the reading function throws Error like trainingFromJson.
nlohmann::json fileMarksJson(const std::vector<FileMark>& marks);
std::vector<FileMark> fileMarksFromJson(const nlohmann::json& value, const std::string& where,
                                        const std::string& path);

}  // namespace attn
