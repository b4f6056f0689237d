// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/figure_page.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "ui/figures/charts/length_painter.h"
#include "ui/figures/charts/summary_painter.h"
#include "ui/kit/widgets/figure_canvas.h"

namespace attn::ui {
namespace {

constexpr int narrowest = 1000;  // limits of a picture whose size is not chosen
constexpr int widest = 1920;
constexpr int tallest = 8000;

// A measure of both parts; 0 for a missing one.
struct Parts {
    double summary = 0;
    double lengths = 0;
    double sum() const { return summary + lengths; }
};

template <typename Measure>
Parts parts(const FigurePage& page, Measure measure) {
    return {page.summary ? measure(*page.summary) : 0, page.lengths ? measure(*page.lengths) : 0};
}

Parts widths(const FigurePage& page, const FigureFonts& fonts) {
    return parts(page, [&](const auto& figure) { return neededWidth(figure, fonts); });
}

Parts leastHeights(const FigurePage& page, const FigureFonts& fonts, double width) {
    return parts(page, [&](const auto& figure) { return leastHeight(figure, fonts, width); });
}

Parts usualHeights(const FigurePage& page, const FigureFonts& fonts, double width) {
    return parts(page, [&](const auto& figure) { return usualHeight(figure, fonts, width); });
}

bool fitsWidth(const FigurePage& page, const FigureFonts& fonts, double width) {
    const Parts needed = widths(page, fonts);
    return std::max(needed.summary, needed.lengths) <= width;
}

bool fitsWith(const FigurePage& page, const FigureFonts& fonts, QSize size) {
    return fitsWidth(page, fonts, size.width()) &&
           leastHeights(page, fonts, size.width()).sum() <= size.height();
}

// The rows get the height they like and leave the rest to the lines, which can have any height.
Parts share(const FigurePage& page, const FigureFonts& fonts, QSize size) {
    if (!page.summary || !page.lengths)
        return parts(page, [&](const auto&) { return static_cast<double>(size.height()); });
    const Parts least = leastHeights(page, fonts, size.width());
    const Parts usual = usualHeights(page, fonts, size.width());
    const double summary = std::clamp(size.height() - usual.lengths, least.summary, usual.summary);
    const double taken = std::min(summary, size.height() - least.lengths);
    return {taken, size.height() - taken};
}

}  // namespace

FigurePage figurePage(const ComparisonTable& table, const FigureChoice& choice) {
    FigurePage page;
    if (!choice.ids.isEmpty())
        page.summary = summaryFigure(table, choice);
    if (!choice.byLength.isEmpty())
        page.lengths = lengthFigure(table, choice);
    if (page.summary && page.lengths)
        page.summary->caption.clear();
    return page;
}

QSize usualSize(const FigurePage& page, const Theme& theme) {
    const Parts needed = widths(page, FigureFonts(theme, 1));
    const double wanted = std::ceil(std::max(needed.summary, needed.lengths));
    const int width = static_cast<int>(std::clamp<double>(wanted, narrowest, widest));
    const double factor =
        largestFactor(theme, 1, [&](const FigureFonts& fonts) { return fitsWidth(page, fonts, width); });
    const FigureFonts fonts(theme, factor > 0 ? factor : smallestFactor(theme));
    const double height = std::ceil(usualHeights(page, fonts, width).sum());
    return {width, static_cast<int>(std::min<double>(height, tallest))};
}

bool fits(const FigurePage& page, const Theme& theme, QSize size) {
    return fitsWith(page, FigureFonts(theme, smallestFactor(theme)), size);
}

void drawPage(QCustomPlot& plot, const FigurePage& page, const Theme& theme, QSize size) {
    const double largest = std::clamp(std::min(size.width() / 900.0, size.height() / 560.0), 1.0, 4.0);
    const double factor =
        largestFactor(theme, largest, [&](const FigureFonts& fonts) { return fitsWith(page, fonts, size); });
    if (factor == 0) {
        const qsizetype figures = (page.summary ? page.summary->panels.size() : 0) +
                                  (page.lengths ? page.lengths->panels.size() : 0);
        const qsizetype lanes = page.summary ? page.summary->lanes.size() : page.lengths->lanes.size();
        throw Error("--size " + std::to_string(size.width()) + "x" + std::to_string(size.height()) +
                    " is too small for " + std::to_string(figures) + " figures of " + std::to_string(lanes) +
                    " recipes; take a larger one, or fewer figures with --what.");
    }
    const FigureFonts fonts(theme, factor);
    const Parts heights = share(page, fonts, size);
    FigureCanvas canvas(plot, theme, size);
    const double width = size.width();
    if (page.summary)
        paintFigure(plot, canvas, *page.summary, theme, fonts, QSizeF(width, heights.summary));
    canvas.setOrigin({0, page.lengths ? size.height() - heights.lengths : 0});
    if (page.lengths)
        paintFigure(plot, canvas, *page.lengths, theme, fonts, QSizeF(width, heights.lengths));
}

}  // namespace attn::ui
