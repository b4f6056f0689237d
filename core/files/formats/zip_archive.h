// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct zip;

namespace attn {

// A zip file that is read entry by entry, when it is asked for. What its directory claims is held against the
// file's size when it is opened: all entries together have no more bytes than the file, unpack to no more
// than some 100 times of it, and are stored or deflated. Sentences of its errors start with the path.
class ZipArchive {
public:
    // `writer` is what makes such files: "torch.save". Throws Error when it cannot be opened, its directory
    // is damaged or claims what the file cannot hold.
    ZipArchive(const std::string& path, const std::string& writer);

    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t size = 0;  // bytes, unpacked, as the directory claims
        bool isPacked = false;   // deflated: the claim is true when `prove` says so
    };
    const std::string& path() const { return m_path; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Entry* find(const std::string& name) const;  // nullptr when it is not there
    // All bytes of an entry, its checksum proved. Throws Error when they are fewer than claimed or damaged.
    std::string read(const Entry& entry) const;
    // As `read`, in little memory: nothing is kept.
    void prove(const Entry& entry) const;

private:
    enum class Part { IsKept, IsDropped };
    void unpack(const Entry& entry, std::uint64_t part, std::string& bytes, Part fate) const;

    std::string m_path;
    std::shared_ptr<zip> m_zip;
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_places;
};

}  // namespace attn
