// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QStringList>

#include "core/base/types.h"

namespace attn::ui {

// The coverage of each source token of the current sentence, as bars over the tokens. The line is at 1: the
// whole attention of one target token, or one link. Long sentences scroll, the axis stays.
class CoverageChart : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit CoverageChart(QWidget* parent = nullptr);

    enum class Of { Weights, Links };
    // Each token has a number and a text.
    void setCoverage(const attn::Vector& coverage, const QStringList& tokens, int colour,
                     Of what = Of::Weights);
    const attn::Vector& coverage() const { return m_coverage; }
    // In pixels of the viewport; may be outside it.
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
        double left = 0, pitch = 1;  // left edge of the first bar; distance between bars
        double top = 0, bottom = 1;  // of the bars
        bool isUpright = false;      // tokens are turned
    };
    void measure();
    double heightOf(double coverage) const;
    int tokenAt(double x) const;
    void setHovered(int token);
    QString textOf(int token) const;
    QString numberOf(int token) const;  // written above its bar
    void paintAxis(QPainter& painter) const;
    void paintBar(QPainter& painter, int token) const;

    attn::Vector m_coverage;
    QStringList m_tokens;
    int m_colour = 0;
    Of m_what = Of::Weights;
    int m_hovered = -1;
    double m_most = 1;  // upper end of the axis
    Places m_places;
};

}  // namespace attn::ui
