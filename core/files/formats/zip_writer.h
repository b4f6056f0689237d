// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// One file of a zip file to write. Its bytes belong to the caller; the parts stand one after the other.
struct ZipEntry {
    std::string name;
    std::vector<std::string_view> parts;
};

// A whole zip file of such entries in their order, stored as they are: weights hardly compress. Nothing is
// copied, and the same input gives the same bytes.
class ZipFile {
public:
    // Throws Error (Failure) that starts with `path` for more than a zip file holds.
    ZipFile(const std::vector<ZipEntry>& entries, const std::string& path);
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    // One after the other, as long as this and what the entries name live.
    const std::vector<std::string_view>& parts() const { return m_parts; }

private:
    std::list<std::string> m_heads;
    std::vector<std::string_view> m_parts;
};

}  // namespace attn
