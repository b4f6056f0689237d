// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace attn {

// SHA-256 as 64 lower-case hexadecimal digits.
std::string digestOf(std::string_view bytes);
// The same of all bytes of a file. Throws the errors of FileReader.
std::string fileDigest(const std::string& path);
// The same, which takes seconds for each gigabyte; returns nothing after a stop.
std::optional<std::string> fileDigest(const std::string& path, const std::stop_token& stop);
bool isDigest(const std::string& text);

// Size and time of a file, which quickly show whether it was written to since.
struct FileStamp {
    std::uint64_t size = 0;     // bytes
    std::int64_t modified = 0;  // nanoseconds since 1970
    bool operator==(const FileStamp&) const = default;
};
// Empty when there is no such regular file.
std::optional<FileStamp> fileStamp(const std::string& path);

}  // namespace attn
