// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/writing/lesson_writer.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/lessons/format/lesson_file.h"
#include "ui/files/autosave_kinds.h"
#include "ui/files/save_dialog.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/side_margins.h"
#include "ui/learn/writing/question_editor.h"

namespace attn::ui {
namespace {

constexpr int stepsShown = 5, linesOfText = 6;  // rows
constexpr int widthInLines = 22;                // of the panel, in heights of a line

QLineEdit* newLine(const char* name, const QString& label, const QString& example, QWidget* parent) {
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setAccessibleName(label);
    edit->setPlaceholderText(example);
    return edit;
}

QPushButton* newButton(const char* name, const QString& text, const QString& tip, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    return button;
}

}  // namespace

LessonWriter::LessonWriter(QWidget* parent)
    : QWidget(parent),
      m_autosave(lessonCopies(),
                 [this]() -> Autosave::Write {
                     if (!m_isChanged)
                         return {};
                     return [draft = m_draft](const std::string& path, const std::stop_token&) {
                         packLesson(*draft.toFiles(path), path);
                         return true;
                     };
                 }),
      m_title(newLine("lessonTitleEdit", tr("Title"), tr("Where does it look?"), this)),
      m_summary(newLine("lessonSummaryEdit", tr("Summary"), tr("one sentence for the list"), this)),
      m_stepTitle(newLine("stepTitleEdit", tr("Title of the step"), tr("One row"), this)),
      m_text(new QPlainTextEdit(this)),
      m_toDo(newLine("stepToDoEdit", tr("To do"), tr("what the person is to do; may be empty"), this)),
      m_steps(new QListWidget(this)),
      m_question(new QuestionEditor(this)),
      m_record(newButton("recordStep", tr("&Record a Step"),
                         tr("Add a step that shows the window as it is now"), this)),
      m_recordAgain(newButton("recordAgain", tr("Record A&gain"),
                              tr("Let the step show the window as it is now"), this)),
      m_up(newButton("stepUp", tr("Up"), tr("Move the step before the one above"), this)),
      m_down(newButton("stepDown", tr("Down"), tr("Move the step after the one below"), this)),
      m_remove(newButton("removeStep", tr("Remove"), tr("Remove the step"), this)),
      m_try(newButton("tryLesson", tr("&Try It"), tr("Do the lesson from this step on"), this)),
      m_save(newButton("saveLesson", tr("Sa&ve…"), tr("Write the lesson into a file"), this)),
      m_close(newButton("closeWriter", tr("Close"), tr("End writing"), this)),
      m_state(new QLabel(this)),
      m_stepFields(new QWidget),
      m_scroll(new QScrollArea(this)) {
    build();
    connect(m_record, &QPushButton::clicked, this, [this] { record(true); });
    connect(m_recordAgain, &QPushButton::clicked, this, [this] { record(false); });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &LessonWriter::remove);
    connect(m_try, &QPushButton::clicked, this, &LessonWriter::tryRequested);
    connect(m_save, &QPushButton::clicked, this, [this] { save(m_path.isEmpty()); });
    connect(m_close, &QPushButton::clicked, this, &LessonWriter::closeRequested);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (m_isSetting || row < 0 || row == m_place)
            return;
        choose(row);
        emit stepChosen(row);
    });
    for (QLineEdit* edit : {m_title, m_summary, m_stepTitle, m_toDo})
        connect(edit, &QLineEdit::textEdited, this, &LessonWriter::noteChange);
    connect(m_text, &QPlainTextEdit::textChanged, this, &LessonWriter::noteChange);
    connect(m_question, &QuestionEditor::edited, this, &LessonWriter::noteChange);
    connect(m_question, &QuestionEditor::solutionRequested, this, [this] {
        if (changes)
            m_question->setSolution(changes());
    });
    connect(&m_autosave, &Autosave::failed, this, &LessonWriter::problem);
    setDraft({}, {});
}

LessonWriter::~LessonWriter() = default;

void LessonWriter::build() {
    setObjectName(QStringLiteral("lessonWriter"));
    m_text->setObjectName(QStringLiteral("stepTextEdit"));
    m_text->setAccessibleName(tr("Text of the step"));
    m_text->setPlaceholderText(tr("Markdown; {lane('dot').step(1).entropy | 2} is computed"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(linesOfText * m_text->fontMetrics().lineSpacing() + 14);
    m_steps->setObjectName(QStringLiteral("draftSteps"));
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setFixedHeight(stepsShown * (m_steps->fontMetrics().lineSpacing() + 4) + 8);
    m_state->setObjectName(QStringLiteral("draftState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setProperty("tone", "muted");
    m_record->setProperty("role", "primary");

    auto* head = new QFormLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->addRow(tr("Title"), m_title);
    head->addRow(tr("Summary"), m_summary);
    auto* steps = new QHBoxLayout;
    auto* buttons = new QVBoxLayout;
    for (QPushButton* button : {m_up, m_down, m_remove})
        buttons->addWidget(button);
    buttons->addStretch();
    steps->addWidget(m_steps, 1);
    steps->addLayout(buttons);
    auto* recording = new QHBoxLayout;
    recording->addWidget(m_record);
    recording->addWidget(m_recordAgain);
    recording->addStretch();

    auto* fields = new QVBoxLayout(m_stepFields);
    setSideMargins(fields, {0, 0, 8, 0});
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Step", "of a lesson"), m_stepTitle);
    form->addRow(tr("Text"), m_text);
    form->addRow(tr("To do"), m_toDo);
    fields->addLayout(form);
    fields->addWidget(m_question);
    fields->addStretch(1);
    m_scroll->setWidget(m_stepFields);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);  // its fields have it
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_close);
    bottom->addStretch();
    bottom->addWidget(m_try);
    bottom->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addLayout(head);
    column->addLayout(steps);
    column->addLayout(recording);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_state);
    column->addLayout(bottom);
}

QSize LessonWriter::sizeHint() const {
    return {widthInLines * QFontMetrics(theme().label).height(), QWidget::sizeHint().height()};
}

void LessonWriter::takeFocus() {
    m_title->setFocus();
}

void LessonWriter::setDraft(LessonDraft draft, const QString& path) {
    m_draft = std::move(draft);
    m_path = path;
    m_isChanged = false;
    m_autosave.discard();
    m_isSetting = true;
    m_title->setText(QString::fromStdString(m_draft.title));
    m_summary->setText(QString::fromStdString(m_draft.summary));
    m_isSetting = false;
    choose(m_draft.steps.empty() ? -1 : 0);
    examine();
}

void LessonWriter::choose(int place) {
    m_place = place;
    fillList();
    showStep();
}

void LessonWriter::fillList() {
    m_isSetting = true;
    m_steps->clear();
    for (std::size_t i = 0; i < m_draft.steps.size(); ++i)
        m_steps->addItem(
            QStringLiteral("%1  %2").arg(i + 1).arg(QString::fromStdString(m_draft.steps[i].title)));
    m_steps->setCurrentRow(m_place);
    m_isSetting = false;
    const int last = static_cast<int>(m_draft.steps.size()) - 1;
    m_up->setEnabled(m_place > 0);
    m_down->setEnabled(m_place >= 0 && m_place < last);
    m_remove->setEnabled(m_place >= 0);
    m_recordAgain->setEnabled(m_place >= 0);
}

void LessonWriter::showStep() {
    m_stepFields->setVisible(m_place >= 0);  // the scroll area keeps its room
    if (m_place < 0)
        return;
    m_isSetting = true;
    const DraftStep& step = m_draft.steps[static_cast<std::size_t>(m_place)];
    m_stepTitle->setText(QString::fromStdString(step.title));
    m_text->setPlainText(QString::fromStdString(step.text));
    m_toDo->setText(QString::fromStdString(step.toDo));
    m_question->setQuestion(step.question);
    m_isSetting = false;
}

void LessonWriter::readFields() {
    m_draft.title = m_title->text().toStdString();
    m_draft.summary = m_summary->text().toStdString();
    if (m_place < 0)
        return;
    DraftStep& step = m_draft.steps[static_cast<std::size_t>(m_place)];
    step.title = m_stepTitle->text().toStdString();
    step.text = m_text->toPlainText().toStdString();
    step.toDo = m_toDo->text().toStdString();
    step.question = m_question->question();
    if (QListWidgetItem* item = m_steps->item(m_place))
        item->setText(QStringLiteral("%1  %2").arg(m_place + 1).arg(m_stepTitle->text()));
}

void LessonWriter::noteChange() {
    if (m_isSetting)
        return;
    readFields();
    m_isChanged = true;
    m_autosave.noteChange();
    examine();
}

// Says what is missing while the person writes.
void LessonWriter::examine() {
    m_lesson = nullptr;
    QString said;
    if (m_draft.steps.empty()) {
        said = tr("Set up the pictures, then record a step.");
    } else {
        try {
            const std::string name = m_path.isEmpty() ? tr("The lesson").toStdString() : m_path.toStdString();
            m_lesson = loadLesson(m_draft.toFiles(name));
            said = tr("The lesson is whole.");
        } catch (const Error& error) {
            said = QString::fromUtf8(error.what());
        }
    }
    m_state->setText(said);
    m_try->setEnabled(m_lesson != nullptr);
    m_save->setEnabled(m_lesson != nullptr);
}

void LessonWriter::record(bool isNew) {
    if (!recordState)
        return;
    try {
        const nlohmann::ordered_json state = recordState(m_draft.files);
        if (isNew) {
            DraftStep step;
            step.title = tr("Step %1", "of a lesson").arg(m_draft.steps.size() + 1).toStdString();
            step.id = m_draft.freeStepId(step.title);
            step.state = state;
            m_draft.steps.insert(m_draft.steps.begin() + (m_place + 1), step);
            choose(m_place + 1);
        } else {
            m_draft.steps[static_cast<std::size_t>(m_place)].state = state;
        }
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        return;
    }
    emit recorded();
    noteChange();
    if (isNew) {
        m_stepTitle->setFocus();
        m_stepTitle->selectAll();
    }
}

void LessonWriter::markUnsaved() {
    m_isChanged = true;
}

void LessonWriter::move(int by) {
    const int to = m_place + by;
    if (m_place < 0 || to < 0 || to >= static_cast<int>(m_draft.steps.size()))
        return;
    std::swap(m_draft.steps[static_cast<std::size_t>(m_place)], m_draft.steps[static_cast<std::size_t>(to)]);
    choose(to);
    noteChange();
}

void LessonWriter::remove() {
    if (m_place < 0)
        return;
    m_draft.steps.erase(m_draft.steps.begin() + m_place);
    choose(std::min(m_place, static_cast<int>(m_draft.steps.size()) - 1));
    noteChange();
}

bool LessonWriter::save(bool asksForPath) {
    if (!m_lesson) {
        emit problem(m_state->text());
        return false;
    }
    QString path = m_path;
    if (asksForPath || path.isEmpty()) {
        const QString name = path.isEmpty() ? QString::fromStdString(lessonIdOf(m_draft.title)) +
                                                  QLatin1String(lessonFileSuffix)
                                            : path;
        path = askForSaveFile(window(), tr("Save Lesson"), name, tr("Lessons (*.attnlesson)")).path;
    }
    if (path.isEmpty())
        return false;
    try {
        packLesson(*m_draft.toFiles(path.toStdString()), path.toStdString());
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        return false;
    }
    m_path = path;
    m_isChanged = false;
    m_autosave.discard();
    examine();
    emit saved(path);
    return true;
}

bool LessonWriter::mayLose() {
    if (!m_isChanged)
        return true;
    QMessageBox box(
        QMessageBox::Question, tr("Lesson"),
        tr("The lesson “%1” has changes that are not saved.").arg(QString::fromStdString(m_draft.title)),
        QMessageBox::Discard | QMessageBox::Cancel, window());
    box.setObjectName(QStringLiteral("loseLesson"));
    if (m_lesson)
        box.addButton(QMessageBox::Save);
    else
        box.setInformativeText(tr("It cannot be saved yet: %1").arg(m_state->text()));
    box.setDefaultButton(m_lesson ? QMessageBox::Save : QMessageBox::Cancel);
    switch (box.exec()) {
        case QMessageBox::Save:
            return save(false);
        case QMessageBox::Discard:
            discard();
            return true;
        default:
            return false;
    }
}

void LessonWriter::discard() {
    setDraft({}, {});
}

}  // namespace attn::ui
