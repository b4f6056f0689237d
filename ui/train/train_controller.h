// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include "core/train/live/live_run.h"
#include "core/train/setup/run_setup.h"
#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/curves/curve_lane.h"
#include "ui/train/watched_sentence.h"

namespace attn::ui {

// The run of Train mode: its settings, the run itself on its own threads, what is known about it, and which
// update is shown. A run exists as soon as its settings are valid. It is then paused at update 0, so that
// there is something to see. It has begun with its first update. Used only on the window's thread.
class TrainController : public QObject {
    Q_OBJECT

public:
    explicit TrainController(QObject* parent = nullptr);  // with the usual settings
    explicit TrainController(RunSetup setup, QObject* parent = nullptr);
    ~TrainController() override;

    // Settings. Another set-up ends the current run.
    const RunSetup& setup() const { return m_setup; }
    void setSetup(const RunSetup& setup);
    // Takes a lane of the settings into the run or out of it, if that is possible.
    void setTakesPart(int lane, bool takesPart);
    // One part for each lane of the settings, trained or not. It says why the lane cannot be changed now.
    std::vector<LanePart> laneParts() const;
    // True while a run and its pairs are still to be made from new settings.
    bool isMaking() const;

    // The watched sentence. An empty text selects the usual one.
    const WatchedSentence& sentence() const { return m_sentence; }
    void setText(const QString& text);
    void setReadsReference(bool readsReference);

    // Asked before a run that needs very much memory is made. Such a run is made only when it is started.
    // False: do not make it. Without a function such a run is never made.
    std::function<bool(const RunSetup& setup)> mayBeLarge;
    bool waitsForConsent() const { return m_isLarge && !m_run; }
    // Asks the same for a run that is to be opened.
    bool mayOpen(const SavedRun& run) const;

    // The run. A command that is not possible now does nothing.
    bool hasRun() const { return m_run != nullptr; }
    bool hasBegun() const;  // true when the user would lose something with the run
    bool isRunning() const { return m_run && m_run->isRunning(); }
    bool isEnded() const;    // true when all lanes have ended
    bool canTrain() const;   // the run has not ended, or valid settings can make one
    bool canExtend() const;  // the run has ended and a lane can train on
    bool isEndless() const;  // the run has the largest number of updates that a recipe may have
    // True when nothing is running and this object knows all results.
    bool isSettled();
    void start();
    void pause();
    void advance(Index updates = 1);
    void extend(Index updates);  // trains a run that has ended for so many more updates
    void trainWithoutEnd();
    void reset();
    // Changes all lanes, or the selected one where the lanes do not share their training. In a run that has
    // ended, the change takes effect when it trains on.
    void change(const TrainingChange& change);
    // False: some lane has a schedule, dropout or teacher forcing of its own recipe.
    bool sharesTraining() const;
    const TrainingChange& nextChange() const { return m_next; }
    void branch(int lane, Index update, const TrainingChange& change);
    void setMemory(std::size_t bytes);
    // Replaces the current run.
    void open(const SavedRun& run);
    int runId() const { return m_runId; }              // differs for each run
    std::shared_ptr<const SavedRun> savedRun() const;  // nullptr before the first update
    // True when a part of the run is not in a file.
    bool isChanged() const;
    void markSaved(const SavedRun& run);
    void markUnsaved() { m_saved.clear(); }
    // See LiveRun.
    bool lacksWeights() const { return m_run && m_run->lacksWeights(); }
    std::optional<Index> replayed() const { return m_run ? m_run->replayed() : std::nullopt; }
    // True when nothing is running, so that a saved run is complete.
    bool isIdle() const { return !m_run || m_run->isIdle(); }

    // What is known about the run.
    int laneCount() const { return static_cast<int>(m_histories.size()); }
    const LaneHistory& history(int lane) const { return m_histories[static_cast<std::size_t>(lane)]; }
    Index newestUpdate() const;
    // Of the lane that has come least far among those that still train; the newest where all have ended.
    Index slowestUpdate() const;
    Index updates() const;           // update at which the last lane ends
    double tokensPerSecond() const;  // all running lanes together; 0 while unknown
    // Time to the last update, at the pace since the start. Empty while the pace is unknown.
    std::optional<double> secondsLeft() const;
    std::size_t memoryUsed() const { return m_run ? m_run->memoryUsed() : 0; }
    std::size_t memory() const { return m_memory; }
    std::shared_ptr<const RecipeCorpora> corpora() const { return m_run ? m_run->corpora() : nullptr; }
    std::vector<CurveLane> curveLanes() const;
    void setLaneHidden(int lane, bool isHidden);

    // The update that the heatmaps show; empty: the newest.
    std::optional<Index> shownUpdate() const { return m_shown; }
    void setShownUpdate(std::optional<Index> update);  // takes the last snapshot up to that update
    void goBySnapshots(int count);                     // negative: back
    // The lane's data at the shown update: its last picture up to there.
    std::shared_ptr<const LaneData> laneData(int lane) const;
    Index shownUpdateOf(int lane) const;

    // The maps that a lane can show, one or more; none before the run exists and without attention.
    std::vector<MapAddress> mapsOf(int lane) const;
    // The map that its pictures show.
    std::optional<MapAddress> watchedMap(int lane) const;
    void watch(int lane, const MapAddress& map);

    int selectedLane() const { return m_selected; }
    void selectLane(int lane);

    // Asks for the lanes' models at the shown update. `modelReady` answers.
    void requestModels(const std::vector<int>& lanes, const QString& purpose);
    bool isWaitingForModels() const { return !m_requests.empty(); }
    void cancelModels();

signals:
    void setupChanged();
    void changed();  // anything of the run has changed
    void sentenceChanged();
    void selectionChanged();  // shown update, selected or hidden lanes have changed
    void problem(const QString& sentence);
    void modelsReady(const std::vector<std::shared_ptr<const attn::TrainedModel>>& models,
                     const QString& purpose);

private:
    void make();
    bool makeNow();  // makes the run for a command; false: it is not possible
    void dispose();
    void adopt(std::unique_ptr<LiveRun> run);
    void wake();
    void refresh();
    void takeModel(int request, std::size_t place, std::shared_ptr<const TrainedModel> model,
                   const QString& problem);
    const Snapshot* snapshotOf(int lane) const;
    LaneLook lookOf(int lane) const;
    std::set<Index> stops() const;             // updates that can be shown
    Index snapshotBefore(Index update) const;  // of any lane
    std::function<void()> waker();

    RunSetup m_setup;
    WatchedSentence m_sentence;
    bool m_hasOwnText = false;
    bool m_isLarge = false;  // the run is large and the user has not consented yet
    std::unique_ptr<LiveRun> m_run;
    int m_runId = 0;
    std::vector<LaneHistory> m_histories;
    std::vector<int> m_colours;
    std::vector<bool> m_hidden;
    std::shared_ptr<const RecipeCorpora> m_corpora;
    TrainingChange m_next;  // change of a run that has ended, for when it trains on
    std::optional<Index> m_shown;
    int m_selected = 0;
    // How far a lane was. Two histories never have equal marks.
    struct Mark {
        std::uint64_t epoch = 0;
        Index update = 0;
        std::size_t changes = 0;
        bool hasEnded = false;
        bool operator==(const Mark&) const = default;
    };
    static Mark markOf(const LaneHistory& lane);
    std::vector<Mark> m_saved;  // state of the run when it was written to its file
    std::size_t m_memory = LiveOptions().memory;
    QTimer m_makeTimer, m_refreshTimer;
    QElapsedTimer m_started;
    Index m_startedAt = 0;  // update at the start
    struct Request {
        int id = 0;
        QString purpose;
        std::vector<std::shared_ptr<const TrainedModel>> models;
        std::vector<std::stop_source> stops;
        std::size_t missing = 0;
    };
    std::vector<Request> m_requests;
    int m_lastRequest = 0;
    struct Shown {
        const DecodeTrace* picture = nullptr;
        Index update = -1;
        std::size_t measurements = 0;
        std::optional<Index> wanted;
        bool hasEnded = false;
        std::shared_ptr<const LaneData> data;
    };
    mutable std::vector<Shown> m_data;
    // What can be watched of a model: a network is made to ask it, once for each lane.
    struct WatchedMaps {
        std::uint64_t epoch = 0;
        std::vector<MapAddress> maps;
        std::optional<MapAddress> usual;
    };
    const WatchedMaps& watchedMaps(int lane) const;
    mutable std::vector<WatchedMaps> m_maps;
    QThreadPool m_disposal;  // destroys runs on its own thread
};

}  // namespace attn::ui
