// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/lane_measures.h"

#include "core/metrics/alignment.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {

std::optional<double> meanEntropy(const Picture& picture, int rows) {
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
        const Vector& distribution = distributionOf(picture.rows[i]);
        if (distribution.size() == 0)
            return std::nullopt;
        sum += static_cast<double>(entropyBits(distribution));
    }
    return rows > 0 ? std::optional<double>(sum / rows) : std::nullopt;
}

std::optional<double> errorRate(const Picture& picture, int rows) {
    if (picture.links.empty() || rows == 0)
        return std::nullopt;
    std::vector<Vector> weights;
    weights.reserve(static_cast<std::size_t>(rows));
    for (int i = 0; i < rows; ++i)
        weights.push_back(picture.rows[i].weights);
    return alignmentCounts(weights, picture.links).errorRate();
}

}  // namespace attn::ui
