// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/number_format.h"

#include <bit>

namespace attn {
namespace {

template <typename Bits>
Bits bitsAt(const char* bytes, bool isBigEndian) {
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Bits); ++i) {
        const std::size_t from = isBigEndian ? i : sizeof(Bits) - 1 - i;
        bits = static_cast<Bits>(bits << 8 | static_cast<unsigned char>(bytes[from]));
    }
    return bits;
}

}  // namespace

std::uint64_t widthOf(const NumberFormat& format) {
    switch (format.kind) {
        case NumberKind::Half:
        case NumberKind::BFloat:
            return 2;
        case NumberKind::Float:
            return 4;
        case NumberKind::Double:
        case NumberKind::Integer:
            break;
    }
    return 8;
}

bool isFloat(const NumberFormat& format) {
    return format.kind != NumberKind::Integer;
}

// There is no std type for floats of 16 bits; Eigen's conversion gives the same values as the hardware.
Real floatAt(const char* bytes, const NumberFormat& format) {
    switch (format.kind) {
        case NumberKind::Half:
            return static_cast<Real>(
                Eigen::numext::bit_cast<Eigen::half>(bitsAt<std::uint16_t>(bytes, format.isBigEndian)));
        case NumberKind::BFloat:
            return static_cast<Real>(
                Eigen::numext::bit_cast<Eigen::bfloat16>(bitsAt<std::uint16_t>(bytes, format.isBigEndian)));
        case NumberKind::Float:
            return static_cast<Real>(std::bit_cast<float>(bitsAt<std::uint32_t>(bytes, format.isBigEndian)));
        case NumberKind::Double:
        case NumberKind::Integer:
            break;
    }
    return static_cast<Real>(std::bit_cast<double>(bitsAt<std::uint64_t>(bytes, format.isBigEndian)));
}

std::int64_t integerAt(const char* bytes, const NumberFormat& format) {
    return static_cast<std::int64_t>(bitsAt<std::uint64_t>(bytes, format.isBigEndian));
}

}  // namespace attn
