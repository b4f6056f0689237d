// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/files/file_reader.h"

namespace attn {

inline constexpr std::string_view npyMagic = "\x93NUMPY";

// What an .npy file says about its numbers (NumPy Enhancement Proposal 1 and numpy.lib.format, versions 1 to
// 3).
struct NpyHeader {
    int itemSize = 4;  // bytes of a float: 2, 4 or 8
    bool isBigEndian = false;
    std::vector<std::uint64_t> shape;  // two or three dimensions, C order, the last two above 0
    std::uint64_t dataBegin = 0;       // bytes
};

// Reads up to the first number. Throws Error for a file that is not an .npy file or holds anything but an
// array of floats in C order with two or three dimensions; the sentence tells how to save such an array.
// Nothing is ever unpickled.
NpyHeader readNpyHeader(FileReader& file);

}  // namespace attn
