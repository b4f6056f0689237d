// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// What links look like that a system gives or its weights become: a cell, a dot in cells, a strong line.
class PictureLegend : public QWidget {
    Q_OBJECT

public:
    // Both: of systems beside each other, one of which gives links and the other weights.
    enum class Mark { Dot, Cell, Both, Line };

    explicit PictureLegend(QWidget* parent = nullptr);

    void setMark(Mark mark);
    void setColour(int lane);  // of Theme::lane, of lines

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
