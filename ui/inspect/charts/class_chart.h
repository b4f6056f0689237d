// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/inspect/charts/inspect_data.h"

class QLabel;

namespace attn::ui {

class CellTable;

// What the shown system made of a corpus of classes: accuracy, macro F1 and how its weights stand to the
// evidence, above the confusion matrix, whose rows are the true classes and whose columns are those that the
// system gave. A click or Return on a cell asks for its sentences; on the cell that is filtered already, for
// all. Children are "class-figures" and "confusion".
class ClassChart : public QWidget {
    Q_OBJECT

public:
    explicit ClassChart(QWidget* parent = nullptr);

    void setClasses(const InspectedClasses& classes);
    // The measures in a line, as they are shown.
    QString figures() const;

signals:
    // Both empty: all classes.
    void cellRequested(const std::optional<std::string>& actual, const std::optional<std::string>& given);

private:
    void fill();
    void choose(int row, int column);

    InspectedClasses m_classes;
    QLabel* m_figures;
    CellTable* m_table;
};

}  // namespace attn::ui
