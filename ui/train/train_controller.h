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

// The run of Train mode: its settings, the run itself on threads of its own, what is known of it, and which
// update is shown. A run exists as soon as its settings are sound, paused at update 0, so that there is
// something to see; it has begun with its first update. The window's thread only.
class TrainController : public QObject {
    Q_OBJECT

public:
    explicit TrainController(QObject* parent = nullptr);
    ~TrainController() override;

    // Settings. Another set-up ends the run that was there.
    const RunSetup& setup() const { return m_setup; }
    void setSetup(const RunSetup& setup);
    // Takes a lane of the settings into the run or out of it, where nothing speaks against it.
    void setTakesPart(int lane, bool takesPart);
    // One a lane of the settings, trained or not; says why that cannot be changed now.
    std::vector<LanePart> laneParts() const;
    // Other settings are on their way to a run and its pairs.
    bool isMaking() const;

    // The watched sentence; an empty text takes the usual one.
    const WatchedSentence& sentence() const { return m_sentence; }
    void setText(const QString& text);
    void setReadsReference(bool readsReference);

    // A run that takes more memory than is sensible is not made before it is started, and then this is asked:
    // false: it is not. None: never.
    std::function<bool(const RunSetup& setup)> mayBeLarge;
    bool waitsForConsent() const { return m_isLarge && !m_run; }
    // The same of a run that is to be opened.
    bool mayOpen(const SavedRun& run) const;

    // The run. What cannot be done now is left alone.
    bool hasRun() const { return m_run != nullptr; }
    bool hasBegun() const;  // something would be lost with it
    bool isRunning() const { return m_run && m_run->isRunning(); }
    bool isEnded() const;    // all lanes
    bool canTrain() const;   // a run that has not ended, or settings that make one
    bool canExtend() const;  // a run that has ended, but for lanes in which something went wrong
    bool isEndless() const;  // as many updates as a recipe may have
    // Nothing is under way, and all that was done is known here.
    bool isSettled();
    void start();
    void pause();
    void advance(Index updates = 1);
    void extend(Index updates);  // of a run that has ended: trains on, with so many more
    void trainWithoutEnd();
    void reset();
    // Of a run that has ended: for when it trains on.
    void change(const TrainingChange& change);
    const TrainingChange& nextChange() const { return m_next; }
    void branch(int lane, Index update, const TrainingChange& change);
    void setMemory(std::size_t bytes);
    // In place of the run that is there.
    void open(const SavedRun& run);
    int runId() const { return m_runId; }              // another one for each run
    std::shared_ptr<const SavedRun> savedRun() const;  // nullptr while nothing was done
    // Something of it is in no file.
    bool isChanged() const;
    void markSaved(const SavedRun& run);
    void markUnsaved() { m_saved.clear(); }
    // As LiveRun.
    bool lacksWeights() const { return m_run && m_run->lacksWeights(); }
    std::optional<Index> replayed() const { return m_run ? m_run->replayed() : std::nullopt; }
    // Nothing is under way, so that what is saved now is all there is.
    bool isIdle() const { return !m_run || m_run->isIdle(); }

    // What is known of it.
    int laneCount() const { return static_cast<int>(m_histories.size()); }
    const LaneHistory& history(int lane) const { return m_histories[static_cast<std::size_t>(lane)]; }
    Index newestUpdate() const;
    Index updates() const;           // after which the last lane ends
    double tokensPerSecond() const;  // of the lanes that go on, all together; 0 while it is not known
    // Until the last update, at the pace since it was started; none while that is not known.
    std::optional<double> secondsLeft() const;
    std::size_t memoryUsed() const { return m_run ? m_run->memoryUsed() : 0; }
    std::size_t memory() const { return m_memory; }
    std::shared_ptr<const RecipeCorpora> corpora() const { return m_run ? m_run->corpora() : nullptr; }
    std::vector<CurveLane> curveLanes() const;
    void setLaneHidden(int lane, bool isHidden);

    // What the heatmaps are of: none is the newest.
    std::optional<Index> shownUpdate() const { return m_shown; }
    void setShownUpdate(std::optional<Index> update);  // goes to the last snapshot until then
    void goBySnapshots(int count);                     // back when negative
    // What a lane shows there: its last picture until then.
    std::shared_ptr<const LaneData> laneData(int lane) const;
    Index shownUpdateOf(int lane) const;

    int selectedLane() const { return m_selected; }
    void selectLane(int lane);

    // The model of a lane at the shown update, once it is there: `modelReady`.
    void requestModels(const std::vector<int>& lanes, const QString& purpose);
    bool isWaitingForModels() const { return !m_requests.empty(); }
    void cancelModels();

signals:
    void setupChanged();
    void changed();  // anything of the run
    void sentenceChanged();
    void selectionChanged();  // shown update, selected and hidden lanes
    void problem(const QString& sentence);
    void modelsReady(const std::vector<std::shared_ptr<const attn::TrainedModel>>& models,
                     const QString& purpose);

private:
    void make();
    bool makeNow();  // for a command; false: there is none
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
    bool m_isLarge = false;  // and nobody has consented
    std::unique_ptr<LiveRun> m_run;
    int m_runId = 0;
    std::vector<LaneHistory> m_histories;
    std::vector<int> m_colours;
    std::vector<bool> m_hidden;
    std::shared_ptr<const RecipeCorpora> m_corpora;
    TrainingChange m_next;  // of a run that has ended
    std::optional<Index> m_shown;
    int m_selected = 0;
    // How far a lane was; two histories never have the same.
    struct Mark {
        std::uint64_t epoch = 0;
        Index update = 0;
        std::size_t changes = 0;
        bool hasEnded = false;
        bool operator==(const Mark&) const = default;
    };
    static Mark markOf(const LaneHistory& lane);
    std::vector<Mark> m_saved;  // of the run that is in a file
    std::size_t m_memory = LiveOptions().memory;
    QTimer m_makeTimer, m_refreshTimer;
    QElapsedTimer m_started;
    Index m_startedAt = 0;  // update
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
    QThreadPool m_disposal;  // runs end on a thread of their own
};

}  // namespace attn::ui
