// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// One file of a zip file to write; the bytes belong to the caller.
struct ZipEntry {
    std::string name;
    std::string_view bytes;
};

// A whole zip file of these, in this order, stored as they are: weights hardly compress. The same input gives
// the same bytes. Throws Error (Failure) that starts with `path`.
std::string zipBytes(const std::vector<ZipEntry>& entries, const std::string& path);

}  // namespace attn
