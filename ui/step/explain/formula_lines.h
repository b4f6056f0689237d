// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/step/explain/explanation_formula.h"

class QLabel;

namespace attn::ui {

class FormulaLabel;

// Typeset formulas under each other. The values of their letters stand beside them, or below them if there is
// little room.
class FormulaLines : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLines(QWidget* parent = nullptr);

    void setLines(std::vector<FormulaLine> lines);
    void setLit(const QStringList& symbols);
    const std::vector<FormulaLine>& lines() const { return m_lines; }
    FormulaLabel* formula(int line) const { return m_rows[static_cast<std::size_t>(line)].formula; }
    QLabel* where(int line) const { return m_rows[static_cast<std::size_t>(line)].where; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(width, false); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void symbolHovered(const QString& symbol);  // empty: left

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        FormulaLabel* formula;
        QLabel* where;
    };
    Row makeRow();
    void applyTheme();
    int place(int width, bool isDone) const;  // the height that it takes

    std::vector<FormulaLine> m_lines;
    std::vector<Row> m_rows;  // the first ones show the lines, others hide
};

}  // namespace attn::ui
