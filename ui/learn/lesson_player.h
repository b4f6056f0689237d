// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/checks/lesson_checks.h"
#include "core/lessons/facts/step_context.h"
#include "core/lessons/progress/lesson_progress.h"
#include "ui/learn/lesson_worker.h"

namespace attn::ui {

// The texts of a step as Markdown, with their numbers computed.
struct StepTexts {
    QString text, toDo, ask;
    QStringList choices;
};

// What a step shows in the window.
struct StepScene {
    LessonState state;
    std::vector<ContextLane> lanes;
    QString text;
    bool readsReference = false;
};

// Goes through a lesson and keeps what the person did in it. Numbers and answers are computed on another
// thread. It belongs to the window's thread.
class LessonPlayer : public QObject {
    Q_OBJECT

public:
    // Keeps the progress in `file`; a file that cannot be read is left as it is, and nothing is kept.
    explicit LessonPlayer(const QString& file, QObject* parent = nullptr);

    // Shows the lesson where the person left it.
    void open(std::shared_ptr<const Lesson> lesson);
    // Shows a lesson that is being written, at a step. What is done in it is not kept.
    void tryOut(std::shared_ptr<const Lesson> lesson, int place);
    bool isTrial() const { return m_isTrial; }
    void close();                                                             // no lesson is open any more
    const std::shared_ptr<const Lesson>& lesson() const { return m_lesson; }  // nullptr before the first
    int place() const { return m_place; }                                     // of the step
    const LessonStep& step() const;
    void goTo(int place);
    void goToStep(const QString& id);
    // Leaves a step, which counts as done if nothing is asked in it.
    void next();
    void back();
    // Shows the step's state again.
    void showAgain() { goTo(m_place); }

    // `answer` is as core/lessons/README.md says.
    void check(const nlohmann::json& answer);
    void hint(const nlohmann::json& answer);
    void showRightAnswer();
    // A training of the lesson that was done in the window: the engine need not do it again.
    void takeTraining(const attn::Recipe& recipe, const std::shared_ptr<const attn::TrainedModel>& model,
                      attn::TrainingEnd end, attn::Index updates);
    void cancel();

    const Progress& progress() const { return m_progress; }
    StepProgress stepProgress(const std::string& stepId) const;
    bool isDone(const Lesson& lesson) const;
    int doneSteps(const Lesson& lesson) const;
    // Forgets what the person did in this lesson.
    void startAgain();
    bool isBusy() const { return m_worker->isBusy(); }
    LessonWorker& worker() { return *m_worker; }

signals:
    void began();  // another lesson or step; its scene and texts follow
    void sceneReady(const attn::ui::StepScene& scene);
    void textsReady(const attn::ui::StepTexts& texts);
    // `text` is Markdown to be shown beside the mark.
    void marked(const attn::LessonMark& mark, const QString& text);
    void hinted(const QString& text);
    // The right answer; null where the engine found none. `text` as in `marked`.
    void shown(const nlohmann::ordered_json& answer, const QString& text);
    void progressChanged();
    void problem(const QString& sentence);

private:
    StepProgress& current();
    void save();

    Progress& kept() { return m_isTrial ? m_trial : m_progress; }
    const Progress& kept() const { return m_isTrial ? m_trial : m_progress; }

    QString m_file;
    bool m_hasFailed = false;  // the progress was not written last time
    bool m_keeps = true;
    Progress m_progress, m_trial;
    bool m_isTrial = false;
    std::shared_ptr<const Lesson> m_lesson;
    std::shared_ptr<LessonEngine> m_engine;  // used on the worker's thread
    std::shared_ptr<StepChecks> m_checks;    // likewise; made there
    int m_place = 0;
    LessonWorker* m_worker;
};

}  // namespace attn::ui
