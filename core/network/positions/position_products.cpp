// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_products.h"

#include <algorithm>

#include "core/math/column_products.h"
#include "core/math/registers.h"
#include "core/math/work_meter.h"

namespace attn {
namespace {

constexpr Index lanes = registerLanes;

// Registers of rows that stay loaded from position to position.
constexpr int heldRegisters = 8;
// How many positions, and how many registers of each, are processed at once.
constexpr int blockPositions = 4;
constexpr int blockRegisters = 4;

// sums [count] += Σ_j values_j columns_j of one sentence, for `Registers` whole registers of rows.
template <int Registers>
void weightedSum(const Positions& positions, Index b, const Real* values, const Real* columns, Index stride,
                 Real* sums) {
    Register held[Registers];
    for (int r = 0; r < Registers; ++r)
        held[r] = load(sums + r * lanes);
    for (Index j = 0; j < positions.length(b); ++j) {
        const Index column = positions.first(j) + b;
        const Register value = values[column] - Register{};
        for (int r = 0; r < Registers; ++r)
            held[r] += value * load(columns + column * stride + r * lanes);
    }
    for (int r = 0; r < Registers; ++r)
        store(sums + r * lanes, held[r]);
}

// Does addOuterProducts for some rows of `Count` positions of one sentence. `columns` points to the columns
// of these positions, `values` to their values at the first step.
template <int Registers, int Count>
void outerBlock(Index steps, const Real* const* values, Index valueStride, const Real* vectors,
                Index vectorStride, Real* const* columns, Index row) {
    Register held[Count][Registers];
    for (int i = 0; i < Count; ++i)
        for (int r = 0; r < Registers; ++r)
            held[i][r] = load(columns[i] + row + r * lanes);
    for (Index t = 0; t < steps; ++t) {
        Register vector[Registers];
        for (int r = 0; r < Registers; ++r)
            vector[r] = load(vectors + t * vectorStride + row + r * lanes);
        for (int i = 0; i < Count; ++i) {
            const Register value = values[i][t * valueStride] - Register{};
            for (int r = 0; r < Registers; ++r)
                held[i][r] += value * vector[r];
        }
    }
    for (int i = 0; i < Count; ++i)
        for (int r = 0; r < Registers; ++r)
            store(columns[i] + row + r * lanes, held[i][r]);
}

template <int Count>
void outerProducts(Index rows, Index steps, const Real* const* values, Index valueStride, const Real* vectors,
                   Index vectorStride, Real* const* columns) {
    Index row = 0;
    for (; row + blockRegisters * lanes <= rows; row += blockRegisters * lanes)
        outerBlock<blockRegisters, Count>(steps, values, valueStride, vectors, vectorStride, columns, row);
    for (; row + lanes <= rows; row += lanes)
        outerBlock<1, Count>(steps, values, valueStride, vectors, vectorStride, columns, row);
    for (; row < rows; ++row)
        for (int i = 0; i < Count; ++i)
            for (Index t = 0; t < steps; ++t)
                columns[i][row] += values[i][t * valueStride] * vectors[t * vectorStride + row];
}

}  // namespace

void innerProducts(const Positions& positions, const ConstMatrixRef& vectors, const ConstMatrixRef& columns,
                   VectorRef values) {
    const MeteredWork metered(Work::PositionProducts, 2 * columns.size(), columns.size() + vectors.size());
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j), active = positions.active(j);
        columnProducts(vectors.data(), vectors.outerStride(), columns.middleCols(first, active),
                       values.segment(first, active));
    }
}

void addWeightedSums(const Positions& positions, const ConstVectorRef& values, const ConstMatrixRef& columns,
                     MatrixRef sums) {
    const MeteredWork metered(Work::PositionProducts, 2 * columns.size(), columns.size() + 2 * sums.size());
    const Index rows = columns.rows(), stride = columns.outerStride();
    for (Index b = 0; b < positions.batch(); ++b) {
        Real* to = sums.data() + b * sums.outerStride();
        Index row = 0;
        for (; row + heldRegisters * lanes <= rows; row += heldRegisters * lanes)
            weightedSum<heldRegisters>(positions, b, values.data(), columns.data() + row, stride, to + row);
        for (; row + lanes <= rows; row += lanes)
            weightedSum<1>(positions, b, values.data(), columns.data() + row, stride, to + row);
        for (; row < rows; ++row) {
            for (Index j = 0; j < positions.length(b); ++j) {
                const Index column = positions.first(j) + b;
                to[row] += values[column] * columns(row, column);
            }
        }
    }
}

void addOuterProducts(const Positions& positions, const ConstMatrixRef& values, const ConstMatrixRef& vectors,
                      MatrixRef columns) {
    const MeteredWork metered(Work::PositionProducts, 2 * columns.size() * values.cols(),
                              2 * columns.size() + vectors.size());
    const Index vectorStride = positions.batch() * vectors.outerStride();
    for (Index b = 0; b < positions.batch(); ++b) {
        const Real* ofSentence = vectors.data() + b * vectors.outerStride();
        const Index length = positions.length(b);
        for (Index j = 0; j < length; j += blockPositions) {
            const Index count = std::min<Index>(blockPositions, length - j);
            const Real* value[blockPositions] = {};
            Real* column[blockPositions] = {};
            for (Index i = 0; i < count; ++i) {
                const Index at = positions.first(j + i) + b;
                value[i] = values.data() + at;
                column[i] = columns.data() + at * columns.outerStride();
            }
            if (count == blockPositions) {
                outerProducts<blockPositions>(columns.rows(), values.cols(), value, values.outerStride(),
                                              ofSentence, vectorStride, column);
                continue;
            }
            for (Index i = 0; i < count; ++i)
                outerProducts<1>(columns.rows(), values.cols(), value + i, values.outerStride(), ofSentence,
                                 vectorStride, column + i);
        }
    }
}

}  // namespace attn
