// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QSize>
#include <QString>
#include <functional>
#include <string>

class QImage;
class QPaintDevice;

namespace attn::ui {

enum class PictureFormat { Png, Svg, Pdf };
// By the name's end; any other end is a PNG.
PictureFormat pictureFormat(const QString& path);
// "PNG picture (*.png)" …, for file dialogs.
QString pictureFilters();

// A picture of `size` device-independent pixels, 96 to an inch, as a file. `paint` draws on the device from
// (0, 0). PNG has `scale` pixels to one; SVG keeps texts as texts, in the family of `font`; PDF has one page.
// On any thread that may draw images. Throws Error when a PNG would be larger than can be drawn, and
// (Failure) when there is no memory for its pixels.
inline constexpr int pngScale = 2;
QByteArray pictureBytes(PictureFormat format, QSize size, const QString& title, const QFont& font,
                        const std::function<void(QPaintDevice&)>& paint, double scale = pngScale);
// Of pixels as they are.
QByteArray pngBytes(const QImage& image);
// The pixels of that PNG: as many as pixelSize.
QImage pictureImage(QSize size, double scale, const std::function<void(QPaintDevice&)>& paint);
QSize pixelSize(QSize size, double scale);

// Before the work: throws Error that starts with `name` when `out` is a folder, or its folder is not there or
// cannot be written to: a wrong name is the user's to mend.
void checkPicturePlace(const QString& out, const std::string& name);

}  // namespace attn::ui
