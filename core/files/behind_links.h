// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace attn {

// The file to which links lead, also where it does not exist yet; a path that is no link stays. `error` is
// set when a link cannot be read or the links go round.
std::filesystem::path behindLinks(std::filesystem::path path, std::error_code& error);

}  // namespace attn
