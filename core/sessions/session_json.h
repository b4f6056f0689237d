// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/base/told.h"
#include "core/sessions/session_file.h"

namespace attn {

inline constexpr const char* sessionJsonName = "session.json";
inline constexpr const char* sessionRunName = "run.attnrun";
inline constexpr const char* sessionCalled = translatable("a session of Attention Lab");

inline std::string embeddedName(const std::string& digest) {
    return "models/" + digest + ".safetensors";
}

nlohmann::ordered_json sessionToJson(const SavedSession& session);
// Throws Error that starts with `where` and names the key for any key that is missing, of another type or out
// of range. Optional values are left out instead and reported in `leftOut`.
SavedSession sessionFromJson(const std::string& text, const std::string& where);

}  // namespace attn
