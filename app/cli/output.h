// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace attn {

// Results go to standard output, all else to standard error. Both throw Error (Failure) with the system's
// reason when standard output does not take what was written: a full disk, a reader that has gone.
void writeOutput(std::string_view text);
void flushOutput();

// On several lines; bytes that are not UTF-8 (of a path) become U+FFFD.
void writeJson(const nlohmann::ordered_json& value);

}  // namespace attn
