// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_player.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "core/base/error.h"

namespace attn::ui {
namespace {

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

}  // namespace

LessonPlayer::LessonPlayer(const QString& file, QObject* parent)
    : QObject(parent), m_file(file), m_worker(new LessonWorker(this)) {
    try {
        if (!file.isEmpty())
            m_progress = loadProgress(file.toStdString());
    } catch (const Error&) {
        m_keeps = false;
    }
    connect(m_worker, &LessonWorker::failed, this, &LessonPlayer::problem);
}

const LessonStep& LessonPlayer::step() const {
    return m_lesson->steps.at(static_cast<std::size_t>(m_place));
}

StepProgress& LessonPlayer::current() {
    return kept().lessons[m_lesson->id].steps[step().id];
}

StepProgress LessonPlayer::stepProgress(const std::string& stepId) const {
    if (!m_lesson)
        return {};
    const auto lesson = kept().lessons.find(m_lesson->id);
    if (lesson == kept().lessons.end())
        return {};
    const auto found = lesson->second.steps.find(stepId);
    return found == lesson->second.steps.end() ? StepProgress() : found->second;
}

int LessonPlayer::doneSteps(const Lesson& lesson) const {
    const auto found = m_progress.lessons.find(lesson.id);
    if (found == m_progress.lessons.end())
        return 0;
    return static_cast<int>(
        std::count_if(lesson.steps.begin(), lesson.steps.end(), [&](const LessonStep& one) {
            const auto done = found->second.steps.find(one.id);
            return done != found->second.steps.end() && done->second.isDone;
        }));
}

bool LessonPlayer::isDone(const Lesson& lesson) const {
    return doneSteps(lesson) == static_cast<int>(lesson.steps.size());
}

void LessonPlayer::save() {
    emit progressChanged();
    if (!m_keeps || m_isTrial || m_file.isEmpty())
        return;
    try {
        QDir().mkpath(QFileInfo(m_file).absolutePath());
        saveProgress(m_progress, m_file.toStdString());
        m_hasFailed = false;
    } catch (const Error& error) {
        if (!std::exchange(m_hasFailed, true))  // says it once, and tries again after the next answer
            emit problem(QString::fromUtf8(error.what()));
    }
}

void LessonPlayer::startAgain() {
    if (!m_lesson)
        return;
    kept().lessons.erase(m_lesson->id);
    goTo(0);
}

void LessonPlayer::open(std::shared_ptr<const Lesson> lesson) {
    m_worker->drop();
    m_isTrial = false;
    m_lesson = std::move(lesson);
    m_engine = std::make_shared<LessonEngine>(m_lesson);
    const std::string& left = m_progress.lessons[m_lesson->id].step;
    const auto found = std::find_if(m_lesson->steps.begin(), m_lesson->steps.end(),
                                    [&](const LessonStep& one) { return one.id == left; });
    goTo(found == m_lesson->steps.end() ? 0 : static_cast<int>(found - m_lesson->steps.begin()));
}

void LessonPlayer::tryOut(std::shared_ptr<const Lesson> lesson, int place) {
    m_worker->drop();
    m_isTrial = true;
    m_trial = {};
    m_lesson = std::move(lesson);
    m_engine = std::make_shared<LessonEngine>(m_lesson);
    goTo(place);
}

void LessonPlayer::close() {
    m_worker->drop();
    m_lesson = nullptr;
    m_engine = nullptr;
    m_checks = nullptr;
    m_isTrial = false;
    emit progressChanged();
}

void LessonPlayer::goToStep(const QString& id) {
    for (std::size_t i = 0; i < m_lesson->steps.size(); ++i)
        if (textOf(m_lesson->steps[i].id) == id)
            return goTo(static_cast<int>(i));
}

void LessonPlayer::goTo(int place) {
    m_worker->drop();
    m_place = std::clamp(place, 0, static_cast<int>(m_lesson->steps.size()) - 1);
    kept().lessons[m_lesson->id].step = step().id;
    m_checks = nullptr;
    save();
    emit began();
    const std::size_t number = static_cast<std::size_t>(m_place);
    m_worker->start([this, engine = m_engine, number](const LessonWork& work) -> std::function<void()> {
        engine->setWork(work);
        const StepContext context(engine, engine->lesson().steps[number].state, {}, {});
        StepScene scene{context.state(), context.lanes(), textOf(context.text()), context.readsReference()};
        return [this, scene = std::move(scene)] { emit sceneReady(scene); };
    });
    m_worker->start([this, engine = m_engine, number](const LessonWork& work) -> std::function<void()> {
        engine->setWork(work);
        auto checks = std::make_shared<StepChecks>(engine, number);
        const LessonStep& of = checks->step();
        StepTexts texts{textOf(checks->text(of.text)), textOf(checks->text(of.toDo)), {}, {}};
        if (of.question) {
            texts.ask = textOf(checks->text(of.question->ask));
            for (const LessonChoice& choice : of.question->choices)
                texts.choices.append(textOf(checks->text(choice.text)));
        }
        return [this, checks = std::move(checks), texts = std::move(texts)] {
            m_checks = checks;
            emit textsReady(texts);
        };
    });
}

void LessonPlayer::next() {
    if (!step().question)
        current().isDone = true;
    if (m_place + 1 < static_cast<int>(m_lesson->steps.size()))
        return goTo(m_place + 1);
    save();
}

void LessonPlayer::back() {
    if (m_place > 0)
        goTo(m_place - 1);
}

void LessonPlayer::check(const nlohmann::json& answer) {
    if (!m_checks || !step().question)
        return;
    const Index tries = current().tries + 1;
    m_worker->start([this, engine = m_engine, checks = m_checks, answer,
                     tries](const LessonWork& work) -> std::function<void()> {
        engine->setWork(work);
        const LessonMark mark = checks->mark(answer, tries);
        const LessonQuestion& question = *checks->step().question;
        const TextTemplate& said = mark.result == LessonMark::Result::NotMarked ? question.modelAnswer
                                   : mark.isRight()                             ? question.right
                                                                                : question.wrong;
        QString text;
        if (mark.problem.empty()) {
            if (!mark.isRight())
                text = textOf(checks->text(mark.hint, answer, tries));
            const QString other = textOf(checks->text(said, answer, tries));
            text += (text.isEmpty() || other.isEmpty() ? QString() : QStringLiteral("\n\n")) + other;
        } else {
            text = textOf(mark.problem);
        }
        return [this, mark, text, answer, tries] {
            StepProgress& now = current();
            now.answer = answer;
            now.tries = tries;
            if (mark.result == LessonMark::Result::NotMarked)
                now.isDone = true;
            else
                now.isRight = mark.isRight();
            now.isDone = now.isDone || mark.isRight();
            save();
            emit marked(mark, text);
        };
    });
}

void LessonPlayer::hint(const nlohmann::json& answer) {
    if (!m_checks || !step().question)
        return;
    const StepProgress now = stepProgress(step().id);
    m_worker->start([this, engine = m_engine, checks = m_checks, answer,
                     now](const LessonWork& work) -> std::function<void()> {
        engine->setWork(work);
        const std::optional<std::string> text =
            checks->hint(now.tries > 0 ? answer : nlohmann::json(), now.hints, now.tries);
        return [this, text] {
            ++current().hints;
            save();
            emit hinted(text ? textOf(*text) : tr("There is no further hint."));
        };
    });
}

void LessonPlayer::showRightAnswer() {
    if (!m_checks || !step().question)
        return;
    m_worker->start([this, engine = m_engine,
                     checks = m_checks](const LessonWork& work) -> std::function<void()> {
        engine->setWork(work);
        const nlohmann::ordered_json answer = checks->rightAnswer();
        const LessonQuestion& question = *checks->step().question;
        const TextTemplate& said = question.kind == QuestionKind::Say ? question.modelAnswer : question.right;
        const QString text = textOf(checks->text(said, answer, 1));
        return [this, answer, text] {
            StepProgress& now = current();
            now.wasShown = now.isDone = true;
            save();
            emit shown(answer, text);
        };
    });
}

void LessonPlayer::takeTraining(const Recipe& recipe, const std::shared_ptr<const TrainedModel>& model,
                                TrainingEnd end, Index updates) {
    if (!m_engine)
        return;  // the lesson was closed while it was trained
    m_worker->start(
        [engine = m_engine, recipe, model, end, updates](const LessonWork& work) -> std::function<void()> {
            engine->setWork(work);
            engine->take(recipe, model, end, updates);
            return [] {};
        });
}

void LessonPlayer::cancel() {
    m_worker->drop();
    if (m_lesson && !m_checks)
        emit problem(tr("The step was stopped. Choose it again to go on."));
}

}  // namespace attn::ui
