// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::string_view npyMagic = "\x93NUMPY";
// So many bytes at the start of an .npy file say where its numbers begin.
inline constexpr std::uint64_t npyStartBytes = 12;
// At most so many bytes stand before the numbers of an .npy file that is read here.
inline constexpr std::uint64_t longestNpyStart = 65'536 + npyStartBytes;

// What an .npy file says of its items (NumPy Enhancement Proposal 1 and numpy.lib.format, versions 1 to 3).
struct NpyArray {
    std::string type;  // as it is written: "<f4"
    // Its parts. Size is 0 for a type without one: bytes of a number, characters of a text.
    char order = '|';  // '<' or '>' of several bytes
    char kind = '?';   // as NumPy names it: f(loat), i(nteger), u(nsigned), b(ool), S (bytes), U (text)
    std::uint64_t itemSize = 0;
    bool isFortran = false;            // the first index runs fastest
    std::vector<std::uint64_t> shape;  // empty: a single item
    std::uint64_t dataBegin = 0;       // byte of the first item

    bool isBigEndian() const { return order == '>'; }
    // Python objects, which are never unpickled, because that could run anything.
    bool isPickled() const { return type.find('O') != type.npos; }
    std::string shownShape() const;  // "(5, 50, 50)"
};

// The byte at which the items begin. `start` are the first bytes of the file: all of them, or at least
// npyStartBytes. Throws Error with one sentence that starts with `where` for what is no .npy file.
std::uint64_t npyDataBegin(std::string_view start, const std::string& where);
// Reads what stands before the items. `start` goes at least that far. Throws Error as npyDataBegin, also for
// arrays of records.
NpyArray npyArrayOf(std::string_view start, const std::string& where);
// The bytes of all items. Throws Error where the shape is impossible.
std::uint64_t npyDataBytes(const NpyArray& array, const std::string& where);

// The numbers of a whole file, with the last index running fastest. Throws Error that starts with `where`
// when they are not floating-point numbers of 2, 4 or 8 bytes, or when there are more or fewer than the
// header says.
std::vector<float> npyFloats(std::string_view bytes, const std::string& where);

}  // namespace attn
