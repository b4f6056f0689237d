// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_writing.h"

#include <QFileInfo>
#include <QWidget>
#include <algorithm>

#include "core/base/error.h"
#include "core/lessons/format/lesson_languages.h"
#include "ui/files/autosave_kinds.h"
#include "ui/files/left_behind.h"
#include "ui/learn/lesson_player.h"
#include "ui/learn/step_stage.h"
#include "ui/learn/writing/lesson_writer.h"

namespace attn::ui {

LessonWriting::LessonWriting(LessonPlayer& player, StepStage& stage, QWidget* place, QObject* parent)
    : QObject(parent), m_player(player), m_stage(stage), m_place(place) {}

LessonWriter* LessonWriting::makeWriter() {
    if (m_writer)
        return m_writer;
    m_writer = new LessonWriter(m_place);
    m_writer->hide();
    m_writer->recordState = [this](std::map<std::string, std::string>& files) {
        if (showsTrainings && showsTrainings())
            throw Error(tr("Trainings are written in the lesson's file; only pictures of lanes are recorded.")
                            .toStdString());
        return m_stage.record(files);
    };
    m_writer->changes = [this] { return windowChangesToJson(m_stage.changes()); };
    connect(m_writer, &LessonWriter::recorded, &m_stage, &StepStage::begin);
    connect(m_writer, &LessonWriter::tryRequested, this, &LessonWriting::tryOut);
    connect(m_writer, &LessonWriter::closeRequested, this, &LessonWriting::end);
    connect(m_writer, &LessonWriter::problem, this, &LessonWriting::problem);
    connect(m_writer, &LessonWriter::stepChosen, this, &LessonWriting::show);
    connect(m_writer, &LessonWriter::saved, this, &LessonWriting::saved);
    return m_writer;
}

void LessonWriting::setState(State state) {
    m_state = state;
    emit changed();
}

// Shows the pictures of a step, if the lesson is whole.
void LessonWriting::show(int step) {
    if (m_writer->lesson())
        m_player.tryOut(m_writer->lesson(), std::max(0, step));
}

void LessonWriting::begin(const LessonDraft& draft, const QString& path) {
    makeWriter()->setDraft(draft, path);
    setState(State::Writes);
}

void LessonWriting::beginNew() {
    m_stage.begin();
    begin({}, {});
}

void LessonWriting::beginWithOpened() {
    // The player gives the lesson up when the draft is shown.
    const std::shared_ptr<const LessonFiles> held = m_player.lesson()->files;
    const LessonFiles& files = *held;
    LessonDraft draft = LessonDraft::of(files);
    const QString path = QString::fromStdString(files.path());
    // A lesson that comes with the program, or is a folder, stays as it is.
    const bool isOwn = path.endsWith(QLatin1String(lessonFileSuffix), Qt::CaseInsensitive);
    if (!isOwn) {
        draft.other.erase("number");
        draft.id += "-copy";
    }
    begin(draft, isOwn ? path : QString());
    show(0);
    if (!lessonLanguages(files).empty())
        emit said(
            tr("A lesson is written in one language: the texts in other languages are not saved with it."));
}

void LessonWriting::tryOut() {
    if (!m_writer || !m_writer->lesson())
        return;
    setState(State::Tries);
    show(m_writer->place());
}

void LessonWriting::goBack() {
    if (m_state == State::Tries)
        setState(State::Writes);
}

bool LessonWriting::end() {
    if (!m_writer->mayLose())
        return false;
    const QString path = m_writer->path();
    m_writer->discard();
    m_player.close();
    setState(State::No);
    emit ended(QFileInfo::exists(path) ? path : QString());
    return true;
}

bool LessonWriting::mayClose() {
    return !isOn() || m_writer->mayLose();
}

bool LessonWriting::hasLeftBehind() {
    return !Autosave::leftBehind(lessonCopies()).empty();
}

bool LessonWriting::offerLeftBehind(const std::function<void()>& prepare) {
    const auto open = [this, prepare](const QString& path, std::shared_ptr<QLockFile> hold,
                                      const QString& sentence) {
        const LessonDraft draft = LessonDraft::of(*LessonFiles::open(path.toStdString()));
        prepare();
        m_stage.begin();
        begin(draft, {});
        m_writer->autosave().takeOver(path, std::move(hold));
        m_writer->markUnsaved();
        show(0);
        emit said(sentence);
    };
    return ui::offerLeftBehind(lessonCopies(), m_place->window(), open,
                               [this](const QString& sentence) { emit problem(sentence); });
}

}  // namespace attn::ui
