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

class LanguageActions;
class MessageBar;
class ModeList;
class RecentFiles;
class Mode;
class MotionActions;
class PresenterView;
class SessionFiles;
class StepMode;
class ThemeActions;

// The frame around the modes: shared menus, settings and messages.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Reads and writes remembered settings unless a screenshot is requested. Throws Error when a model of the
    // command line is refused.
    explicit MainWindow(const LaunchOptions& options = {});
    ~MainWindow() override;

    // The session of Step mode.
    Session& session();
    // True while requested work is not finished.
    bool isBusy();
    StepCursor& cursor();
    PresenterView& presenter() { return *m_presenter; }
    ModeList& modes() { return *m_modes; }
    // The mode is made at the first call.
    template <class Kind>
    Kind& mode() {
        return static_cast<Kind&>(mode(Kind::kind().id));
    }
    Mode& mode(const QString& id);
    // Shows a mode like its button does: Mode::prepare. An unknown mode changes nothing.
    void visit(const QString& id);
    SessionFiles& sessionFiles() { return *m_sessions; }
    // Says in the status bar what was done. The presenter view has no status bar, so the message bar says it
    // there.
    void say(const QString& sentence);
    // Shows one sentence above the mode until something else is done.
    void showProblem(const QString& sentence);
    // Why a file with which the program was started could not be opened; empty where all were.
    QString failure() const;
    // Takes what restoreGeometry takes. On a smaller screen it fits the window.
    void restorePlace(const QByteArray& geometry);
    // Restores a layout that another mode may have saved. Bars and dock of the shown mode stay visible.
    // `showsComputation` shows the dock of Step mode. Returns false when `state` is not a layout.
    bool restoreLayout(const QByteArray& state, bool showsComputation);

    // Saves the picture at the screen's scale. The file is complete or not written at all. Throws Error
    // (Failure) that names the file when it cannot be written.
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
    LanguageActions* m_languages = nullptr;
    ThemeActions* m_themes = nullptr;
    MotionActions* m_motion = nullptr;
    PresenterView* m_presenter = nullptr;
    ModeList* m_modes = nullptr;
    StepMode* m_step = nullptr;  // the first mode; sessions and the presenter view belong to it
    QAction* m_helpMenu = nullptr;
    QAction* m_endOfFiles = nullptr;  // commands of a mode are inserted before this
    QAction* m_endOfViews = nullptr;
    QMenu* m_view = nullptr;
    QStackedWidget* m_pages = nullptr;
    MessageBar* m_message = nullptr;
    RecentFiles* m_recent = nullptr;
    SessionFiles* m_sessions = nullptr;
    int m_lineHeight = 0;  // height of the theme's labels
    bool m_hasPainted = false;
};

}  // namespace attn::ui
