// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "ui/figures/step/step_export.h"
#include "ui/kit/jobs/background_job.h"

class QPlainTextEdit;

namespace attn::ui {

// Shows what an export will look like: the drawing itself, or the first lines of the numbers. The preview is
// made on its own thread; only the newest request counts.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setRequest(const StepExport& request);
    const QImage& image() const { return m_image; }  // null until there is one

    bool isIdle() const { return !m_job.isRunning(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // The size of the whole picture in device-independent pixels (empty for numbers), or a sentence that
    // tells why there is no preview.
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
    // Returns nothing after a stop.
    static std::optional<Result> make(const StepExport& request, QSize room, double ratio,
                                      const std::stop_token& stop);

    std::optional<StepExport> m_next;  // waits while another one is made
    std::optional<StepExport> m_shown;
    std::shared_ptr<Result> m_result;  // written by the job, read after its end
    QImage m_image;
    QPlainTextEdit* m_text;
    BackgroundJob m_job;
};

}  // namespace attn::ui
