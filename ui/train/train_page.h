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

// The page of Train mode: settings on the left, lanes over charts over the time line. Where the window is
// small the settings wait behind their command, lines close up so that all lanes are seen, one lane is large
// beside small pictures of all, and in the end lanes and charts take turns.
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
    // Gives the keyboard to the lanes, or to the charts in their place.
    void takeFocus();

    // What a person chose to see, which outlives small windows; none: the settings where there is room.
    void choose(std::optional<bool> showsSettings, bool showsCharts);
    std::optional<bool> wantsSettings() const { return m_wantsSetup; }
    bool wantsCharts() const { return m_wantsCharts; }

    QAction* const setupAction;   // checkable
    QAction* const chartsAction;  // checkable; instead of the lanes where there is no room for both
    QAction* const focusAction;   // checkable: one lane large, all as small pictures

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void fit();
    void fitBelow(int room);
    void fitMiddle(int room);
    int heightLeft(bool isCompact, bool isPlain) const;

    SetupPanel* m_setup;
    SourcePanel* m_source;
    LaneArea* m_lanes;
    CurvesView* m_curves;
    LiveSettings* m_live;
    TimeLine* m_time;
    QSplitter* m_middle;
    QBoxLayout* m_below;
    std::optional<bool> m_wantsSetup;  // none: where there is room
    std::optional<bool> m_wantsFocus;  // none: where not all lanes are seen otherwise
    bool m_wantsCharts = true;         // beside the lanes
    bool m_prefersCharts = false;      // to the lanes
    bool m_hasRoomForBoth = true;
    bool m_isDivided = false;  // by hand
};

}  // namespace attn::ui
