// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QFont>
#include <QPainter>
#include <QPdfWriter>
#include <QString>

#include "ui/figures/report/inspect_report.h"

namespace attn::ui {

// A4 pages of a PDF, filled from top to bottom. Must live within a ThemeScope.
class ReportPages {
public:
    explicit ReportPages(const QString& title);
    ~ReportPages();

    // The text is wrapped between words.
    void addText(const QString& text, const QFont& font);
    // Adds heading, numbers and picture together on one page; the picture is reduced if necessary.
    void addFigure(const QString& heading, const QString& numbers, const StepFigure& figure);
    // Its columns after the first share the width alike; cells are cut, not wrapped.
    void addTable(const InspectReport::Table& table);
    QByteArray finish();

private:
    double heightOf(const QString& text, const QFont& font) const;
    void breakPage();

    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QSizeF m_page;   // pixels, 96 per inch
    double m_y = 0;  // top of the next item
};

// The figure of one alignment of a report with all of its rows, and its known metrics in a line.
StepFigure reportFigure(const InspectReport& report, const InspectReport::Alignment& alignment);
QString reportNumbers(const InspectReport::Alignment& alignment);

}  // namespace attn::ui
