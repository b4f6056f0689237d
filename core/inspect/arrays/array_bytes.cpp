// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_bytes.h"

#include <utility>

namespace attn {
namespace {

class FilePart : public ArrayBytes {
public:
    FilePart(std::shared_ptr<FileReader> file, std::uint64_t begin, std::uint64_t size)
        : m_file(std::move(file)), m_begin(begin), m_size(size) {}
    std::uint64_t size() const override { return m_size; }

protected:
    std::string readPart(std::uint64_t begin, std::uint64_t count) override {
        m_file->seek(m_begin + begin);
        return m_file->read(count);
    }

private:
    std::shared_ptr<FileReader> m_file;
    std::uint64_t m_begin = 0, m_size = 0;
};

class ZipPart : public ArrayBytes {
public:
    ZipPart(std::shared_ptr<const ZipArchive> zip, const ZipArchive::Entry& entry)
        : m_zip(std::move(zip)), m_entry(entry) {}
    std::uint64_t size() const override { return m_entry.size; }

protected:
    bool isPacked() const override { return m_entry.isPacked; }
    std::string readPart(std::uint64_t begin, std::uint64_t count) override {
        if (begin == 0 && count == m_entry.size)
            return m_zip->read(m_entry);
        if (!std::exchange(m_isProven, true))
            m_zip->prove(m_entry);
        return m_zip->readPart(m_entry, begin, count);
    }

private:
    std::shared_ptr<const ZipArchive> m_zip;
    ZipArchive::Entry m_entry;
    bool m_isProven = false;
};

}  // namespace

std::string ArrayBytes::read(std::uint64_t begin, std::uint64_t count) {
    if (isPacked())
        whole();
    return m_whole ? m_whole->substr(begin, count) : readPart(begin, count);
}

const std::string& ArrayBytes::whole() {
    if (!m_whole)
        m_whole = readPart(0, size());
    return *m_whole;
}

std::shared_ptr<ArrayBytes> bytesOfFile(const std::shared_ptr<FileReader>& file, std::uint64_t begin,
                                        std::uint64_t size) {
    return std::make_shared<FilePart>(file, begin, size);
}

std::shared_ptr<ArrayBytes> bytesOfEntry(const std::shared_ptr<const ZipArchive>& zip,
                                         const ZipArchive::Entry& entry) {
    return std::make_shared<ZipPart>(zip, entry);
}

}  // namespace attn
