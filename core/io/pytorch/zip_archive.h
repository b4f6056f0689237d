// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct zip;

namespace attn {

// A zip file that is read entry by entry, when it is asked for. Sentences of its errors start with the path.
class ZipArchive {
public:
    // Throws Error when it cannot be opened or its directory is damaged.
    explicit ZipArchive(const std::string& path);

    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t size = 0;  // bytes, unpacked, as the directory claims
    };
    const std::string& path() const { return m_path; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Entry* find(const std::string& name) const;  // nullptr when it is not there
    // All bytes of an entry, its checksum proved. Throws Error when they are fewer than claimed or damaged,
    // or when a small file claims to unpack into an enormous one.
    std::string read(const Entry& entry) const;

private:
    std::string m_path;
    std::shared_ptr<zip> m_zip;
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_places;
};

}  // namespace attn
