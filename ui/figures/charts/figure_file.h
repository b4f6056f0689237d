// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <optional>

#include "core/compare/comparison.h"
#include "ui/figures/picture_file.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

struct FigureRequest {
    QString what = {};  // in the form of chooseFigure
    ThemeKind theme = ThemeKind::Light;
    std::optional<QSize> size = {};  // in device-independent pixels; empty: a size that suits the table
};

// One picture of a table. SVG keeps texts as texts; PNG has two pixels for each device-independent one. Needs
// an application object, but no display. Throws Error when the table lacks what is asked for, or when that
// does not fit.
QByteArray drawFigure(const ComparisonTable& table, const FigureRequest& request, PictureFormat format);

// Reads a table and writes its picture, SVG or PNG by the end of the name. Throws the errors of loadTable,
// drawFigure and writeFileAtomically, and Error when the picture's folder does not exist or cannot be written
// to.
void renderTable(const QString& table, const QString& out, const FigureRequest& request);

}  // namespace attn::ui
