// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace attn {

// The most bytes of a file that are held in memory or looked at as a whole; no model and no text is larger.
inline constexpr std::uint64_t mostFileBytes = 8'000'000'000;

// An open regular file whose size is known, so that a reader can check the sizes that the file claims before
// it allocates memory. The sentences of its errors start with the path.
class FileReader {
public:
    // Throws Error when `path` cannot be opened or is not a regular file.
    explicit FileReader(const std::string& path);
    // A file that is part of another one and held in memory. `path` is what sentences call it.
    FileReader(std::string path, std::shared_ptr<const std::string> bytes);
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    const std::string& path() const { return m_path; }
    std::uint64_t size() const { return m_size; }  // bytes
    // The next `count` bytes; `count` must not exceed the bytes that are left. Throws Error when the disk
    // refuses, when the file has become shorter since it was opened, and when `count` is more than
    // mostFileBytes or than this machine has memory.
    std::string read(std::uint64_t count);
    // Continues reading at `place`, which must be within the file.
    void seek(std::uint64_t place);

private:
    std::string m_path;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
    std::shared_ptr<const std::string> m_bytes;  // of a file in memory, which has no descriptor
    std::uint64_t m_place = 0;                   // in them
};

// A whole small file. Throws Error when it is larger than `largest` bytes.
std::string readFile(const std::string& path, std::uint64_t largest);

}  // namespace attn
