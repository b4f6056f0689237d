// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of the gold outlines in heatmaps and along lines: solid and dashed, with a word for each.
class LinkLegend : public QWidget {
    Q_OBJECT

public:
    explicit LinkLegend(QWidget* parent = nullptr);

    void setKinds(bool hasSure, bool hasPossible);  // which outlines it names; initially both
    void setAlongLines(bool isAlongLines);          // whether lines or cells are outlined
    // For cells: whether the largest weight of a row is outlined too.
    void setLargestOutlined(bool isOutlined);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString word(bool isSure) const;
    void explain();

    bool m_hasSure = true, m_hasPossible = true;
    bool m_isAlongLines = false, m_isLargestOutlined = true;
};

}  // namespace attn::ui
