// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/plot_picture.h"

#include <qcustomplot.h>

#include "core/base/error.h"

namespace attn::ui {

QByteArray plotPicture(QCustomPlot& plot, QSize size, PictureFormat format, const QString& title,
                       const QFont& font) {
    return pictureBytes(format, size, title, font, [&](QPaintDevice& device) {
        QCPPainter painter;
        if (!painter.begin(&device))
            throw Error("the picture could not be drawn at " + std::to_string(size.width()) + "x" +
                            std::to_string(size.height()) + "; take a smaller size.",
                        Error::Kind::Failure);
        painter.setMode(QCPPainter::pmNoCaching);
        // A plot of many points is drawn the fast way, but only as pixels.
        if (format != PictureFormat::Png || !plot.plottingHints().testFlag(QCP::phFastPolylines))
            painter.setMode(QCPPainter::pmVectorized);
        painter.setRenderHint(QPainter::Antialiasing);
        plot.toPainter(&painter, size.width(), size.height());
    });
}

}  // namespace attn::ui
