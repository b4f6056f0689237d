// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/sessions/saved_what_ifs.h"

namespace attn {

// What is changed by hand in a lane, as a lesson writes it (README.md, "Changes of a lane"): steps and
// positions count from 1. Throws Error, which starts with `where` and names the key, for anything else.
SavedWhatIfs changesFromJson(const nlohmann::json& value, const std::string& where, const std::string& path);
nlohmann::ordered_json changesToJson(const SavedWhatIfs& changes);

}  // namespace attn
