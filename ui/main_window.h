// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>

#include "ui/session/launch_options.h"
#include "ui/session/session.h"
#include "ui/session/step_cursor.h"
#include "ui/session/window_settings.h"

class QDockWidget;
class QMenu;

namespace attn::ui {

class ColourLegend;
class ElidedLabel;
class InputActions;
class LaneArea;
class LinkLegend;
class SpanLegend;
class MessageBar;
class SourcePanel;
class StagesView;
class StepToolBar;
class ThemeActions;

// Menus, toolbar, dock and status bar around session and views.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Remembered settings are read and written unless a screenshot is asked for. Throws Error when a model of
    // the command line is refused.
    explicit MainWindow(const LaunchOptions& options = {});
    ~MainWindow() override;

    Session& session() { return m_session; }
    StepCursor& cursor() { return m_cursor; }

    // At the screen's scale. Throws Error (Failure) naming the file when it cannot be written.
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
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildDecodeMenu();
    void buildHelpMenu();
    QAction* addCommand(QMenu* menu, const QString& name, const QString& text, const QString& tip,
                        const QList<QKeySequence>& keys, std::function<void()> run);
    void openFiles(const QStringList& paths);
    void chooseFiles();
    void chooseScreenshot();
    void fillRecentFiles();
    void orSaySo(const std::function<void()>& act);  // what went wrong
    // Of the selected lane and step.
    void copy(const std::function<QString(const Lane&, int)>& text);
    void restore(const LaunchOptions& options);
    void remember();
    void fitStatusBar();

    bool m_remembers;
    WindowSettings m_settings;
    Session m_session;
    StepCursor m_cursor;
    InputActions* m_inputs;
    ThemeActions* m_themes;
    SourcePanel* m_source = nullptr;
    StepToolBar* m_bar = nullptr;
    LaneArea* m_lanes = nullptr;
    StagesView* m_stages = nullptr;
    MessageBar* m_message = nullptr;
    ElidedLabel* m_summary = nullptr;
    LinkLegend* m_links = nullptr;
    SpanLegend* m_spans = nullptr;
    ColourLegend* m_weights = nullptr;
    QDockWidget* m_dock = nullptr;
    QMenu* m_recent = nullptr;
    int m_lineHeight = 0;  // of the theme's labels
    bool m_hasPainted = false;
};

}  // namespace attn::ui
