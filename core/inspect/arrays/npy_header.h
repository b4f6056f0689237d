// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/arrays/array_bytes.h"
#include "core/inspect/arrays/number_format.h"

namespace attn {

inline constexpr std::string_view npyMagic = "\x93NUMPY";

// What an .npy file says about its items (NumPy Enhancement Proposal 1 and numpy.lib.format, versions 1 to
// 3).
struct NpyHeader {
    std::string type;                    // as it is written: "<f4"
    std::optional<NumberFormat> number;  // floats of 2, 4 or 8 bytes and integers of 8
    // For texts: the characters of an item, and whether each has four bytes (UTF-32) or one.
    std::uint64_t textLength = 0;
    bool isWide = false, isBigEndian = false;
    bool isFortran = false;  // the first index runs fastest
    std::vector<std::uint64_t> shape;
    std::uint64_t dataBegin = 0;  // bytes

    bool isText() const { return textLength > 0; }
    // Python objects, which are never unpickled, because that could run anything.
    bool isPickled() const { return type.find('O') != type.npos; }
    std::string shownShape() const;  // "(5, 50, 50)"
};

// Reads up to the first item. `where` starts the sentences: a path. Throws Error for what is not an .npy file
// and for arrays of records.
NpyHeader readNpyHeader(ArrayBytes& bytes, const std::string& where);

}  // namespace attn
