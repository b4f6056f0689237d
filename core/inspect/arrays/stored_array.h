// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/inspect/arrays/array_bytes.h"
#include "core/inspect/arrays/number_format.h"
#include "core/inspect/sentences/aligned_sentence.h"

namespace attn {

// One array of a file, whose numbers are read when they are needed.
struct StoredArray {
    // Its name in the file, "" in a file of one array.
    std::string name;
    // Its places in the lists around it, outermost first: those around its name, and those below it.
    std::vector<std::int64_t> before, places;
    std::vector<std::uint64_t> shape, strides;  // strides in numbers
    std::uint64_t begin = 0;                    // of its numbers among the bytes
    std::uint64_t offset = 0;                   // of its first number from there, in numbers
    NumberFormat format;
    std::shared_ptr<ArrayBytes> bytes;

    std::size_t dimensions() const { return shape.size(); }
    std::uint64_t rows() const { return shape[shape.size() - 2]; }
    std::uint64_t columns() const { return shape.back(); }
    std::string shownName() const;  // for sentences: "cross_attentions[3]"
};

// Strides of an array without gaps: the last index runs fastest, or the first one in Fortran's order.
std::vector<std::uint64_t> denseStrides(const std::vector<std::uint64_t>& shape, bool isFortran = false);

// Throws Error that starts with `path` when some number of the array lies outside of its bytes, or when
// the array has more numbers than its bytes hold.
void checkArray(const StoredArray& array, const std::string& path);
// Whether the numbers below `leading` lie within the bytes. Cannot overflow.
bool isThere(const StoredArray& array, const std::vector<std::uint64_t>& leading);

// The matrix that the last two dimensions are where the dimensions before them have the indices `leading`;
// its numbers must be there.
AlignmentWeights gridOf(const StoredArray& array, const std::vector<std::uint64_t>& leading);
// All numbers of an array of integers, the last index running fastest.
std::vector<std::int64_t> integersOf(const StoredArray& array);

}  // namespace attn
