// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/lane_measures.h"

#include "core/metrics/alignment.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {

std::optional<double> entropyOf(const Vector& distribution) {
    const bool hasWeights = distribution.size() > 0 && distribution.maxCoeff() > 0;
    return hasWeights ? std::optional<double>(entropyBits(distribution)) : std::nullopt;
}

std::optional<double> meanEntropy(const Picture& picture, int rows) {
    double sum = 0;
    for (int i = 0; i < rows; ++i) {
        const std::optional<double> entropy = entropyOf(distributionOf(picture.rows[i]));
        if (!entropy)
            return std::nullopt;
        sum += *entropy;
    }
    return rows > 0 ? std::optional<double>(sum / rows) : std::nullopt;
}

std::optional<double> errorRate(std::vector<Vector> rows, const std::vector<Link>& links) {
    bool hasWeights = false;
    for (Vector& row : rows) {
        if (row.size() == 0 || row.maxCoeff() <= 0)
            row.resize(0);
        else
            hasWeights = true;
    }
    return hasWeights ? alignmentCounts(rows, links).errorRate() : std::nullopt;
}

std::optional<double> errorRate(const Picture& picture, int rows) {
    if (picture.links.empty() || rows == 0)
        return std::nullopt;
    std::vector<Vector> weights;
    weights.reserve(static_cast<std::size_t>(rows));
    for (int i = 0; i < rows; ++i)
        weights.push_back(picture.rows[i].weights);
    return errorRate(std::move(weights), picture.links);
}

}  // namespace attn::ui
