// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/format/lesson.h"
#include "core/lessons/format/lesson_state.h"
#include "core/train/lane_training.h"
#include "ui/learn/lesson_player.h"

class QLabel;

namespace attn::ui {

class RunsStage;
class SceneOverlay;
class StepMode;
class StepStage;

// The middle of Learn mode: the pictures that a step of a lesson is about. These are those of a Step mode or
// trainings; a prompt stands there while there is neither. What is asked of the pictures and done in them
// goes to those that are shown.
class ScenePictures : public QWidget {
    Q_OBJECT

public:
    // Shows the page of `step` as its own, and begins it without models.
    explicit ScenePictures(StepMode& step, QWidget* parent = nullptr);

    StepStage& stage() const { return *m_stage; }
    RunsStage* runs() const { return m_runs; }  // nullptr before a step showed trainings
    bool showsRuns() const;

    // Shows the scene of a step of the lesson. What of it cannot be shown is emitted as problems.
    void showScene(const Lesson& lesson, const StepScene& scene);
    void showStepPage();  // the pictures of Step mode as they are
    void showPrompt();
    // Pauses trainings and hides them.
    void leaveRuns();
    // Outlines parts of what is shown by their names, as core/lessons/README.md says.
    void highlight(const std::vector<std::string>& parts);

    // What the person changed: the answer of a question to do.
    WindowChanges changes() const;
    // Shows a right answer to the question. Emits a problem when it cannot be shown.
    void showRight(const LessonQuestion& question, const nlohmann::ordered_json& answer);
    // Of the lane that is shown large; "" for others.
    QString figures() const;
    bool isBusy();
    void takeFocus();

signals:
    void runPointed(const QString& id);
    void trained(const attn::Recipe& recipe, const std::shared_ptr<const attn::TrainedModel>& model,
                 attn::TrainingEnd end, attn::Index updates);
    void problem(const QString& sentence);

private:
    RunsStage* makeRuns();
    void showRuns(const Lesson& lesson, const LessonState& state);
    void applyRight(const LessonQuestion& question, const nlohmann::ordered_json& answer);

    StepMode& m_step;
    QLabel* m_prompt;
    StepStage* m_stage;
    RunsStage* m_runs = nullptr;
    SceneOverlay* m_runsOverlay = nullptr;
};

}  // namespace attn::ui
