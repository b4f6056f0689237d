// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// Figures of a lane's first rows, for its card and for pictures.

// Mean entropy of the rows' softmax, in bits; empty without weights or rows.
std::optional<double> meanEntropy(const Picture& picture, int rows);
// Alignment error rate against the known links; empty without known links or rows.
std::optional<double> errorRate(const Picture& picture, int rows);

}  // namespace attn::ui
