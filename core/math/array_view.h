// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// A contiguous run of numbers for element-wise arithmetic.
using ArrayView = Eigen::Map<Eigen::Array<Real, Eigen::Dynamic, 1>>;
using ConstArrayView = Eigen::Map<const Eigen::Array<Real, Eigen::Dynamic, 1>>;

}  // namespace attn
