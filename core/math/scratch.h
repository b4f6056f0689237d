// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/base/types.h"

namespace attn {

// A matrix of a workspace that only grows. It is shaped anew for every batch and allocated only when a batch
// is larger than all before it, so that updates after the first ones allocate nothing. Contents after `shape`
// are undefined.
class Scratch {
public:
    void shape(Index rows, Index cols) {
        if (rows * cols > m_storage.size()) {
            // Where there is no memory, Eigen would keep the numbers that it has freed, and free them again.
            m_rows = m_cols = 0;
            m_storage.resize(0);
            m_storage.resize(rows * cols);
        }
        m_rows = rows;
        m_cols = cols;
    }
    void shapeZero(Index rows, Index cols) {
        shape(rows, cols);
        all().setZero();
    }

    // Appends `count` columns and keeps those before. The new ones are undefined.
    void extend(Index count) {
        const Index size = m_rows * (m_cols + count);
        if (size > m_storage.size())
            m_storage.conservativeResize(std::max(size, 2 * m_storage.size()));
        m_cols += count;
    }

    Index rows() const { return m_rows; }
    Index cols() const { return m_cols; }
    Eigen::Map<Matrix> all() { return {m_storage.data(), m_rows, m_cols}; }
    Eigen::Map<const Matrix> all() const { return {m_storage.data(), m_rows, m_cols}; }
    // The contiguous columns first … first + count − 1.
    Eigen::Map<Matrix> cols(Index first, Index count) {
        return {m_storage.data() + first * m_rows, m_rows, count};
    }
    Eigen::Map<const Matrix> cols(Index first, Index count) const {
        return {m_storage.data() + first * m_rows, m_rows, count};
    }
    // `count` rows of some columns: a block with the stride of the matrix.
    MatrixRef block(Index firstRow, Index rowCount, Index firstCol, Index colCount) {
        return Eigen::Map<Matrix, 0, Eigen::OuterStride<>>(m_storage.data() + firstCol * m_rows + firstRow,
                                                           rowCount, colCount, Eigen::OuterStride<>(m_rows));
    }
    ConstMatrixRef block(Index firstRow, Index rowCount, Index firstCol, Index colCount) const {
        return Eigen::Map<const Matrix, 0, Eigen::OuterStride<>>(
            m_storage.data() + firstCol * m_rows + firstRow, rowCount, colCount,
            Eigen::OuterStride<>(m_rows));
    }

private:
    Vector m_storage;
    Index m_rows = 0;
    Index m_cols = 0;
};

}  // namespace attn
