// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_file.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QFileInfo>
#include <QFontInfo>
#include <QImage>
#include <QSvgGenerator>

#include "core/compare/table_json.h"
#include "core/error.h"
#include "core/io/atomic_file.h"
#include "ui/figures/figure_page.h"

namespace attn::ui {
namespace {

constexpr int pngScale = 2;
constexpr int dotsPerInch = 96;  // CSS pixels

void paint(QCustomPlot& plot, QPaintDevice* device, QSize size) {
    QCPPainter painter;
    if (!painter.begin(device))
        throw Error("the picture could not be drawn at " + std::to_string(size.width()) + "x" +
                        std::to_string(size.height()) + "; take a smaller --size.",
                    Error::Kind::Failure);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setRenderHint(QPainter::Antialiasing);
    plot.toPainter(&painter, size.width(), size.height());
}

// "Sans Serif" is a name of Qt's, and viewers that do not know a family take a serif one.
void nameFonts(QByteArray& bytes, const QFont& font) {
    const auto attribute = [](const QString& family) {
        return QStringLiteral("font-family=\"%1\"").arg(family.toHtmlEscaped()).toUtf8();
    };
    bytes.replace(attribute(font.family()),
                  attribute(QFontInfo(font).family() + QStringLiteral(", sans-serif")));
}

QByteArray svg(QCustomPlot& plot, QSize size, const QString& title, const QFont& font) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dotsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(title);
    paint(plot, &generator, size);
    nameFonts(bytes, font);
    return bytes;
}

QByteArray png(QCustomPlot& plot, QSize size) {
    QImage image(size * pngScale, QImage::Format_RGB32);
    if (!image.isNull()) {
        image.setDevicePixelRatio(pngScale);
        image.fill(Qt::white);
    }
    paint(plot, &image, size);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

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
    return format == FigureFormat::Svg ? svg(plot, size(), figureCaption(table, choice), theme.label)
                                       : png(plot, size());
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
