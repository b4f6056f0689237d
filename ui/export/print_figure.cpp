// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/print_figure.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QGraphicsView>
#include <QLineEdit>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/figures/step/step_caption.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/access_role.h"

namespace attn::ui {
namespace {

constexpr double pixelsPerInch = 96;  // of a figure
constexpr double largestEnlargement = 1.5;

// Qt's buttons of the preview cannot be reached by keys, its page and its field for a zoom have no name.
void openToKeys(QPrintPreviewDialog& dialog) {
    for (QToolButton* button : dialog.findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::TabFocus);
    if (auto* page = dialog.findChild<QPrintPreviewWidget*>()) {
        page->setFocusPolicy(Qt::NoFocus);
        for (QGraphicsView* view : page->findChildren<QGraphicsView*>()) {
            setAccessRole(*view, QAccessible::Graphic);
            view->setAccessibleName(tr("Preview"));
            view->viewport()->setFocusPolicy(Qt::NoFocus);  // the view has it
        }
    }
    for (QComboBox* zoom : dialog.findChildren<QComboBox*>()) {
        zoom->setAccessibleName(tr("Zoom"));
        if (zoom->lineEdit())
            zoom->lineEdit()->setAccessibleName(zoom->accessibleName());
    }
}

// There is only one page. Without the buttons for several pages, those for page set-up and printing stay
// visible with letters of any size.
void leaveOutPages(QPrintPreviewDialog& dialog) {
    auto* bar = dialog.findChild<QToolBar*>();
    if (!bar)
        return;
    bar->setMovable(false);
    QStringList names;
    for (const char* name : {"Next page", "Previous page", "First page", "Last page", "Show single page",
                             "Show facing pages", "Show overview of all pages"})
        names.append(QCoreApplication::translate("QPrintPreviewDialog", name));
    bool isAfterButton = false;  // avoids two separators side by side
    for (QAction* action : bar->actions()) {
        const QWidget* field = bar->widgetForAction(action);
        const bool isPage =
            names.contains(action->text()) ||
            (field && !qobject_cast<const QComboBox*>(field) && field->findChild<QLineEdit*>());
        if (isPage || (action->isSeparator() && !isAfterButton))
            action->setVisible(false);
        else
            isAfterButton = !action->isSeparator();
    }
}

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
    // The list of zooms contains a field whose frame and padding would cut the number.
    dialog.setStyleSheet(QStringLiteral("QComboBox QLineEdit { border: none; padding: 0; }"));
    leaveOutPages(dialog);
    openToKeys(dialog);
    if (parent)
        dialog.resize((QSizeF(parent->size()) * 0.8).toSize());
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&figure](QPrinter* target) { paintPage(*target, figure); });
    dialog.exec();
}

}  // namespace attn::ui
