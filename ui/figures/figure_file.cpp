// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_file.h"

#include <qcustomplot.h>

#include <QFileInfo>

#include "core/compare/table_json.h"
#include "core/error.h"
#include "core/io/atomic_file.h"
#include "ui/figures/figure_page.h"

namespace attn::ui {
namespace {

// Before the work: a wrong name is the user's to mend.
void checkPlace(const QString& out) {
    const QFileInfo folder(QFileInfo(out).path());
    const std::string name = "--out " + out.toStdString();
    if (QFileInfo(out).isDir())
        throw Error(name + ": is a folder, not a file; give the name of a file in it.");
    if (!folder.isDir())
        throw Error(name + ": the folder " + folder.filePath().toStdString() +
                    " does not exist; make it first.");
    if (!folder.isWritable())
        throw Error(name + ": the folder " + folder.filePath().toStdString() +
                    " cannot be written to; choose another one.");
}

}  // namespace

QByteArray drawFigure(const ComparisonTable& table, const FigureRequest& request, FigureFormat format) {
    FigureChoice choice = chooseFigure(request.what, table);
    const Theme theme = makeTheme(request.theme, ColourMap::Blues);
    FigurePage page = figurePage(table, choice);
    const auto size = [&] { return request.size ? *request.size : usualSize(page, theme); };
    // Nobody asked for both.
    if (request.what.isEmpty() && page.lengths && !fits(page, theme, size())) {
        choice.ids.clear();
        page = figurePage(table, choice);
    }
    QCustomPlot plot;
    plot.setAntialiasedElements(QCP::aeAll);
    drawPage(plot, page, theme, size());
    return pictureBytes(plot, size(), format, figureCaption(table, choice), theme.label);
}

void renderTable(const QString& table, const QString& out, const FigureRequest& request) {
    const bool isSvg = out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    checkPlace(out);
    const std::string path = table.toStdString();
    const ComparisonTable read = loadTable(path);
    QByteArray bytes;
    try {
        bytes = drawFigure(read, request, isSvg ? FigureFormat::Svg : FigureFormat::Png);
    } catch (const Error& error) {
        throw Error(path + ": " + error.what(), error.kind());
    }
    writeFileAtomically(out.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace attn::ui
