// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// Figures of a lane's first rows, for its card and for pictures.

// Entropy of a distribution in bits; empty without weights, which are all 0 where a map is switched off.
std::optional<double> entropyOf(const Vector& distribution);
// Mean entropy of the rows' softmax, in bits; empty without rows, or where one has no weights.
std::optional<double> meanEntropy(const Picture& picture, int rows);
// Alignment error rate of rows of weights against known links. Rows without weights do not count; empty
// where none counts.
std::optional<double> errorRate(std::vector<Vector> rows, const std::vector<Link>& links);
// The same of the first rows of a picture against its known links; empty without known links or rows.
std::optional<double> errorRate(const Picture& picture, int rows);

}  // namespace attn::ui
