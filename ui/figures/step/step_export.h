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

// The one list of what a figure can be written as.
struct ExportFormatRow {
    ExportFormat format;
    const char* ending;                    // without the dot
    const char* label;                     // for tr(): "PNG picture"
    std::optional<PictureFormat> picture;  // none: numbers
};
const std::vector<ExportFormatRow>& exportFormats();
const ExportFormatRow& rowOf(ExportFormat format);
// "PNG picture (*.png);;…", for file dialogs.
QString exportFilters();
// By the name's end; none when it is none of the list.
std::optional<ExportFormat> exportFormat(const QString& path);
// ".png, .svg, .pdf, .csv, .json or .tex"
QString exportEndings();

// A figure, or its numbers, as a file.
struct StepExport {
    StepFigure figure;
    ExportFormat format = ExportFormat::Svg;
    double scale = pngScale;  // pixels of a PNG in one of ours
    int decimals = 3;         // of a LaTeX table
};
inline constexpr double smallestScale = 0.5, largestScale = 10;
inline constexpr int mostDecimals = 8;

// The rows that the figure shows, of the lanes of its view.
StepNumbers stepNumbers(const StepFigure& figure);

// All of these on any thread that may draw images.
// Throws Error as drawStepFigure.
QByteArray exportBytes(const StepExport& request);
// Numbers with tabs between them, for spreadsheets that are pasted into. Throws Error as exportBytes.
QByteArray tabbedNumbers(const StepFigure& figure);
// What is at `path` afterwards is the old file or the whole new one. Throws Error as exportBytes,
// checkPicturePlace and writeFileAtomically, and when the name's end is none of the list; Stopped, with the
// old file there, as the figure's watch asks.
void writeExport(const StepExport& request, const QString& path);
// Throws Error that starts with `name` and lists the endings when `path` has another.
ExportFormat requireFormat(const QString& path, const QString& name);

}  // namespace attn::ui
