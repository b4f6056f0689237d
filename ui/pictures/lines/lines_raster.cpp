// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_raster.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Core>
#include <QPainter>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int bandHeight = 32;  // lines of pixels that fit the processor's cache
constexpr int chunk = 4;        // pixels that are processed together
constexpr float leastClear = 1e-6f;
using BandArray = Eigen::Array<float, Eigen::Dynamic, 1, 0, bandHeight, 1>;

float covered(float half, float most, float away) {
    return std::min(std::max(half + 0.5f - away, 0.0f), most);
}

// 1 on a dash, 0 in a gap; the transition is one pixel long.
float dashedAt(float passed, float dash) {
    const float period = 2 * dash;
    const float within = passed - std::floor(passed / period) * period;
    return std::clamp(dash / 2 + 0.5f - std::abs(within - dash / 2), 0.0f, 1.0f);
}

QRgb dimmed(QRgb pixel, unsigned share) {
    const auto scaled = [share](unsigned channel) { return static_cast<int>((channel * share + 127) / 255); };
    return qRgba(scaled(static_cast<unsigned>(qRed(pixel))), scaled(static_cast<unsigned>(qGreen(pixel))),
                 scaled(static_cast<unsigned>(qBlue(pixel))), scaled(static_cast<unsigned>(qAlpha(pixel))));
}

}  // namespace

double dashLength() {
    return 4 * theme().line + 1;
}

// A strand in device pixels.
struct LineSheet::Run {
    float from, way;   // start and length along the axis
    float half, most;  // of its width; the most of a pixel that it covers
    float holeHalf, holeMost;
    float opacity;
    float dash;    // 0: not dashed
    float passed;  // length so far
};

LineSheet::LineSheet(const LinesLayout& layout, double ratio)
    : m_layout(layout), m_ratio(ratio), m_isRows(layout.direction == LinesLayout::Direction::Rows) {
    const QRectF area = layout.lines();
    const QPoint end(static_cast<int>(std::ceil(area.right() * ratio - 1e-6)),
                     static_cast<int>(std::ceil(area.bottom() * ratio - 1e-6)));
    m_corner = QPoint(static_cast<int>(std::floor(area.left() * ratio + 1e-6)),
                      static_cast<int>(std::floor(area.top() * ratio + 1e-6)));
    const QSize size(std::max(0, end.x() - m_corner.x()), std::max(0, end.y() - m_corner.y()));
    m_along = m_isRows ? size.width() : size.height();
    m_across = m_isRows ? size.height() : size.width();
    m_stride = m_along + 2 * chunk;
    m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    const double start = (m_isRows ? area.top() : area.left()) * ratio;
    const double length = (m_isRows ? area.height() : area.width()) * ratio;
    const auto bendAt = [&](double across) {
        const int corner = m_isRows ? m_corner.y() : m_corner.x();
        return joinBend(std::clamp((corner + across - start) / length, 0.0, 1.0));
    };
    for (int i = 0; i < m_across; ++i) {
        m_bends.push_back(static_cast<float>(bendAt(i + 0.5)));
        m_slopes.push_back(static_cast<float>(bendAt(i + 1) - bendAt(i)));
    }
    m_clear.resize(static_cast<std::size_t>(m_stride * bandHeight));
}

void LineSheet::draw(const std::vector<Strand>& strands, const QColor& colour) {
    std::vector<Run> runs;
    runs.reserve(strands.size());
    const auto device = [this](double length) { return static_cast<float>(length * m_ratio); };
    for (const Strand& strand : strands) {
        const QPointF source = m_layout.sourceEnd(strand.join.source), row = m_layout.rowEnd(strand.join.row);
        const float from = device(m_isRows ? source.x() : source.y()),
                    to = device(m_isRows ? row.x() : row.y());
        const float width = device(strand.width), hole = device(strand.hole);
        runs.push_back({from, to - from, width / 2, std::min(width, 1.0f), hole / 2, std::min(hole, 1.0f),
                        static_cast<float>(strand.opacity), strand.isDashed ? device(dashLength()) : 0, 0});
    }
    std::vector<QRgb> shades(256);
    for (int alpha = 0; alpha < 256; ++alpha)
        shades[static_cast<std::size_t>(alpha)] =
            qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
    for (int first = 0; first < m_across; first += bandHeight) {
        const int count = std::min(bandHeight, m_across - first);
        std::fill(m_clear.begin(), m_clear.end(), 1.0f);
        drawBand(runs, first, count);
        compose(shades, first, count);
    }
}

void LineSheet::drawBand(std::vector<Run>& runs, int first, int count) {
    const Eigen::Map<const Eigen::ArrayXf> bends(m_bends.data() + first, count);
    const Eigen::Map<const Eigen::ArrayXf> slopes(m_slopes.data() + first, count);
    BandArray centres(count), stretches(count), shrinks(count);
    for (Run& run : runs) {
        centres = run.from + run.way * bends;
        // A stroke has its width across its own direction, and more along a line of pixels.
        stretches = (1 + (run.way * slopes).square()).sqrt();
        shrinks = stretches.inverse();
        const auto [low, high] = std::minmax(centres[0], centres[count - 1]);
        const float reach = (run.half + 0.5f) * stretches.maxCoeff();
        const bool isInSight = high + reach >= 0 && low - reach <= static_cast<float>(m_along);
        for (int i = 0; i < count; ++i) {
            if (isInSight)
                cross(run, m_clear.data() + i * m_stride, centres[i], stretches[i], shrinks[i]);
            run.passed += stretches[i];
        }
    }
}

// Draws into one line of pixels.
void LineSheet::cross(const Run& run, float* clear, float centre, float stretch, float shrink) const {
    const float reach = (run.half + 0.5f) * stretch;
    const int begin = std::max(0, static_cast<int>(centre - reach));
    const int end = std::min(m_along, static_cast<int>(centre + reach) + 1);
    if (run.dash <= 0) {
        using Chunk = Eigen::Array<float, chunk, 1>;
        static const Chunk pixels = Chunk::LinSpaced(0.5f, 0.5f + chunk - 1);
        const float inside = run.half + 0.5f, insideHole = run.holeHalf + 0.5f;
        for (int x = begin; x < end; x += chunk) {
            const Chunk away = (pixels + (static_cast<float>(x) - centre)).abs() * shrink;
            Chunk cover = (inside - away).max(0.0f).min(run.most);
            if (run.holeMost > 0)
                cover -= (insideHole - away).max(0.0f).min(run.holeMost);
            Eigen::Map<Chunk> there(clear + x);
            there = (there * (1 - run.opacity * cover)).max(leastClear);
        }
        return;
    }
    // How much farther along the strand a point is, one pixel beside its centre.
    const float lean = std::copysign(std::sqrt(std::max(0.0f, 1 - shrink * shrink)), run.way);
    for (int x = begin; x < end; ++x) {
        const float beside = static_cast<float>(x) + 0.5f - centre, away = std::abs(beside) * shrink;
        float cover = covered(run.half, run.most, away) - covered(run.holeHalf, run.holeMost, away);
        if (run.dash > 0)
            cover *= dashedAt(run.passed + stretch / 2 + beside * lean, run.dash);
        clear[x] = std::max(leastClear, clear[x] * (1 - run.opacity * cover));
    }
}

// The rows of a band are lines across the layout: rows of the image, or its columns.
void LineSheet::compose(const std::vector<QRgb>& shades, int first, int count) {
    const auto lay = [&](QRgb& pixel, float clear) {
        const auto alpha = static_cast<unsigned>((1 - clear) * 255 + 0.5f);
        if (alpha > 0)
            pixel = shades[alpha] + (pixel == 0 ? 0 : dimmed(pixel, 255 - alpha));
    };
    const auto stride = static_cast<std::size_t>(m_stride);
    if (m_isRows) {
        for (int i = 0; i < count; ++i) {
            auto* pixels = reinterpret_cast<QRgb*>(m_image.scanLine(first + i));
            const float* clear = m_clear.data() + static_cast<std::size_t>(i) * stride;
            for (int x = 0; x < m_along; ++x)
                lay(pixels[x], clear[x]);
        }
        return;
    }
    for (int y = 0; y < m_along; ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(m_image.scanLine(y)) + first;
        const float* clear = m_clear.data() + y;
        for (int i = 0; i < count; ++i)
            lay(pixels[i], clear[static_cast<std::size_t>(i) * stride]);
    }
}

void LineSheet::paint(QPainter& painter) const {
    QImage image = m_image;
    image.setDevicePixelRatio(m_ratio);
    painter.drawImage(QPointF(m_corner) / m_ratio, image);
}

}  // namespace attn::ui
