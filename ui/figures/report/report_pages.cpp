// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/report/report_pages.h"

#include <QFontMetricsF>
#include <QPageSize>
#include <algorithm>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int reportDots = 96;      // dots per inch, as in figures
constexpr double pageMargin = 15;   // mm
constexpr double leastScale = 0.6;  // a picture that must be reduced further goes to the next page

}  // namespace

ReportPages::ReportPages(const QString& title) : m_buffer(&m_bytes), m_writer(&m_buffer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(reportDots);
    m_writer.setPageSize(QPageSize(QPageSize::A4));
    m_writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin),
                            QPageLayout::Millimeter);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Attention Lab"));
    m_painter.begin(&m_writer);
    m_page = QSizeF(m_writer.width(), m_writer.height());
}

ReportPages::~ReportPages() = default;

double ReportPages::heightOf(const QString& text, const QFont& font) const {
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, m_page.width(), 1e6), Qt::TextWordWrap, text)
        .height();
}

void ReportPages::breakPage() {
    m_writer.newPage();
    m_y = 0;
}

void ReportPages::addText(const QString& text, const QFont& font) {
    const double height = heightOf(text, font);
    if (m_y > 0 && m_y + height > m_page.height())
        breakPage();
    m_painter.setFont(font);
    m_painter.setPen(theme().text);
    m_painter.drawText(QRectF(0, m_y, m_page.width(), height), Qt::TextWordWrap, text);
    m_y += height + 2 * theme().space;
}

void ReportPages::addFigure(const QString& heading, const QString& numbers, const StepFigure& figure) {
    const double texts =
        heightOf(heading, theme().labelBold) + heightOf(numbers, theme().label) + 4 * theme().space;
    const QSizeF size = stepFigureSize(figure);
    const double wide = std::min(1.0, m_page.width() / size.width());
    const double left = m_page.height() - m_y - texts;
    // A picture that would be reduced too much on the rest of this page goes to the next one.
    if (m_y > 0 && left < std::max(leastScale * wide, 0.1) * size.height())
        breakPage();
    const double room = m_page.height() - m_y - texts;
    const double scale = std::min(wide, room / size.height());
    addText(heading, theme().labelBold);
    addText(numbers, theme().label);
    m_painter.save();
    m_painter.translate(0, m_y);
    m_painter.scale(scale, scale);
    paintStepFigure(m_painter, figure);
    m_painter.restore();
    m_y += scale * size.height() + 4 * theme().space;
}

void ReportPages::addTable(const InspectReport::Table& table) {
    addText(table.heading, theme().labelBold);
    addText(table.note, theme().label);
    const auto others = std::max<qsizetype>(1, table.columns.size() - 1);
    const double first = m_page.width() / 2, each = m_page.width() / 2 / static_cast<double>(others);
    const auto addRow = [&](const QStringList& cells, const QFont& font) {
        const QFontMetricsF metrics(font);
        const double height = metrics.lineSpacing() + theme().space;
        if (m_y > 0 && m_y + height > m_page.height())
            breakPage();
        m_painter.setFont(font);
        m_painter.setPen(theme().text);
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const QRectF cell = i == 0 ? QRectF(0, m_y, first, height)
                                       : QRectF(first + static_cast<double>(i - 1) * each, m_y, each, height);
            m_painter.drawText(
                cell, (i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextSingleLine,
                metrics.elidedText(cells[i], Qt::ElideMiddle, cell.width() - theme().space));
        }
        m_y += height;
    };
    addRow(table.columns, theme().labelBold);
    for (const QStringList& row : table.rows)
        addRow(row, theme().label);
    m_y += 4 * theme().space;
}

QByteArray ReportPages::finish() {
    m_painter.end();
    m_buffer.close();
    return m_bytes;
}

}  // namespace attn::ui
