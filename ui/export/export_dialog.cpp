// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/error.h"
#include "ui/export/figure_preview.h"
#include "ui/figures/step/step_caption.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/decimal_spin_box.h"

namespace attn::ui {
namespace {

constexpr int narrowestFigure = 200, widestFigure = 20000, widthStep = 50;

QString pixelsText(QSize size) {
    return QObject::tr("%1 × %2 pixels").arg(groupedNumber(size.width()), groupedNumber(size.height()));
}

}  // namespace

ExportDialog::ExportDialog(StepExport request, QWidget* parent)
    : QDialog(parent),
      m_start(std::move(request)),
      m_view(new QComboBox),
      m_lane(new QComboBox),
      m_format(new QComboBox),
      m_theme(new QComboBox),
      m_scale(new DecimalSpinBox),
      m_decimals(new QSpinBox),
      m_width(new QSpinBox),
      m_pixels(new QLabel),
      m_problem(new QLabel),
      m_scaleRow(new QWidget),
      m_hasCaption(new QCheckBox(tr("Ca&ption"))),
      m_caption(new QPlainTextEdit),
      m_preview(new FigurePreview) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export Figure"));
    auto* form = new QWidget;
    build(form);
    load();
    connect(m_preview, &FigurePreview::made, this, [this](QSize size, const QString& problem) {
        m_size = size;
        showSize();
        m_previewProblem = problem;
        showProblem();
        setWorking(m_job.isRunning());
    });
    connect(&m_job, &BackgroundJob::ended, this, &ExportDialog::end);
    follow();
}

void ExportDialog::end(bool isDone, const QString& problem) {
    setWorking(false);
    refuse(problem);
    if (isDone) {
        m_then();
        accept();
        return;
    }
    m_said.clear();
    // If there is a problem, the dialog stays open so that it can be read.
    if (std::exchange(m_isLeaving, false) && problem.isEmpty())
        reject();
}

void ExportDialog::setWorking(bool isWorking) {
    m_form->setEnabled(!isWorking);
    for (QPushButton* button : {m_export, m_copy})
        button->setEnabled(!isWorking && m_previewProblem.isEmpty());
    m_close->setText(isWorking ? tr("Cancel") : tr("Close"));
}

void ExportDialog::build(QWidget* form) {
    m_form = form;
    m_upright = new QVBoxLayout(form);
    m_upright->setContentsMargins(0, 0, theme().space, 0);
    m_rows = new QFormLayout;
    m_upright->addLayout(m_rows);
    m_upright->addStretch();
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    buildFields(m_rows);

    // With large letters on a small screen the form scrolls.
    auto* scroll = new QScrollArea;
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(form->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * theme().space);
    row->addWidget(scroll, 2);
    row->addWidget(m_preview, 5);
    m_problem->setObjectName(QStringLiteral("exportProblem"));
    m_problem->setProperty("tone", "wrong");
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("exportButton"));
    m_export->setProperty("role", "primary");
    m_export->setDefault(true);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("exportCopy"));
    m_close = buttons->button(QDialogButtonBox::Close);
    m_close->setObjectName(QStringLiteral("exportCancel"));
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        if (m_job.isRunning())
            m_job.cancel();
        else
            reject();
    });
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    const int line = QFontMetrics(theme().label).height();
    QSize wanted(68 * line, 32 * line);
    if (parentWidget())
        wanted = wanted.boundedTo((QSizeF(parentWidget()->size()) * 0.94).toSize());
    resize(wanted);
}

void ExportDialog::buildFields(QFormLayout* rows) {
    const auto add = [&](const QString& label, QWidget* field, const QString& name, const QString& tip) {
        field->setObjectName(name);
        field->setToolTip(tip);
        field->setAccessibleName(withoutAccelerator(label));
        field->setAccessibleDescription(tip);
        rows->addRow(label, field);
    };
    const std::vector<FigureSource>& lanes = m_start.figure.lanes;
    const bool hasModel = std::any_of(lanes.begin(), lanes.end(),
                                      [](const FigureSource& lane) { return lane.lane != nullptr; });
    const bool isInspected = !m_start.figure.number.isEmpty();
    for (const StepFigureView& view : stepFigureViews())
        if (hasModel || !view.needsModel)
            m_view->addItem(ui::tr(isInspected && view.inspectLabel ? view.inspectLabel : view.label),
                            QString::fromLatin1(view.id));
    add(tr("&View"), m_view, QStringLiteral("exportView"), tr("What is exported"));
    for (const FigureSource& lane : lanes)
        m_lane->addItem(lane.picture->name);
    add(isInspected ? tr("S&ystem") : tr("&Lane"), m_lane, QStringLiteral("exportLane"),
        isInspected ? tr("The system that the figure shows, or that is subtracted from the other one")
                    : tr("The lane that the figure shows, or with which the others are compared"));
    for (const ExportFormatRow& row : exportFormats())
        m_format->addItem(ui::tr(row.label));
    add(tr("&Format"), m_format, QStringLiteral("exportFormat"),
        tr("SVG and PDF keep lines and texts sharp at any size. The ending of the file's name decides the "
           "format."));

    m_scale->setRange(smallestScale, largestScale);
    m_scale->setSingleStep(0.5);
    m_scale->setDecimals(2);
    m_scale->setPrefix(tr("× "));
    m_pixels->setProperty("tone", "muted");
    auto* scale = new QVBoxLayout(m_scaleRow);
    scale->setContentsMargins(0, 0, 0, 0);
    scale->addWidget(m_scale);
    scale->addWidget(m_pixels);
    add(tr("&Scale"), m_scaleRow, QString(), {});
    qobject_cast<QLabel*>(rows->labelForField(m_scaleRow))->setBuddy(m_scale);
    m_scale->setObjectName(QStringLiteral("exportScale"));
    m_scale->setAccessibleName(tr("Scale"));
    m_scale->setToolTip(tr("Pixels in the file for each pixel of the picture, from %1 to %2")
                            .arg(decimalText(smallestScale), decimalText(largestScale)));
    m_pixels->setObjectName(QStringLiteral("exportPixels"));

    m_decimals->setRange(0, mostDecimals);
    add(tr("&Decimals"), m_decimals, QStringLiteral("exportDecimals"),
        tr("Decimal places of the numbers in the table"));
    for (const auto& [kind, name] : {std::pair{ThemeKind::Light, tr("Light")},
                                     {ThemeKind::Dark, tr("Dark")},
                                     {ThemeKind::Projector, tr("Projector")}})
        m_theme->addItem(name, static_cast<int>(kind));
    add(tr("&Theme"), m_theme, QStringLiteral("exportTheme"),
        tr("Colours and letters of the picture. The window has “%1”.")
            .arg(m_theme->itemText(m_theme->findData(static_cast<int>(theme().kind)))));
    m_width->setRange(narrowestFigure - widthStep, widestFigure);
    m_width->setSingleStep(widthStep);
    m_width->setSpecialValueText(tr("as needed"));
    m_width->setSuffix(tr(" px"));
    add(tr("&Width"), m_width, QStringLiteral("exportWidth"),
        tr("The cells become wider or narrower, and the letters keep their size. 96 px are one inch."));
    m_hasCaption->setObjectName(QStringLiteral("exportCaption"));
    m_caption->setObjectName(QStringLiteral("exportCaptionText"));
    m_caption->setAccessibleName(tr("Text of the caption"));
    m_caption->setTabChangesFocus(true);
    m_caption->setMinimumHeight(5 * QFontMetrics(theme().label).lineSpacing());
    m_caption->setMinimumWidth(1);
    rows->addRow(m_hasCaption);
    rows->addRow(m_caption);

    for (QComboBox* box : {m_view, m_lane, m_format, m_theme}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::follow);
    }
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, [this] {
        showSize();
        refuse({});
    });
    for (QSpinBox* box : {m_decimals, m_width})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::follow);
    connect(m_hasCaption, &QCheckBox::toggled, this, &ExportDialog::follow);
    connect(m_caption, &QPlainTextEdit::textChanged, this, &ExportDialog::follow);
}

void ExportDialog::load() {
    const StepFigure& figure = m_start.figure;
    const auto& formats = exportFormats();
    const auto row = std::find_if(formats.begin(), formats.end(),
                                  [&](const ExportFormatRow& each) { return each.format == m_start.format; });
    m_view->setCurrentIndex(std::max(0, m_view->findData(figure.view)));
    m_lane->setCurrentIndex(figure.selection.lane);
    m_format->setCurrentIndex(static_cast<int>(row - formats.begin()));
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(static_cast<int>(figure.theme.kind))));
    m_scale->setValue(m_start.scale);
    m_decimals->setValue(m_start.decimals);
    m_width->setValue(figure.width.value_or(m_width->minimum()));
    m_hasCaption->setChecked(true);
}

const ExportFormatRow& ExportDialog::format() const {
    return exportFormats()[static_cast<std::size_t>(std::max(0, m_format->currentIndex()))];
}

StepExport ExportDialog::request() const {
    StepExport now = m_start;
    StepFigure& figure = now.figure;
    figure.view = m_view->currentData().toString();
    figure.selection.lane = m_lane->currentIndex();
    figure.theme = makePictureTheme(static_cast<ThemeKind>(m_theme->currentData().toInt()), figure.theme.map);
    figure.width.reset();
    if (m_width->value() > m_width->minimum())
        figure.width = m_width->value();
    figure.caption = m_hasCaption->isChecked() ? m_caption->toPlainText().trimmed() : QString();
    now.format = format().format;
    now.scale = m_scale->value();
    now.decimals = m_decimals->value();
    return now;
}

void ExportDialog::follow() {
    const bool isPicture = format().picture.has_value(), isLatex = format().format == ExportFormat::Latex;
    const StepFigureView* view = findStepFigureView(m_view->currentData().toString());
    m_rows->setRowVisible(m_lane, view && view->lanes != FigureLanes::All);
    m_rows->setRowVisible(m_scaleRow, format().format == ExportFormat::Png);
    m_rows->setRowVisible(m_decimals, isLatex);
    m_rows->setRowVisible(m_theme, isPicture);
    m_rows->setRowVisible(m_width, isPicture);
    m_rows->setRowVisible(m_hasCaption, isPicture || isLatex);
    m_rows->setRowVisible(m_caption, isPicture || isLatex);
    m_upright->setStretchFactor(m_rows, isPicture || isLatex ? 1 : 0);
    m_caption->setEnabled(m_hasCaption->isChecked());
    // A caption that the user wrote stays; the figure's own caption follows the choice.
    const QString own = stepCaption(request().figure);
    if (m_caption->toPlainText() == m_ownCaption && own != m_ownCaption) {
        m_ownCaption = own;
        const QSignalBlocker blocker(m_caption);
        m_caption->setPlainText(own);
    }
    m_ownCaption = own;
    refuse({});
    m_preview->setRequest(request());
}

void ExportDialog::showSize() {
    m_pixels->setText(m_size.isEmpty() ? QString() : pixelsText(pixelSize(m_size, m_scale->value())));
}

void ExportDialog::refuse(const QString& sentence) {
    m_refusal = sentence;
    showProblem();
}

void ExportDialog::showProblem() {
    const QString& sentence = m_refusal.isEmpty() ? m_previewProblem : m_refusal;
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void ExportDialog::chooseFile() {
    const QString ending = QString::fromLatin1(format().ending);
    QFileDialog files(this, tr("Export Figure"), QString(), exportFilters());
    files.setObjectName(QStringLiteral("QFileDialog"));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.selectNameFilter(files.nameFilters().value(m_format->currentIndex()));
    files.setDefaultSuffix(ending);
    connect(&files, &QFileDialog::filterSelected, &files, [&files](const QString& filter) {
        files.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
    });
    files.selectFile(figureFileName(request().figure) + QLatin1Char('.') + ending);
    if (files.exec() == QDialog::Accepted && !files.selectedFiles().isEmpty())
        write(files.selectedFiles().front());
}

void ExportDialog::write(const QString& path) {
    try {
        requireFormat(path, path);
    } catch (const Error& error) {
        refuse(QString::fromUtf8(error.what()));
        return;
    }
    m_said = tr("%1 written").arg(path);
    run([path](const StepExport& request) { writeExport(request, path); }, [] {});
}

void ExportDialog::run(std::function<void(const StepExport&)> work, std::function<void()> then) {
    refuse({});
    m_then = std::move(then);
    m_isLeaving = false;
    m_job.start([request = request(), work = std::move(work)](const std::stop_token& stop,
                                                              const BackgroundJob::Publish&) mutable {
        request.figure.watch = {.stop = stop};
        work(request);
        return true;
    });
    setWorking(true);
}

void ExportDialog::done(int result) {
    // A file that is being written is finished, and then reported.
    m_isLeaving = m_job.isRunning();
    if (m_isLeaving)
        m_job.cancel();
    else
        QDialog::done(result);
}

void ExportDialog::copy() {
    m_said = format().picture ? tr("Picture copied") : tr("Numbers copied");
    auto copied = std::make_shared<FigureCopy>();
    run([copied](const StepExport& request) { *copied = copyOf(request); },
        [copied] { putOnClipboard(*copied); });
}

FigureCopy copyOf(const StepExport& request) {
    FigureCopy copy;
    if (rowOf(request.format).picture) {
        copy.image = stepFigureImage(request.figure, request.scale);
        copy.drawing = drawStepFigure(request.figure, PictureFormat::Svg);
    } else if (request.format == ExportFormat::Csv) {
        copy.text = QString::fromUtf8(tabbedNumbers(request.figure));
    } else {
        copy.text = QString::fromUtf8(exportBytes(request));
    }
    return copy;
}

void putOnClipboard(const FigureCopy& copy) {
    auto mime = std::make_unique<QMimeData>();
    if (copy.image.isNull()) {
        mime->setText(copy.text);
    } else {
        mime->setImageData(copy.image);
        mime->setData(QStringLiteral("image/svg+xml"), copy.drawing);
    }
    QApplication::clipboard()->setMimeData(mime.release());
}

}  // namespace attn::ui
