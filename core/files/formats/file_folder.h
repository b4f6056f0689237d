// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "core/files/file_reader.h"
#include "core/files/formats/zip_archive.h"

namespace attn {

// Files that stand beside one another: in a folder of the disk or in one of a zip file, which
// is not unpacked to the disk. A name may start with "../".
class FileFolder {
public:
    explicit FileFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    // `inside` is the folder in the zip file, without a slash at its end.
    FileFolder(std::shared_ptr<const ZipArchive> archive, std::string inside);

    // What sentences call a file: a path, also of a file in a zip file.
    std::string pathOf(const std::string& name) const;
    bool has(const std::string& name) const;
    // Throws Error when the file is missing, larger than `largest` bytes, or damaged.
    std::string read(const std::string& name, std::uint64_t largest) const;
    // A large file to go through; one of a zip file is held in memory. Throws Error as read() does.
    std::shared_ptr<FileReader> open(const std::string& name, std::uint64_t largest) const;

private:
    const ZipArchive::Entry* entry(const std::string& name) const;

    std::filesystem::path m_folder;
    std::shared_ptr<const ZipArchive> m_archive;
};

}  // namespace attn
