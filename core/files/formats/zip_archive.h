// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip;
struct zip_file;

namespace attn {

// A zip file whose entries are read on demand. Opening it checks the claims of its directory against the size
// of the file: all entries together have no more bytes than the file, they unpack to at most some 100 times
// its size, and each is stored or deflated. The sentences of its errors start with the path.
class ZipArchive {
public:
    // `writer` names the program that makes such files: "torch.save". Throws Error when the file cannot be
    // opened, when its directory is damaged, or when the directory claims more than the file can hold.
    ZipArchive(const std::string& path, const std::string& writer);
    // The same for a zip file inside another file; `path` names both.
    ZipArchive(std::string bytes, const std::string& path, const std::string& writer);

    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t size = 0;  // bytes, unpacked, as the directory claims
        bool isPacked = false;   // deflated: only `prove` and `read` check the claimed size
        bool isRegular = true;   // neither a symbolic link nor anything else that Unix has besides files
        bool isLocked = false;   // encrypted: it cannot be read
    };
    const std::string& path() const { return m_path; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Entry* find(const std::string& name) const;  // nullptr when it is not there
    // All bytes of an entry, whose checksum is checked. Throws Error when they are damaged or fewer than
    // claimed.
    std::string read(const Entry& entry) const;
    // Gives the bytes to `sink` part by part. Throws like `read`, perhaps only after the last part.
    void stream(const Entry& entry, const std::function<void(std::string_view)>& sink) const;
    // The first bytes of an entry, `most` of them or all. Its checksum is not checked. Throws Error when they
    // are damaged.
    std::string start(const Entry& entry, std::uint64_t most) const;
    // `count` bytes of a stored entry from `begin`, which must lie within its size. The checksum is not
    // checked: `prove` does it. Throws Error when the file has become shorter.
    std::string readPart(const Entry& entry, std::uint64_t begin, std::uint64_t count) const;
    // Checks an entry like `read`, but keeps none of its bytes and so needs little memory.
    void prove(const Entry& entry) const;

private:
    void readDirectory(std::uint64_t fileSize, const std::string& writer);

    using OpenEntry = std::unique_ptr<zip_file, int (*)(zip_file*)>;
    OpenEntry opened(const Entry& entry) const;

    std::string m_path;
    std::shared_ptr<const std::string> m_bytes;  // of a file in another one
    std::shared_ptr<zip> m_zip;
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_places;
};

}  // namespace attn
