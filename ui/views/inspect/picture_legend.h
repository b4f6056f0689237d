// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// What links that the weights become look like: a dot in cells, a strong line.
class PictureLegend : public QWidget {
    Q_OBJECT

public:
    enum class Mark { Dot, Line };

    explicit PictureLegend(QWidget* parent = nullptr);

    void setMark(Mark mark);
    void setColour(int lane);  // of Theme::lane, of lines

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Mark m_mark = Mark::Dot;
    int m_colour = 0;
};

}  // namespace attn::ui
