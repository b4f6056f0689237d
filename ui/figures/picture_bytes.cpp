// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/picture_bytes.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QFontInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/error.h"

namespace attn::ui {
namespace {

constexpr int pngScale = 2;
constexpr int dotsPerInch = 96;  // CSS pixels
constexpr double pointsPerInch = 72;

void paint(QCustomPlot& plot, QPaintDevice* device, QSize size) {
    QCPPainter painter;
    if (!painter.begin(device))
        throw Error("the picture could not be drawn at " + std::to_string(size.width()) + "x" +
                        std::to_string(size.height()) + "; take a smaller one.",
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

QByteArray pdf(QCustomPlot& plot, QSize size, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Attention Lab"));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QSizeF(size) * pointsPerInch / dotsPerInch, QPageSize::Point, QString(),
                                 QPageSize::ExactMatch));
    writer.setPageMargins({});
    paint(plot, &writer, size);
    return bytes;
}

}  // namespace

std::optional<FigureFormat> figureFormat(const QString& fileName) {
    const QString name = fileName.toLower();
    return name.endsWith(QLatin1String(".svg"))   ? FigureFormat::Svg
           : name.endsWith(QLatin1String(".png")) ? FigureFormat::Png
           : name.endsWith(QLatin1String(".pdf")) ? FigureFormat::Pdf
                                                  : std::optional<FigureFormat>();
}

QByteArray pictureBytes(QCustomPlot& plot, QSize size, FigureFormat format, const QString& title,
                        const QFont& font) {
    switch (format) {
        case FigureFormat::Svg:
            return svg(plot, size, title, font);
        case FigureFormat::Pdf:
            return pdf(plot, size, title);
        case FigureFormat::Png:
            break;
    }
    return png(plot, size);
}

}  // namespace attn::ui
