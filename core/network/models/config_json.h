// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/files/formats/json_reader.h"
#include "core/network/models/config_checks.h"

namespace attn {

// JSON text <-> configuration. `where` names the origin in errors (a file, "recipe …"). Throws Error with the
// key's path for unknown keys and wrong types; a key that is missing keeps its default. The result is valid.
std::string configToJson(const ModelConfig& config);
ModelConfig configFromJson(const std::string& text, const std::string& where);

// The parts that recipes share. A recipe leaves out the keys that the model does not read.
nlohmann::ordered_json configToJsonValue(const ModelConfig& config, VocabularySizes sizes);
// Checks types and unknown keys, but no values.
void readConfig(JsonObject& object, ModelConfig& config, VocabularySizes sizes);

// A key that the model does not read.
struct UnreadKey {
    const char* group;     // "decoder"
    const char* key;       // "input_feeding"
    nlohmann::json empty;  // the value that asks for nothing
    std::string reader;    // for people: "the wiring \"luong\""
    std::string found;     // for people, what the model has instead: "the wiring \"bahdanau\""
};
std::vector<UnreadKey> unreadKeys(const ModelConfig& config);

}  // namespace attn
