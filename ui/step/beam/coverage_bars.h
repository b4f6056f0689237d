// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/types.h"
#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {

class AttentionPlot;

// The coverage of each source position, as bars under the columns of a plot. The line is at 1, the attention
// of one token. The axis grows if a bar is larger.
class CoverageBars : public QWidget {
    Q_OBJECT

public:
    // `plot` stands above it, with the same left edge and width.
    CoverageBars(AttentionPlot* plot, QWidget* parent);

    void setCoverage(const attn::Vector& coverage, const QStringList& tokens, int colour);
    void setHovered(int source);  // −1: none
    const attn::Vector& coverage() const { return m_coverage; }
    // The bar under a column of the plot.
    QRectF barRect(int source) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void sourceHovered(int source);  // −1: left

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    double top() const;
    double heightOf(double coverage) const;
    int sourceAt(double x) const;

    AttentionPlot* m_plot;
    attn::Vector m_coverage;
    QStringList m_tokens;
    int m_colour = 0;
    int m_hovered = -1;
};

}  // namespace attn::ui
