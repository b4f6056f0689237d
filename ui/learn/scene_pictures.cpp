// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/scene_pictures.h"

#include <QDockWidget>
#include <QLabel>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "ui/learn/runs_stage.h"
#include "ui/learn/scene_overlay.h"
#include "ui/learn/step_stage.h"
#include "ui/step/step_mode.h"

namespace attn::ui {

ScenePictures::ScenePictures(StepMode& step, QWidget* parent)
    : QWidget(parent), m_step(step), m_prompt(new QLabel(tr("Choose a lesson."), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_prompt->setAlignment(Qt::AlignCenter);
    m_prompt->setProperty("tone", "muted");
    column->addWidget(m_prompt);
    column->addWidget(m_step.page());
    m_step.page()->hide();
    m_step.beginEmpty();
    m_stage = new StepStage(m_step, this);
}

bool ScenePictures::showsRuns() const {
    return m_runs && !m_runs->isHidden();
}

void ScenePictures::showScene(const Lesson& lesson, const StepScene& scene) {
    m_prompt->hide();
    if (scene.state.mode == "train")
        return showRuns(lesson, scene.state);
    leaveRuns();
    m_step.page()->show();
    for (const QString& sentence : m_stage->show(scene))
        emit problem(sentence);
}

void ScenePictures::showStepPage() {
    m_prompt->hide();
    if (!showsRuns())
        m_step.page()->show();
}

void ScenePictures::showPrompt() {
    leaveRuns();
    m_step.page()->hide();
    m_step.dock()->hide();
    m_prompt->show();
}

void ScenePictures::leaveRuns() {
    if (!m_runs)
        return;
    m_runs->leave();
    m_runs->hide();
}

// Trainings need the engine's threads, so they are made only for a lesson that has some.
RunsStage* ScenePictures::makeRuns() {
    if (m_runs)
        return m_runs;
    m_runs = new RunsStage(this);
    layout()->addWidget(m_runs);
    m_runsOverlay = new SceneOverlay(m_runs);
    connect(m_runs, &RunsStage::problem, this, &ScenePictures::problem);
    connect(m_runs, &RunsStage::pointed, this, &ScenePictures::runPointed);
    connect(m_runs, &RunsStage::trained, this, &ScenePictures::trained);
    return m_runs;
}

void ScenePictures::showRuns(const Lesson& lesson, const LessonState& state) {
    m_step.page()->hide();
    m_step.dock()->hide();
    makeRuns()->show();
    try {
        m_runs->showRuns(lesson, state);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void ScenePictures::highlight(const std::vector<std::string>& parts) {
    if (!showsRuns())
        return m_stage->highlight(parts);
    m_runsOverlay->setParts([this, parts] {
        std::vector<QRect> rects;
        for (const std::string& part : parts)
            if (const QRect rect = m_runs->place(part); !rect.isEmpty())
                rects.push_back(rect);
        return rects;
    });
}

WindowChanges ScenePictures::changes() const {
    if (!showsRuns())
        return m_stage->changes();
    WindowChanges changes;
    changes.recipes = m_runs->changes();
    return changes;
}

void ScenePictures::showRight(const LessonQuestion& question, const nlohmann::ordered_json& answer) {
    try {
        applyRight(question, answer);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void ScenePictures::applyRight(const LessonQuestion& question, const nlohmann::ordered_json& answer) {
    if (question.kind == QuestionKind::Do) {
        const WindowChanges right = windowChangesFromJson(nlohmann::json(answer), {}, {});
        if (showsRuns())
            m_runs->apply(right.recipes);
        else
            m_stage->apply(right);
    } else if (question.kind == QuestionKind::Point) {
        if (showsRuns())
            m_runs->selectRun(QString::fromStdString(answer.value("run", std::string())));
        else
            m_stage->showPointed(nlohmann::json(answer));
    } else if (question.kind == QuestionKind::Find && answer.is_string()) {
        m_stage->setText(QString::fromStdString(answer.get<std::string>()));
    }
}

QString ScenePictures::figures() const {
    return showsRuns() ? QString() : m_stage->figures();
}

bool ScenePictures::isBusy() {
    return showsRuns() ? m_runs->isBusy() : m_step.isBusy();
}

void ScenePictures::takeFocus() {
    if (showsRuns())
        m_runs->takeFocus();
    else
        m_step.takeFocus();
}

}  // namespace attn::ui
