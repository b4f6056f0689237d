// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/formula_lines.h"

#include <algorithm>

#include <QLabel>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/formula_label.h"

namespace attn::ui {

FormulaLines::FormulaLines(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Formula"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &FormulaLines::applyTheme);
}

FormulaLines::Row FormulaLines::makeRow() {
    const Row row{new FormulaLabel(this), new QLabel(this)};
    row.formula->setProminent(true);
    row.where->setTextFormat(Qt::PlainText);
    row.where->setWordWrap(true);
    row.where->setProperty("tone", "muted");
    row.where->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(row.formula, &FormulaLabel::symbolHovered, this, &FormulaLines::symbolHovered);
    return row;
}

void FormulaLines::setLines(std::vector<FormulaLine> lines) {
    m_lines = std::move(lines);
    while (m_rows.size() < m_lines.size()) {
        m_rows.push_back(makeRow());
    }
    QStringList texts;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const FormulaLine line = i < m_lines.size() ? m_lines[i] : FormulaLine();
        m_rows[i].formula->setFormula(line.id, line.text);
        m_rows[i].formula->setToolTip(line.text);
        m_rows[i].formula->setVisible(i < m_lines.size());
        m_rows[i].where->setText(line.where);
        m_rows[i].where->setVisible(!line.where.isEmpty());
        if (!line.text.isEmpty()) {
            texts << (line.where.isEmpty() ? line.text : QStringLiteral("%1, %2").arg(line.text, line.where));
        }
    }
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    applyTheme();
}

void FormulaLines::setLit(const QStringList& symbols) {
    for (const Row& row : m_rows) {
        row.formula->setLit(symbols);
    }
}

void FormulaLines::applyTheme() {
    for (const Row& row : m_rows) {
        row.where->setFont(theme().label);
    }
    updateGeometry();
    place(width(), true);
}

int FormulaLines::place(int width, bool isDone) const {
    const int gap = 3 * theme().space;
    int y = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Row& row = m_rows[i];
        const QSize wanted = row.formula->sizeHint();
        const QSize formula(
            std::min(width, wanted.width()),
            // A formula that shrinks in width is lower too.
            wanted.width() > width ? std::max(1, wanted.height() * width / wanted.width()) : wanted.height());
        const bool hasWhere = !m_lines[i].where.isEmpty();
        const QFontMetrics metrics(theme().label);
        const int text = metrics.horizontalAdvance(m_lines[i].where) + metrics.averageCharWidth();
        const bool isBeside = hasWhere && wanted.width() + gap + text <= width;
        const int line = std::max(formula.height(), isBeside ? metrics.height() : 0);
        if (isDone) {
            row.formula->setGeometry(0, y + (line - formula.height()) / 2, formula.width(), formula.height());
            if (isBeside) {
                row.where->setGeometry(wanted.width() + gap, y, width - wanted.width() - gap, line);
            }
        }
        y += line;
        if (hasWhere && !isBeside) {
            const QRect bounds = metrics.boundingRect(QRect(0, 0, std::max(1, width), 10000),
                                                      Qt::TextWordWrap, m_lines[i].where);
            if (isDone) {
                row.where->setGeometry(0, y, width, bounds.height());
            }
            y += bounds.height();
        }
        y += i + 1 < m_lines.size() ? theme().space : 0;
    }
    return y;
}

QSize FormulaLines::sizeHint() const {
    int width = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        width = std::max(width, m_rows[i].formula->sizeHint().width());
    }
    return {width, place(std::max(width, this->width()), false)};
}

QSize FormulaLines::minimumSizeHint() const {
    return {1, 1};
}

void FormulaLines::resizeEvent(QResizeEvent*) {
    place(width(), true);
}

}  // namespace attn::ui
