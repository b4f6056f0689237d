// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/zip_archive.h"

#include <zip.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/file_kind.h"
#include "core/files/file_reader.h"
#include "core/files/piped_file.h"
#include "core/system/machine_memory.h"

namespace attn {
namespace {

// Weights hardly compress. A file that unpacks to more than a hundred times its size, beyond this many bytes,
// is not a model.
constexpr std::uint64_t freeBytes = 4 << 20;
constexpr std::uint64_t largestRatio = 100;
// Entries are unpacked in parts, so that memory grows only with the bytes that are really there.
constexpr std::uint64_t partBytes = 256 << 10;

// What a zip file's directory says of its entries, checked against the file. Sizes are only claims: with
// entries that share their bytes, or that claim more than the file has, a small file would take much memory.
class Claims {
public:
    Claims(const std::string& path, const std::string& writer, std::uint64_t fileSize)
        : m_path(path), m_writer(writer), m_fileSize(fileSize) {}

    void add(const zip_stat_t& entry, bool isLocked) {
        const std::string name = inQuotes(entry.name);
        if (entry.comp_method != ZIP_CM_STORE && entry.comp_method != ZIP_CM_DEFLATE)
            throw Error(m_path + ": " +
                        told("%1 is compressed in a way that is not read, expected stored or deflated; save "
                             "it again with %2.",
                             name, m_writer));
        if (entry.comp_size > m_fileSize - m_packed)
            throw Error(
                m_path + ": " +
                told(
                    "%1 claims %2 bytes in a file of %3, of which its entries leave %4; the file is damaged.",
                    name, entry.comp_size, m_fileSize, m_fileSize - m_packed));
        // Encryption adds bytes.
        if (entry.comp_method == ZIP_CM_STORE && entry.size != entry.comp_size && !isLocked)
            throw Error(m_path + ": " +
                        told("%1 is stored in %2 bytes and claims %3; the file is damaged.", name,
                             entry.comp_size, entry.size));
        const std::uint64_t most = freeBytes + largestRatio * m_fileSize;
        if (entry.size > most - m_unpacked)
            throw Error(m_path + ": " +
                        (m_unpacked == 0 ? told("%1 claims to unpack %2 bytes into %3, which weights never "
                                                "do; save it again with %4.",
                                                name, entry.comp_size, entry.size, m_writer)
                                         : told("%1 claims to unpack %2 bytes into %3, as others before it "
                                                "do, which weights never do; save it again with %4.",
                                                name, entry.comp_size, entry.size, m_writer)));
        m_packed += entry.comp_size;
        m_unpacked += entry.size;
    }

private:
    std::string m_path, m_writer;
    std::uint64_t m_fileSize = 0;
    std::uint64_t m_packed = 0;
    std::uint64_t m_unpacked = 0;
};

void discardZip(zip_t* archive) {
    if (archive)
        zip_discard(archive);
}

// `kind` is what the file begins like.
[[noreturn]] void throwNoZip(const std::string& path, const std::string& writer, const std::string& kind,
                             const std::string& reason) {
    if (!kind.empty() && kind != fileKind("PK\x03\x04"))
        throw Error(path + ": " +
                    told("not a whole zip file, as %1 writes it: it is %2.", writer, told(kind.c_str())));
    throw Error(path + ": " +
                told("not a whole zip file, as %1 writes it (%2); get it once more from where it came from, "
                     "or save it again with %1.",
                     writer, reason));
}

// What Unix has besides regular files: symbolic links, devices, pipes. An entry of another system has no
// such mark, and is a file.
bool isRegularEntry(zip_t* archive, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    constexpr zip_uint32_t kindMask = 0170000, file = 0100000, folder = 0040000;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0)
        return false;
    const zip_uint32_t kind = (attributes >> 16) & kindMask;
    return kind == 0 || kind == file || kind == folder;
}

}  // namespace

ZipArchive::ZipArchive(const std::string& path, const std::string& writer) : m_path(path) {
    const std::uint64_t fileSize = FileReader(path).size();
    int code = 0;
    m_zip.reset(zip_open(readablePath(path).c_str(), ZIP_RDONLY, &code), discardZip);
    if (!m_zip) {
        zip_error_t error;
        zip_error_init_with_code(&error, code);
        const std::string reason = zip_error_strerror(&error);
        zip_error_fini(&error);
        throwNoZip(path, writer, fileKindOf(path), reason);
    }
    readDirectory(fileSize, writer);
}

ZipArchive::ZipArchive(std::string bytes, const std::string& path, const std::string& writer)
    : m_path(path), m_bytes(std::make_shared<const std::string>(std::move(bytes))) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(m_bytes->data(), m_bytes->size(), 0, &error);
    m_zip.reset(source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr, discardZip);
    const std::string reason = m_zip ? std::string() : zip_error_strerror(&error);
    if (!m_zip && source)
        zip_source_free(source);
    zip_error_fini(&error);
    if (!m_zip)
        throwNoZip(path, writer, fileKind(std::string_view(*m_bytes).substr(0, fileKindBytes)), reason);
    readDirectory(m_bytes->size(), writer);
}

void ZipArchive::readDirectory(std::uint64_t fileSize, const std::string& writer) {
    const std::string& path = m_path;
    Claims claims(path, writer, fileSize);
    const zip_int64_t count = zip_get_num_entries(m_zip.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t status;
        zip_stat_init(&status);
        const auto index = static_cast<zip_uint64_t>(i);
        constexpr zip_uint64_t needed =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
        if (zip_stat_index(m_zip.get(), index, ZIP_FL_ENC_RAW, &status) != 0 ||
            (status.valid & needed) != needed)
            throw Error(path + ": " + told("not a whole zip file: entry %1 of its directory is damaged.", i));
        const bool isLocked =
            (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && status.encryption_method != ZIP_EM_NONE;
        claims.add(status, isLocked);
        m_entries.push_back({status.name, index, status.size, status.comp_method != ZIP_CM_STORE,
                             isRegularEntry(m_zip.get(), index), isLocked});
        m_places.emplace(status.name, m_entries.size() - 1);
    }
}

const ZipArchive::Entry* ZipArchive::find(const std::string& name) const {
    const auto found = m_places.find(name);
    return found == m_places.end() ? nullptr : &m_entries[found->second];
}

std::string ZipArchive::read(const Entry& entry) const {
    // Whoever reads an entry keeps it beside what is made of it.
    if (const double all = machineMemory(); all > 0 && static_cast<double>(entry.size) > all / 2)
        throw Error(m_path + ": " +
                    told("%1 in it has %2 bytes, at most %3 are read.", inQuotes(entry.name), entry.size,
                         static_cast<std::uint64_t>(all / 2)));
    std::string bytes;
    stream(entry, [&](std::string_view part) { bytes += part; });
    return bytes;
}

std::string ZipArchive::readPart(const Entry& entry, std::uint64_t begin, std::uint64_t count) const {
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(m_zip.get(), entry.index, 0),
                                                                 zip_fclose);
    std::string bytes(count, '\0');
    bool isRead = file && zip_fseek(file.get(), static_cast<zip_int64_t>(begin), SEEK_SET) == 0;
    for (std::uint64_t done = 0; isRead && done < count;) {
        const zip_int64_t got = zip_fread(file.get(), bytes.data() + done, count - done);
        isRead = got > 0;
        done += isRead ? static_cast<std::uint64_t>(got) : 0;
    }
    if (!isRead)
        throw Error(m_path + ": " +
                    told("%1 in it cannot be read from byte %2; copy or download it again.",
                         inQuotes(entry.name), begin));
    return bytes;
}

void ZipArchive::prove(const Entry& entry) const {
    stream(entry, [](std::string_view) {});
}

std::string ZipArchive::start(const Entry& entry, std::uint64_t most) const {
    const OpenEntry file = opened(entry);
    std::string bytes(std::min(entry.size, most), '\0');
    for (std::size_t done = 0; done < bytes.size();) {
        const zip_int64_t got = zip_fread(file.get(), bytes.data() + done, bytes.size() - done);
        if (got <= 0)
            throw Error(m_path + ": " + told("%1 in it is damaged at its start.", inQuotes(entry.name)));
        done += static_cast<std::size_t>(got);
    }
    return bytes;
}

ZipArchive::OpenEntry ZipArchive::opened(const Entry& entry) const {
    OpenEntry file(zip_fopen_index(m_zip.get(), entry.index, 0), zip_fclose);
    if (!file)
        throw Error(m_path + ": " +
                    told("%1 in it cannot be read: %2.", inQuotes(entry.name), zip_strerror(m_zip.get())));
    return file;
}

void ZipArchive::stream(const Entry& entry, const std::function<void(std::string_view)>& sink) const {
    const std::string name = inQuotes(entry.name);
    const OpenEntry file = opened(entry);
    std::string part(std::min(entry.size, partBytes), '\0');
    for (std::uint64_t done = 0; done < entry.size;) {
        const zip_int64_t got =
            zip_fread(file.get(), part.data(), std::min<std::uint64_t>(part.size(), entry.size - done));
        if (got <= 0)
            throw Error(m_path + ": " +
                        (got < 0
                             ? told("%1 in it is damaged: %2.", name, zip_file_strerror(file.get()))
                             : told("%1 in it is damaged: %2 bytes instead of %3.", name, done, entry.size)));
        done += static_cast<std::uint64_t>(got);
        sink(std::string_view(part).substr(0, static_cast<std::size_t>(got)));
    }
    // The checksum is compared when the end of the data is reached.
    char more = 0;
    if (zip_fread(file.get(), &more, 1) != 0)
        throw Error(m_path + ": " + told("%1 in it is damaged: its checksum or its length is wrong.", name));
}

}  // namespace attn
