// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/files/formats/json_reader.h"
#include "core/network/config.h"

namespace attn {

// The parts of config.h's JSON that recipes share: there the sizes of the vocabularies are not yet known.
enum class VocabularySizes { Written, LeftOut };

// Those of a recipe without the keys that the model does not read.
nlohmann::ordered_json configToJsonValue(const ModelConfig& config, VocabularySizes sizes);
// Types and unknown keys are checked, values are not.
void readConfig(JsonObject& object, ModelConfig& config, VocabularySizes sizes);

// What contradicts itself, as a sentence whose keys start with `path` ("model."); empty when nothing does.
std::string configProblem(const ModelConfig& config, VocabularySizes sizes, const std::string& path = {});

}  // namespace attn
