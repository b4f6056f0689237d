// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/files/file_reader.h"
#include "core/files/formats/zip_archive.h"

namespace attn {

// The bytes of one or more arrays, read in parts as they are needed. Used by one thread at a time.
class ArrayBytes {
public:
    virtual ~ArrayBytes() = default;
    virtual std::uint64_t size() const = 0;
    // `count` bytes from `begin`; both must lie within. Throws Error when the file is damaged there.
    std::string read(std::uint64_t begin, std::uint64_t count);
    // All bytes. They stay in memory until `forget`.
    const std::string& whole();
    void forget() { m_whole.reset(); }

protected:
    virtual std::string readPart(std::uint64_t begin, std::uint64_t count) = 0;
    // Whether a part can only be read by reading everything before it.
    virtual bool isPacked() const { return false; }

private:
    std::optional<std::string> m_whole;
};

// Part of a file: `size` bytes from `begin`, which must lie within.
std::shared_ptr<ArrayBytes> bytesOfFile(const std::shared_ptr<FileReader>& file, std::uint64_t begin,
                                        std::uint64_t size);
// An entry of a zip file. Its checksum is checked before the first part is
// returned.
std::shared_ptr<ArrayBytes> bytesOfEntry(const std::shared_ptr<const ZipArchive>& zip,
                                         const ZipArchive::Entry& entry);

}  // namespace attn
