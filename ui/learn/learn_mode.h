// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/mode.h"
#include "ui/learn/lesson_player.h"

class QBoxLayout;
class QSplitter;

namespace attn::ui {

class ElidedLabel;
class LessonList;
class LessonPanel;
class LessonWriting;
class ScenePictures;
class StepMode;

// The mode that teaches: lessons at the left, the pictures of a Step mode of its own in the middle, the text
// and the question of the step at the right. Everything in the middle works as in Step mode, and nothing of
// it changes Step mode.
class LearnMode : public Mode {
    Q_OBJECT

public:
    explicit LearnMode(QWidget* window);
    static ModeKind kind();
    // Where the progress of a person is kept.
    static QString progressFile();

    LessonPlayer& player() { return *m_player; }
    StepMode& step() { return *m_step; }
    LessonPanel& panel() { return *m_panel; }
    LessonList& list() { return *m_list; }
    LessonWriting& writing() { return *m_writing; }
    ScenePictures& pictures() const { return *m_pictures; }
    QString statusText() const;  // what the status bar says of the lesson
    bool showsList() const;
    void setShowsList(bool showsList);

    void setShown(bool isShown) override;
    void restoreParts(bool wantsDock) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;
    // For a class: the question stands below the picture in large letters.
    void setPresenting(bool isPresenting) override;
    void open(const QStringList& paths) override;
    // Takes the lesson of the command line, and the number of its step.
    void begin(const LaunchOptions& options, const WindowSettings& remembered) override;
    void prepare() override;
    bool isBusy() override;
    bool mayClose() override;
    void offerLeftBehind() override;
    void takeModels(const GivenModels& given) override;
    void restore(const WindowSettings& settings) override;

protected:
    void addToFileMenu(QMenu* menu) override;
    void addToViewMenu(QMenu* menu) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(QWidget* window);
    void buildMenu(QWidget* window);
    void connectPictures();
    void openFile(const QString& path);
    void chooseFile();
    void showScene(const StepScene& scene);
    void followWriting();
    void showOwnLanes();
    bool isReading() const;
    bool mayLeaveWriting();  // false: the person goes on writing
    void showNothing();
    void showPanels();
    void showBars();
    void check();
    nlohmann::json answer() const;
    void showRight(const nlohmann::ordered_json& answer);
    void saveAnswers();
    void readAgain();
    void showSummary();
    void fitParts();
    void fitPresentation();
    double lettersForClass() const;

    LessonPlayer* m_player;
    StepMode* m_step;
    ScenePictures* m_pictures = nullptr;
    LessonWriting* m_writing = nullptr;
    QAction *m_backAction = nullptr, *m_editAction = nullptr;
    LessonList* m_list = nullptr;
    LessonPanel* m_panel = nullptr;
    QSplitter* m_splitter = nullptr;
    QAction *m_answerAction = nullptr, *m_listAction = nullptr, *m_answersAction = nullptr,
            *m_againAction = nullptr;
    bool m_isReady = false;  // the scene of the step is shown
    bool m_wantsList = true, m_isPresenting = false, m_isSplitByHand = false;
    ElidedLabel* m_summary = nullptr;
};

}  // namespace attn::ui
