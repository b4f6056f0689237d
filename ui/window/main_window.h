// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "ui/files/launch_options.h"
#include "ui/files/window_settings.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QMenu;
class QStackedWidget;

namespace attn::ui {

class MessageBar;
class ModeList;
class RecentFiles;
class Mode;
class MotionActions;
class PresenterView;
class SessionFiles;
class StepMode;
class ThemeActions;

// The frame around the modes: menus that they share, settings, messages.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Remembered settings are read and written unless a screenshot is asked for. Throws Error when a model of
    // the command line is refused.
    explicit MainWindow(const LaunchOptions& options = {});
    ~MainWindow() override;

    // Of Step mode.
    Session& session();
    // Something that was asked for is still to come.
    bool isBusy();
    StepCursor& cursor();
    PresenterView& presenter() { return *m_presenter; }
    ModeList& modes() { return *m_modes; }
    // Made when it is first asked for.
    template <class Kind>
    Kind& mode() {
        return static_cast<Kind&>(mode(Kind::kind().id));
    }
    Mode& mode(const QString& id);
    // As its button does: Mode::prepare. A mode that does not exist (any more) changes nothing.
    void visit(const QString& id);
    SessionFiles& sessionFiles() { return *m_sessions; }
    // What was done, in the status bar; in front of a class, where there is none, in the bar of messages.
    void say(const QString& sentence);
    // What restoreGeometry takes. On a smaller screen the window fits it.
    void restorePlace(const QByteArray& geometry);
    // A layout that may have been saved in another mode: bars and dock of the shown one are there.
    // `showsComputation`: the dock of Step mode is. False when it is no layout.
    bool restoreLayout(const QByteArray& state, bool showsComputation);

    // At the screen's scale, whole or not at all. Throws Error (Failure) naming the file when it cannot be
    // written.
    void saveScreenshot(const QString& path);

signals:
    void firstFramePainted();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildViews();
    void addMode(Mode* mode);
    void connectMode(Mode* mode);
    void showFirstMode(const LaunchOptions& options);
    void showMode(Mode* mode);
    void buildFileMenu();
    void buildViewMenu();
    void buildHelpMenu();
    void openFiles(const QStringList& paths);
    void chooseFiles();
    void chooseScreenshot();
    void restore(const LaunchOptions& options);
    void remember();
    void fitScreen();
    void followTheme();
    void fitStatusBar();
    void present(bool isPresenting);
    void offerLeftBehind();

    bool m_remembers;
    WindowSettings m_settings;
    ThemeActions* m_themes = nullptr;
    MotionActions* m_motion = nullptr;
    PresenterView* m_presenter = nullptr;
    ModeList* m_modes = nullptr;
    StepMode* m_step = nullptr;  // the first mode; sessions and the presenter view are about it
    QAction* m_helpMenu = nullptr;
    QAction* m_endOfFiles = nullptr;  // where commands of a mode stand before
    QAction* m_endOfViews = nullptr;
    QMenu* m_view = nullptr;
    QStackedWidget* m_pages = nullptr;
    MessageBar* m_message = nullptr;
    RecentFiles* m_recent = nullptr;
    SessionFiles* m_sessions = nullptr;
    int m_lineHeight = 0;  // of the theme's labels
    bool m_hasPainted = false;
};

}  // namespace attn::ui
