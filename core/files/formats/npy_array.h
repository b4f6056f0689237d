// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// At most so many bytes stand before the numbers of an .npy file that is read here.
inline constexpr std::uint64_t longestNpyStart = 65'536 + 12;

// What an .npy file of any plain type says of its numbers (numpy.lib.format, versions 1 to 3).
struct NpyArray {
    char kind = 'f';   // as NumPy names it: f(loat), i(nteger), u(nsigned), b(ool), S (bytes)
    int itemSize = 4;  // bytes of a number
    bool isBigEndian = false;
    bool isFortran = false;            // the first index runs fastest
    std::vector<std::uint64_t> shape;  // empty: a single number
    std::uint64_t count = 1;           // numbers
    std::uint64_t dataBegin = 0;       // byte of the first number

    std::uint64_t dataBytes() const { return count * static_cast<std::uint64_t>(itemSize); }
};

// Reads what stands before the numbers. `start` are the first bytes of the file, all of them or at least
// longestNpyStart. Nothing is ever unpickled. Throws Error with one sentence that starts with `where`.
NpyArray npyArrayOf(std::string_view start, const std::string& where);

// The numbers of a whole file, with the last index running fastest. Throws Error that starts with `where`
// when they are not floating-point numbers of 2, 4 or 8 bytes, or when there are more or fewer than the
// header says.
std::vector<float> npyFloats(std::string_view bytes, const std::string& where);

}  // namespace attn
