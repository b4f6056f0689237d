// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/print_figure.h"

#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <algorithm>

#include "ui/figures/step_caption.h"
#include "ui/tr.h"

namespace attn::ui {
namespace {

constexpr double pixelsPerInch = 96;  // of a figure
constexpr double largestEnlargement = 1.5;

}  // namespace

void paintPage(QPrinter& printer, const StepFigure& figure) {
    const QSize size = stepFigureSize(figure);
    const QRectF page = printer.pageRect(QPrinter::DevicePixel);
    const double dots = printer.resolution() / pixelsPerInch;
    const double scale =
        std::min({page.width() / size.width(), page.height() / size.height(), largestEnlargement * dots});
    QPainter painter(&printer);
    painter.translate((page.width() - scale * size.width()) / 2, 0);
    painter.scale(scale, scale);
    paintStepFigure(painter, figure);
}

void printFigure(const StepFigure& figure, QWidget* parent) {
    const QSize size = stepFigureSize(figure);
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(figureFileName(figure));
    printer.setCreator(QStringLiteral("Attention Lab"));
    printer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setObjectName(QStringLiteral("printPreview"));
    dialog.setWindowTitle(tr("Print Figure"));
    // Its list of zooms has a field inside, whose frame and padding would cut the number.
    dialog.setStyleSheet(QStringLiteral("QComboBox QLineEdit { border: none; padding: 0; }"));
    if (parent)
        dialog.resize((QSizeF(parent->size()) * 0.8).toSize());
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&figure](QPrinter* target) { paintPage(*target, figure); });
    dialog.exec();
}

}  // namespace attn::ui
