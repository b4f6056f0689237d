// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/crc32.h"

#include <zlib.h>

namespace attn {

std::uint32_t crc32Of(std::string_view bytes, std::uint32_t before) {
    if (bytes.empty())
        return before;  // without bytes, zlib would start again
    return static_cast<std::uint32_t>(
        ::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace attn
