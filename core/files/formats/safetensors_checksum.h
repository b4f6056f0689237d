// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/files/formats/safetensors.h"

namespace attn {

// Our safetensors files carry the CRC-32 of all their bytes in the metadata, as `checksum` = "crc32:" and
// eight hexadecimal digits. While the checksum is computed, zeros stand for the digits. Programs that do not
// know it pass over it.

// Like safetensorsHeader and safetensorsBytes, with the checksum of the whole file.
std::string checkedSafetensorsHeader(const std::vector<std::pair<std::string, std::string>>& metadata,
                                     const std::vector<TensorToWrite>& tensors);
std::string checkedSafetensorsBytes(const std::vector<std::pair<std::string, std::string>>& metadata,
                                    const std::vector<TensorToWrite>& tensors);

// Throws Error that starts with `path` when the metadata have a checksum and it is not that of the file:
// `header` is the JSON text between length and data. A file without a checksum passes.
void verifyChecksum(const std::string& header, const std::map<std::string, std::string>& metadata,
                    std::string_view data, const std::string& path);

}  // namespace attn
