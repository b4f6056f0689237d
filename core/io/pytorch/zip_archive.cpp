// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pytorch/zip_archive.h"

#include <zip.h>

#include <algorithm>

#include "core/error.h"
#include "core/io/file_reader.h"
#include "core/text/nearest_name.h"

namespace attn {
namespace {

// Weights hardly compress. What unpacks to more than a hundredfold beyond this size is no model.
constexpr std::uint64_t freeBytes = 64 << 20;
constexpr std::uint64_t largestRatio = 100;
// Unpacked in parts: memory grows with what is really there.
constexpr std::uint64_t partBytes = 16 << 20;

}  // namespace

ZipArchive::ZipArchive(const std::string& path) : m_path(path) {
    const FileReader mustBeRegular(path);
    int code = 0;
    m_zip.reset(zip_open(path.c_str(), ZIP_RDONLY, &code), [](zip_t* archive) {
        if (archive)
            zip_discard(archive);
    });
    if (!m_zip) {
        zip_error_t error;
        zip_error_init_with_code(&error, code);
        const std::string reason = zip_error_strerror(&error);
        zip_error_fini(&error);
        throw Error(path + ": not a whole zip file, as torch.save writes it: " + reason + ".");
    }
    const zip_int64_t count = zip_get_num_entries(m_zip.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t status;
        zip_stat_init(&status);
        const auto index = static_cast<zip_uint64_t>(i);
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
        if (zip_stat_index(m_zip.get(), index, ZIP_FL_ENC_RAW, &status) != 0 ||
            (status.valid & needed) != needed)
            throw Error(path + ": not a whole zip file: entry " + std::to_string(i) +
                        " of its directory is damaged.");
        if (status.size > freeBytes && status.size / largestRatio > status.comp_size)
            throw Error(path + ": " + inQuotes(status.name) + " claims to unpack " +
                        std::to_string(status.comp_size) + " bytes into " + std::to_string(status.size) +
                        ", which weights never do; save it again with torch.save.");
        m_entries.push_back({status.name, index, status.size});
        m_places.emplace(status.name, m_entries.size() - 1);
    }
}

const ZipArchive::Entry* ZipArchive::find(const std::string& name) const {
    const auto found = m_places.find(name);
    return found == m_places.end() ? nullptr : &m_entries[found->second];
}

std::string ZipArchive::read(const Entry& entry) const {
    const std::string start = m_path + ": " + inQuotes(entry.name);
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(m_zip.get(), entry.index, 0),
                                                                 zip_fclose);
    if (!file)
        throw Error(start + " in it cannot be read: " + zip_strerror(m_zip.get()) + ".");
    std::string bytes;
    while (bytes.size() < entry.size) {
        const std::size_t done = bytes.size();
        bytes.resize(done + std::min(entry.size - done, partBytes));
        const zip_int64_t got = zip_fread(file.get(), bytes.data() + done, bytes.size() - done);
        if (got <= 0)
            throw Error(start + " in it is damaged: " +
                        (got < 0 ? std::string(zip_file_strerror(file.get()))
                                 : std::to_string(done) + " bytes instead of " + std::to_string(entry.size)) +
                        ".");
        bytes.resize(done + static_cast<std::size_t>(got));
    }
    // The checksum is compared where the data ends.
    char more = 0;
    if (zip_fread(file.get(), &more, 1) != 0)
        throw Error(start + " in it is damaged: its checksum or its length is wrong.");
    return bytes;
}

}  // namespace attn
