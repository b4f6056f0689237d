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
    QString what = {};  // as chooseFigure takes it
    ThemeKind theme = ThemeKind::Light;
    std::optional<QSize> size = {};  // in device-independent pixels; none: what suits the table
};

// One picture of a table. SVG keeps texts as texts; PNG has two pixels to one. Needs an application object,
// no display. Throws Error when the table does not have what is asked for, or it does not fit.
QByteArray drawFigure(const ComparisonTable& table, const FigureRequest& request, PictureFormat format);

// Reads a table, writes its picture: SVG or PNG by the name's end. Throws Error as loadTable, drawFigure and
// writeFileAtomically, and when the picture's folder is not there or cannot be written to.
void renderTable(const QString& table, const QString& out, const FigureRequest& request);

}  // namespace attn::ui
