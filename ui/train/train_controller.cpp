// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_controller.h"

#include <QMetaObject>
#include <QThread>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/train/setup/corpus_preview.h"
#include "core/train/setup/setup_cost.h"
#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/translate_again.h"
#include "ui/train/branch_name.h"

namespace attn::ui {
namespace {

using namespace std::chrono_literals;

// Waits so long after an edit, so that typing a number does not make a run at every digit.
constexpr auto makeDelay = 250ms;
// Time between two refreshes of the window during training. Drawing eight heatmaps and the charts takes about
// 10 ms, and training should keep its processors.
constexpr auto refreshInterval = 200ms;

// The set-up of the recipes that come with the program, if they are found.
RunSetup firstSetup() {
    try {
        return usualSetup("dates");
    } catch (const Error&) {
        return defaultSetup();
    }
}

// Returns the settings with which the run began. Later changes belong only to the run.
RunSetup setupOf(const SavedRun& run) {
    std::vector<JobLane> recipes;
    for (const SavedLane& lane : run.lanes) {
        if (!lane.history.origin)
            recipes.push_back({lane.history.name, lane.history.recipe});
    }
    for (JobLane& lane : recipes)
        lane.recipe.changes.clear();
    return attn::setupOf(recipes);
}

}  // namespace

TrainController::TrainController(QObject* parent) : TrainController(firstSetup(), parent) {}

TrainController::TrainController(RunSetup setup, QObject* parent)
    : QObject(parent), m_setup(std::move(setup)) {
    m_makeTimer.setSingleShot(true);
    m_makeTimer.setInterval(makeDelay);
    connect(&m_makeTimer, &QTimer::timeout, this, &TrainController::make);
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(refreshInterval);
    connect(&m_refreshTimer, &QTimer::timeout, this, &TrainController::refresh);
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, [this] {
        m_data.assign(m_data.size(), {});  // whose texts are of another language now
        if (!m_run || hasBegun())
            return;
        // A run keeps the names of its lanes. One that nobody would miss is made with new ones.
        const int selected = m_selected;
        m_makeTimer.start();
        dispose();
        m_selected = selected;
    });
    m_sentence = usualSentence(m_setup.common, nullptr);
    make();
}

TrainController::~TrainController() {
    cancelModels();
    m_runId = -1;
    m_run.reset();
    m_disposal.waitForDone();
}

void TrainController::setSetup(const RunSetup& setup) {
    const bool isOther = !haveSameCorpora(setup.common, m_setup.common);
    m_setup = setup;
    m_isLarge = isLarge(setup);
    m_makeTimer.start();
    dispose();
    if (isOther)
        m_hasOwnText = false;
    emit setupChanged();
}

// Destroys the run in the background. Its later messages are ignored.
void TrainController::dispose() {
    cancelModels();
    ++m_runId;
    if (m_run)
        m_disposal.start([run = std::shared_ptr<LiveRun>(std::move(m_run))] {});
    m_run.reset();
    m_histories.clear();
    m_colours.clear();
    m_hidden.clear();
    m_data.clear();
    m_maps.clear();
    m_corpora.reset();
    m_shown.reset();
    m_selected = 0;
    m_next = {};
    m_saved.clear();
    emit changed();
    emit selectionChanged();
}

std::function<void()> TrainController::waker() {
    // Called on a thread of the run, which ends before this object.
    return [this, id = m_runId] {
        QMetaObject::invokeMethod(
            this,
            [this, id] {
                if (id == m_runId)
                    wake();
            },
            Qt::QueuedConnection);
    };
}

void TrainController::make() {
    m_makeTimer.stop();
    if (m_run || m_isLarge || !problems(m_setup).empty())
        return;
    std::vector<JobLane> lanes = jobLanes(m_setup);
    if (lanes.empty())
        return;
    if (!m_hasOwnText)
        m_sentence = usualSentence(m_setup.common, nullptr);
    try {
        LiveOptions options;
        options.memory = m_memory;
        options.pin = m_sentence.pin();
        adopt(std::make_unique<LiveRun>(std::move(lanes), options, waker()));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        emit changed();  // says that no run is being made any more
    }
}

bool TrainController::makeNow() {
    if (waitsForConsent() && problems(m_setup).empty())
        m_isLarge = !mayBeLarge || !mayBeLarge(m_setup);
    make();
    return hasRun();
}

void TrainController::adopt(std::unique_ptr<LiveRun> run) {
    m_run = std::move(run);
    const std::vector<int> colours = laneColours(m_setup);
    m_colours.clear();
    for (std::size_t lane = 0; lane < m_setup.lanes.size(); ++lane) {
        if (m_setup.lanes[lane].takesPart)
            m_colours.push_back(colours[lane]);
    }
    refresh();
    emit sentenceChanged();
}

bool TrainController::mayOpen(const SavedRun& run) const {
    const RunSetup setup = setupOf(run);
    return !isLarge(setup) || (mayBeLarge && mayBeLarge(setup));
}

void TrainController::open(const SavedRun& run) {
    const RunSetup setup = setupOf(run);
    dispose();
    m_makeTimer.stop();
    m_setup = setup;
    m_isLarge = false;
    m_hasOwnText = true;
    m_sentence = sentenceOf(QString::fromStdString(run.pin.source), m_setup.common, nullptr);
    m_sentence.readsReference = run.pin.target.has_value();
    if (run.pin.target)
        m_sentence.target = run.pin.target;
    LiveOptions options;
    options.memory = m_memory;
    adopt(std::make_unique<LiveRun>(run, options, waker()));
    for (const LaneHistory& lane : m_histories)
        m_saved.push_back(markOf(lane));
    emit setupChanged();
}

TrainController::Mark TrainController::markOf(const LaneHistory& lane) {
    return {lane.epoch, lane.update(), lane.recipe.changes.size(), lane.end.has_value()};
}

bool TrainController::isChanged() const {
    return hasBegun() &&
           !std::equal(m_histories.begin(), m_histories.end(), m_saved.begin(), m_saved.end(),
                       [](const LaneHistory& lane, const Mark& saved) { return markOf(lane) == saved; });
}

void TrainController::markSaved(const SavedRun& run) {
    m_saved.clear();
    for (const SavedLane& lane : run.lanes)
        m_saved.push_back(markOf(lane.history));
}

std::shared_ptr<const SavedRun> TrainController::savedRun() const {
    return hasBegun() ? std::make_shared<const SavedRun>(m_run->savedRun()) : nullptr;
}

void TrainController::wake() {
    if (!m_refreshTimer.isActive())
        m_refreshTimer.start();
}

void TrainController::refresh() {
    if (!m_run)
        return;
    m_histories.resize(m_run->laneCount());
    m_data.resize(m_histories.size());
    m_hidden.resize(m_histories.size());
    // drops the colours of removed branches
    m_colours.resize(std::min(m_colours.size(), m_histories.size()));
    bool isNew = false;
    for (std::size_t lane = 0; lane < m_histories.size(); ++lane) {
        isNew = m_run->read(lane, m_histories[lane]) || isNew;
        // A branch has the colour of its origin.
        if (lane >= m_colours.size())
            m_colours.push_back(m_histories[lane].origin ? m_colours[m_histories[lane].origin->lane] : 0);
    }
    if (!m_corpora) {
        m_corpora = m_run->corpora();
        if (m_corpora) {
            isNew = true;
            m_data.assign(m_histories.size(), {});
            if (m_sentence.text.isEmpty())
                setText({});
            else if (m_setup.common.corpus && !m_sentence.target)
                setText(m_sentence.text);  // finds its reference among the pairs
            emit sentenceChanged();
            if (m_setup.common.corpus && !m_setup.texts) {
                m_setup.texts = sizesOf(*m_corpora);
                emit setupChanged();
            }
        }
    }
    // The shown snapshot may have been dropped to save memory.
    if (m_shown && *m_shown != snapshotBefore(*m_shown))
        setShownUpdate(m_shown);
    if (isNew)
        emit changed();
}

void TrainController::setText(const QString& text) {
    const bool reads = m_sentence.readsReference;
    m_hasOwnText = !text.isEmpty();
    m_sentence = m_hasOwnText ? sentenceOf(text, m_setup.common, m_corpora.get())
                              : usualSentence(m_setup.common, m_corpora.get());
    m_sentence.readsReference = reads;
    if (m_run)
        m_run->pin(m_sentence.pin());
    m_data.assign(m_histories.size(), {});
    emit sentenceChanged();
    refresh();
}

void TrainController::setReadsReference(bool readsReference) {
    m_sentence.readsReference = readsReference;
    if (m_run)
        m_run->pin(m_sentence.pin());
    emit sentenceChanged();
}

bool TrainController::hasBegun() const {
    return m_run && std::any_of(m_histories.begin(), m_histories.end(),
                                [](const LaneHistory& lane) { return lane.update() > 0; });
}

bool TrainController::isEnded() const {
    return !m_histories.empty() && std::all_of(m_histories.begin(), m_histories.end(),
                                               [](const LaneHistory& lane) { return lane.end.has_value(); });
}

bool TrainController::canTrain() const {
    return m_run ? !isEnded() : problems(m_setup).empty() && !jobLanes(m_setup).empty();
}

bool TrainController::canExtend() const {
    return isEnded() && std::any_of(m_histories.begin(), m_histories.end(), [](const LaneHistory& lane) {
               return isFinished(*lane.end) && lane.update() < Recipe::mostUpdates;
           });
}

bool TrainController::isEndless() const {
    return updates() >= Recipe::mostUpdates;
}

bool TrainController::isSettled() {
    if (m_makeTimer.isActive() || !m_requests.empty() || !isIdle())
        return false;
    refresh();
    return lacksWeights() || std::all_of(m_histories.begin(), m_histories.end(), [](const LaneHistory& lane) {
               // When patience ended the run, the weights are of an earlier update.
               return !lane.problem.empty() ||
                      (lane.latest.picture && (lane.end || lane.latest.update == lane.update()));
           });
}

void TrainController::start() {
    if (!makeNow())
        return;
    m_started.start();
    m_startedAt = slowestUpdate();
    m_run->resume();
    emit changed();
}

void TrainController::pause() {
    if (m_run)
        m_run->pause();
    emit changed();
}

void TrainController::advance(Index updates) {
    if (makeNow())
        m_run->advance(updates);
    emit changed();
}

void TrainController::extend(Index updates) {
    if (!canExtend())
        return;
    try {
        m_run->extend(updates, std::exchange(m_next, {}));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        return;
    }
    m_shown.reset();  // shows the new updates
    refresh();
    start();
    emit selectionChanged();
}

void TrainController::trainWithoutEnd() {
    if (canExtend())
        return extend(Recipe::mostUpdates);
    if (!makeNow())
        return;
    TrainingChange endless;
    endless.updates = Recipe::mostUpdates;
    change(endless);
    // A change passes over lanes that have ended already, while others still train.
    m_run->extend(Recipe::mostUpdates);
    start();
}

void TrainController::reset() {
    if (!m_run)
        return;
    cancelModels();
    m_run->reset();
    m_next = {};
    m_shown.reset();
    m_selected = 0;
    refresh();
    emit changed();
    emit selectionChanged();
}

void TrainController::change(const TrainingChange& change) {
    if (!m_run)
        return;
    if (isEnded()) {
        m_next.rate = change.rate ? change.rate : m_next.rate;
        m_next.dropout = change.dropout ? change.dropout : m_next.dropout;
        m_next.teacherForcing = change.teacherForcing ? change.teacherForcing : m_next.teacherForcing;
        emit changed();
        return;
    }
    try {
        if (sharesTraining() || change.updates)
            m_run->change(change);
        else
            m_run->changeLane(static_cast<std::size_t>(m_selected), change);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

bool TrainController::sharesTraining() const {
    return std::none_of(m_setup.lanes.begin(), m_setup.lanes.end(),
                        [](const LaneSetup& lane) { return lane.takesPart && lane.training.has_value(); });
}

void TrainController::branch(int lane, Index update, const TrainingChange& change) {
    if (!m_run)
        return;
    try {
        const LaneHistory& origin = history(lane);
        m_run->addBranch(static_cast<std::size_t>(lane), update, branchName(origin, update, change), change);
        m_next = {};  // lanes that have ended stay as they are
        refresh();
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void TrainController::setMemory(std::size_t bytes) {
    m_memory = bytes;
    if (m_run)
        m_run->setMemory(bytes);
    emit changed();
}

Index TrainController::newestUpdate() const {
    Index newest = 0;
    for (const LaneHistory& lane : m_histories)
        newest = std::max(newest, lane.update());
    return newest;
}

Index TrainController::slowestUpdate() const {
    Index slowest = newestUpdate();
    for (const LaneHistory& lane : m_histories)
        if (!lane.end)
            slowest = std::min(slowest, lane.update());
    return slowest;
}

Index TrainController::updates() const {
    Index longest = 0;
    for (const LaneHistory& lane : m_histories)
        longest = std::max(longest, lastUpdate(lane.recipe));
    for (std::size_t lane = 0; lane < m_setup.lanes.size() && m_histories.empty(); ++lane)
        longest = std::max(longest, laneRecipe(m_setup, lane).updates);
    return longest;
}

double TrainController::tokensPerSecond() const {
    double secondsPerToken = 0;
    int lanes = 0;
    for (const LaneHistory& lane : m_histories) {
        if (lane.end || !(lane.tokensPerSecond > 0))
            continue;
        secondsPerToken += 1 / lane.tokensPerSecond;
        ++lanes;
    }
    if (lanes == 0)
        return 0;
    // Lanes take turns. There are as many threads as processors.
    return std::min(lanes, QThread::idealThreadCount()) * lanes / secondsPerToken;
}

std::optional<double> TrainController::secondsLeft() const {
    constexpr Index fewest = 10;
    constexpr qint64 soonest = 1500;  // ms
    const Index slowest = slowestUpdate(), done = slowest - m_startedAt;
    if (!isRunning() || isEndless() || done < fewest || m_started.elapsed() < soonest)
        return std::nullopt;
    return 1e-3 * static_cast<double>(m_started.elapsed()) / static_cast<double>(done) *
           static_cast<double>(updates() - slowest);
}

std::vector<CurveLane> TrainController::curveLanes() const {
    std::vector<CurveLane> lanes;
    for (int i = 0; i < laneCount(); ++i) {
        const LaneHistory& lane = history(i);
        CurveLane curve;
        curve.name = QString::fromStdString(lane.name);
        curve.colour = m_colours[static_cast<std::size_t>(i)];
        curve.isBranch = lane.origin.has_value();
        curve.isSelected = i == m_selected;
        curve.isHidden = m_hidden[static_cast<std::size_t>(i)];
        curve.history = &lane;
        curve.changes = lane.recipe.changes;
        lanes.push_back(std::move(curve));
    }
    return lanes;
}

void TrainController::setLaneHidden(int lane, bool isHidden) {
    m_hidden[static_cast<std::size_t>(lane)] = isHidden;
    emit selectionChanged();
}

void TrainController::selectLane(int lane) {
    if (lane < 0 || lane >= laneCount() || lane == m_selected)
        return;
    m_selected = lane;
    emit selectionChanged();
}

}  // namespace attn::ui
