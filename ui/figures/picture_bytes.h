// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QSize>
#include <QString>
#include <optional>

class QCustomPlot;

namespace attn::ui {

enum class FigureFormat { Svg, Png, Pdf };
// By the name's end; none for another one.
std::optional<FigureFormat> figureFormat(const QString& fileName);

// A plot as a file of this size in device-independent pixels (96 to an inch). SVG and PDF are lines and
// texts, SVG with `font` by its name; PNG has two pixels to one. Throws Error when it cannot be drawn so
// large.
QByteArray pictureBytes(QCustomPlot& plot, QSize size, FigureFormat format, const QString& title,
                        const QFont& font);

}  // namespace attn::ui
