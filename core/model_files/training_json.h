// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/network/recurrent/trained_model.h"

namespace attn {

// Key `training` of the model file. What was not measured or is not finite is left out. Throws Error when the
// recipe is not a JSON object.
std::string trainingToJson(const TrainingInfo& training);
// Every key may be missing, and unknown keys are passed over: this is information for people. Throws Error
// that starts with `where` for a wrong type or a value out of its range.
TrainingInfo trainingFromJson(const std::string& text, const std::string& where);

// [{"name", "lines", "crc32"}, …]; reading throws Error as above.
nlohmann::json fileMarksJson(const std::vector<FileMark>& marks);
std::vector<FileMark> fileMarksFromJson(const nlohmann::json& value, const std::string& where,
                                        const std::string& path);

}  // namespace attn
