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
// The format by the end of the name; any unknown end is a PNG.
PictureFormat pictureFormat(const QString& path);
// "PNG picture (*.png)" …, for file dialogs.
QString pictureFilters();

// A picture of `size` device-independent pixels, 96 per inch, as a file. `paint` draws on the device from (0,
// 0). PNG has `scale` pixels for each device-independent one; SVG keeps texts as texts, in the family of
// `font`; PDF has one page. May run on any thread that may draw images. Throws Error when a PNG would be too
// large to be drawn, and Error (Failure) when there is no memory for its pixels.
inline constexpr int pngScale = 2;
QByteArray pictureBytes(PictureFormat format, QSize size, const QString& title, const QFont& font,
                        const std::function<void(QPaintDevice&)>& paint, double scale = pngScale);
// The pixels of an image as a PNG. Throws Error (Failure) when there is no memory for it, also for an image
// that has none.
QByteArray pngBytes(const QImage& image);
// The image of that PNG; its size is pixelSize.
QImage pictureImage(QSize size, double scale, const std::function<void(QPaintDevice&)>& paint);
QSize pixelSize(QSize size, double scale);

// To be called before the work. Throws Error that starts with `name` when `out` is a folder, or when its
// folder does not exist or cannot be written to, so that the user can correct the name early.
void checkPicturePlace(const QString& out, const std::string& name);

}  // namespace attn::ui
