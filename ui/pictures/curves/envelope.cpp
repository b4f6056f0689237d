// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/envelope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn::ui {

std::vector<CurvePoint> envelope(std::span<const float> values, Index first, double from, double to,
                                 double width) {
    std::vector<CurvePoint> points;
    if (values.empty() || !(to >= from)) {
        return points;
    }
    const double step = std::max(width, 1.0);
    const auto pieceOf = [&](double update) { return static_cast<Index>(std::floor(update / step)); };
    const auto firstOf = [&](Index piece) {  // as an index into `values`
        const auto update = static_cast<Index>(std::ceil(static_cast<double>(piece) * step));
        return std::clamp<Index>(update - first, 0, static_cast<Index>(values.size()));
    };
    const double last = static_cast<double>(first) + static_cast<double>(values.size()) - 1;
    if (from - step > last || to + step < static_cast<double>(first)) {
        return points;
    }
    const Index begin = pieceOf(std::max(from - step, static_cast<double>(first)));
    const Index end = pieceOf(std::min(to + step, last));
    points.reserve(static_cast<std::size_t>(2 * (end - begin + 1)));
    const auto add = [&](Index i) {
        points.push_back(
            {static_cast<double>(first + i), static_cast<double>(values[static_cast<std::size_t>(i)])});
    };
    for (Index piece = begin; piece <= end; ++piece) {
        Index least = -1, most = -1, broken = -1;
        for (Index i = firstOf(piece), stop = firstOf(piece + 1); i < stop; ++i) {
            const float value = values[static_cast<std::size_t>(i)];
            if (!std::isfinite(value)) {
                broken = i;
                continue;
            }
            if (least < 0 || value < values[static_cast<std::size_t>(least)]) {
                least = i;
            }
            if (most < 0 || value > values[static_cast<std::size_t>(most)]) {
                most = i;
            }
        }
        if (least >= 0) {
            add(std::min(least, most));
            if (least != most) {
                add(std::max(least, most));
            }
        }
        if (broken >= 0 && (points.empty() || !std::isnan(points.back().value))) {
            points.push_back({static_cast<double>(first + broken), std::numeric_limits<double>::quiet_NaN()});
        }
    }
    return points;
}

}  // namespace attn::ui
