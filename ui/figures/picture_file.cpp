// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>

#include "core/base/error.h"
#include "core/files/read_files.h"

namespace attn::ui {
namespace {

constexpr int dotsPerInch = 96;    // CSS pixels
constexpr int mostPixels = 32000;  // pixels of a side, which QPainter counts in 16 bits

// "Sans Serif" is a name that only Qt knows, and viewers use a serif font for an unknown family.
void nameFonts(QByteArray& bytes, const QFont& font) {
    const auto attribute = [](const QString& family) {
        return QStringLiteral("font-family=\"%1\"").arg(family.toHtmlEscaped()).toUtf8();
    };
    bytes.replace(attribute(font.family()),
                  attribute(QFontInfo(font).family() + QStringLiteral(", sans-serif")));
}

// XML has no place for control characters, and a viewer refuses a drawing that has one.
void dropWhatXmlLacks(QByteArray& bytes) {
    bytes.removeIf(
        [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r'; });
    bytes.replace("\xEF\xBF\xBE", "").replace("\xEF\xBF\xBF", "");  // U+FFFE and U+FFFF
}

// Qt writes millimetres, which other programs may round to one pixel more.
void sizeInPixels(QByteArray& bytes, QSize size) {
    const auto from = bytes.indexOf("<svg width=\""), to = bytes.indexOf("viewBox", from);
    if (from >= 0 && to > from)
        bytes.replace(from, to - from,
                      QStringLiteral("<svg width=\"%1\" height=\"%2\"\n ")
                          .arg(size.width())
                          .arg(size.height())
                          .toLatin1());
}

QByteArray svg(QSize size, const QString& title, const QFont& font,
               const std::function<void(QPaintDevice&)>& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dotsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(title.toHtmlEscaped());  // Qt writes it as it is, so that it could be a script
    paint(generator);
    dropWhatXmlLacks(bytes);
    nameFonts(bytes, font);
    sizeInPixels(bytes, size);
    return bytes;
}

QByteArray pdf(QSize size, const QString& title, const std::function<void(QPaintDevice&)>& paint) {
    constexpr double pointsPerPixel = 72.0 / dotsPerInch;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(
            QPageSize(QSizeF(size) * pointsPerPixel, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Attention Lab"));
        paint(writer);
    }
    return bytes;
}

}  // namespace

PictureFormat pictureFormat(const QString& path) {
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return PictureFormat::Svg;
    return path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? PictureFormat::Pdf
                                                                     : PictureFormat::Png;
}

QString pictureFilters() {
    return QCoreApplication::translate("attn::ui::pictures",
                                       "PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)");
}

QByteArray pictureBytes(PictureFormat format, QSize size, const QString& title, const QFont& font,
                        const std::function<void(QPaintDevice&)>& paint, double scale) {
    switch (format) {
        case PictureFormat::Svg:
            return svg(size, title, font, paint);
        case PictureFormat::Pdf:
            return pdf(size, title, paint);
        case PictureFormat::Png:
            break;
    }
    return pngBytes(pictureImage(size, scale, paint));
}

QByteArray pngBytes(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // Afterwards some or all of the bytes may be missing.
    if (!image.save(&buffer, "PNG"))
        throw Error("there is no memory for this picture; take a smaller size, or close other programs.",
                    Error::Kind::Failure);
    return bytes;
}

QSize pixelSize(QSize size, double scale) {
    return (QSizeF(size) * scale).toSize();
}

QImage pictureImage(QSize size, double scale, const std::function<void(QPaintDevice&)>& paint) {
    const QSize wanted = pixelSize(size, scale);
    const int side = std::max(wanted.width(), wanted.height());
    if (side > mostPixels)
        throw Error("a picture of " + std::to_string(wanted.width()) + "x" + std::to_string(wanted.height()) +
                    " pixels is too large, a side has at most " + std::to_string(mostPixels) +
                    "; take a smaller scale or size, or SVG or PDF.");
    // In a smaller picture thin lines would fall between the pixels, so it is drawn large and then reduced.
    const double drawn =
        scale < 1 ? std::min<double>(pngScale, scale * mostPixels / std::max(1, side)) : scale;
    const QSize pixels = pixelSize(size, drawn);
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull())
        throw Error("there is no memory for a picture of " + std::to_string(size.width()) + "x" +
                        std::to_string(size.height()) + "; take a smaller size.",
                    Error::Kind::Failure);
    image.setDevicePixelRatio(drawn);
    image.fill(Qt::white);
    paint(image);
    if (scale >= 1)
        return image;
    image.setDevicePixelRatio(1);
    return image.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void checkPicturePlace(const QString& out, const std::string& name) {
    const QFileInfo folder(QFileInfo(out).path());
    if (QFileInfo(out).isDir())
        throw Error(name + ": is a folder, not a file; give the name of a file in it.");
    if (!folder.isDir())
        throw Error(name + ": the folder " + folder.filePath().toStdString() +
                    " does not exist; make it first.");
    if (!folder.isWritable())
        throw Error(name + ": the folder " + folder.filePath().toStdString() +
                    " cannot be written to; choose another one.");
    if (wasRead(out.toStdString()))
        throw Error(name + ": is read for this picture; give the picture another name.");
}

}  // namespace attn::ui
