// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_raster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

struct RasterCells {
    int first, end;
    bool operator==(const RasterCells&) const = default;
};

// The cells that a pixel covers: one where cells are larger than pixels.
RasterCells rasterCellsOf(int pixel, int pixels, int cells) {
    const int first = static_cast<int>(static_cast<qint64>(pixel) * cells / pixels);
    if (cells <= pixels)
        return {first, first + 1};
    const auto end = static_cast<int>((static_cast<qint64>(pixel + 1) * cells + pixels - 1) / pixels);
    return {first, std::min(cells, end)};
}

QRgb rasterColourOf(Real weight) {
    const double share = std::isfinite(weight) ? std::clamp(static_cast<double>(weight), 0.0, 1.0) : 0;
    return theme().weights[static_cast<std::size_t>(std::lround(share * 255))];
}

}  // namespace

QImage mapRaster(const std::vector<Vector>& weights, int shown, int rows, int columns, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    shown = std::min({shown, rows, static_cast<int>(weights.size())});
    std::vector<RasterCells> across;
    for (int x = 0; x < pixels.width(); ++x)
        across.push_back(rasterCellsOf(x, pixels.width(), columns));
    RasterCells before{-1, -1};
    for (int y = 0; y < pixels.height(); ++y) {
        RasterCells down = rasterCellsOf(y, pixels.height(), rows);
        down.end = std::min(down.end, shown);
        if (down.first >= down.end)
            break;
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        if (down == before) {
            std::memcpy(line, image.constScanLine(y - 1), static_cast<std::size_t>(image.bytesPerLine()));
            continue;
        }
        before = down;
        RasterCells last{-1, -1};
        QRgb colour = 0;
        for (int x = 0; x < pixels.width(); ++x) {
            const RasterCells& cells = across[static_cast<std::size_t>(x)];
            if (!(cells == last)) {
                last = cells;
                Real most = -1;
                for (int row = down.first; row < down.end; ++row) {
                    const Vector& values = weights[static_cast<std::size_t>(row)];
                    for (int j = cells.first; j < std::min<int>(cells.end, static_cast<int>(values.size()));
                         ++j)
                        most = std::max(most, values[j]);
                }
                colour = most < 0 ? 0 : rasterColourOf(most);
            }
            line[x] = colour;
        }
    }
    return image;
}

}  // namespace attn::ui
