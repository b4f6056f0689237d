// SPDX-License-Identifier: GPL-3.0-or-later
// Follows Goto & van de Geijn, "Anatomy of high-performance matrix multiplication" (2008), but keeps the
// small panel of A, not of B, in the first-level cache, because the engine's products have few columns.
#include "core/math/block_product.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "core/math/registers.h"
#include "core/math/transpose.h"

namespace attn {
namespace {

// As many sums as fit into the register file together with three registers of A and a factor.
constexpr int panelColumns = registerBytes == 64 ? 8 : 4;
constexpr int panelRegisters = 3;
constexpr Index lanes = registerLanes;

// A panel of A (at most 36 KiB with AVX-512) stays in the first-level cache while it is multiplied with every
// column. Those columns, and the part of C that they make with the rows of a tile, stay in the second-level
// cache.
constexpr Index deepest = 192;
constexpr Index widest = 384;
constexpr Index tallest = 768;
// Copying pays off from these sizes on.
constexpr Index rowsForCopy = 512;             // of a B with contiguous columns
constexpr Index rowsForTransposedCopy = 96;    // of a B with contiguous rows
constexpr Index columnsForCopyBefore = 128;    // of an A before its first product instead of during it, …
constexpr Index numbersForCopyBefore = 65536;  // … if A is so large that it leaves the near cache

// Rows and columns lie too far apart for the processor to predict the next access, so they are prefetched
// this far ahead.
constexpr Index columnsAhead = 12;  // of A
constexpr Index rowsAhead = 4;      // of B

struct Workspace {
    alignas(64) std::array<Real, panelRegisters * lanes * deepest> left;
    alignas(64) std::array<Real, widest * deepest> right;
};

// A block of C, Registers high and Columns wide: one pass over the depth, with all sums in registers. With
// `Copies`, a contiguous copy of the panel of A is left in `copy`.
template <bool Copies, int Registers, int Columns>
void block(Index depth, const Real* a, Index aStride, RightSide b, Addend start, Real* c, Index cStride,
           Real* copy) {
    Register sums[Columns][Registers];
    for (int n = 0; n < Columns; ++n) {
        for (int r = 0; r < Registers; ++r) {
            sums[n][r] = Register{};
            __builtin_prefetch(c + n * cStride + r * lanes, 1);
        }
    }
    for (Index k = 0; k < depth; ++k) {
        Register column[Registers];
        for (int r = 0; r < Registers; ++r) {
            column[r] = load(a + r * lanes);
            if constexpr (Copies)
                store(copy + r * lanes, column[r]);
        }
        const Real* row = b.data;
        for (int n = 0; n < Columns; ++n) {
            // This is not `{} + *row`: x + 0 is an addition (−0 + 0 = 0), x − 0 is x.
            const Register factor = *row - Register{};
            for (int r = 0; r < Registers; ++r)
                sums[n][r] += column[r] * factor;
            row += b.columnStride;
        }
        a += aStride;
        b.data += b.depthStride;
        if constexpr (Copies)
            copy += Registers * lanes;
    }
    for (int n = 0; n < Columns; ++n) {
        for (int r = 0; r < Registers; ++r) {
            const Index at = n * cStride + r * lanes;
            if (start.data)
                sums[n][r] += load(start.data + n * start.columnStride + r * lanes);
            store(c + at, sums[n][r]);
        }
    }
}

using Block = void (*)(Index, const Real*, Index, RightSide, Addend, Real*, Index, Real*);

template <bool Copies, int Registers, int... Columns>
constexpr Block pickBlock(Index columns, std::integer_sequence<int, Columns...>) {
    constexpr Block table[] = {block<Copies, Registers, Columns + 1>...};
    return table[columns - 1];
}

template <bool Copies>
Block pickBlock(Index registers, Index columns) {
    constexpr auto all = std::make_integer_sequence<int, panelColumns>{};
    switch (registers) {
        case 1:
            return pickBlock<Copies, 1>(columns, all);
        case 2:
            return pickBlock<Copies, 2>(columns, all);
        default:
            return pickBlock<Copies, panelRegisters>(columns, all);
    }
}

// Copies the columns of B side by side into panels of `panelColumns`, [panel][k][column]; columns that the
// last panel lacks are not written.
void copyRight(RightSide b, Index depth, Index columns, Real* to) {
    if (b.columnStride == 1) {
        for (Index k = 0; k < depth; ++k) {
            const Real* from = b.data + k * b.depthStride;
            Real* row = to + k * panelColumns;
            Index n = 0;
            for (; n + panelColumns <= columns; n += panelColumns, row += depth * panelColumns) {
                __builtin_prefetch(from + n + rowsAhead * b.depthStride);
                std::memcpy(row, from + n, panelColumns * sizeof(Real));
            }
            std::copy_n(from + n, columns - n, row);
        }
        return;
    }
    for (Index first = 0; first < columns; first += panelColumns, to += depth * panelColumns) {
        const Index width = std::min<Index>(panelColumns, columns - first);
        transposeInto<panelColumns>(b.data + first * b.columnStride, b.columnStride, width, depth, to,
                                    panelColumns);
    }
}

// Copies `rows` of A as whole registers, [k][row]; the last register is filled up with zeros.
void copyLeft(LeftSide a, Index rows, Index registers, Index depth, Real* to) {
    const Index height = registers * lanes;
    if (a.rowStride == 1) {
        for (Index k = 0; k < depth; ++k, to += height) {
            const Real* from = a.data + k * a.depthStride;
            Index row = 0;
            for (; row + lanes <= rows; row += lanes) {
                __builtin_prefetch(from + row + columnsAhead * a.depthStride);
                store(to + row, load(from + row));
            }
            if (row < rows)
                store(to + row, loadFirst(from + row, rows - row));
        }
        return;
    }
    transposeInto<lanes>(a.data, a.rowStride, rows, depth, to, height);
    for (Index k = 0; rows < height && k < depth; ++k)
        std::fill(to + k * height + rows, to + (k + 1) * height, Real(0));
}

// The columns of a tile and the places of its panels.
struct Columns {
    RightSide side;
    Index count;
    Index panelStride;
};

// Computes C for `rows` that fill `registers` registers only in part: their sums go through a block of whole
// registers.
void partOfPanel(Index rows, Index registers, Index depth, const Real* a, Columns b, Addend start, Real* c,
                 Index cStride) {
    alignas(64) Real sums[panelColumns * panelRegisters * lanes];
    const Index height = registers * lanes;
    for (Index n = 0; n < b.count; n += panelColumns) {
        const Index width = std::min<Index>(panelColumns, b.count - n);
        pickBlock<false>(registers, width)(depth, a, height, b.side, {}, sums, height, nullptr);
        for (Index i = 0; i < width; ++i) {
            const Real* from = start.data ? start.data + (n + i) * start.columnStride : nullptr;
            Real* to = c + (n + i) * cStride;
            for (Index row = 0; row < rows; ++row)
                to[row] = sums[i * height + row] + (from ? from[row] : Real(0));
        }
        if (depth > 0)  // without depth there are no data
            b.side.data += b.panelStride;
    }
}

// Computes C for whole registers. Unless A is copied before, the first columns leave a copy of it behind.
void panel(Index registers, Index depth, LeftSide a, Columns b, Addend start, Real* c, Index cStride,
           bool copiesBefore, Real* copy) {
    const Index height = registers * lanes, parts = (b.count + panelColumns - 1) / panelColumns;
    const Block whole = pickBlock<false>(registers, panelColumns);
    Block first = whole;
    if (copiesBefore || a.rowStride != 1) {
        copyLeft(a, height, registers, depth, copy);
        a = {copy, 1, height};
    } else if (parts > 1) {
        first = pickBlock<true>(registers, panelColumns);
    }
    for (Index part = 0; part < parts; ++part) {
        const Index columns = std::min<Index>(panelColumns, b.count - part * panelColumns);
        const Block next = columns < panelColumns ? pickBlock<false>(registers, columns)
                           : part == 0            ? first
                                                  : whole;
        next(depth, a.data, a.depthStride, b.side, start, c, cStride, copy);
        if (first != whole)
            a = {copy, 1, height};
        b.side.data += b.panelStride;
        c += columns * cStride;
        start.data += start.data ? columns * start.columnStride : 0;
    }
}

// A single register is avoided where two and two are possible: eight sums hardly hide the latency of a
// product.
Index registersOfPanel(Index left) {
    return left == panelRegisters + 1 ? 2 : std::min<Index>(left, panelRegisters);
}

void tile(Index rows, Index depth, LeftSide a, Columns b, Addend start, Real* c, Index cStride,
          Workspace& workspace) {
    const bool copiesBefore = b.count > columnsForCopyBefore && rows * depth > numbersForCopyBefore;
    for (Index m = 0; m < rows;) {
        const Index registers = registersOfPanel((rows - m + lanes - 1) / lanes);
        const Index taken = std::min(registers * lanes, rows - m);
        const LeftSide left = {a.data + m * a.rowStride, a.rowStride, a.depthStride};
        const Addend from = {start.data ? start.data + m : nullptr, start.columnStride};
        if (taken == registers * lanes) {
            panel(registers, depth, left, b, from, c + m, cStride, copiesBefore, workspace.left.data());
        } else {
            copyLeft(left, taken, registers, depth, workspace.left.data());
            partOfPanel(taken, registers, depth, workspace.left.data(), b, from, c + m, cStride);
        }
        m += taken;
    }
}

// The size of the parts of a side: equal parts, none larger than `largest`.
Index partOf(Index whole, Index largest, Index multiple) {
    const Index parts = (whole + largest - 1) / largest;
    const Index part = (whole + parts - 1) / parts;
    return std::min(largest, (part + multiple - 1) / multiple * multiple);
}

}  // namespace

void blockProduct(LeftSide a, RightSide b, Index depth, Addend start, MatrixRef c) {
    thread_local Workspace workspace;
    const Index rows = c.rows(), columns = c.cols(), cStride = c.outerStride();
    if (rows == 0 || columns == 0)
        return;
    const bool copiesRight =
        rows >= (b.columnStride == 1 ? rowsForTransposedCopy : rowsForCopy) && columns >= panelColumns;
    const Index width = partOf(columns, widest, panelColumns);
    const Index height = partOf(rows, tallest, panelRegisters * lanes);
    const Index deep = depth > 0 ? partOf(depth, deepest, 1) : 1;
    for (Index n = 0; n < columns; n += width) {
        for (Index m = 0; m < rows; m += height) {
            Real* to = c.data() + m + n * cStride;
            Addend from = {start.data ? start.data + m + n * start.columnStride : nullptr,
                           start.columnStride};
            Index k = 0;
            do {
                const Index part = std::min(deep, depth - k);
                Columns right = {
                    {b.data + k * b.depthStride + n * b.columnStride, b.depthStride, b.columnStride},
                    std::min(width, columns - n),
                    panelColumns * b.columnStride};
                if (copiesRight) {
                    copyRight(right.side, part, right.count, workspace.right.data());
                    right.side = {workspace.right.data(), panelColumns, 1};
                    right.panelStride = part * panelColumns;
                }
                tile(std::min(height, rows - m), part,
                     {a.data + m * a.rowStride + k * a.depthStride, a.rowStride, a.depthStride}, right, from,
                     to, cStride, workspace);
                from = {to, cStride};
                k += part;
            } while (k < depth);
        }
    }
}

}  // namespace attn
