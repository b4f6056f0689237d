// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_preview.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr qsizetype mostText = 20000;  // characters of numbers
constexpr double largestPreview = 2;   // screen pixels in one pixel of the picture

}  // namespace

FigurePreview::FigurePreview(QWidget* parent) : QWidget(parent), m_text(new QPlainTextEdit(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    m_text->setObjectName(QStringLiteral("exportNumbers"));
    m_text->setAccessibleName(tr("Beginning of the file"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(theme().small.pointSizeF());
    m_text->setFont(fixed);
    m_text->hide();
    setAccessibleName(tr("Preview"));
    connect(&m_job, &BackgroundJob::ended, this, [this](bool, const QString& problem) { end(problem); });
}

QSize FigurePreview::sizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {36 * line, 26 * line};
}
QSize FigurePreview::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {10 * line, 8 * line};
}

void FigurePreview::setRequest(const StepExport& request) {
    m_next = request;
    // An outdated preview need not be painted to its end.
    if (m_job.isRunning())
        m_job.cancel();
    else
        begin();
}

void FigurePreview::begin() {
    m_shown = std::exchange(m_next, std::nullopt);
    m_result = std::make_shared<Result>();
    m_job.start([result = m_result, request = *m_shown, room = size(), ratio = devicePixelRatioF()](
                    const std::stop_token& stop, const BackgroundJob::Publish&) mutable {
        request.figure.watch = {.stop = stop};
        std::optional<Result> made = make(request, room, ratio, stop);
        if (made)
            *result = std::move(*made);
        return made.has_value();
    });
}

std::optional<FigurePreview::Result> FigurePreview::make(const StepExport& request, QSize room, double ratio,
                                                         const std::stop_token& stop) {
    Result result;
    if (!rowOf(request.format).picture) {
        result.text = QString::fromUtf8(exportBytes(request)).left(mostText);
        return result;
    }
    result.size = stepFigureSize(request.figure);
    if (stop.stop_requested())
        return std::nullopt;
    const double fitting = std::min(room.width() / static_cast<double>(result.size.width()),
                                    room.height() / static_cast<double>(result.size.height()));
    result.image = stepFigureImage(request.figure, std::clamp(fitting, 0.01, largestPreview) * ratio);
    result.image.setDevicePixelRatio(ratio);
    return result;
}

void FigurePreview::end(const QString& problem) {
    if (m_next) {
        begin();
        return;
    }
    const Result result = std::move(*m_result);
    m_image = result.image;
    m_text->setPlainText(result.text);
    m_text->setVisible(problem.isEmpty() && m_image.isNull());
    update();
    emit made(result.size, problem);
}

void FigurePreview::resizeEvent(QResizeEvent*) {
    if (m_shown)
        setRequest(m_next ? *m_next : *m_shown);
}

void FigurePreview::paintEvent(QPaintEvent*) {
    if (m_image.isNull())
        return;
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // The last image is shown scaled until there is one for the new size.
    const QSizeF size = m_image.deviceIndependentSize().scaled(
        m_image.deviceIndependentSize().boundedTo(QSizeF(this->size())), Qt::KeepAspectRatio);
    const QRectF place(
        QPointF(std::floor((width() - size.width()) / 2), std::floor((height() - size.height()) / 2)), size);
    painter.drawImage(place, m_image);
    painter.setPen(QPen(t.border, t.line));
    painter.drawRect(place.adjusted(t.line / 2, t.line / 2, -t.line / 2, -t.line / 2));
}

}  // namespace attn::ui
