// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// What the gold outlines of heatmaps and of lines mean: solid and dashed, each with its word.
class LinkLegend : public QWidget {
    Q_OBJECT

public:
    explicit LinkLegend(QWidget* parent = nullptr);

    void setKinds(bool hasSure, bool hasPossible);  // which it names; both to begin with
    void setAlongLines(bool isAlongLines);          // what is outlined: lines, or cells
    // Of cells, whether the largest weight of a row is, too.
    void setLargestOutlined(bool isOutlined);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void explain();

    QString m_sure, m_possible;
    bool m_hasSure = true, m_hasPossible = true;
    bool m_isAlongLines = false, m_isLargestOutlined = true;
};

}  // namespace attn::ui
