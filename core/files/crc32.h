// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace attn {

// The CRC-32 of `bytes`, continued from `before`, the CRC-32 of the bytes in front of them.
std::uint32_t crc32Of(std::string_view bytes, std::uint32_t before = 0);

}  // namespace attn
