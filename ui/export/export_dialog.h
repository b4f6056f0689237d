// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QImage>
#include <functional>

#include "ui/figures/step/step_export.h"
#include "ui/kit/jobs/background_job.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace attn::ui {

class FigurePreview;

// Chooses what of Step mode is exported and how, with a preview. It writes the file itself and stays open if
// that fails. Its fields are named "exportView", "exportLane", "exportFormat", "exportScale",
// "exportDecimals", "exportTheme", "exportWidth", "exportCaption", "exportCaptionText", "exportProblem",
// "exportCancel".
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    // `request` holds the figure and the initial choices.
    explicit ExportDialog(StepExport request, QWidget* parent = nullptr);

    // The present choices.
    StepExport request() const;
    // What was done, as a sentence; empty when nothing was.
    const QString& said() const { return m_said; }

    // While the dialog writes or copies, this stops that first and closes the dialog when it has ended.
    void done(int result) override;

private:
    void build(QWidget* form);
    void buildFields(QFormLayout* rows);
    void load();
    void follow();
    void showSize();
    void setWorking(bool isWorking);
    void end(bool isDone, const QString& problem);
    // For problems of writing or copying; the preview has its own.
    void refuse(const QString& sentence);
    void showProblem();
    // `work` is called with the request, which carries the job's watch.
    void run(std::function<void(const StepExport&)> work, std::function<void()> then);
    void chooseFile();
    void write(const QString& path);
    void copy();
    const ExportFormatRow& format() const;

    StepExport m_start;
    QString m_ownCaption;  // the figure's own caption
    QSize m_size;          // of the picture
    QString m_said;
    QString m_refusal;         // of the last attempt to write or copy
    QString m_previewProblem;  // why there is no preview
    std::function<void()> m_then;
    QVBoxLayout* m_upright = nullptr;
    QFormLayout* m_rows = nullptr;
    QComboBox *m_view, *m_lane, *m_format, *m_theme;
    QDoubleSpinBox* m_scale;
    QSpinBox *m_decimals, *m_width;
    QLabel *m_pixels, *m_problem;
    QWidget* m_scaleRow;
    QCheckBox* m_hasCaption;
    QPlainTextEdit* m_caption;
    QWidget* m_form = nullptr;
    QPushButton *m_export = nullptr, *m_copy = nullptr, *m_close = nullptr;
    bool m_isLeaving = false;
    FigurePreview* m_preview;
    BackgroundJob m_job;
};

// The content of the clipboard: a picture as pixels and as SVG, or numbers as text, for a table with tabs.
struct FigureCopy {
    QImage image;
    QByteArray drawing;
    QString text;
};
// May run on any thread that may draw images. Throws the errors of exportBytes.
FigureCopy copyOf(const StepExport& request);
void putOnClipboard(const FigureCopy& copy);

}  // namespace attn::ui
