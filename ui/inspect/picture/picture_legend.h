// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of the links that a system gives or that its weights become: a cell, a dot in cells, a strong line.
class PictureLegend : public QWidget {
    Q_OBJECT

public:
    // Both: for two systems side by side, one of which gives links and the other weights.
    enum class Mark { Dot, Cell, Both, Line };

    explicit PictureLegend(QWidget* parent = nullptr);

    void setMark(Mark mark);
    void setColour(int lane);  // of lines, as index for Theme::lane

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void explain();
    int markWidth() const;

    Mark m_mark = Mark::Dot;
    int m_colour = 0;
};

}  // namespace attn::ui
