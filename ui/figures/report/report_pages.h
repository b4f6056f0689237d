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

// Pages of A4 in a PDF, filled from top to bottom. Lives within a ThemeScope.
class ReportPages {
public:
    explicit ReportPages(const QString& title);
    ~ReportPages();

    // Wrapped between words.
    void addText(const QString& text, const QFont& font);
    // Heading, numbers and picture together on one page, the picture smaller where it has to be.
    void addFigure(const QString& heading, const QString& numbers, const StepFigure& figure);
    QByteArray finish();

private:
    double heightOf(const QString& text, const QFont& font) const;
    void breakPage();

    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QSizeF m_page;   // pixels, 96 to an inch
    double m_y = 0;  // where the next thing begins
};

// Of one alignment of a report, with all of its rows; and its known metrics in a line.
StepFigure reportFigure(const InspectReport& report, const InspectReport::Alignment& alignment);
QString reportNumbers(const InspectReport::Alignment& alignment);

}  // namespace attn::ui
