// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// What the gold outlines of the heatmaps mean: solid and dashed, each with its word.
class LinkLegend : public QWidget {
    Q_OBJECT

public:
    explicit LinkLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_sure, m_possible;
};

}  // namespace attn::ui
