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

// The charts of a run with the lanes' names and a menu of what can be set: scale and smoothing of the loss,
// which lanes are shown, how much of the run. Takes const data, emits intent; what is set here is announced
// so that it can be kept.
class CurvesView : public QWidget {
    Q_OBJECT

public:
    explicit CurvesView(QWidget* parent = nullptr);

    // As often as there is news; histories are read before it returns.
    void setLanes(const std::vector<CurveLane>& lanes);
    void setShownUpdate(std::optional<qint64> update);  // none: live
    void setLossScale(LossScale scale);
    void setSmoothing(int updates);  // one of smoothings(), else the nearest below it

    // Without the line of names and settings; the menu stays at the right mouse button.
    void setPlain(bool isPlain);
    int leastHeight(bool isPlain) const;  // pixels

    LossScale lossScale() const;
    int smoothing() const;  // 1: none
    static const std::vector<int>& smoothings();

    CurvesPlot* plot() const { return m_plot; }
    CurvesLegend* legend() const { return m_legend; }
    QMenu* menu() const { return m_menu; }  // also at the right mouse button and the menu key

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
