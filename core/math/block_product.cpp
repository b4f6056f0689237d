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
constexpr int singleColumns = registerBytes == 64 ? 12 : 8;  // of a panel of one register
constexpr Index lanes = registerLanes;

// A panel of A (at most 36 KiB with AVX-512) stays in the first-level cache while it is multiplied with every
// column. Where A, B and C together leave the near caches, C is read and written from afar once for each part
// of the depth. That costs more than a panel that stays in the second-level cache only (at most 96 KiB).
constexpr Index deepestOfSmall = 192;
constexpr Index deepest = 512;
constexpr Index numbersOfLarge = 3 * 512 * 512;  // of all three
constexpr Index widest = 512;
// Copying B pays off from these sizes on.
constexpr Index rowsForCopy = 512;           // with contiguous columns
constexpr Index rowsForTransposedCopy = 96;  // with contiguous rows
constexpr Index rowsAhead = 4;               // of the latter, asked for before they are copied
// The next panel of A is asked for while so many panels of B or more are multiplied with this one. Fewer are
// done before it arrives.
constexpr Index panelsForAhead = 24;

// Between the panels of B: rows are copied into all panels in turn, and panels of a round size would all
// begin in the same lines of the cache.
constexpr Index panelGap = 64 / sizeof(Real);

struct Workspace {
    alignas(64) std::array<Real, panelRegisters * lanes * deepest> left;
    alignas(64) std::array<Real, widest * deepest + widest / panelColumns * panelGap> right;
};

// A small product is one panel of A and reads it a few times only.
constexpr Index deepestOfTiny = 64;
constexpr Index columnsOfTiny = 64;

// What a block does besides: leaves a contiguous copy of the panel of A in `copy`, or uses only the first
// lanes of the last register of rows, where C has no more.
enum class Extra { None, Copies, IsPart };

// What a block reads and writes.
struct Piece {
    Index depth;
    const Real* a;
    Index aStride;
    RightSide b;
    Finish finish;
    Real* c;
    Index cStride;
    FirstLanes last;
    Real* copy;
};

// A block of C, Registers high and Columns wide: one pass over the depth, with all sums in registers.
template <Extra Does, int Registers, int Columns>
void block(const Piece& piece) {
    const Real* a = piece.a;
    RightSide b = piece.b;
    const Finish finish = piece.finish;
    Real* const c = piece.c;
    const Index cStride = piece.cStride;
    const FirstLanes last = piece.last;
    Real* copy = piece.copy;
    const auto loadRows = [&](const Real* from, auto r) ATTN_INLINE {
        if constexpr (Does == Extra::IsPart && r == Registers - 1)
            return last.load(from + r * lanes);
        else
            return load(from + r * lanes);
    };
    Register sums[Columns][Registers];
    const auto forEachSum = [&](const auto& body) ATTN_INLINE {
        forEachNumber<Columns>(
            [&](auto n) ATTN_INLINE { forEachIndex<Registers>([&](auto r) ATTN_INLINE { body(n, r); }); });
    };
    forEachSum([&](auto n, auto r) ATTN_INLINE {
        sums[n][r] = Register{};
        __builtin_prefetch(c + n * cStride + r * lanes, 1);
    });
    for (Index k = piece.depth; k > 0; --k) {
        Register column[Registers];
        forEachIndex<Registers>([&](auto r) ATTN_INLINE {
            column[r] = loadRows(a, r);
            if constexpr (Does == Extra::Copies)
                store(copy + r * lanes, column[r]);
        });
        forEachNumber<Columns>([&](auto n) ATTN_INLINE {
            // This is not `{} + number`: x + 0 is an addition (−0 + 0 = 0), x − 0 is x.
            const Register factor = b.data[n * b.columnStride] - Register{};
            forEachNumber<Registers>([&](auto r) ATTN_INLINE { sums[n][r] += column[r] * factor; });
        });
        a += piece.aStride;
        b.data += b.depthStride;
        if constexpr (Does == Extra::Copies)
            copy += Registers * lanes;
    }
    if (finish.data)
        forEachSum([&](auto n, auto r)
                       ATTN_INLINE { sums[n][r] += loadRows(finish.data + n * finish.columnStride, r); });
    if (finish.factor != 1)
        forEachSum([&](auto n, auto r) ATTN_INLINE { sums[n][r] *= finish.factor; });
    forEachSum([&](auto n, auto r) ATTN_INLINE {
        if constexpr (Does == Extra::IsPart && r == Registers - 1)
            last.store(c + n * cStride + r * lanes, sums[n][r]);
        else
            store(c + n * cStride + r * lanes, sums[n][r]);
    });
}

using Block = void (*)(const Piece&);

template <Extra Does, int Registers, int... Columns>
constexpr Block pickBlock(Index columns, std::integer_sequence<int, Columns...>) {
    constexpr Block table[] = {block<Does, Registers, Columns + 1>...};
    return table[columns - 1];
}

template <Extra Does>
Block pickBlock(Index registers, Index columns) {
    constexpr auto all = std::make_integer_sequence<int, panelColumns>{};
    switch (registers) {
        case 1:
            return pickBlock<Does, 1>(columns, std::make_integer_sequence<int, singleColumns>{});
        case 2:
            return pickBlock<Does, 2>(columns, all);
        default:
            return pickBlock<Does, panelRegisters>(columns, all);
    }
}

// Copies the columns of B side by side into panels of `panelColumns`, [panel][k][column]; columns that the
// last panel lacks are not written.
void copyRight(RightSide b, Index depth, Index columns, Real* to, Index panelStride) {
    if (b.columnStride == 1) {
        for (Index k = 0; k < depth; ++k, to += panelColumns) {
            const Real* from = b.data + k * b.depthStride;
            Real* row = to;
            Index n = 0;
            for (; n + panelColumns <= columns; n += panelColumns, row += panelStride) {
                __builtin_prefetch(from + n + rowsAhead * b.depthStride);
                std::memcpy(row, from + n, panelColumns * sizeof(Real));
            }
            std::copy_n(from + n, columns - n, row);
        }
        return;
    }
    for (Index first = 0; first < columns; first += panelColumns, to += panelStride) {
        const Index width = std::min<Index>(panelColumns, columns - first);
        transposeInto<panelColumns>(b.data + first * b.columnStride, b.columnStride, width, depth, to,
                                    panelColumns);
    }
}

// Copies a square of A at its edge: `rows` of `length` numbers; what a register of rows lacks becomes 0.
void copyEdge(const Real* from, Index rowStride, Index rows, Index length, Real* to, Index toStride) {
    const FirstLanes last(length);
    Register square[lanes];
    for (int row = 0; row < lanes; ++row)
        square[row] = row < rows ? last.load(from + row * rowStride) : Register{};
    transposeRegisters(square);
    for (int k = 0; k < lanes; ++k)
        if (k < length)
            store(to + k * toStride, square[k]);
}

// Copies `rows` of A, whose rows are contiguous, as whole registers, [k][row]; the last register is filled up
// with zeros.
void copyLeft(LeftSide a, Index rows, Index registers, Index depth, Real* to) {
    const Index height = registers * lanes;
    for (Index first = 0; first < rows; first += lanes, to += lanes) {
        const Index count = std::min(lanes, rows - first);
        const Real* from = a.data + first * a.rowStride;
        for (Index k = 0; k < depth; k += lanes) {
            const Index length = std::min(lanes, depth - k);
            if (count == lanes && length == lanes)
                transposeSquare<lanes>(from + k, a.rowStride, to + k * height, height);
            else
                copyEdge(from + k, a.rowStride, count, length, to + k * height, height);
        }
    }
}

// The columns of a tile. They are multiplied a panel at a time: panels of equal width, or, where they are
// copies, of full width but the last.
struct Columns {
    Columns(RightSide b, Index columns)
        : side(b),
          count(columns),
          panels((columns + panelColumns - 1) / panelColumns),
          narrow(columns / panels),
          wider(columns % panels) {}

    Index width(Index panel) const {
        if (panelStride > 0)
            return std::min<Index>(panelColumns, count - panel * panelColumns);
        return narrow + (panel < wider ? 1 : 0);
    }
    void skip(Index width) { side.data += panelStride > 0 ? panelStride : width * side.columnStride; }

    RightSide side;
    Index count;
    Index panels;
    Index narrow;           // columns of a panel that is no copy,
    Index wider;            // and one more in so many
    Index panelStride = 0;  // of copies
};

// Asks for a panel of A line by line, in equal parts, so that it is in the second-level cache when it is
// copied.
class Ahead {
public:
    Ahead() = default;
    Ahead(LeftSide a, Index rows, Index depth, Index parts)
        : m_data(a.data),
          m_stride(a.rowStride == 1 ? a.depthStride : a.rowStride),
          m_runs(a.rowStride == 1 ? depth : rows),
          m_length(a.rowStride == 1 ? rows : depth),
          m_linesOfPart((m_runs * ((m_length + line - 1) / line) + parts - 1) / parts) {}

    void askForPart() {
        for (Index left = m_linesOfPart; left > 0 && m_run < m_runs; --left) {
            __builtin_prefetch(m_data + m_run * m_stride + m_at, 0, 2);
            m_at += line;
            if (m_at >= m_length) {
                m_at = 0;
                ++m_run;
            }
        }
    }

private:
    static constexpr Index line = 64 / sizeof(Real);

    const Real* m_data = nullptr;
    Index m_stride = 0;
    Index m_runs = 0;    // contiguous numbers, m_stride apart
    Index m_length = 0;  // of each
    Index m_linesOfPart = 0;
    Index m_run = 0, m_at = 0;  // what is asked for next
};

// Computes C for `rows` that fill `registers` registers, the last perhaps only in part. Where A's rows are
// contiguous it is copied before; otherwise the first columns leave a copy behind if others follow.
void panel(Index rows, Index registers, Index depth, LeftSide a, Columns b, Finish finish, Real* c,
           Index cStride, Ahead ahead, Real* copy) {
    const Index height = registers * lanes;
    const bool isPart = rows < height;
    bool copies = false;
    if (a.rowStride != 1) {
        copyLeft(a, rows, registers, depth, copy);
        a = {copy, 1, height};
    } else {
        copies = b.panels > 1 && !isPart;
    }
    Piece piece = {.depth = depth,
                   .a = a.data,
                   .aStride = a.depthStride,
                   .b = b.side,
                   .finish = finish,
                   .c = c,
                   .cStride = cStride,
                   .last = FirstLanes(rows - height + lanes),
                   .copy = copy};
    for (Index i = 0; i < b.panels; ++i) {
        const Index columns = b.width(i);
        const Block next = isPart             ? pickBlock<Extra::IsPart>(registers, columns)
                           : copies && i == 0 ? pickBlock<Extra::Copies>(registers, columns)
                                              : pickBlock<Extra::None>(registers, columns);
        ahead.askForPart();
        next(piece);
        if (copies && i == 0) {
            piece.a = copy;
            piece.aStride = height;
        }
        if (depth > 0) {  // without depth there are no data
            b.skip(columns);
            piece.b = b.side;
        }
        piece.c += columns * cStride;
        piece.finish.data += finish.data ? columns * finish.columnStride : 0;
    }
}

// A single register is avoided where two and two are possible: eight sums hardly hide the latency of a
// product.
Index registersOfPanel(Index left) {
    return left == panelRegisters + 1 ? 2 : std::min<Index>(left, panelRegisters);
}

// Computes C for all rows with a part of the depth.
void tile(Index rows, Index depth, LeftSide a, const Columns& b, Finish finish, Real* c, Index cStride,
          Workspace& workspace) {
    for (Index m = 0; m < rows;) {
        const Index registers = registersOfPanel((rows - m + lanes - 1) / lanes);
        const Index taken = std::min(registers * lanes, rows - m), next = m + taken;
        Ahead ahead;
        if (next < rows && b.panels >= panelsForAhead)
            ahead = Ahead({a.data + next * a.rowStride, a.rowStride, a.depthStride},
                          std::min<Index>(panelRegisters * lanes, rows - next), depth, b.panels);
        panel(taken, registers, depth, {a.data + m * a.rowStride, a.rowStride, a.depthStride}, b,
              {finish.data ? finish.data + m : nullptr, finish.columnStride, finish.factor}, c + m, cStride,
              ahead, workspace.left.data());
        m = next;
    }
}

// A product whose rows fill a panel at most, of few columns and a small depth, as those of heads are: what a
// large one prepares would take longer than the product.
void tinyProduct(Index rows, Index columns, Index depth, LeftSide a, RightSide b, Finish finish, Real* c,
                 Index cStride) {
    alignas(64) Real copy[panelRegisters * lanes * deepestOfTiny];
    const Index registers = (rows + lanes - 1) / lanes, height = registers * lanes;
    if (a.rowStride != 1) {
        copyLeft(a, rows, registers, depth, copy);
        a = {copy, 1, height};
    }
    Piece piece = {.depth = depth,
                   .a = a.data,
                   .aStride = a.depthStride,
                   .b = b,
                   .finish = finish,
                   .c = c,
                   .cStride = cStride,
                   .last = FirstLanes(rows - height + lanes),
                   .copy = nullptr};
    const Index widestPanel = registers == 1 ? singleColumns : panelColumns;
    for (Index left = columns, panels = (columns + widestPanel - 1) / widestPanel; panels > 0; --panels) {
        const Index width = (left + panels - 1) / panels;
        const Block next = rows < height ? pickBlock<Extra::IsPart>(registers, width)
                                         : pickBlock<Extra::None>(registers, width);
        next(piece);
        left -= width;
        piece.b.data += width * b.columnStride;
        piece.c += width * cStride;
        piece.finish.data += finish.data ? width * finish.columnStride : 0;
    }
}

// The size of the parts of a side: equal parts, none larger than `largest`.
Index partOf(Index whole, Index largest, Index multiple) {
    if (whole <= largest)
        return whole;
    const Index parts = (whole + largest - 1) / largest;
    const Index part = (whole + parts - 1) / parts;
    return std::min(largest, (part + multiple - 1) / multiple * multiple);
}

}  // namespace

void blockProduct(LeftSide a, RightSide b, Index depth, Finish finish, MatrixRef c) {
    const Index rows = c.rows(), columns = c.cols(), cStride = c.outerStride();
    if (rows == 0 || columns == 0)
        return;
    if (rows <= panelRegisters * lanes && columns <= columnsOfTiny && depth > 0 && depth <= deepestOfTiny)
        return tinyProduct(rows, columns, depth, a, b, finish, c.data(), cStride);
    thread_local Workspace workspace;
    const bool copiesRight =
        rows >= (b.columnStride == 1 ? rowsForTransposedCopy : rowsForCopy) && columns >= panelColumns;
    const bool isLarge = rows * depth + depth * columns + rows * columns >= numbersOfLarge;
    const Index width = partOf(columns, widest, panelColumns);
    const Index deep = depth > 0 ? partOf(depth, isLarge ? deepest : deepestOfSmall, 1) : 1;
    for (Index n = 0; n < columns; n += width) {
        Real* to = c.data() + n * cStride;
        Finish own = {finish.data ? finish.data + n * finish.columnStride : nullptr, finish.columnStride};
        Index k = 0;
        do {
            const Index part = std::min(deep, depth - k);
            Columns right({b.data + k * b.depthStride + n * b.columnStride, b.depthStride, b.columnStride},
                          std::min(width, columns - n));
            if (copiesRight) {
                right.panelStride = part * panelColumns + panelGap;
                copyRight(right.side, part, right.count, workspace.right.data(), right.panelStride);
                right.side = {workspace.right.data(), panelColumns, 1};
            }
            if (k + part >= depth)
                own.factor = finish.factor;
            tile(rows, part, {a.data + k * a.depthStride, a.rowStride, a.depthStride}, right, own, to,
                 cStride, workspace);
            own = {to, cStride};
            k += part;
        } while (k < depth);
    }
}

}  // namespace attn
