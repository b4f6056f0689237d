// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "ui/step/session/lane_counts.h"

class QLabel;
class QTreeWidget;

namespace attn::ui {

// A table of what each lane has computed and how long that took. It stays open beside the window. It reads
// const data. The table is named "countsTable", the formula "countsFormula", the button "copyCounts".
class CountsDialog : public QDialog {
    Q_OBJECT

public:
    explicit CountsDialog(QWidget* parent);

    // `formula`: see countsFormula. `isMeasuring`: times come later.
    void setCounts(const std::vector<LaneCounts>& lanes, const QString& formula, bool isMeasuring);
    // The whole table as text, with tabs between columns and decimal points.
    QString text() const;

private:
    std::vector<int> columnWidths(const QFont& font, int* sum) const;
    void fitToContents();

    QLabel* m_formula;
    QTreeWidget* m_table;
    QLabel* m_note;
    std::vector<LaneCounts> m_lanes;
    bool m_isMeasuring = false;
};

}  // namespace attn::ui
