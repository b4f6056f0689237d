// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/zip_writer.h"

#include <zlib.h>

#include <cstdint>
#include <limits>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

// PKWARE's APPNOTE.TXT 6.3: a header before each entry, then a directory that repeats all headers, then the
// place of the directory.
constexpr std::uint32_t entryMark = 0x04034b50, directoryMark = 0x02014b50, endMark = 0x06054b50;
constexpr std::uint16_t version = 20;                 // version 2.0 can read it
constexpr std::uint16_t isUtf8 = 1 << 11;             // the names are UTF-8
constexpr std::uint16_t firstDay = (1 << 5) | 1;      // 1 January 1980, the first day that a zip file knows
constexpr std::uint32_t regularFile = 0100644 << 16;  // a regular file in Unix terms
constexpr std::uint16_t madeByUnix = (3 << 8) | version;
constexpr std::uint64_t largest = std::numeric_limits<std::uint32_t>::max();

template <typename Number>
void appendLow(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i)
        bytes.push_back(static_cast<char>(number >> (8 * i)));
}

struct Summary {
    std::uint64_t size = 0;
    std::uint32_t checksum = 0;
};

Summary summaryOf(const ZipEntry& entry) {
    Summary summary;
    uLong checksum = 0;
    for (const std::string_view part : entry.parts) {
        if (part.empty())
            continue;  // zlib would start again
        summary.size += part.size();
        checksum = ::crc32_z(checksum, reinterpret_cast<const Bytef*>(part.data()), part.size());
    }
    summary.checksum = static_cast<std::uint32_t>(checksum);
    return summary;
}

// The fields that both headers of an entry share.
void putFacts(std::string& bytes, const Summary& summary, const std::string& name) {
    appendLow(bytes, version);
    appendLow(bytes, isUtf8);
    appendLow(bytes, std::uint16_t(0));  // stored
    appendLow(bytes, std::uint16_t(0));  // midnight
    appendLow(bytes, firstDay);
    appendLow(bytes, summary.checksum);
    appendLow(bytes, static_cast<std::uint32_t>(summary.size));
    appendLow(bytes, static_cast<std::uint32_t>(summary.size));
    appendLow(bytes, static_cast<std::uint16_t>(name.size()));
    appendLow(bytes, std::uint16_t(0));  // no extra field
}

}  // namespace

ZipFile::ZipFile(const std::vector<ZipEntry>& entries, const std::string& path) {
    std::string directory;
    std::uint64_t place = 0;
    for (const ZipEntry& entry : entries) {
        const Summary summary = summaryOf(entry);
        std::string& head = m_heads.emplace_back();
        appendLow(head, entryMark);
        putFacts(head, summary, entry.name);
        head += entry.name;
        appendLow(directory, directoryMark);
        appendLow(directory, madeByUnix);
        putFacts(directory, summary, entry.name);
        appendLow(directory, std::uint16_t(0));  // no comment
        appendLow(directory, std::uint16_t(0));  // the first volume
        appendLow(directory, std::uint16_t(0));  // binary data
        appendLow(directory, regularFile);
        appendLow(directory, static_cast<std::uint32_t>(place));
        directory += entry.name;
        m_parts.push_back(head);
        m_parts.insert(m_parts.end(), entry.parts.begin(), entry.parts.end());
        place += head.size() + summary.size;
    }
    const std::uint64_t whole = place + directory.size();
    if (whole > largest || entries.size() > std::numeric_limits<std::uint16_t>::max())
        throw Error(path + ": " +
                        told("cannot be written: it would have %1 bytes, and a zip file holds %2; leave "
                             "models or weights out.",
                             whole, largest),
                    Error::Kind::Failure);
    std::string& end = m_heads.emplace_back(std::move(directory));
    const auto size = static_cast<std::uint32_t>(end.size());
    appendLow(end, endMark);
    appendLow(end, std::uint32_t(0));  // one volume
    for (int i = 0; i < 2; ++i)
        appendLow(end, static_cast<std::uint16_t>(entries.size()));
    appendLow(end, size);
    appendLow(end, static_cast<std::uint32_t>(place));
    appendLow(end, std::uint16_t(0));  // no comment
    m_parts.push_back(end);
}

}  // namespace attn
