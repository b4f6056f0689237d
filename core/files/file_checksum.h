// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace attn {

// CRC-32 of all bytes of a file (ISO 3309, the one that gzip uses); it shows whether the file has changed.
// Throws the errors of FileReader.
std::uint32_t fileChecksum(const std::string& path);

}  // namespace attn
