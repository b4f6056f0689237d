// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Identifies the content of a text file; it is the same for a plain file and for its gzip.
struct FileMark {
    std::string name;  // without its folder
    Index lines = 0;
    std::uint32_t checksum = 0;  // CRC-32 of the text
    bool operator==(const FileMark&) const = default;
};

// The sentence "train.tsv: has 49 lines and the CRC-32 1b2c3d4e, but had 48 lines and the CRC-32 00112233"
// about the first file whose content differs, whatever its name; empty when all files are unchanged.
std::string fileDifference(const std::vector<FileMark>& found, const std::vector<FileMark>& expected);

}  // namespace attn
