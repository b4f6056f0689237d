// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace attn {

// float in the product. The test suite also builds the same sources with double, so that it can assert
// central differences to 1e-8.
#ifdef ATTN_REAL_DOUBLE
using Real = double;
#else
using Real = float;
#endif

using Index = Eigen::Index;

// Column-major: one column per sentence ([D, B]) or per source position ([K, N], N = Σ lengths;
// core/network/positions/positions.h says which column belongs to which sentence).
using Matrix = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic>;
using Vector = Eigen::Matrix<Real, Eigen::Dynamic, 1>;

using MatrixRef = Eigen::Ref<Matrix, 0, Eigen::OuterStride<>>;
using ConstMatrixRef = Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>>;
using VectorRef = Eigen::Ref<Vector>;
using ConstVectorRef = Eigen::Ref<const Vector>;

// A weight [out, in], stored row after row as in PyTorch and in the model file.
using Weight = Eigen::Map<Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
using ConstWeight = Eigen::Map<const Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

// Token ids; the first four are the same in every vocabulary.
using Token = int;
inline constexpr Token paddingToken = 0;
inline constexpr Token beginToken = 1;
inline constexpr Token endToken = 2;
inline constexpr Token unknownToken = 3;

}  // namespace attn
