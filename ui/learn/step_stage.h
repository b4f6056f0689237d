// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <map>

#include "core/lessons/format/lesson_state.h"
#include "ui/learn/answer_field.h"
#include "ui/learn/lesson_player.h"
#include "ui/step/step_mode.h"

namespace attn::ui {

class LaneArea;
class LaneGrid;
class SceneOverlay;

// Shows the scenes of a lesson in a Step mode of their own, and reads there what the person pointed at or
// changed. Both live on the window's thread.
class StepStage : public QObject {
    Q_OBJECT

public:
    explicit StepStage(StepMode& step, QObject* parent = nullptr);

    // Replaces what is shown. Returns sentences to show: what of the scene the window cannot do.
    QStringList show(const StepScene& scene);
    // Outlines parts of the window by their names, as core/lessons/README.md says.
    void highlight(const std::vector<std::string>& parts);
    // Covers the weights until an answer is given, or shows them.
    void setCovered(bool isCovered);
    void reveal();  // shows what the scene hides because the question asks for it
    // Whether clicks on source tokens, and arrows with Enter, are answers and do nothing else.
    void setAsking(bool isAsking);
    bool isAsking() const { return m_isAsking; }
    // What is pointed at now: the selected lane, its map, the current step, the token that was clicked last.
    PointedAt pointedAt() const;
    // Takes the window as it is now for the scene.
    void begin();
    // What differs from the scene: the answer of a question to do.
    WindowChanges changes() const;
    // The window as it is now, as a step of a lesson has it. Adds models that do not come with the program to
    // `files`. Throws Error when a lane has no file.
    nlohmann::ordered_json record(std::map<std::string, std::string>& files) const;
    // Does in the window what a right answer says.
    void apply(const WindowChanges& changes);
    void showPointed(const nlohmann::json& answer);
    QString text() const;
    // Of the lane that is shown large, whose card has no figures; "" in the grid.
    QString figures() const;
    void setText(const QString& text);
    void goOn();  // one step further
    void selectLane(const std::string& id);
    void setSlider(const std::string& id, double value);
    double slider(const std::string& id) const;

signals:
    void pointed(const attn::ui::PointedAt& at);
    void changed();  // text, lanes, changes by hand
    void sliderChanged(const QString& id, double value);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void fitLanes();
    void moveMark(int key);
    void setWhatIfs(const std::map<std::string, SavedWhatIfs>& whatIfs);
    const Lane* laneOf(const std::string& id) const;
    SavedWhatIfs savedOf(const Lane& lane) const;

    StepMode& m_step;
    SceneOverlay* m_overlay;
    LaneArea* m_area;
    LaneGrid* m_grid;  // of m_area
    StepScene m_scene;
    std::map<std::string, double> m_sliders;
    std::map<std::string, SavedWhatIfs> m_begun;  // the changes of the lanes when the scene was shown
    int m_position = -1;                          // of the source, from 0
    bool m_isCovered = false, m_isAsking = false, m_hidesNextRow = false;
    QTimer m_fitTimer;
    bool m_choosesLayout = false;  // until the person does
};

}  // namespace attn::ui
