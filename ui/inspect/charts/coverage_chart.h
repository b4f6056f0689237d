// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QStringList>

#include "core/base/types.h"

namespace attn::ui {

// Coverage of each source token of the current sentence as bars over the tokens; the line is 1, all of a
// target token's attention once, or one link. Long sentences are scrolled, the axis stays.
class CoverageChart : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit CoverageChart(QWidget* parent = nullptr);

    enum class Of { Weights, Links };
    // A number and a text each.
    void setCoverage(const attn::Vector& coverage, const QStringList& tokens, int colour,
                     Of what = Of::Weights);
    const attn::Vector& coverage() const { return m_coverage; }
    // In pixels of the viewport; may lie outside.
    QRectF barRect(int token) const;
    double lineOfOne() const;  // its height
    int hovered() const { return m_hovered; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Places {
        double left = 0, pitch = 1;  // of the first bar; from bar to bar
        double top = 0, bottom = 1;  // of the bars
        bool isUpright = false;      // tokens are turned
    };
    void measure();
    double heightOf(double coverage) const;
    int tokenAt(double x) const;
    void setHovered(int token);
    QString textOf(int token) const;
    QString numberOf(int token) const;  // over its bar
    void paintAxis(QPainter& painter) const;
    void paintBar(QPainter& painter, int token) const;

    attn::Vector m_coverage;
    QStringList m_tokens;
    int m_colour = 0;
    Of m_what = Of::Weights;
    int m_hovered = -1;
    double m_most = 1;  // top of the axis
    Places m_places;
};

}  // namespace attn::ui
