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

// The lanes, or a short text instead when there is nothing to show. In focus, one lane is large and all lanes
// are beside it as small pictures. Below them are the lanes of a run that are not trained.
class LaneArea : public QStackedWidget {
    Q_OBJECT

public:
    explicit LaneArea(QWidget* parent = nullptr);

    LaneGrid* grid() const { return m_grid; }
    LaneThumbs* thumbs() const { return m_thumbs; }
    OffLanes* offLanes() const { return m_off; }
    void setLanes(std::vector<std::shared_ptr<const LaneData>> lanes);
    // `ofCards` are the parts of the cards, as in LaneGrid; `off` are those of lanes without a card. To be
    // called after each setLanes with another number of lanes: the keyboard focus stays with the switch of
    // its lane.
    void setParts(const std::vector<LanePart>& ofCards, const std::vector<LanePart>& off);
    void setSelection(const Selection& selection);
    void setFocused(bool isFocused);
    bool isFocused() const { return m_isFocused; }
    // Gives the keyboard focus to the lanes, or to what replaces them, so that keys of the window still work.
    void takeFocus();
    bool showsLanes() const { return currentWidget() == m_lanesPage; }
    // "" shows the lanes. The label's object name is "prompt".
    void setPrompt(const QString& headline, const QString& advice = {});
    QSize minimumSizeHint() const override;

signals:
    void switched(int lane, bool isOn);  // as in LaneSwitch
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
    std::optional<int> m_switchedLane;  // whose switch had the keyboard focus
    bool m_isFocused = false;
    QWidget* m_promptPage;
    QLabel* m_headline;
    QLabel* m_advice;
};

}  // namespace attn::ui
