// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QLabel;

namespace attn::ui {

class LaneGrid;

// The lanes, or a clear word in their place when there is nothing to show.
class LaneArea : public QStackedWidget {
    Q_OBJECT

public:
    explicit LaneArea(QWidget* parent = nullptr);

    LaneGrid* grid() const { return m_grid; }
    // "" shows the lanes. The label is named "prompt".
    void setPrompt(const QString& headline, const QString& advice = {});

private:
    LaneGrid* m_grid;
    QWidget* m_promptPage;
    QLabel* m_headline;
    QLabel* m_advice;
};

}  // namespace attn::ui
