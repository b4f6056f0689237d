// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

// A file that grows by whole records, each with its length and its checksum. A record that was not written to
// its end, because the program was killed or the disk was full, is skipped: the records before it can still
// be read.
class RecordFile {
public:
    // Is called every few megabytes with the number of bytes written so far; if it throws, the file stays as
    // it was.
    using Wrote = std::function<void(std::uint64_t)>;

    // Replaces the file at `path`, like writeFileAtomically; afterwards this object can append to the file.
    void create(const std::string& path, std::span<const std::string_view> record, const Wrote& wrote = {});
    // Adds a record after the others and returns once the disk has it. Returns false and writes nothing when
    // the file is not as this object left it or was not created yet. Throws Error (Failure) like
    // writeFileAtomically.
    bool append(std::span<const std::string_view> record, const Wrote& wrote = {});
    const std::string& path() const { return m_path; }
    // The size of the file in bytes; 0 before the first record.
    std::uint64_t size() const { return m_size; }

    // Whether the file begins like a record file. Throws the errors of FileReader.
    static bool isOne(const std::string& path);
    // Passes the records to `take` in their order, up to the first one that is not whole. Throws Error when
    // not even the first one is whole.
    static void read(const std::string& path, const std::function<void(std::string record)>& take);
    // The last whole record. The contents of the records before it are not checked.
    static std::string readLast(const std::string& path);

private:
    std::string m_path;
    std::uint64_t m_size = 0;
    // Identifies the file: its number in the file system and the time of its last change.
    struct Stamp {
        std::uint64_t node = 0;
        std::int64_t seconds = 0, nanoseconds = 0;
        bool operator==(const Stamp&) const = default;
    };
    Stamp m_stamp;
};

}  // namespace attn
