// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_panel.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSlider>
#include <QStyle>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>

#include "core/base/error.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/kit/widgets/side_margins.h"

namespace attn::ui {

MarkdownView::MarkdownView(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setStyleSheet(QStringLiteral("QTextBrowser { background: transparent; border: none; padding: 0; }"));
    document()->setDocumentMargin(0);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative() && link.hasFragment())
            emit stepRequested(link.fragment());
        else if (link.scheme() == QLatin1String("https"))
            QDesktopServices::openUrl(link);
    });
}

void MarkdownView::setText(const QString& markdown) {
    m_markdown = markdown;
    document()->setDefaultFont(font());
    static const QRegularExpression percent(QStringLiteral("(?<=\\d) (?=%)"));
    QString shown = markdown;
    shown.replace(percent, QString(QChar::Nbsp));  // a number and its sign stay in one line
    QTextDocument::MarkdownFeatures features = QTextDocument::MarkdownDialectGitHub;
    features |= QTextDocument::MarkdownNoHTML;
    document()->setMarkdown(shown, features);
    setAccessibleName(toPlainText());
    setVisible(!markdown.trimmed().isEmpty());
    fit();
}

QVariant MarkdownView::loadResource(int type, const QUrl& name) {
    // Where it gets no picture, or an empty one, the document opens the file of this name itself.
    QImage nothing(1, 1, QImage::Format_ARGB32);
    nothing.fill(Qt::transparent);
    if (type != QTextDocument::ImageResource || !m_lesson || !m_lesson->files || !name.isRelative())
        return nothing;
    try {
        const std::string bytes = m_lesson->files->read(name.path().toStdString());
        const QImage image = QImage::fromData(QByteArray::fromStdString(bytes));
        const int room = viewport()->width() - 4;
        if (image.isNull())
            return nothing;
        return image.width() > room && room > 0 ? image.scaledToWidth(room, Qt::SmoothTransformation) : image;
    } catch (const Error&) {
        return nothing;  // loadLesson has checked that the picture is there
    }
}

void MarkdownView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fit();
}

void MarkdownView::fit() {
    document()->setTextWidth(viewport()->width());
    setFixedHeight(static_cast<int>(std::ceil(document()->size().height())) + 2);
}

LessonPanel::LessonPanel(LessonPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_title(new ElidedLabel(this)),
      m_count(new QLabel(this)),
      m_stepTitle(new QLabel),
      m_headline(new QLabel),
      m_dots(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_feedback(new QFrame),
      m_buttons(new QWidget),
      m_fieldPlace(new QWidget),
      m_write(new QPushButton(tr("Back to &Writing"), this)),
      m_check(new QPushButton(tr("&Check"))),
      m_hint(new QPushButton(tr("H&int"))),
      m_show(new QPushButton(tr("Show &Me"))),
      m_again(new QPushButton(tr("As at the Start"))),
      m_back(new QPushButton(tr("&Back"), this)),
      m_next(new QPushButton(tr("&Next"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_progress(new QProgressBar(this)) {
    build();
    applyTheme();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &LessonPanel::applyTheme);
    connect(&m_player, &LessonPlayer::began, this, &LessonPanel::begin);
    connect(&m_player, &LessonPlayer::textsReady, this, &LessonPanel::showTexts);
    connect(&m_player, &LessonPlayer::marked, this, &LessonPanel::showMark);
    connect(&m_player, &LessonPlayer::shown, this, &LessonPanel::showRight);
    connect(&m_player, &LessonPlayer::hinted, this,
            [this](const QString& text) { say(tr("Hint"), text, "plain"); });
    connect(&m_player.worker(), &LessonWorker::busyChanged, this, [this](bool isBusy) {
        m_progress->setRange(0, 0);
        m_progress->setVisible(isBusy);
        m_cancel->setVisible(isBusy);
        updateButtons();
    });
    connect(&m_player.worker(), &LessonWorker::progressed, this, [this](double share) {
        m_progress->setRange(0, 100);
        m_progress->setValue(static_cast<int>(100 * share));
    });
    connect(m_cancel, &QPushButton::clicked, &m_player, &LessonPlayer::cancel);
    connect(m_check, &QPushButton::clicked, this, &LessonPanel::check);
    // As the button's own shortcut it would take the place of the letter that is underlined.
    connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this), &QShortcut::activated, this, [this] {
        if (m_check->isVisible())
            check();
    });
    connect(m_hint, &QPushButton::clicked, this, &LessonPanel::hintRequested);
    connect(m_show, &QPushButton::clicked, &m_player, &LessonPlayer::showRightAnswer);
    connect(m_again, &QPushButton::clicked, this, &LessonPanel::showAgainRequested);
    connect(m_back, &QPushButton::clicked, &m_player, &LessonPlayer::back);
    connect(m_next, &QPushButton::clicked, &m_player, &LessonPlayer::next);
}

MarkdownView* LessonPanel::addText(const char* name) {
    auto* view = new MarkdownView(m_scroll->widget());
    view->setObjectName(QString::fromLatin1(name));
    view->hide();
    connect(view, &MarkdownView::stepRequested, &m_player, &LessonPlayer::goToStep);
    return view;
}

void LessonPanel::build() {
    setObjectName(QStringLiteral("lessonPanel"));
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_count->setObjectName(QStringLiteral("lessonCount"));
    m_count->setProperty("tone", "muted");
    m_stepTitle->setObjectName(QStringLiteral("stepTitle"));
    m_stepTitle->setWordWrap(true);
    m_dots->setObjectName(QStringLiteral("lessonDots"));
    m_dots->setAlignment(Qt::AlignCenter);
    m_write->setObjectName(QStringLiteral("backToWriting"));
    m_write->hide();
    connect(m_write, &QPushButton::clicked, this, &LessonPanel::writeRequested);
    m_check->setObjectName(QStringLiteral("checkAnswer"));
    m_check->setProperty("role", "primary");
    m_check->setToolTip(tr("Let the engine check the answer (Ctrl+Return)"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_show->setObjectName(QStringLiteral("showAnswer"));
    m_show->setToolTip(tr("Show the right answer in the window"));
    m_again->setObjectName(QStringLiteral("sceneAgain"));
    m_again->setToolTip(tr("Show the window as it was when the step began"));
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_next->setProperty("role", "primary");
    m_cancel->setObjectName(QStringLiteral("lessonCancel"));
    m_progress->setObjectName(QStringLiteral("lessonProgress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);
    m_progress->setAccessibleName(tr("The engine computes"));
    m_progress->hide();
    m_cancel->hide();

    auto* content = new QWidget;
    m_scroll->setWidget(content);
    content->installEventFilter(this);
    setAccessRole(*m_scroll, QAccessible::Grouping);
    m_scroll->setAccessibleName(tr("Lesson"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_column = new QVBoxLayout(content);
    setSideMargins(m_column, {0, 0, 8, 0});
    m_column->setSpacing(10);
    m_text = addText("stepText");
    m_toDo = addText("stepToDo");
    m_ask = addText("stepAsk");
    m_said = addText("stepSaid");
    m_feedback->setObjectName(QStringLiteral("feedback"));
    m_feedback->setProperty("role", "card");
    m_feedback->installEventFilter(this);
    auto* feedback = new QVBoxLayout(m_feedback);
    m_headline->setObjectName(QStringLiteral("feedbackHeadline"));
    m_headline->setWordWrap(true);
    feedback->addWidget(m_headline);
    feedback->addWidget(m_said);
    m_feedback->hide();
    auto* place = new QVBoxLayout(m_fieldPlace);
    place->setContentsMargins(0, 0, 0, 0);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_check);
    buttons->addWidget(m_hint);
    buttons->addWidget(m_show);
    buttons->addStretch();
    m_column->addWidget(m_stepTitle);
    m_column->addWidget(m_text);
    m_column->addWidget(m_toDo);
    m_column->addWidget(m_ask);
    m_column->addWidget(m_fieldPlace);
    m_column->addWidget(m_buttons);
    m_column->addWidget(m_feedback);
    m_column->addWidget(m_again, 0, Qt::AlignLeft);
    m_column->addStretch(1);

    auto* busy = new QHBoxLayout;
    busy->addWidget(m_progress, 1);
    busy->addWidget(m_cancel);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_back);
    bottom->addWidget(m_dots, 1);
    bottom->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(m_write, 0, Qt::AlignLeft);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    column->addLayout(busy);
    column->addLayout(bottom);
}

// A title without room is only its number: the status bar names the lesson. The dots go where they would be
// cut; the count above says the same.
void LessonPanel::fitHead() {
    const QMargins frame = layout()->contentsMargins();
    const int whole = width() - frame.left() - frame.right();
    const int buttons = m_back->sizeHint().width() + m_next->sizeHint().width() + 24;
    const int room = whole - buttons;
    const int title = QFontMetrics(m_title->font()).horizontalAdvance(m_titleText) + 12;
    const bool isShort = !m_shortTitle.isEmpty() && title + m_count->sizeHint().width() > whole;
    m_title->setContent(isShort ? m_shortTitle : m_titleText, isShort ? m_titleText : QString());
    m_dots->setText(QFontMetrics(m_dots->font()).horizontalAdvance(m_dotText) <= room ? m_dotText
                                                                                      : QString());
}

void LessonPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHead();
}

void LessonPanel::applyTheme() {
    QFont title = theme().title, bold = theme().labelBold, text = theme().label;
    if (m_isPresenting)
        for (QFont* font : {&title, &bold, &text})
            font->setPointSizeF(font->pointSizeF() * m_letters);
    m_title->setFont(title);
    m_stepTitle->setFont(bold);
    m_headline->setFont(bold);
    m_scroll->widget()->setFont(text);
    for (MarkdownView* view : {m_text, m_toDo, m_ask, m_said}) {
        view->setFont(text);
        view->document()->setDefaultFont(text);
    }
    m_ask->setFont(bold);
    fitHead();
    if (m_player.lesson() && m_isReady)
        for (MarkdownView* view : {m_text, m_toDo, m_ask, m_said})
            view->refresh();
}

void LessonPanel::begin() {
    const Lesson& lesson = *m_player.lesson();
    const LessonStep& step = m_player.step();
    const int place = m_player.place(), count = static_cast<int>(lesson.steps.size());
    m_isReady = false;
    const QString title = isolated(QString::fromStdString(lesson.title));
    m_titleText = lesson.number ? QStringLiteral("%1 · %2").arg(*lesson.number).arg(title) : title;
    m_shortTitle = lesson.number ? tr("Lesson %1").arg(*lesson.number) : QString();
    m_count->setText(tr("Step %1 of %2").arg(place + 1).arg(count));
    m_stepTitle->setText(QString::fromStdString(step.title));
    m_dotText.clear();
    for (int i = 0; i < count; ++i) {
        const bool isDone = m_player.stepProgress(lesson.steps[static_cast<std::size_t>(i)].id).isDone;
        m_dotText += i == place ? QStringLiteral("◉") : isDone ? QStringLiteral("●") : QStringLiteral("○");
    }
    fitHead();
    m_dots->setAccessibleName(m_count->text());
    for (MarkdownView* view : {m_text, m_toDo, m_ask, m_said}) {
        view->setLesson(m_player.lesson());
        view->setText({});
    }
    delete m_field;
    m_field = nullptr;
    delete m_sliders;
    m_sliders = nullptr;
    m_feedback->hide();
    m_buttons->hide();
    m_fieldPlace->hide();
    m_scroll->verticalScrollBar()->setValue(0);
    updateButtons();
}

void LessonPanel::addSliders() {
    const LessonState& state = m_player.step().state;
    if (state.sliders.empty())
        return;
    m_sliders = new QWidget(m_scroll->widget());
    auto* column = new QVBoxLayout(m_sliders);
    column->setContentsMargins(0, 0, 0, 0);
    for (const LessonSlider& slider : state.sliders) {
        const QString id = QString::fromStdString(slider.id), name = QString::fromStdString(slider.label);
        auto* label = new QLabel(m_sliders);
        auto* bar = new QSlider(Qt::Horizontal, m_sliders);
        bar->setObjectName(QStringLiteral("slider_") + id);
        bar->setAccessibleName(name);
        const double step = slider.step > 0 ? slider.step : (slider.most - slider.least) / 200;
        bar->setRange(0, static_cast<int>(std::lround((slider.most - slider.least) / step)));
        const auto show = [label, name](double value) {
            label->setText(QStringLiteral("%1: %2").arg(name, decimalText(value, 'g', 4)));
        };
        connect(bar, &QSlider::valueChanged, this, [this, id, show, step, least = slider.least](int value) {
            const double exact = least + step * value;
            show(exact);
            emit sliderMoved(id, exact);
        });
        bar->setProperty("least", slider.least);
        bar->setProperty("step", step);
        {
            const QSignalBlocker quiet(bar);
            bar->setValue(static_cast<int>(std::lround((slider.value - slider.least) / step)));
        }
        show(slider.value);
        connect(ThemeNotifier::instance(), &ThemeNotifier::changed, label,
                [bar, show, step, least = slider.least] { show(least + step * bar->value()); });
        column->addWidget(label);
        column->addWidget(bar);
    }
    m_column->insertWidget(m_column->indexOf(m_fieldPlace), m_sliders);
}

void LessonPanel::setSlider(const QString& id, double value) {
    auto* bar = m_sliders ? m_sliders->findChild<QSlider*>(QStringLiteral("slider_") + id) : nullptr;
    if (bar)
        bar->setValue(static_cast<int>(
            std::lround((value - bar->property("least").toDouble()) / bar->property("step").toDouble())));
}

void LessonPanel::showTexts(const StepTexts& texts) {
    m_isReady = true;
    m_text->setText(texts.text);
    m_toDo->setText(texts.toDo);
    m_ask->setText(texts.ask);
    addSliders();
    const LessonStep& step = m_player.step();
    if (step.question) {
        m_field = makeAnswerField(*step.question, texts.choices, m_fieldPlace);
        if (m_field) {
            m_fieldPlace->layout()->addWidget(m_field);
            m_field->setPresenting(m_isPresenting);
            connect(m_field, &AnswerField::changed, this, &LessonPanel::updateButtons);
            connect(m_field, &AnswerField::entered, this, &LessonPanel::check);
            const StepProgress before = m_player.stepProgress(step.id);
            if (!before.answer.is_null() && step.question->kind != QuestionKind::Point)
                m_field->setAnswer(nlohmann::json(before.answer));
        }
        m_fieldPlace->setVisible(m_field);
        m_buttons->show();
        m_check->setText(step.question->kind == QuestionKind::Say ? tr("&Compare") : tr("&Check"));
        m_hint->setVisible(!step.question->hints.empty());
        m_show->setVisible(step.question->kind != QuestionKind::Say);
    }
    updateButtons();
    showForClass();
}

nlohmann::json LessonPanel::answer() const {
    return m_field ? m_field->answer() : nlohmann::json();
}

void LessonPanel::check() {
    if (!m_check->isEnabled())
        return;
    if (m_field && m_field->nextRow())
        return emit rowAnswered();
    emit checkRequested();
}

void LessonPanel::say(const QString& headline, const QString& text, const char* tone) {
    m_headline->setText(headline);
    m_headline->setProperty("tone", tone);
    m_headline->style()->unpolish(m_headline);
    m_headline->style()->polish(m_headline);
    m_feedback->show();
    m_said->setText(text);
}

// What was said is seen without scrolling, once it has its height and its place.
bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_feedback && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        QTimer::singleShot(0, this, [this] {
            if (m_feedback->isVisible())
                m_scroll->ensureWidgetVisible(m_feedback, 0, 8);
        });
    if (watched == m_scroll->widget() && event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &LessonPanel::heightChanged);
    return QWidget::eventFilter(watched, event);
}

int LessonPanel::wantedHeight() const {
    const QMargins frame = layout()->contentsMargins();
    int height = frame.top() + frame.bottom() + m_next->sizeHint().height() + 2 * layout()->spacing();
    if (!m_title->isHidden())
        height += m_title->sizeHint().height() + layout()->spacing();
    return height + m_column->sizeHint().height();
}

void LessonPanel::showMark(const LessonMark& mark, const QString& text) {
    QString headline;
    if (mark.result == LessonMark::Result::NotMarked)
        headline = tr("Compare with this answer");
    else if (mark.isRight())
        headline = tr("✓ Right");
    else
        headline = tr("✗ Not yet");
    if (mark.asked > 1)
        headline += tr(": %1 of %2").arg(mark.right).arg(mark.asked);
    if (mark.isRight() && mark.value && mark.distance && std::abs(*mark.distance) > 1e-9)
        headline += tr(". Measured: %1").arg(decimalText(*mark.value, 'g', 4));
    say(headline, text, mark.result == LessonMark::Result::Wrong ? "wrong" : "plain");
    if (m_field && mark.asked > 1 && !mark.isRight())
        m_field->setAnswer(nlohmann::json::array());
    updateButtons();
}

void LessonPanel::showRight(const nlohmann::ordered_json& answer, const QString& text) {
    if (answer.is_null()) {
        say(m_player.step().question->kind == QuestionKind::Say ? tr("An answer") : tr("No answer was found"),
            text, "plain");
        return;
    }
    if (m_field)
        m_field->setAnswer(nlohmann::json(answer));
    say(tr("This is right"), text, "plain");
    updateButtons();
}

void LessonPanel::updateButtons() {
    const bool isBusy = m_player.isBusy(), isOpen = m_player.lesson() != nullptr;
    const bool isComplete = isOpen && m_isReady && m_player.step().question &&
                            (!m_field || !m_field->answer().is_null() || m_player.step().question->times > 1);
    m_check->setEnabled(isComplete && !isBusy);
    m_hint->setEnabled(m_isReady && !isBusy);
    m_show->setEnabled(m_isReady && !isBusy);
    m_again->setVisible(isOpen && m_isReady && !(m_isPresenting && m_player.step().question));
    m_back->setEnabled(isOpen && m_player.place() > 0);
    const bool isLast = isOpen && m_player.place() + 1 == static_cast<int>(m_player.lesson()->steps.size());
    m_next->setText(isLast ? tr("Do&ne") : tr("&Next"));
    m_next->setEnabled(isOpen);
}

void LessonPanel::setPresenting(bool isPresenting, double letters) {
    if (isPresenting == m_isPresenting && letters == m_letters)
        return;
    m_isPresenting = isPresenting;
    m_letters = letters;
    if (m_field)
        m_field->setPresenting(isPresenting);
    applyTheme();
    showForClass();
}

// A class reads the question; the teacher says the rest.
void LessonPanel::showForClass() {
    const bool asks = m_isPresenting && m_isReady && m_player.lesson() && m_player.step().question;
    for (MarkdownView* view : {m_text, m_toDo})
        view->setVisible(!asks && !view->toPlainText().isEmpty());
    for (QLabel* label : {static_cast<QLabel*>(m_title), m_count, m_stepTitle})
        label->setVisible(!asks);
    m_again->setVisible(m_player.lesson() && m_isReady && !asks);
}

void LessonPanel::goToAnswer() {
    takeFocus();
    if (!m_player.lesson() || !m_player.step().question)
        return;
    // The whole question, or as much of it as there is room for.
    m_scroll->ensureWidgetVisible(m_buttons, 0, 8);
    m_scroll->ensureWidgetVisible(m_ask, 0, 8);
}

void LessonPanel::takeFocus() {
    if (m_field && m_field->isVisible())
        m_field->first()->setFocus(Qt::TabFocusReason);  // a number is selected, so that typing replaces it
    else if (m_check->isVisible() && m_check->isEnabled())
        m_check->setFocus();
    else
        m_next->setFocus();
}

QSize LessonPanel::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 44, 400};
}

}  // namespace attn::ui
