// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/types.h"

namespace attn {

// How a file holds one number of an array.
enum class NumberKind { Half, BFloat, Float, Double, Integer };
struct NumberFormat {
    NumberKind kind = NumberKind::Float;
    bool isBigEndian = false;
    bool operator==(const NumberFormat&) const = default;
};

// Bytes of one number: 2, 4 or 8. Integers have 8.
std::uint64_t widthOf(const NumberFormat& format);
bool isFloat(const NumberFormat& format);
// The number at `bytes`, which may stand at any address. `format` must be one of floats.
Real floatAt(const char* bytes, const NumberFormat& format);
// The same for integers.
std::int64_t integerAt(const char* bytes, const NumberFormat& format);

}  // namespace attn
