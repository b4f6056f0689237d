// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// One file inside a zip file to be written. Its bytes belong to the caller; the parts are written one after
// the other.
struct ZipEntry {
    std::string name;
    std::vector<std::string_view> parts;
};

// A whole zip file of such entries in their order. They are stored without compression, because weights
// hardly compress. Nothing is copied, and the same input gives the same bytes.
class ZipFile {
public:
    // Throws Error (Failure) that starts with `path` when the entries exceed what a zip file can hold.
    ZipFile(const std::vector<ZipEntry>& entries, const std::string& path);
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    // The parts of the file in their order. They are valid while this object and the bytes of the entries
    // exist.
    const std::vector<std::string_view>& parts() const { return m_parts; }

private:
    std::list<std::string> m_heads;
    std::vector<std::string_view> m_parts;
};

}  // namespace attn
