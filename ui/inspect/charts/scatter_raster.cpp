// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/scatter_raster.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace attn::ui {
namespace {

// How much of a pixel at this distance from a dot's centre is covered.
double covered(double distance, double radius) {
    return std::clamp(radius - distance + 0.5, 0.0, 1.0);
}

}  // namespace

QImage rasterDots(QSize size, const std::vector<QPointF>& places, const DotLook& look) {
    const int width = std::max(1, size.width()), height = std::max(1, size.height());
    const double radius = look.diameter / 2;
    const int reach = static_cast<int>(std::ceil(radius));
    struct Stamp {
        int dx, dy, weight;
    };
    std::vector<Stamp> stamp;  // weights in 255ths of a dot
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            const int weight = static_cast<int>(std::lround(255 * covered(std::hypot(dx, dy), radius)));
            if (weight > 0)
                stamp.push_back({dx, dy, weight});
        }
    }
    // [high, wide] the centres of dots, with a margin for dots that reach in or out. Each pixel is stamped
    // once, for any number of dots.
    const int margin = 2 * reach, wide = width + 2 * margin, high = height + 2 * margin;
    std::vector<std::uint32_t> centres(static_cast<std::size_t>(wide) * static_cast<std::size_t>(high));
    for (const QPointF& place : places) {
        const double x = std::floor(place.x()), y = std::floor(place.y());
        if (x >= -reach && y >= -reach && x < width + reach && y < height + reach)
            ++centres[static_cast<std::size_t>(y + margin) * static_cast<std::size_t>(wide) +
                      static_cast<std::size_t>(x + margin)];
    }
    // [high, wide] the number of dots, in 255ths.
    std::vector<std::uint32_t> dots(centres.size());
    for (std::size_t at = 0; at < centres.size(); ++at) {
        if (centres[at] == 0)
            continue;
        for (const Stamp& part : stamp)
            dots[at + static_cast<std::size_t>(part.dy * wide + part.dx)] +=
                centres[at] * static_cast<std::uint32_t>(part.weight);
    }
    // n dots cover 1 − (1 − alpha)^n.
    constexpr std::size_t most = 40 * 255;
    std::vector<QRgb> colours(most + 1);
    for (std::size_t n = 0; n <= most; ++n) {
        const double alpha = 1 - std::pow(1 - look.alpha, static_cast<double>(n) / 255);
        QColor colour = look.colour;
        colour.setAlphaF(static_cast<float>(alpha));
        colours[n] = qPremultiply(colour.rgba());
    }
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const std::uint32_t* counts =
            &dots[static_cast<std::size_t>(y + margin) * static_cast<std::size_t>(wide) +
                  static_cast<std::size_t>(margin)];
        for (int x = 0; x < width; ++x)
            line[x] = colours[std::min<std::size_t>(counts[x], most)];
    }
    return image;
}

DotLook dotLook(std::size_t count, double line) {
    DotLook look;
    look.diameter = (count <= 500 ? 6 : count <= 5'000 ? 4 : count <= 50'000 ? 3 : 2) * std::sqrt(line);
    look.alpha = count <= 500 ? 0.85 : count <= 5'000 ? 0.6 : count <= 50'000 ? 0.4 : 0.25;
    return look;
}

}  // namespace attn::ui
