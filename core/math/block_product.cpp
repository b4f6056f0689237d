// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/block_product.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace attn {
namespace {

// One register of the instructions this file is compiled for, and as many sums as fit the register file
// beside three registers of A and a factor.
#if defined(__AVX512F__)
constexpr int registerBytes = 64;
constexpr int panelColumns = 8;
#elif defined(__AVX__)
constexpr int registerBytes = 32;
constexpr int panelColumns = 4;
#else
constexpr int registerBytes = 16;
constexpr int panelColumns = 4;
#endif
constexpr int panelRegisters = 3;
constexpr Index lanes = registerBytes / static_cast<int>(sizeof(Real));

using Register = Real __attribute__((vector_size(registerBytes)));
using LooseRegister = Real __attribute__((vector_size(registerBytes), aligned(sizeof(Real)), may_alias));

Register load(const Real* from) {
    return *reinterpret_cast<const LooseRegister*>(from);
}
void store(Real* to, Register value) {
    *reinterpret_cast<LooseRegister*>(to) = value;
}

// Registers × Columns block of C: one pass over the depth, all sums in registers.
template <int Registers, int Columns>
void block(Index depth, const Real* a, Index aStride, RightSide b, Real* c, Index cStride, bool accumulate) {
    Register sums[Columns][Registers];
    for (int n = 0; n < Columns; ++n)
        for (int r = 0; r < Registers; ++r)
            sums[n][r] = Register{};
    for (Index k = 0; k < depth; ++k) {
        Register column[Registers];
        for (int r = 0; r < Registers; ++r)
            column[r] = load(a + r * lanes);
        const Real* row = b.data;
        for (int n = 0; n < Columns; ++n) {
            const Register factor = Register{} + *row;
            for (int r = 0; r < Registers; ++r)
                sums[n][r] += column[r] * factor;
            row += b.columnStride;
        }
        a += aStride;
        b.data += b.depthStride;
    }
    for (int n = 0; n < Columns; ++n) {
        for (int r = 0; r < Registers; ++r) {
            Real* to = c + n * cStride + r * lanes;
            store(to, accumulate ? load(to) + sums[n][r] : sums[n][r]);
        }
    }
}

using Block = void (*)(Index, const Real*, Index, RightSide, Real*, Index, bool);

template <int Registers, int... Columns>
constexpr Block pickBlock(int columns, std::integer_sequence<int, Columns...>) {
    constexpr Block table[] = {block<Registers, Columns + 1>...};
    return table[columns - 1];
}

Block pickBlock(Index registers, Index columns) {
    constexpr auto all = std::make_integer_sequence<int, panelColumns>{};
    const int n = static_cast<int>(columns);
    switch (registers) {
        case 1:
            return pickBlock<1>(n, all);
        case 2:
            return pickBlock<2>(n, all);
        default:
            return pickBlock<panelRegisters>(n, all);
    }
}

void panel(Index registers, Index columns, Index depth, const Real* a, Index aStride, RightSide b, Real* c,
           Index cStride, bool accumulate) {
    const Block whole = pickBlock(registers, panelColumns);
    Index n = 0;
    for (; n + panelColumns <= columns; n += panelColumns) {
        whole(depth, a, aStride, b, c + n * cStride, cStride, accumulate);
        b.data += panelColumns * b.columnStride;
    }
    if (n < columns)
        pickBlock(registers, columns - n)(depth, a, aStride, b, c + n * cStride, cStride, accumulate);
}

// The last rows, fewer than a register: A's are copied into a zero-filled register column, C's are added
// back.
void lastRows(Index rows, Index columns, Index depth, const Real* a, Index aStride, RightSide b, Real* c,
              Index cStride, bool accumulate) {
    thread_local std::vector<Real> padded;
    if (static_cast<Index>(padded.size()) < depth * lanes)
        padded.resize(static_cast<std::size_t>(depth * lanes));
    for (Index k = 0; k < depth; ++k) {
        Real* to = padded.data() + k * lanes;
        std::fill(std::copy_n(a + k * aStride, rows, to), to + lanes, Real(0));
    }
    Real sums[panelColumns * lanes];
    for (Index n = 0; n < columns; n += panelColumns) {
        const Index width = std::min<Index>(panelColumns, columns - n);
        pickBlock(1, width)(depth, padded.data(), lanes, b, sums, lanes, false);
        for (Index i = 0; i < width; ++i) {
            Real* to = c + (n + i) * cStride;
            for (Index r = 0; r < rows; ++r)
                to[r] = accumulate ? to[r] + sums[i * lanes + r] : sums[i * lanes + r];
        }
        b.data += panelColumns * b.columnStride;
    }
}

}  // namespace

void blockProduct(const ConstMatrixRef& a, RightSide b, MatrixRef c, bool accumulate) {
    const Index rows = c.rows(), columns = c.cols(), depth = a.cols();
    const Index aStride = a.outerStride(), cStride = c.outerStride();
    Index m = 0;
    while (rows - m >= lanes) {
        const Index registers = std::min<Index>(panelRegisters, (rows - m) / lanes);
        panel(registers, columns, depth, a.data() + m, aStride, b, c.data() + m, cStride, accumulate);
        m += registers * lanes;
    }
    if (m < rows)
        lastRows(rows - m, columns, depth, a.data() + m, aStride, b, c.data() + m, cStride, accumulate);
}

}  // namespace attn
