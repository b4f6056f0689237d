// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include <QPointer>
#include <QWidget>

#include "ui/views/lane_data.h"

namespace attn::ui {

class StageNumbers;
class StagePanel;

inline constexpr int stageCount = 5;

// The selected lane taken apart: annotations → scores → weights → context → next token, with the legends of
// the weights and of signed numbers. A click or Enter on a stage opens the table of all its numbers. Content
// of the window's dock. The panels are named "stage1" … "stage5".
class StagesView : public QWidget {
    Q_OBJECT

public:
    explicit StagesView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> data);  // nullptr: nothing to show
    void setSelection(const Selection& selection);
    void setStage(int stage);  // 0: all alike, 1–5: that one stands out
    int stage() const { return m_stage; }

    StagePanel* panel(int stage) const { return m_panels[static_cast<std::size_t>(stage - 1)]; }  // 1–5
    // Opens the table of all numbers of a stage, 1–5.
    void showNumbers(int stage);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void sourceHovered(int source);  // -1: left
    void stageRequested(int stage);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placePanels();

    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
    int m_stage = 0;
    std::array<StagePanel*, stageCount> m_panels{};
    QPointer<StageNumbers> m_numbers;
};

}  // namespace attn::ui
