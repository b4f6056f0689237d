// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ui/figures/picture_file.h"

class QCustomPlot;

namespace attn::ui {

// A plot as a file of this size in device-independent pixels, as in pictureBytes. Throws Error (Failure) when
// it cannot be drawn that large.
QByteArray plotPicture(QCustomPlot& plot, QSize size, PictureFormat format, const QString& title,
                       const QFont& font);

}  // namespace attn::ui
