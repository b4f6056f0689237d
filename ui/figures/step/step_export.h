// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "core/exports/step_numbers.h"
#include "ui/figures/step/step_figure.h"

namespace attn::ui {

enum class ExportFormat { Png, Svg, Pdf, Csv, Json, Latex };

// A row of the only list of formats in which a figure can be written.
struct ExportFormatRow {
    ExportFormat format;
    const char* ending;                    // without the dot
    const char* label;                     // for tr(): "PNG picture"
    std::optional<PictureFormat> picture;  // empty: numbers
};
const std::vector<ExportFormatRow>& exportFormats();
const ExportFormatRow& rowOf(ExportFormat format);
// "PNG picture (*.png);;…", for file dialogs.
QString exportFilters();
// The format by the end of the name; empty when it is not in the list.
std::optional<ExportFormat> exportFormat(const QString& path);
// ".png, .svg, .pdf, .csv, .json or .tex"
QString exportEndings();

// A figure, or its numbers, as a file.
struct StepExport {
    StepFigure figure;
    ExportFormat format = ExportFormat::Svg;
    double scale = pngScale;  // PNG pixels in a device-independent one
    int decimals = 3;         // in a LaTeX table
};
inline constexpr double smallestScale = 0.5, largestScale = 10;
inline constexpr int mostDecimals = 8;

// The numbers of the rows that the figure shows, for the lanes of its view.
StepNumbers stepNumbers(const StepFigure& figure);

// These functions run on any thread that may draw images. They throw the errors of drawStepFigure.
QByteArray exportBytes(const StepExport& request);
// Numbers separated by tabs, for pasting into spreadsheets. Throws the errors of exportBytes.
QByteArray tabbedNumbers(const StepFigure& figure);
// Afterwards `path` is the old file or the whole new one. Throws the errors of exportBytes, checkPicturePlace
// and writeFileAtomically, and Error when the end of the name is not in the list. Throws WorkStopped, leaving
// the old file, when the figure's watch asks for it.
void writeExport(const StepExport& request, const QString& path);
// Throws Error that starts with `name` and lists the possible ends when the end of `path` is another one.
ExportFormat requireFormat(const QString& path, const QString& name);

}  // namespace attn::ui
