// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QStackedWidget>

#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/lane/lane_data.h"

class QLabel;

namespace attn::ui {

class LaneGrid;
class LaneThumbs;
class OffLanes;

// The lanes, or a clear word in their place when there is nothing to show. In focus, one lane is large and
// all stand beside it as small pictures. Below them are the lanes of a run that are not trained.
class LaneArea : public QStackedWidget {
    Q_OBJECT

public:
    explicit LaneArea(QWidget* parent = nullptr);

    LaneGrid* grid() const { return m_grid; }
    LaneThumbs* thumbs() const { return m_thumbs; }
    OffLanes* offLanes() const { return m_off; }
    void setLanes(std::vector<std::shared_ptr<const LaneData>> lanes);
    // Of the cards, as LaneGrid's, and of the lanes that have none. Follows each setLanes of another number
    // of lanes: the keyboard stays with the switch of the lane that had it.
    void setParts(const std::vector<LanePart>& ofCards, const std::vector<LanePart>& off);
    void setSelection(const Selection& selection);
    void setFocused(bool isFocused);
    bool isFocused() const { return m_isFocused; }
    // Gives the keyboard to the lanes, or to what stands in their place: keys of the window go on working.
    void takeFocus();
    bool showsLanes() const { return currentWidget() == m_lanesPage; }
    // "" shows the lanes. The label is named "prompt".
    void setPrompt(const QString& headline, const QString& advice = {});
    QSize minimumSizeHint() const override;

signals:
    void switched(int lane, bool isOn);  // as LaneSwitch's
    void offChanged();                   // the lanes that are not trained may need another height

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitThumbs();
    void fitOff();
    void keepSwitch();

    QWidget* m_lanesPage;
    LaneGrid* m_grid;
    LaneThumbs* m_thumbs;
    OffLanes* m_off;
    std::optional<int> m_switchedLane;  // whose switch had the keyboard
    bool m_isFocused = false;
    QWidget* m_promptPage;
    QLabel* m_headline;
    QLabel* m_advice;
};

}  // namespace attn::ui
