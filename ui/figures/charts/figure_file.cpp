// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/figure_file.h"

#include <qcustomplot.h>

#include "core/base/error.h"
#include "core/compare/table_json.h"
#include "core/files/atomic_file.h"
#include "ui/figures/charts/figure_page.h"
#include "ui/figures/plot_picture.h"
#include "ui/kit/text/decimal_text.h"

namespace attn::ui {
QByteArray drawFigure(const ComparisonTable& table, const FigureRequest& request, PictureFormat format) {
    const DecimalPoint inFiles;
    FigureChoice choice = chooseFigure(request.what, table);
    const Theme theme = makeTheme(request.theme, ColourMap::Blues);
    FigurePage page = figurePage(table, choice);
    const auto size = [&] { return request.size ? *request.size : usualSize(page, theme); };
    // The user did not ask for both parts, so the bars are left out if both do not fit.
    if (request.what.isEmpty() && page.lengths && !fits(page, theme, size())) {
        choice.ids.clear();
        page = figurePage(table, choice);
    }
    QCustomPlot plot;
    plot.setAntialiasedElements(QCP::aeAll);
    drawPage(plot, page, theme, size());
    return plotPicture(plot, size(), format, figureCaption(table, choice), theme.label);
}

void renderTable(const QString& table, const QString& out, const FigureRequest& request) {
    const bool isSvg = out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    checkPicturePlace(out, "--out " + out.toStdString());
    const std::string path = table.toStdString();
    const ComparisonTable read = loadTable(path);
    QByteArray bytes;
    try {
        bytes = drawFigure(read, request, isSvg ? PictureFormat::Svg : PictureFormat::Png);
    } catch (const Error& error) {
        throw Error(path + ": " + error.what(), error.kind());
    }
    checkPicturePlace(out, "--out " + out.toStdString());  // now it is known what was read
    writeFileAtomically(out.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace attn::ui
