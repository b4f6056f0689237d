// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_checksum.h"

#include <zlib.h>

#include <algorithm>

#include "core/files/file_reader.h"

namespace attn {

std::uint32_t fileChecksum(const std::string& path) {
    constexpr std::uint64_t most = 1 << 20;  // bytes read at a time
    FileReader file(path);
    uLong sum = 0;
    for (std::uint64_t left = file.size(); left > 0;) {
        const std::string bytes = file.read(std::min(left, most));
        sum = ::crc32_z(sum, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
        left -= bytes.size();
    }
    return static_cast<std::uint32_t>(sum);
}

}  // namespace attn
