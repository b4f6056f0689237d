// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace attn {

// CRC-32 of all bytes of a file (ISO 3309, that of gzip), to know a changed file from the old one. Throws
// Error as FileReader.
std::uint32_t fileChecksum(const std::string& path);

}  // namespace attn
