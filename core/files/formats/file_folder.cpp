// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/file_folder.h"

#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {

namespace fs = std::filesystem;

FileFolder::FileFolder(std::shared_ptr<const ZipArchive> archive, std::string inside)
    : m_folder(std::move(inside)), m_archive(std::move(archive)) {}

const ZipArchive::Entry* FileFolder::entry(const std::string& name) const {
    return m_archive->find((m_folder / name).lexically_normal().generic_string());
}

std::string FileFolder::pathOf(const std::string& name) const {
    const fs::path path = m_folder / name;
    return m_archive ? (fs::path(m_archive->path()) / path.lexically_normal()).string() : path.string();
}

bool FileFolder::has(const std::string& name) const {
    std::error_code ignored;
    return m_archive ? entry(name) != nullptr : fs::is_regular_file(m_folder / name, ignored);
}

std::string FileFolder::read(const std::string& name, std::uint64_t largest) const {
    if (!m_archive)
        return readFile(pathOf(name), largest);
    const ZipArchive::Entry* found = entry(name);
    if (!found)
        throw Error(pathOf(name) + ": " + told("is missing; take another copy of the file."));
    if (found->size > largest)
        throw Error(pathOf(name) + ": " +
                    told("has %1 bytes, at most %2 are read here.", found->size, largest));
    return m_archive->read(*found);
}

std::shared_ptr<FileReader> FileFolder::open(const std::string& name, std::uint64_t largest) const {
    if (!m_archive)
        return std::make_shared<FileReader>(pathOf(name));
    return std::make_shared<FileReader>(pathOf(name),
                                        std::make_shared<const std::string>(read(name, largest)));
}

}  // namespace attn
