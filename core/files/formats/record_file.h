// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

// A file that grows by whole records, each with its length and its checksum. A record that was not written to
// its end, by a killed program or on a full disk, is passed over: what was there before it can still be read.
class RecordFile {
public:
    // Told the bytes written so far, every few megabytes; what it throws leaves the file as it was.
    using Wrote = std::function<void(std::uint64_t)>;

    // In place of what is at `path`, as writeFileAtomically; the file then is this object's to add to.
    void create(const std::string& path, std::span<const std::string_view> record, const Wrote& wrote = {});
    // Behind the other records; returns once the disk has it. False, and nothing is written, when the file is
    // not there as this object left it, or there is none yet. Throws Error (Failure) as writeFileAtomically.
    bool append(std::span<const std::string_view> record, const Wrote& wrote = {});
    const std::string& path() const { return m_path; }
    // Of the file, in bytes; 0 before the first record.
    std::uint64_t size() const { return m_size; }

    // Whether the file begins as such a file does. Throws Error as FileReader.
    static bool isOne(const std::string& path);
    // Gives the records in their order, up to the first that is not whole. Throws Error when even the first
    // is none.
    static void read(const std::string& path, const std::function<void(std::string record)>& take);
    // The last whole one. Those before it are not looked at.
    static std::string readLast(const std::string& path);

private:
    std::string m_path;
    std::uint64_t m_size = 0;
    // By which it is known again: its number in the file system and when it was written.
    struct Stamp {
        std::uint64_t node = 0;
        std::int64_t seconds = 0, nanoseconds = 0;
        bool operator==(const Stamp&) const = default;
    };
    Stamp m_stamp;
};

}  // namespace attn
