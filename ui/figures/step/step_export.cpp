// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/step_export.h"

#include <QFileInfo>

#include "core/base/error.h"
#include "core/base/work_stopped.h"
#include "core/files/atomic_file.h"
#include "ui/figures/step/figure_tables.h"
#include "ui/figures/step/step_caption.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/lane_measures.h"

namespace attn::ui {
namespace {

LaneNumbers laneNumbers(const FigureSource& lane, const Selection& selection) {
    const Picture& picture = *lane.picture;
    const int rows = rowsShown(picture, selection);
    LaneNumbers numbers;
    numbers.name = picture.name.toStdString();
    numbers.map = picture.map.toStdString();
    numbers.model = lane.model.toStdString();
    numbers.updates = lane.updates;
    numbers.source = stringsOf(picture.sourceTokens);
    numbers.output = stringsOf(picture.outputTokens.mid(0, rows));
    const bool isWhole = rows == picture.rows.size();
    numbers.errorRate = lane.measured && isWhole ? lane.measured->errorRate : errorRate(picture, rows);
    numbers.changes = stringsOf(changeTexts(lane));
    numbers.rows = picture.rows;
    // The rows of an encoder's map are no steps.
    if (lane.lane && !picture.isStanding) {
        numbers.trace = lane.lane->trace;
        numbers.target = lane.lane->target;
    }
    return numbers;
}

// Each table gets its own caption, unless the user wrote a caption for all of them.
std::string latexTables(const StepExport& request) {
    const StepFigure& figure = request.figure;
    StepNumbers numbers = stepNumbers(figure);
    if (figure.caption == stepCaption(figure)) {
        StepFigure one = figure;
        const std::vector<FigureSource> lanes = lanesOf(figure);
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            one.lanes = {lanes[lane]};
            numbers.lanes[lane].caption = stepCaption(one).toStdString();
        }
    }
    return stepNumbersToLatex(numbers,
                              {.decimals = request.decimals, .caption = figure.caption.toStdString()});
}

std::string tableText(const NumberTables& tables, const StepExport& request) {
    if (request.format == ExportFormat::Csv)
        return numberTablesToCsv(tables);
    if (request.format == ExportFormat::Json)
        return numberTablesToJson(tables);
    return numberTablesToLatex(
        tables, {.decimals = request.decimals, .caption = {}, .label = request.figure.view.toStdString()});
}

}  // namespace

const std::vector<ExportFormatRow>& exportFormats() {
    static const std::vector<ExportFormatRow> rows = {
        {ExportFormat::Png, "png", QT_TR_NOOP("PNG picture"), PictureFormat::Png},
        {ExportFormat::Svg, "svg", QT_TR_NOOP("SVG drawing"), PictureFormat::Svg},
        {ExportFormat::Pdf, "pdf", QT_TR_NOOP("PDF page"), PictureFormat::Pdf},
        {ExportFormat::Csv, "csv", QT_TR_NOOP("Numbers as CSV"), std::nullopt},
        {ExportFormat::Json, "json", QT_TR_NOOP("Numbers as JSON"), std::nullopt},
        {ExportFormat::Latex, "tex", QT_TR_NOOP("LaTeX table"), std::nullopt},
    };
    return rows;
}

const ExportFormatRow& rowOf(ExportFormat format) {
    for (const ExportFormatRow& row : exportFormats())
        if (row.format == format)
            return row;
    return exportFormats().front();
}

QString exportFilters() {
    QStringList filters;
    for (const ExportFormatRow& row : exportFormats())
        filters.append(QStringLiteral("%1 (*.%2)").arg(tr(row.label), QLatin1String(row.ending)));
    return filters.join(QStringLiteral(";;"));
}

std::optional<ExportFormat> exportFormat(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const ExportFormatRow& row : exportFormats())
        if (ending == QLatin1String(row.ending))
            return row.format;
    return std::nullopt;
}

QString exportEndings() {
    QStringList endings;
    for (const ExportFormatRow& row : exportFormats())
        endings.append(QLatin1Char('.') + QLatin1String(row.ending));
    const QString last = endings.takeLast();
    return tr("%1 or %2").arg(endings.join(QStringLiteral(", ")), last);
}

ExportFormat requireFormat(const QString& path, const QString& name) {
    const std::optional<ExportFormat> format = exportFormat(path);
    if (!format)
        throw Error(tr("%1: the ending of the name decides the format. Choose %2.")
                        .arg(name, exportEndings())
                        .toStdString());
    return *format;
}

StepNumbers stepNumbers(const StepFigure& figure) {
    StepNumbers numbers;
    numbers.text = figure.text.toStdString();
    for (const FigureSource& lane : lanesOf(figure))
        numbers.lanes.push_back(laneNumbers(lane, figure.selection));
    return numbers;
}

QByteArray exportBytes(const StepExport& request) {
    const DecimalPoint inFiles;
    const auto bytes = [](const std::string& text) { return QByteArray::fromStdString(text); };
    if (!rowOf(request.format).picture)
        if (const std::optional<NumberTables> tables = figureTables(request.figure))
            return bytes(tableText(*tables, request));
    switch (request.format) {
        case ExportFormat::Csv:
            return bytes(stepNumbersToCsv(stepNumbers(request.figure)));
        case ExportFormat::Json:
            return bytes(stepNumbersToJson(stepNumbers(request.figure)));
        case ExportFormat::Latex:
            return bytes(latexTables(request));
        default:
            return drawStepFigure(request.figure, *rowOf(request.format).picture, request.scale);
    }
}

QByteArray tabbedNumbers(const StepFigure& figure) {
    const DecimalPoint inFiles;
    const std::optional<NumberTables> tables = figureTables(figure);
    return QByteArray::fromStdString(tables ? numberTablesToTabs(*tables)
                                            : stepNumbersToTabs(stepNumbers(figure)));
}

void writeExport(const StepExport& request, const QString& path) {
    StepExport whole = request;
    whole.format = requireFormat(path, path);
    checkPicturePlace(path, path.toStdString());
    QByteArray bytes;
    try {
        bytes = exportBytes(whole);
    } catch (const Error& error) {
        throw Error(path.toStdString().append(": ").append(error.what()), error.kind());
    }
    if (request.figure.watch.stop.stop_requested())
        throw WorkStopped();
    writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace attn::ui
