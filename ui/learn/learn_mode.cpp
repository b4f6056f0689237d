// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learn_mode.h"

#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QSplitter>
#include <QStandardPaths>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "ui/files/launch_options.h"
#include "ui/files/save_dialog.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/learn/lesson_list.h"
#include "ui/learn/lesson_panel.h"
#include "ui/learn/lesson_writing.h"
#include "ui/learn/scene_pictures.h"
#include "ui/learn/step_stage.h"
#include "ui/learn/writing/lesson_writer.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"

namespace attn::ui {
namespace {

constexpr int leastMiddle = 620;      // pixels that the pictures have beside the list
constexpr double largestPanel = 0.4;  // share of the window

bool isLessonFile(const QString& path) {
    return path.endsWith(QLatin1String(".attnlesson"), Qt::CaseInsensitive);
}

}  // namespace

ModeKind LearnMode::kind() {
    return {.id = QStringLiteral("learn"),
            .label = tr("Learn"),
            .tip = tr("Lessons that drive the window and check the answers"),
            .opens = [](const QString& path, bool) { return isLessonFile(path); },
            .isAskedFor = [](const LaunchOptions& options) { return !options.lesson.isEmpty(); },
            .hasLeftBehind = LessonWriting::hasLeftBehind,
            .make = [](QWidget* window) -> Mode* { return new LearnMode(window); },
            .standsFirst = true};
}

QString LearnMode::progressFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/lessons.json");
}

LearnMode::LearnMode(QWidget* window)
    : Mode(kind(), window), m_player(new LessonPlayer(progressFile(), this)), m_step(new StepMode(window)) {
    m_step->setParent(this);
    build(window);
    buildMenu(window);
    for (QMenu* menu : m_step->menus())
        m_menus.append(menu);
    connect(m_step, &Mode::problem, this, &Mode::problem);
    connect(m_step, &Mode::said, this, &Mode::said);
    connect(m_step, &Mode::found, this, &Mode::found);
    connect(m_player, &LessonPlayer::problem, this, &Mode::problem);
    connect(m_player, &LessonPlayer::began, this, [this] {
        m_isReady = false;
        m_pictures->stage().setAsking(false);
        emit changed();
        showSummary();
    });
    connect(m_player, &LessonPlayer::sceneReady, this, &LearnMode::showScene);
    connect(m_player, &LessonPlayer::progressChanged, this, &LearnMode::showSummary);
    connect(m_player, &LessonPlayer::marked, this, [this](const LessonMark& mark) {
        if (mark.isRight())
            m_pictures->stage().reveal();
    });
    connect(m_player, &LessonPlayer::shown, this, &LearnMode::showRight);
    // The views have taken the change before, so that the figures are those of now.
    connect(&m_step->cursor(), &StepCursor::selectionChanged, this, &LearnMode::showSummary,
            Qt::QueuedConnection);
    connect(&m_step->session(), &Session::changed, this, &LearnMode::showSummary, Qt::QueuedConnection);
    connect(&m_step->layout(), &LayoutActions::focusChanged, this, &LearnMode::showSummary,
            Qt::QueuedConnection);
    connect(m_panel, &LessonPanel::checkRequested, this, &LearnMode::check);
    connect(m_panel, &LessonPanel::hintRequested, this, [this] { m_player->hint(answer()); });
    connect(m_panel, &LessonPanel::showAgainRequested, m_player, &LessonPlayer::showAgain);
    connectPictures();
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &LearnMode::readAgain);
    connect(m_panel, &LessonPanel::heightChanged, this, &LearnMode::fitPresentation);
    connect(m_list, &LessonList::chosen, this, [this](const std::shared_ptr<const Lesson>& lesson) {
        if (!mayLeaveWriting())
            return;
        m_player->open(lesson);
        fitParts();
    });
    m_writing->showsTrainings = [this] { return m_pictures->showsRuns(); };
    connect(m_panel, &LessonPanel::writeRequested, m_writing, &LessonWriting::goBack);
    connect(m_writing, &LessonWriting::changed, this, &LearnMode::followWriting);
    connect(m_writing, &LessonWriting::problem, this, &LearnMode::problem);
    connect(m_writing, &LessonWriting::said, this, &LearnMode::said);
    connect(m_writing, &LessonWriting::saved, this, [this](const QString& path) {
        emit opened(path);
        emit said(tr("The lesson is in %1.").arg(path));
    });
    connect(m_writing, &LessonWriting::ended, this, [this](const QString& path) {
        showNothing();
        if (!path.isEmpty())
            openFile(path);
    });
    connect(m_list, &LessonList::openRequested, this, &LearnMode::chooseFile);
}

void LearnMode::connectPictures() {
    StepStage* stage = &m_pictures->stage();
    connect(m_pictures, &ScenePictures::problem, this, &LearnMode::problem);
    connect(m_pictures, &ScenePictures::trained, m_player, &LessonPlayer::takeTraining);
    connect(m_pictures, &ScenePictures::runPointed, this, [this](const QString& run) {
        if (m_panel->field()) {
            PointedAt at;
            at.run = run;
            m_panel->field()->point(at);
        }
    });
    connect(m_panel, &LessonPanel::rowAnswered, stage, &StepStage::goOn);
    connect(m_panel, &LessonPanel::sliderMoved, stage,
            [stage](const QString& id, double value) { stage->setSlider(id.toStdString(), value); });
    connect(stage, &StepStage::sliderChanged, m_panel, &LessonPanel::setSlider);
    connect(stage, &StepStage::pointed, m_panel, [this](const PointedAt& at) {
        if (m_isReady && m_panel->field())
            m_panel->field()->point(at);
    });
    connect(stage, &StepStage::changed, this, [this, stage] {
        const auto& lesson = m_player->lesson();
        if (m_isReady && lesson && m_panel->field() && m_player->step().question &&
            m_player->step().question->kind == QuestionKind::Find)
            m_panel->field()->setAnswer(stage->text().toStdString());
    });
}

void LearnMode::build(QWidget* window) {
    m_page = new QWidget(window);
    m_page->installEventFilter(this);
    m_splitter = new QSplitter(Qt::Horizontal, m_page);
    m_splitter->setObjectName(QStringLiteral("lessonSplitter"));
    m_splitter->setChildrenCollapsible(false);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    m_list = new LessonList(*m_player, m_splitter);
    m_pictures = new ScenePictures(*m_step, m_splitter);
    m_panel = new LessonPanel(*m_player, m_splitter);
    m_panel->hide();
    for (QWidget* part :
         {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_pictures), static_cast<QWidget*>(m_panel)})
        m_splitter->addWidget(part);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(2, 0);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    m_writing = new LessonWriting(*m_player, m_pictures->stage(), m_splitter, this);

    m_bar = m_step->bar();
    m_bar->setObjectName(QStringLiteral("lessonStepBar"));
    m_dock = m_step->dock();
    m_dock->setObjectName(QStringLiteral("lessonStagesDock"));
    m_summary = new ElidedLabel;
    m_summary->setObjectName(QStringLiteral("lessonSummary"));
    m_summary->setProperty("tone", "muted");
    m_summary->setIndent(10);
    m_statusWidgets = {m_summary};
    // The status bar has no room for these.
    for (QWidget* widget : m_step->statusWidgets()) {
        widget->setParent(m_page);
        widget->hide();
    }
}

void LearnMode::buildMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Lesson"), window);
    m_menus.append(menu);
    QAction* next =
        addCommand(menu, QStringLiteral("lessonNextStep"), tr("&Next Step"),
                   tr("Go to the next step of the lesson"), {Qt::ALT | Qt::Key_Right}, this, [this] {
                       if (isReading())
                           m_player->next();
                   });
    QAction* back = addCommand(menu, QStringLiteral("lessonPreviousStep"), tr("&Previous Step"),
                               tr("Go back to the step before"), {Qt::ALT | Qt::Key_Left}, this, [this] {
                                   if (isReading())
                                       m_player->back();
                               });
    m_answerAction = addCommand(menu, QStringLiteral("lessonAnswer"), tr("Go to the &Question"),
                                tr("Scroll to the question and answer it with the keyboard"),
                                {Qt::ALT | Qt::Key_Down}, this, [this] {
                                    if (!isReading())
                                        return;
                                    m_panel->goToAnswer();
                                    if (m_pictures->stage().isAsking())
                                        m_step->takeFocus();
                                });
    menu->addSeparator();
    m_againAction = addCommand(menu, QStringLiteral("lessonAgain"), tr("Start &Again"),
                               tr("Forget your answers to this lesson and begin with its first step"), {},
                               this, [this] { m_player->startAgain(); });
    m_answersAction = addCommand(
        menu, QStringLiteral("saveAnswers"), tr("&Save Your Answers…"),
        tr("Write your answers to this lesson as a file that a teacher can have checked"), {}, this, [this] {
            if (isReading())
                saveAnswers();
        });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("newLesson"), tr("Ne&w Lesson…"),
               tr("Write a lesson: set up the pictures, record them as steps, and type the texts"), {}, this,
               [this] {
                   if (!mayLeaveWriting())
                       return;
                   showOwnLanes();
                   m_writing->beginNew();
               });
    m_editAction = addCommand(menu, QStringLiteral("editLesson"), tr("&Edit This Lesson"),
                              tr("Change a copy of the lesson that is open"), {}, this, [this] {
                                  if (m_player->lesson() && !m_writing->isOn())
                                      m_writing->beginWithOpened();
                              });
    m_backAction =
        addCommand(menu, QStringLiteral("backToWritingAction"), tr("Back to Wr&iting"),
                   tr("Go on writing the lesson that is tried"), {}, this, [this] { m_writing->goBack(); });
    menu->addSeparator();
    m_listAction = addCommand(menu, QStringLiteral("showLessons"), tr("List of &Lessons"),
                              tr("Show the list of lessons, or hide it"), {Qt::Key_F9}, this, [] {});
    m_listAction->setCheckable(true);
    m_listAction->setChecked(true);
    connect(m_listAction, &QAction::toggled, this, &LearnMode::setShowsList);
    // Commands are also given by their keys and from the list of all commands, so they follow at once.
    const auto follow = [this, next, back] {
        for (QAction* action : {next, back, m_answerAction, m_againAction, m_answersAction})
            action->setEnabled(isReading());
        m_editAction->setEnabled(isReading() && !m_writing->isOn());
        m_backAction->setEnabled(m_writing->state() == LessonWriting::State::Tries);
    };
    connect(m_player, &LessonPlayer::began, this, follow);
    connect(m_player, &LessonPlayer::progressChanged, this, follow);
    connect(m_writing, &LessonWriting::changed, this, follow);
    follow();
}

void LearnMode::addToFileMenu(QMenu* menu) {
    m_step->joinFileMenu(menu, nullptr);
}

void LearnMode::addToViewMenu(QMenu* menu) {
    m_step->joinViewMenu(menu, nullptr);
}

void LearnMode::setShown(bool isShown) {
    Mode::setShown(isShown);
    m_step->setShown(isShown);
    if (isShown)
        showBars();
    for (QWidget* widget : m_step->statusWidgets())
        widget->hide();
}

// What belongs to Step mode is seen only while its pictures are.
void LearnMode::showBars() {
    m_bar->setVisible(isShown() && (m_player->lesson() || m_writing->isOn()) && !m_pictures->showsRuns() &&
                      !m_isPresenting);
    for (QMenu* menu : m_step->menus())
        menu->menuAction()->setVisible(isShown() && !m_pictures->showsRuns());
}

void LearnMode::restoreParts(bool) {
    showBars();
    m_dock->hide();
}

void LearnMode::restore(const WindowSettings& settings) {
    m_step->restore(settings);
    m_dock->hide();
    showBars();
}

void LearnMode::takeFocus() {
    if (m_writing->showsWriter())
        m_writing->writer()->takeFocus();
    else if (!m_player->lesson())
        m_list->takeFocus();
    else
        m_pictures->takeFocus();
}

void LearnMode::fitStatusBar(int width) {
    m_step->fitStatusBar(width);
}

QString LearnMode::statusText() const {
    return m_summary->text();
}

bool LearnMode::showsList() const {
    return !m_list->isHidden();
}

void LearnMode::setShowsList(bool showsList) {
    m_wantsList = showsList;
    m_list->setVisible(showsList && !m_isPresenting);
    m_listAction->setChecked(showsList);
}

// In a narrow window the list gives its room to a lesson, until it is asked for.
void LearnMode::fitParts() {
    const int list = m_list->sizeHint().width();
    const int panel = std::min(m_panel->sizeHint().width(), static_cast<int>(largestPanel * m_page->width()));
    const bool isNarrow =
        m_writing->isOn() || (m_player->lesson() && m_page->width() - list - panel < leastMiddle);
    m_list->setMinimumWidth(list);
    m_panel->setMinimumWidth(m_isPresenting ? 0 : panel);
    m_panel->setMaximumWidth(m_isPresenting ? QWIDGETSIZE_MAX : std::max(panel, m_page->width() / 2));
    if (LessonWriter* writer = m_writing->writer())
        writer->setFixedWidth(
            std::min(writer->sizeHint().width(), static_cast<int>(largestPanel * m_page->width())));
    m_list->setVisible(m_wantsList && !isNarrow && !m_isPresenting);
    fitPresentation();
    // The text keeps its width from step to step, until the person drags the edge.
    if (!m_isPresenting && !m_isSplitByHand && m_panel->isVisible()) {
        const int left = m_list->isVisible() ? list : 0;
        m_splitter->setSizes({left, m_page->width() - left - panel, panel});
    }
    const QSignalBlocker quiet(m_listAction);
    m_listAction->setChecked(showsList());
}

bool LearnMode::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_page && event->type() == QEvent::Resize)
        fitParts();
    return Mode::eventFilter(watched, event);
}

void LearnMode::setPresenting(bool isPresenting) {
    if (isPresenting == m_isPresenting)
        return;
    m_isPresenting = isPresenting;
    m_panel->setPresenting(isPresenting, lettersForClass());
    m_splitter->setOrientation(isPresenting ? Qt::Vertical : Qt::Horizontal);
    showPanels();
}

// A low page needs its room for the whole question.
double LearnMode::lettersForClass() const {
    return m_page->height() < 24 * QFontMetrics(theme().label).height() ? 1.1 : 1.4;
}

// In front of a class the question has the height that it needs, and the pictures have the rest.
void LearnMode::fitPresentation() {
    m_pictures->setMinimumHeight(m_isPresenting ? m_page->height() / 2 : 0);
    if (!m_isPresenting)
        return;
    m_panel->setPresenting(true, lettersForClass());
    const int whole = m_page->height();
    const int panel = std::clamp(m_panel->wantedHeight(), whole * 3 / 10, whole / 2);
    m_splitter->setSizes({0, whole - panel, panel});
}

void LearnMode::openFile(const QString& path) {
    if (!mayLeaveWriting())
        return;
    try {
        std::shared_ptr<const Lesson> lesson = loadLesson(path.toStdString(), language().toStdString());
        m_list->add(lesson);
        m_player->open(std::move(lesson));
        emit opened(path);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

// The lesson that is open stands at the same step in the other language. One that is tried out while it is
// written stays as it is.
void LearnMode::readAgain() {
    m_list->readAgain();
    const std::shared_ptr<const Lesson> open = m_player->lesson();
    for (const auto& lesson : m_list->lessons())
        if (open && !m_player->isTrial() && lesson->id == open->id && lesson->language != open->language)
            m_player->open(lesson);
    showSummary();
}

void LearnMode::open(const QStringList& paths) {
    for (const QString& path : paths)
        openFile(path);
    if (m_player->lesson())
        emit wanted();
}

void LearnMode::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(m_page->window(), tr("Open Lesson"), {},
                                                      tr("Lessons (*.attnlesson lesson.json)"));
    if (!path.isEmpty())
        openFile(path);
}

void LearnMode::begin(const LaunchOptions& options, const WindowSettings&) {
    const QString& asked = options.lesson;
    std::shared_ptr<const Lesson> found;
    for (const auto& lesson : m_list->lessons())
        if (QString::fromStdString(lesson->id) == asked ||
            (lesson->number && QString::number(*lesson->number) == asked))
            found = lesson;
    if (!found) {
        if (!QFileInfo::exists(asked))
            throw Error(
                "--lesson " + asked.toStdString() +
                ": no lesson of the program has this number or id, and there is no such file. `attnlab "
                "lesson --list` names them all.");
        found = loadLesson(asked.toStdString(), language().toStdString());
        m_list->add(found);
    }
    m_player->open(found);
    if (options.lessonStep)
        m_player->goTo(*options.lessonStep - 1);
}

void LearnMode::prepare() {
    for (const QString& sentence : m_list->problems())
        emit problem(sentence);
    if (m_player->lesson() || m_list->lessons().empty())
        return;
    const auto& lessons = m_list->lessons();
    const auto next = std::find_if(lessons.begin(), lessons.end(),
                                   [this](const auto& lesson) { return !m_player->isDone(*lesson); });
    m_player->open(next == lessons.end() ? lessons.front() : *next);
}

bool LearnMode::isBusy() {
    return m_player->isBusy() || (m_player->lesson() && !m_isReady) || m_pictures->isBusy();
}

void LearnMode::showScene(const StepScene& scene) {
    showPanels();
    const LessonStep& step = m_player->step();
    m_pictures->showScene(*m_player->lesson(), scene);
    showBars();
    m_pictures->highlight(step.highlights);
    const bool asksForToken =
        step.question && step.question->kind == QuestionKind::Point &&
        (step.question->at == PointAt::SourceToken || step.question->at == PointAt::Bar ||
         step.question->at == PointAt::Cell || step.question->at == PointAt::Term);
    m_pictures->stage().setAsking(asksForToken && isReading());
    // A token is pointed at for the selected lane.
    if (asksForToken && !step.question->lane.empty())
        m_pictures->stage().selectLane(step.question->lane);
    m_isReady = true;
    if (isReading())
        takeFocus();
    else
        m_pictures->stage().setCovered(false);
}

// The panel of the lesson, or while one is written that of the writer. A class sees neither of the latter.
void LearnMode::showPanels() {
    m_panel->setVisible(isReading());
    m_panel->setTrial(m_writing->state() == LessonWriting::State::Tries);
    if (LessonWriter* writer = m_writing->writer())
        writer->setVisible(m_writing->showsWriter() && !m_isPresenting);
    fitParts();
}

// Whether the person does a lesson, or tries one.
bool LearnMode::isReading() const {
    return m_player->lesson() && !m_writing->showsWriter();
}

bool LearnMode::mayLeaveWriting() {
    return !m_writing->isOn() || m_writing->end();
}

void LearnMode::showNothing() {
    m_pictures->showPrompt();
    showPanels();
    showBars();
}

// Writing begins, tries or ends: the pictures are nobody's question then.
void LearnMode::followWriting() {
    m_pictures->stage().setAsking(false);
    m_pictures->stage().setCovered(false);
    m_pictures->highlight({});
    if (m_writing->isOn())
        m_pictures->showStepPage();
    showPanels();
    showBars();
    takeFocus();
}

// The lanes of Step mode, and no lesson.
void LearnMode::showOwnLanes() {
    m_pictures->leaveRuns();
    m_player->close();
    emit modelsRequested();
}

bool LearnMode::mayClose() {
    return m_writing->mayClose();
}

void LearnMode::offerLeftBehind() {
    if (m_writing->offerLeftBehind([this] { showOwnLanes(); }))
        emit wanted();
}

void LearnMode::takeModels(const GivenModels& given) {
    m_step->takeModels(given);
}

nlohmann::json LearnMode::answer() const {
    const auto& question = m_player->step().question;
    if (question && question->kind == QuestionKind::Do)
        return nlohmann::json(windowChangesToJson(m_pictures->changes()));
    return m_panel->answer();
}

void LearnMode::check() {
    const nlohmann::json given = answer();
    if (given.is_null())
        return emit problem(tr("The answer is not complete. Point at what is asked for in the picture."));
    // The pictures show the text that is checked.
    const auto& question = m_player->step().question;
    if (question && question->kind == QuestionKind::Find && given.is_string())
        m_pictures->stage().setText(QString::fromStdString(given.get<std::string>()));
    m_player->check(given);
}

void LearnMode::showRight(const nlohmann::ordered_json& answer) {
    const auto& question = m_player->step().question;
    if (!answer.is_null() && question)
        m_pictures->showRight(*question, answer);
    m_pictures->stage().reveal();
}

void LearnMode::saveAnswers() {
    const std::shared_ptr<const Lesson> lesson =
        m_player->lesson();  // another may open while the dialog asks
    const QString path = askForSaveFile(m_page->window(), tr("Save Your Answers"),
                                        QString::fromStdString(lesson->id) + QStringLiteral("-answers.json"),
                                        tr("Answers (*.json)"))
                             .path;
    if (path.isEmpty())
        return;
    try {
        saveAnswerSheets({answerSheetOf(m_player->progress(), lesson->id)}, path.toStdString());
        emit said(tr("Your answers are in %1.").arg(path));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void LearnMode::showSummary() {
    const auto& lesson = m_player->lesson();
    if (!lesson)
        return m_summary->setContent({});
    int answered = 0;
    for (const LessonStep& step : lesson->steps)
        answered += step.question && m_player->stepProgress(step.id).isDone ? 1 : 0;
    QStringList parts = {isolated(QString::fromStdString(lesson->title)),
                         tr("%1 of %2 questions answered").arg(answered).arg(lesson->questionCount())};
    if (const QString figures = m_pictures->figures(); !figures.isEmpty())
        parts.prepend(figures);
    m_summary->setContent(parts.join(QStringLiteral(" · ")));
}

}  // namespace attn::ui
