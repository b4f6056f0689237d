// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace attn {

// CRC-32 of `bytes`, going on from that of what stands before them.
std::uint32_t crc32Of(std::string_view bytes, std::uint32_t before = 0);

}  // namespace attn
