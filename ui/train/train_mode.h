// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/models/trained_model.h"
#include "ui/files/autosave.h"
#include "ui/files/mode.h"
#include "ui/train/train_controller.h"
#include "ui/train/train_files.h"

namespace attn::ui {

class ColourLegend;
class CurvesView;
class ElidedLabel;
class LaneArea;
class LinkLegend;
class LiveSettings;
class SetupPanel;
class SourcePanel;
class TimeLine;
class TrainActions;
class TrainPage;
class TrainToolBar;
class WatchedMapMenu;

// Trains lanes side by side while the user watches. Owns the controller, its views and commands.
class TrainMode : public Mode {
    Q_OBJECT

public:
    explicit TrainMode(QWidget* window);
    static ModeKind kind();

    TrainController& controller() { return m_controller; }
    void takeFocus() override;
    void fitStatusBar(int width) override;

    bool mayClose() override;
    void end() override;
    // Restores what the user opened or chose to see.
    void restore(const WindowSettings& settings) override;
    void remember(WindowSettings& settings) override;
    // Takes from the command line: files or a task, a sentence to watch, updates to train, the update to
    // show. Everything is read when it returns.
    void begin(const LaunchOptions& options, const WindowSettings& remembered) override;
    bool isBusy() override;
    // Opens a run file, which takes its time, or recipes.
    void open(const QStringList& paths) override;
    void offerLeftBehind() override;
    Autosave& autosave() { return m_autosave; }
    // For session files: asks before the run is replaced, replaces it, and notes that it was written.
    bool mayLoseRun() { return m_files.mayLoseRun(); }
    void openRun(const SavedRun& run);
    void markSaved(const SavedRun& run);
    // Sets up the race of a GRU and a Transformer, once nothing would be lost, and asks to be shown.
    void openRace() override;

protected:
    // The menu of a lane's card chooses its watched map.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void addToFileMenu(QMenu* menu) override;
    void addToViewMenu(QMenu* menu) override;

private:
    void buildViews(QWidget* window);
    void buildMenu(QWidget* window);
    void keepSafe();
    void showSummary();
    void chooseTask(const QString& id);
    void chooseCorpus();
    void chooseLanes();
    void openMenuOf(int lane, QPoint place);
    void takeNewSeed();
    void chooseRecipes();
    void chooseRun();
    void read(const QStringList& paths);
    void take(const SavedRun& run, const QString& path);
    void openRecipes(const QStringList& paths);
    void branch();
    bool askForLarge(const RunSetup& setup);

    bool m_isClosed = false;    // true when nothing is to be kept any more
    bool m_wasRunning = false;  // at the controller's last change
    TrainController m_controller;
    Autosave m_autosave;
    TrainActions* m_actions;
    TrainFiles m_files;
    std::optional<Index> m_firstShown;  // from the command line, until the run reaches it
    TrainToolBar* m_trainBar = nullptr;
    TrainPage* m_trainPage = nullptr;  // owns the views that follow
    SetupPanel* m_setup = nullptr;
    SourcePanel* m_source = nullptr;
    LaneArea* m_lanes = nullptr;
    WatchedMapMenu* m_laneMenu = nullptr;
    CurvesView* m_curves = nullptr;
    LiveSettings* m_live = nullptr;
    TimeLine* m_time = nullptr;
    ElidedLabel* m_summary = nullptr;
    LinkLegend* m_links = nullptr;
    ColourLegend* m_weights = nullptr;
};

}  // namespace attn::ui
