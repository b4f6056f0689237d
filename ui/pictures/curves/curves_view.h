// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

class QAction;
class QActionGroup;
class QMenu;
class QToolButton;

namespace attn::ui {

class CurvesLegend;
class CurvesPlot;

// The charts of a run with the lanes' names and a menu of settings: scale and smoothing of the loss, the
// lanes shown, the part of the run shown. It takes const data and emits intent; settings are announced so
// that they can be kept.
class CurvesView : public QWidget {
    Q_OBJECT

public:
    explicit CurvesView(QWidget* parent = nullptr);

    // May be called with every update; the histories are only read during the call.
    void setLanes(const std::vector<CurveLane>& lanes);
    void setShownUpdate(std::optional<qint64> update);  // empty: live
    void setLossScale(LossScale scale);
    void setSmoothing(int updates);  // rounded down to one of smoothings()

    // Hides the line of names and settings; the menu can still be opened with the right mouse button.
    void setPlain(bool isPlain);
    int leastHeight(int width, bool isPlain) const;  // pixels

    LossScale lossScale() const;
    int smoothing() const;  // 1: no smoothing
    static const std::vector<int>& smoothings();

    CurvesPlot* plot() const { return m_plot; }
    CurvesLegend* legend() const { return m_legend; }
    QMenu* menu() const { return m_menu; }  // also opened with the right mouse button and the menu key

signals:
    void updateRequested(qint64 update);
    void liveRequested();
    void laneSelectRequested(int lane);
    void laneHideRequested(int lane, bool hide);
    void lossScaleChanged(attn::ui::LossScale scale);
    void smoothingChanged(int updates);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeMenu();
    void showSettings();
    void fillLanes();

    CurvesPlot* m_plot;
    CurvesLegend* m_legend;
    QToolButton* m_button;
    QMenu* m_menu;
    QMenu* m_laneMenu = nullptr;
    QAction* m_logarithmic = nullptr;
    QActionGroup* m_smoothings = nullptr;
    QAction* m_showAll = nullptr;
    struct Name {
        QString name;
        bool isHidden;
        bool operator==(const Name&) const = default;
    };
    std::vector<Name> m_names;
};

}  // namespace attn::ui
