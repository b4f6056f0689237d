// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <future>
#include <thread>

#include "tests/support/small_disk.h"
#include "tests/ui/figures/step_sample.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/export/figure_preview.h"
#include "ui/export/print_figure.h"
#include "ui/figures/step/beam_finder.h"
#include "ui/kit/text/number_text.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class ExportDialogTest : public testing::Test {
protected:
    void open(const QString& view = QStringLiteral("heatmap")) {
        ui::StepExport request;
        request.figure = sample.figure(view);
        dialog = std::make_unique<ui::ExportDialog>(request);
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
        waitForPreview();
    }
    template <class Widget>
    Widget* field(const char* name) const {
        auto* found = dialog->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    ui::FigurePreview* preview() const { return dialog->findChild<ui::FigurePreview*>(); }
    void waitForPreview() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !field<QLabel>("exportPixels")->text().isEmpty(); }));
    }
    void choose(const char* name, const QString& entry) {
        auto* box = field<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->findText(entry); ++i)
            QTest::keyClick(box, Qt::Key_Down);
        EXPECT_EQ(box->currentText(), entry);
    }
    void exportTo(const std::string& path) {
        DialogAnswers answers;
        answers.choose(path);
        QTest::mouseClick(field<QPushButton>("exportButton"), Qt::LeftButton);
        EXPECT_TRUE(QTest::qWaitFor([this] { return field<QPushButton>("exportButton")->isEnabled(); }));
    }
    QString problem() const { return field<QLabel>("exportProblem")->text(); }

    StepSample sample;
    TemporaryFolder folder;
    std::unique_ptr<ui::ExportDialog> dialog;
};

TEST_F(ExportDialogTest, ListsShowTheirLastLine) {
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Projector}) {
        ui::setTheme(kind);
        open();
        for (const char* name : {"exportView", "exportFormat", "exportTheme"}) {
            auto* box = field<QComboBox>(name);
            box->showPopup();
            QApplication::processEvents();
            const QAbstractItemView* list = box->view();
            ASSERT_TRUE(list->isVisible());
            const QModelIndex last = list->model()->index(box->count() - 1, 0);
            EXPECT_TRUE(list->viewport()->rect().contains(list->visualRect(last))) << name;
            EXPECT_EQ(list->verticalScrollBar()->maximum(), 0) << name << " has nothing to scroll";
            box->hidePopup();
        }
    }
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(ExportDialogTest, WritesWhatItsPreviewShows) {
    open();
    choose("exportView", QStringLiteral("Heatmap of one lane"));
    choose("exportLane", QStringLiteral("Dot"));
    choose("exportFormat", QStringLiteral("PNG picture"));
    choose("exportTheme", QStringLiteral("Dark"));
    field<QDoubleSpinBox>("exportScale")->setFocus();
    field<QDoubleSpinBox>("exportScale")->setValue(3);
    const ui::StepExport request = dialog->request();
    EXPECT_EQ(request.figure.selection.lane, 1);
    EXPECT_EQ(request.figure.theme.kind, ui::ThemeKind::Dark);
    EXPECT_THAT(request.figure.caption.toStdString(), HasSubstr("Dot attention, model dot.safetensors"));
    const QSize size = ui::stepFigureSize(request.figure) * 3;
    const QString pixels = QStringLiteral("%1 × %2 pixels")
                               .arg(ui::groupedNumber(size.width()), ui::groupedNumber(size.height()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return field<QLabel>("exportPixels")->text() == pixels; }));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return preview()->image().pixelColor(2, 2) == request.figure.theme.card; }));
    exportTo(folder.file("dot.png"));
    EXPECT_EQ(problem(), QString());
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_THAT(dialog->said().toStdString(), HasSubstr("dot.png written"));
    EXPECT_EQ(QImage(QString::fromStdString(folder.file("dot.png"))), ui::stepFigureImage(request.figure, 3));
}

TEST_F(ExportDialogTest, FieldsAreThoseOfTheFormat) {
    open();
    const auto isThere = [&](const char* name) { return field<QWidget>(name)->isVisible(); };
    choose("exportFormat", QStringLiteral("SVG drawing"));
    EXPECT_FALSE(isThere("exportScale"));
    EXPECT_TRUE(isThere("exportWidth"));
    choose("exportFormat", QStringLiteral("PNG picture"));
    EXPECT_TRUE(isThere("exportScale"));
    choose("exportFormat", QStringLiteral("LaTeX table"));
    EXPECT_TRUE(isThere("exportDecimals"));
    EXPECT_FALSE(isThere("exportTheme"));
    auto* numbers = field<QPlainTextEdit>("exportNumbers");
    ASSERT_TRUE(QTest::qWaitFor([&] { return numbers->isVisible(); }));
    EXPECT_THAT(numbers->toPlainText().toStdString(), HasSubstr("\\begin{table}"));
    choose("exportFormat", QStringLiteral("Numbers as CSV"));
    EXPECT_FALSE(isThere("exportCaption"));
    choose("exportView", QStringLiteral("All lanes"));
    EXPECT_FALSE(isThere("exportLane"));
    for (const char* name : {"exportView", "exportFormat", "exportTheme", "exportScale", "exportWidth",
                             "exportDecimals", "exportCaptionText", "exportNumbers"})
        EXPECT_FALSE(field<QWidget>(name)->accessibleName().isEmpty()) << name;
}

TEST_F(ExportDialogTest, TheCaptionFollowsUntilItIsWritten) {
    open();
    auto* caption = field<QPlainTextEdit>("exportCaptionText");
    EXPECT_THAT(caption->toPlainText().toStdString(), HasSubstr("Additive attention"));
    choose("exportLane", QStringLiteral("Dot"));
    EXPECT_THAT(caption->toPlainText().toStdString(), HasSubstr("Dot attention"));
    caption->setFocus();
    caption->selectAll();
    QTest::keyClicks(caption, QStringLiteral("Mine"));
    choose("exportLane", QStringLiteral("Additive"));
    EXPECT_EQ(dialog->request().figure.caption, QStringLiteral("Mine"));
    const QSize with = ui::stepFigureSize(dialog->request().figure);
    QTest::keyClick(field<QCheckBox>("exportCaption"), Qt::Key_Space);
    EXPECT_EQ(dialog->request().figure.caption, QString());
    EXPECT_LT(ui::stepFigureSize(dialog->request().figure).height(), with.height());
}

TEST_F(ExportDialogTest, WhatDoesNotWorkIsSaidAndTheDialogStays) {
    open();
    choose("exportFormat", QStringLiteral("PNG picture"));
    exportTo(folder.file("figure.gif"));
    EXPECT_THAT(problem().toStdString(), HasSubstr("Choose .png, .svg, .pdf, .csv, .json or .tex"));
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(folder.fileCount(), 0U);
    // The sentence makes the preview smaller, so the preview is drawn again. The sentence must still stay.
    QSignalSpy drawn(preview(), &ui::FigurePreview::made);
    QTest::qWait(20);
    ASSERT_TRUE(QTest::qWaitFor([&] { return preview()->isIdle(); }));
    EXPECT_THAT(problem().toStdString(), HasSubstr("Choose .png"));
    EXPECT_TRUE(field<QLabel>("exportProblem")->isVisible());
    EXPECT_GT(drawn.count(), 0);
    {
        const SmallDisk disk(1000);
        exportTo(folder.file("figure.png"));
    }
    EXPECT_THAT(problem().toStdString(), HasSubstr("figure.png"));
    EXPECT_EQ(folder.fileCount(), 0U);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->said(), QString());
    // This is too narrow for the lane's cells.
    field<QSpinBox>("exportWidth")->setValue(200);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !field<QPushButton>("exportButton")->isEnabled(); }));
    EXPECT_THAT(problem().toStdString(), HasSubstr("too small for this view; give it at least"));
    field<QSpinBox>("exportWidth")->setValue(900);
    ASSERT_TRUE(QTest::qWaitFor([&] { return field<QPushButton>("exportButton")->isEnabled(); }));
    EXPECT_EQ(problem(), QString());
}

TEST_F(ExportDialogTest, CopiesPicturesAndNumbers) {
    open();
    QApplication::clipboard()->clear();
    QTest::mouseClick(field<QPushButton>("exportCopy"), Qt::LeftButton);
    EXPECT_FALSE(field<QPushButton>("exportButton")->isEnabled()) << "it is painted by itself";
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog->isVisible(); }));
    const QMimeData* mime = QApplication::clipboard()->mimeData();
    EXPECT_TRUE(mime->hasImage());
    EXPECT_TRUE(mime->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    EXPECT_FALSE(dialog->isVisible());
    ui::StepExport request = dialog->request();
    request.format = ui::ExportFormat::Csv;
    ui::putOnClipboard(ui::copyOf(request));
    EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("lane\tquantity\tstep"));
}

TEST_F(ExportDialogTest, ASearchStopsWithTheDialogOrItsCancelButton) {
    ui::StepExport request;
    request.figure = sample.figure(QStringLiteral("beam"));
    // Another search runs until the end of the test. The searches of the dialog wait for it.
    std::promise<void> begun, over;
    const std::jthread other([&, finder = request.figure.finder, lane = request.figure.lanes.front().lane] {
        finder->find(lane, {.width = 2}, {.progress = [&](Index steps, Index) {
                         if (steps == 1) {
                             begun.set_value();
                             over.get_future().wait();
                         }
                     }});
    });
    begun.get_future().wait();
    dialog = std::make_unique<ui::ExportDialog>(request);
    dialog->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
    auto* exporting = field<QPushButton>("exportButton");
    auto* cancel = field<QPushButton>("exportCancel");
    DialogAnswers answers;
    answers.choose(folder.file("beam.svg"));
    QTest::mouseClick(exporting, Qt::LeftButton);
    EXPECT_FALSE(exporting->isEnabled());
    EXPECT_EQ(cancel->text(), QStringLiteral("Cancel"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return exporting->isEnabled(); }));
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(problem(), QString());
    EXPECT_EQ(cancel->text(), QStringLiteral("Close"));
    QTest::mouseClick(field<QPushButton>("exportCopy"), Qt::LeftButton);
    EXPECT_FALSE(exporting->isEnabled());
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog->isVisible(); }));
    EXPECT_EQ(dialog->said(), QString());
    EXPECT_EQ(folder.fileCount(), 0U);
    dialog.reset();  // its preview waits, too
    over.set_value();
}

TEST_F(ExportDialogTest, ThePrintPreviewHasWhatOnePageNeeds) {
    const ui::StepFigure figure = sample.figure();
    QStringList shown;
    QTimer::singleShot(0, [&] {
        auto* preview = qobject_cast<QPrintPreviewDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(preview, nullptr);
        for (const QAction* action : preview->findChild<QToolBar*>()->actions())
            if (action->isVisible() && !action->text().isEmpty())
                shown.append(action->text());
        preview->reject();
    });
    ui::printFigure(figure, nullptr);
    EXPECT_TRUE(shown.contains(QStringLiteral("Print")));
    EXPECT_TRUE(shown.contains(QStringLiteral("Fit page")));
    EXPECT_FALSE(shown.contains(QStringLiteral("Next page")));
    EXPECT_FALSE(shown.contains(QStringLiteral("Show facing pages")));
}

TEST_F(ExportDialogTest, ThePrintedPageHasTheWholeFigure) {
    const ui::StepFigure figure = sample.figure(QStringLiteral("lanes"));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(QString::fromStdString(folder.file("page.pdf")));
    ui::paintPage(printer, figure);
    EXPECT_THAT(readBytes(folder.file("page.pdf")), testing::StartsWith("%PDF"));
    EXPECT_GT(readBytes(folder.file("page.pdf")).size(), 5000U);
}

class FigureCommandsTest : public WindowTest {};

TEST_F(FigureCommandsTest, KeysOpenTheDialogsAndCopy) {
    open();
    waitUntilDecoded();
    DialogAnswers answers;
    answers.add("exportDialog", [](QDialog& dialog) {
        const auto& shown = dynamic_cast<ui::ExportDialog&>(dialog);
        EXPECT_EQ(shown.request().figure.lanes.size(), 8U);
        EXPECT_EQ(shown.request().figure.view, QStringLiteral("lanes"));
        dialog.findChild<QComboBox*>(QStringLiteral("exportView"))->setCurrentIndex(0);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    press(Qt::Key_E, Qt::ControlModifier);
    // The next dialog starts with the choices of the last one.
    answers.add("exportDialog", [](QDialog& dialog) {
        EXPECT_EQ(dialog.findChild<QComboBox*>(QStringLiteral("exportView"))->currentIndex(), 0);
        dialog.reject();
    });
    QTest::mouseClick(child<QToolButton>("exportFigureButton"), Qt::LeftButton);
    const auto goBack = [&] {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    };
    goBack();
    answers.add("printPreview", [](QDialog& dialog) { dialog.reject(); });
    press(Qt::Key_P, Qt::ControlModifier);
    goBack();
    QApplication::clipboard()->clear();
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(QTest::qWaitFor([] {
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        return copied && copied->hasImage();
    }));
    action("copyLatex")->trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [] { return QApplication::clipboard()->text().contains(QStringLiteral("\\toprule")); }));
    // Only pictures that the window shows are offered.
    press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
    answers.add("exportDialog", [](QDialog& dialog) {
        const auto& shown = dynamic_cast<ui::ExportDialog&>(dialog);
        EXPECT_EQ(shown.request().figure.view, QStringLiteral("beam"));
        EXPECT_THAT(shown.request().figure.caption.toStdString(), HasSubstr("beam search of width 5"));
        dialog.reject();
    });
    press(Qt::Key_E, Qt::ControlModifier);
    goBack();
    const auto copiedSoon = [&](const char* word) {
        QApplication::clipboard()->clear();
        action("copyLatex")->trigger();
        return QTest::qWaitFor(
            [&] { return QApplication::clipboard()->text().contains(QLatin1String(word)); });
    };
    EXPECT_TRUE(copiedSoon("hypothesis"));
    press(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(copiedSoon("Delta"));
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(copiedSoon("\\alpha_{tj}"));
    // In Train mode these keys have another meaning.
    action("trainMode")->trigger();
    EXPECT_FALSE(action("exportFigure")->isVisible());
    action("stepMode")->trigger();
    EXPECT_TRUE(action("exportFigure")->isVisible());
    replaceText(QString());
    EXPECT_FALSE(action("exportFigure")->isEnabled());
}

}  // namespace
}  // namespace attn::test
