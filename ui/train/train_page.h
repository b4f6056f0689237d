// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>
#include <optional>

class QAction;
class QBoxLayout;

namespace attn::ui {

class CurvesView;
class LaneArea;
class LiveSettings;
class SetupPanel;
class SourcePanel;
class TimeLine;

// The page of Train mode: settings on the left, then lanes above charts above the time line. In a small
// window the settings open on command, and lines close up so that all lanes are seen. In a smaller one, one
// lane is large beside small pictures of all. In the smallest, lanes and charts take turns.
class TrainPage : public QSplitter {
    Q_OBJECT

public:
    explicit TrainPage(QWidget* parent = nullptr);

    SetupPanel* setup() const { return m_setup; }
    SourcePanel* source() const { return m_source; }
    LaneArea* lanes() const { return m_lanes; }
    CurvesView* curves() const { return m_curves; }
    LiveSettings* live() const { return m_live; }
    TimeLine* time() const { return m_time; }
    // Gives the keyboard to the lanes, or to the charts when they are shown instead.
    void takeFocus();

    // Sets what the user chose to see. The choice outlasts small windows. Empty: show the settings when there
    // is room.
    void choose(std::optional<bool> showsSettings, bool showsCharts);
    std::optional<bool> wantsSettings() const { return m_wantsSetup; }
    bool wantsCharts() const { return m_wantsCharts; }

    QAction* const setupAction;   // checkable
    QAction* const chartsAction;  // checkable; replaces the lanes where there is no room for both
    QAction* const focusAction;   // checkable; one lane large, all as small pictures

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void fit();
    void fitBelow(int room);
    void fitMiddle(int room);
    int heightLeft(int room, bool isCompact, bool isPlain) const;

    SetupPanel* m_setup;
    SourcePanel* m_source;
    LaneArea* m_lanes;
    CurvesView* m_curves;
    LiveSettings* m_live;
    TimeLine* m_time;
    QSplitter* m_middle;
    QBoxLayout* m_below;
    std::optional<bool> m_wantsSetup;  // empty: show where there is room
    std::optional<bool> m_wantsFocus;  // empty: show when the lanes cannot all be seen otherwise
    bool m_wantsCharts = true;         // charts beside the lanes
    bool m_prefersCharts = false;      // charts instead of the lanes
    bool m_hasRoomForBoth = true;
    bool m_isDivided = false;  // the user has moved the splitter
};

}  // namespace attn::ui
