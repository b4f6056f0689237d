// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/pictures/beam/beam_data.h"

class QAction;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace attn::ui {

class BeamNodePanel;
class BeamView;
class ElidedLabel;

// The beam tree of one lane, with the options and the outcome of the search and the details of one node. Its
// labels are named "beamLane", "beamSummary", "beamPrompt"; its boxes "beamWidth" and "beamLengthPower".
class BeamPage : public QWidget {
    Q_OBJECT

public:
    // The state of the search.
    struct State {
        bool isSearching = false;
        bool isCurrent = false;  // the tree belongs to the present text, lane and options
        QString text;            // replaces the summary unless it is empty
        bool operator==(const State&) const = default;
    };

    explicit BeamPage(QWidget* parent = nullptr);

    // "" shows the tree.
    void setPrompt(const QString& headline, const QString& advice);
    void setOptions(int width, double lengthPower, EndedPlace ended);
    // Sets the lane as it is decoded now.
    void setLane(std::shared_ptr<const LaneData> lane);
    // Keeps the selected path if the new tree has it.
    void setData(std::shared_ptr<const BeamData> found);
    void setState(const State& state);
    void setHoveredSource(int source);

    void takeFocus();
    bool canDecode() const;
    // Asks to decode the selected path.
    void decode();

    BeamView* tree() const { return m_tree; }
    BeamNodePanel* panel() const { return m_panel; }
    QString summary() const;

    QSize minimumSizeHint() const override;

signals:
    void widthChosen(int width);
    void lengthPowerChosen(double lengthPower);
    void endedChosen(EndedPlace ended);
    void decodeRequested(attn::Index node);
    void stopRequested();
    void searchRequested();
    void sourceHovered(int source);  // −1: left
    void decodableChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildSettings();
    QWidget* buildZoom();
    QWidget* buildTree();
    QWidget* buildPrompt();
    void applyTheme();
    void fitSettings();
    void fitPanel();
    void turnForTree();
    void showName();
    void showSummary();
    void showSaid();
    void select(attn::Index node);
    void showObstacle();
    QString obstacle() const;  // why the selected path cannot be decoded; empty when it can

    std::shared_ptr<const BeamData> m_data;
    std::shared_ptr<const LaneData> m_lane;
    State m_state;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_advice = nullptr;
    QLabel* m_dot = nullptr;  // in the lane's colour
    ElidedLabel* m_name = nullptr;
    QSpinBox* m_width = nullptr;
    QCheckBox* m_refill = nullptr;
    QLabel* m_powerLabel = nullptr;
    QDoubleSpinBox* m_power = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_stop = nullptr;
    ElidedLabel* m_legend = nullptr;
    QToolButton* m_zoom = nullptr;
    QToolButton* m_fit = nullptr;
    BeamView* m_tree = nullptr;
    BeamNodePanel* m_panel = nullptr;
    QSplitter* m_splitter = nullptr;
    bool m_hasNarrowPanel = false;
};

}  // namespace attn::ui
