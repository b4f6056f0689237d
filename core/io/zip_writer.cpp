// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/zip_writer.h"

#include <zip.h>

#include <memory>

#include "core/error.h"

namespace attn {
namespace {

constexpr zip_uint16_t firstDay = (1 << 5) | 1;  // 1 January 1980, the first day that a zip file knows

[[noreturn]] void refuseZip(const std::string& path, const char* reason) {
    throw Error(path + ": cannot be written: " + reason + ".", Error::Kind::Failure);
}

void addEntry(zip_t* archive, const ZipEntry& entry, const std::string& path) {
    zip_source_t* source = zip_source_buffer(archive, entry.bytes.data(), entry.bytes.size(), 0);
    const zip_int64_t place =
        source ? zip_file_add(archive, entry.name.c_str(), source, ZIP_FL_ENC_UTF_8) : -1;
    if (source && place < 0)
        zip_source_free(source);
    const auto index = static_cast<zip_uint64_t>(place);
    if (place < 0 || zip_set_file_compression(archive, index, ZIP_CM_STORE, 0) != 0 ||
        zip_file_set_dostime(archive, index, 0, firstDay, 0) != 0)
        refuseZip(path, zip_strerror(archive));
}

}  // namespace

std::string zipBytes(const std::vector<ZipEntry>& entries, const std::string& path) {
    zip_error_t error;
    zip_error_init(&error);
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> target(
        zip_source_buffer_create(nullptr, 0, 0, &error), zip_source_free);
    if (!target)
        refuseZip(path, zip_error_strerror(&error));
    zip_source_keep(target.get());  // the archive takes one
    std::unique_ptr<zip_t, void (*)(zip_t*)> archive(zip_open_from_source(target.get(), ZIP_TRUNCATE, &error),
                                                     zip_discard);
    if (!archive) {
        zip_source_free(target.get());
        refuseZip(path, zip_error_strerror(&error));
    }
    for (const ZipEntry& entry : entries)
        addEntry(archive.get(), entry, path);
    if (zip_close(archive.get()) != 0)
        refuseZip(path, zip_strerror(archive.get()));
    archive.release();

    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_source_stat(target.get(), &status) != 0 || zip_source_open(target.get()) != 0)
        refuseZip(path, zip_error_strerror(zip_source_error(target.get())));
    std::string bytes(status.size, '\0');
    const zip_int64_t got = zip_source_read(target.get(), bytes.data(), bytes.size());
    zip_source_close(target.get());
    if (got != static_cast<zip_int64_t>(bytes.size()))
        refuseZip(path, "the zip file could not be put together");
    return bytes;
}

}  // namespace attn
