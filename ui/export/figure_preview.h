// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "ui/figures/step/step_export.h"
#include "ui/kit/jobs/background_job.h"

class QPlainTextEdit;

namespace attn::ui {

// What an export will look like: the drawing itself, or the first lines of the numbers. Made on a thread of
// its own; only the newest request counts.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setRequest(const StepExport& request);
    const QImage& image() const { return m_image; }  // null while there is none

    bool isIdle() const { return !m_job.isRunning(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // Size of the whole picture in device-independent pixels, empty for numbers; or a sentence on why there
    // is none.
    void made(QSize size, const QString& problem);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Result {
        QImage image;
        QString text;
        QSize size;
    };
    void begin();
    void end(const QString& problem);
    // Nothing when it was stopped.
    static std::optional<Result> make(const StepExport& request, QSize room, double ratio,
                                      const std::stop_token& stop);

    std::optional<StepExport> m_next;  // waits for the one that is made
    std::optional<StepExport> m_shown;
    std::shared_ptr<Result> m_result;  // written by the job until it has ended
    QImage m_image;
    QPlainTextEdit* m_text;
    BackgroundJob m_job;
};

}  // namespace attn::ui
