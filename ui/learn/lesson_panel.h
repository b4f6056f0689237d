// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPushButton>
#include <QTextBrowser>
#include <memory>

#include "ui/learn/answer_field.h"
#include "ui/learn/lesson_player.h"

class QLabel;
class QProgressBar;
class QScrollArea;
class QVBoxLayout;

namespace attn::ui {

class ElidedLabel;

// Markdown of a lesson, as high as it needs to be. It shows pictures of the lesson and nothing from outside.
class MarkdownView : public QTextBrowser {
    Q_OBJECT

public:
    explicit MarkdownView(QWidget* parent);

    void setLesson(std::shared_ptr<const Lesson> lesson) { m_lesson = std::move(lesson); }
    void setText(const QString& markdown);
    void refresh() { setText(m_markdown); }  // with other fonts

signals:
    void stepRequested(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString m_markdown;
    std::shared_ptr<const Lesson> m_lesson;
};

// The text and the question of a step, the answer and what became of it.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    LessonPanel(LessonPlayer& player, QWidget* parent);

    AnswerField* field() const { return m_field; }  // nullptr: none
    // null while it is not complete. A question to do is answered by the window: LessonPanel::asksWindow.
    nlohmann::json answer() const;
    // In front of a class: letters so many times as large, and the question alone.
    void setPresenting(bool isPresenting, double letters = 1);
    void setSlider(const QString& id, double value);
    // Whether the lesson is being written and only tried here.
    void setTrial(bool isTrial) { m_write->setVisible(isTrial); }
    void takeFocus();
    void goToAnswer();  // scrolls to the question and gives it the keyboard
    QSize sizeHint() const override;
    int wantedHeight() const;  // at which nothing scrolls

signals:
    void checkRequested();
    void hintRequested();
    void rowAnswered();  // of a question that is asked of several rows; the next row comes
    void showAgainRequested();
    void writeRequested();  // back to writing
    void sliderMoved(const QString& id, double value);
    void heightChanged();  // wantedHeight()

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void begin();
    void fitHead();
    void showForClass();
    void showTexts(const StepTexts& texts);
    void showMark(const LessonMark& mark, const QString& text);
    void showRight(const nlohmann::ordered_json& answer, const QString& text);
    void say(const QString& headline, const QString& text, const char* tone);
    void addSliders();
    void check();
    void updateButtons();
    MarkdownView* addText(const char* name);
    void applyTheme();

    LessonPlayer& m_player;
    ElidedLabel* m_title;
    QLabel *m_count, *m_stepTitle, *m_headline, *m_dots;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    MarkdownView *m_text, *m_toDo, *m_ask, *m_said;
    QFrame* m_feedback;
    QWidget* m_buttons;
    QWidget* m_sliders = nullptr;
    QWidget* m_fieldPlace;
    AnswerField* m_field = nullptr;
    QPushButton *m_write, *m_check, *m_hint, *m_show, *m_again, *m_back, *m_next, *m_cancel;
    QProgressBar* m_progress;
    QString m_titleText, m_shortTitle, m_dotText;
    bool m_isReady = false, m_isPresenting = false;
    double m_letters = 1;
};

}  // namespace attn::ui
