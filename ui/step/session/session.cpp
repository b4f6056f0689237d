// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/session.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/train/corpora/corpus.h"
#include "ui/kit/text/translate_again.h"
#include "ui/step/session/lane/lane_tags.h"
#include "ui/step/session/session_commands.h"

namespace attn::ui {
namespace {

constexpr int typingKey = 1;
constexpr int mostUndone = 500;  // commands

bool haveSameTokens(const Lane& a, const Lane& b) {
    return a.model()->source.tokens() == b.model()->source.tokens() &&
           a.model()->target.tokens() == b.model()->target.tokens();
}

}  // namespace

Session::Session(QObject* parent) : QObject(parent) {
    m_undoStack.setUndoLimit(mostUndone);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (runSlice())
            emit changed(SessionChange::Decoded);
    });
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, [this] {
        if (m_lanes.empty())
            return;
        nameLanes(m_lanes);
        for (const auto& lane : m_lanes)
            lane->tellAnew();
        emit changed(SessionChange::ShownLanes);
    });
}

Session::~Session() {
    m_undoStack.disconnect(this);
}

bool Session::openModel(const QString& path) {
    return openModels({path}) == 1;
}

std::vector<std::unique_ptr<Lane>> Session::loadLanes(const QStringList& paths) {
    std::vector<std::unique_ptr<Lane>> lanes;
    for (const QString& path : paths) {
        try {
            const std::shared_ptr<const TrainedModel> model = loadModel(path.toStdString());
            for (const std::string& sentence : model->conclusions)
                emit concluded(QString::fromStdString(sentence));
            lanes.push_back(std::make_unique<Lane>(path, model));
        } catch (const std::exception& error) {
            emit refused(QString::fromUtf8(error.what()));
        }
    }
    return lanes;
}

bool Session::addLane(std::unique_ptr<Lane> lane) {
    // A lane with an id comes from a session, which says which lanes are separate.
    if (lane->id().isEmpty()) {
        if (const auto same = laneOfFile(m_lanes, lane->path()); same != m_lanes.end()) {
            readAgain(*same, std::move(lane));
            return true;
        }
    }
    if (m_lanes.size() >= mostLanes) {
        emit refused(tr("%1: the window shows at most %2 lanes, and they are all taken; close one first.")
                         .arg(lane->path())
                         .arg(mostLanes));
        return false;
    }
    lane->setTag(freeTag(m_lanes, *lane));
    m_inputs.hiddenLanes.removeAll(lane->id());
    insert(std::move(lane));
    return true;
}

void Session::insert(std::unique_ptr<Lane> lane) {
    const auto place = std::upper_bound(m_lanes.begin(), m_lanes.end(), lane,
                                        [](auto& a, auto& b) { return a->scorePlace() < b->scorePlace(); });
    m_lanes.insert(place, std::move(lane));
    nameLanes(m_lanes);
}

void Session::readAgain(std::unique_ptr<Lane>& open, std::unique_ptr<Lane> lane) {
    lane->setTag(open->tag());
    m_inputs.hiddenLanes.removeAll(lane->id());
    // Changes by hand name tokens by their ids, which mean nothing in other vocabularies.
    if (!haveSameTokens(*open, *lane)) {
        m_inputs.whatIfs.erase(lane->id());
        m_undoStack.clear();
    }
    const bool keepsPlace = open->scoreId() == lane->scoreId();
    open.swap(lane);
    if (!keepsPlace)
        std::stable_sort(m_lanes.begin(), m_lanes.end(),
                         [](auto& a, auto& b) { return a->scorePlace() < b->scorePlace(); });
    nameLanes(m_lanes);
}

void Session::closeLane(const QString& laneId) {
    const auto lane =
        std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& one) { return one->id() == laneId; });
    if (lane == m_lanes.end())
        return;
    if (m_lanes.size() == 1) {
        emit refused(
            tr("%1 is the only lane that is open. Open another one, then close it.").arg((*lane)->name()));
        return;
    }
    stopDecoding();
    const std::unique_ptr<Lane> closed = std::move(*lane);  // the id may be its own
    m_lanes.erase(lane);
    m_inputs.hiddenLanes.removeAll(laneId);
    m_inputs.whatIfs.erase(laneId);
    m_inputs.maps.erase(laneId);
    m_undoStack.clear();  // its inputs may be about this lane
    showEnoughLanes();
    nameLanes(m_lanes);
    resetLanes();
    emit changed(SessionChange::Models);
}

int Session::openModels(const QStringList& paths) {
    return openLanes(loadLanes(paths));
}

int Session::openLanes(std::vector<std::unique_ptr<Lane>> lanes) {
    int opened = 0;
    for (std::unique_ptr<Lane>& lane : lanes)
        opened += addLane(std::move(lane)) ? 1 : 0;
    if (opened > 0) {
        resetLanes();
        emit changed(SessionChange::Models);
    }
    return opened;
}

int Session::replaceModels(const QStringList& paths, const SessionInputs& inputs) {
    return replaceLanes(loadLanes(paths), inputs);
}

int Session::replaceLanes(std::vector<std::unique_ptr<Lane>> lanes, const SessionInputs& inputs) {
    return lanes.empty() ? 0 : restoreLanes(std::move(lanes), inputs);
}

int Session::restoreLanes(std::vector<std::unique_ptr<Lane>> lanes, const SessionInputs& inputs) {
    stopDecoding();
    m_lanes.clear();
    m_goal = 0;
    int opened = 0;
    for (std::unique_ptr<Lane>& lane : lanes)
        opened += addLane(std::move(lane)) ? 1 : 0;
    m_inputs = inputs;
    showEnoughLanes();
    m_undoStack.clear();
    resetLanes();
    emit changed(SessionChange::Models);
    emit changed(SessionChange::Source);
    return opened;
}

std::vector<const Lane*> Session::shownLanes() const {
    std::vector<const Lane*> shown;
    for (const auto& lane : m_lanes) {
        if (isLaneShown(lane->id()))
            shown.push_back(lane.get());
    }
    return shown;
}

const Task* Session::task() const {
    for (const auto& lane : m_lanes) {
        if (const Task* task = m_tasks.task(lane->taskId()))
            return task;
    }
    return nullptr;
}

void Session::setSourceText(const QString& text) {
    SessionInputs inputs = m_inputs;
    inputs.text = text.left(longestText);
    if (text.size() > longestText && inputs.text.back().isHighSurrogate())
        inputs.text.chop(1);  // drops half a character
    if (inputs.text != m_inputs.text)
        inputs.whatIfs.clear();
    push(std::move(inputs), tr("change of text"), {.key = typingKey, .endsWithPause = true});
    if (text.size() > longestText)
        emit textCut(text.size());
}

void Session::setDecoderReads(DecoderReads reads) {
    SessionInputs inputs = m_inputs;
    inputs.reads = reads;
    push(std::move(inputs), tr("change of what the decoder reads"), {});
}

void Session::setLaneShown(const QString& laneId, bool isShown) {
    if (isShown == isLaneShown(laneId))
        return;
    if (!isShown && !canHideLane()) {
        emit refused(tr("%1 is the only lane that is shown. Show another one, then hide it.")
                         .arg(shownLanes().front()->name()));
        return;
    }
    SessionInputs inputs = m_inputs;
    inputs.hiddenLanes.removeAll(laneId);
    if (!isShown)
        inputs.hiddenLanes.append(laneId);
    push(std::move(inputs), tr("choice of lanes"), {});
}

void Session::setLanesShown(const QStringList& laneIds) {
    SessionInputs inputs = m_inputs;
    bool isAny = false;
    for (const auto& lane : m_lanes) {
        const QString& id = lane->id();
        inputs.hiddenLanes.removeAll(id);
        if (laneIds.contains(id))
            isAny = true;
        else
            inputs.hiddenLanes.append(id);
    }
    QStringList before = m_inputs.hiddenLanes;
    before.sort();
    inputs.hiddenLanes.sort();  // the same lanes are the same choice
    if (isAny && inputs.hiddenLanes != before)
        push(std::move(inputs), tr("choice of lanes"), {});
}

void Session::setWhatIfs(const QString& laneId, const Interventions& whatIfs, const QString& text, int drag) {
    const auto lane =
        std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& one) { return one->id() == laneId; });
    if (lane == m_lanes.end())
        return;
    try {
        validate(whatIfs, (*lane)->model()->network, (*lane)->sourceLength());
    } catch (const Error& error) {
        emit refused(tr("%1: %2").arg((*lane)->name(), QString::fromUtf8(error.what())));
        return;
    }
    SessionInputs inputs = m_inputs;
    if (whatIfs.isEmpty())
        inputs.whatIfs.erase(laneId);
    else
        inputs.whatIfs[laneId] = whatIfs;
    push(std::move(inputs), text, {.key = drag});
}

const Interventions& Session::whatIfs(const QString& laneId) const {
    static const Interventions none;
    const auto found = m_inputs.whatIfs.find(laneId);
    return found == m_inputs.whatIfs.end() ? none : found->second;
}

void Session::setMap(const QString& laneId, const MapAddress& map) {
    const auto lane =
        std::find_if(m_lanes.begin(), m_lanes.end(), [&](const auto& one) { return one->id() == laneId; });
    if (lane == m_lanes.end())
        return;
    SessionInputs inputs = m_inputs;
    inputs.maps.erase(laneId);
    if (map != (*lane)->model()->network.alignment())
        inputs.maps[laneId] = map;
    push(std::move(inputs), tr("choice of the map"), {});
}

void Session::setForm(const SentenceForm& form) {
    SessionInputs inputs = m_inputs;
    inputs.form = form;
    push(std::move(inputs), tr("choice of rows and words"), {});
}

void Session::showMaps(const std::map<QString, MapAddress>& mapsOfLanes) {
    SessionInputs inputs = m_inputs;
    inputs.hiddenLanes.clear();
    for (const auto& lane : m_lanes) {
        const auto map = mapsOfLanes.find(lane->id());
        if (map == mapsOfLanes.end()) {
            inputs.hiddenLanes.append(lane->id());
            continue;
        }
        inputs.maps.erase(lane->id());
        if (map->second != lane->model()->network.alignment())
            inputs.maps[lane->id()] = map->second;
    }
    inputs.hiddenLanes.sort();  // the same lanes are the same choice
    if (inputs.hiddenLanes.size() < static_cast<qsizetype>(m_lanes.size()))
        push(std::move(inputs), tr("choice of lanes"), {});
}

// A model that was read again may have other maps.
void Session::applyMap(Lane& lane) const {
    const auto found = m_inputs.maps.find(lane.id());
    lane.setMap(found == m_inputs.maps.end() ? std::nullopt : std::optional(found->second));
    lane.setForm(m_inputs.form);
}

void Session::clearWhatIfs() {
    SessionInputs inputs = m_inputs;
    inputs.whatIfs.clear();
    push(std::move(inputs), tr("return to the original"), {});
}

void Session::start(const SessionInputs& inputs) {
    replaceInputs(inputs);
    m_undoStack.clear();
}

void Session::push(SessionInputs inputs, const QString& text, const Merging& merging) {
    if (inputs != m_inputs)
        m_undoStack.push(new ChangeInputs(*this, std::move(inputs), text, merging));
}

void Session::replaceInputs(const SessionInputs& inputs) {
    const SessionInputs before = m_inputs;
    m_inputs = inputs;
    m_isStopped = false;
    showEnoughLanes();
    if (before.text != m_inputs.text || before.reads != m_inputs.reads) {
        resetLanes();
    } else {
        for (const auto& lane : m_lanes) {
            applyMap(*lane);
            applyWhatIfs(*lane);
        }
        runSlice();
    }
    if (before.hiddenLanes != m_inputs.hiddenLanes)
        emit changed(SessionChange::ShownLanes);
    if (before.text != m_inputs.text)
        emit changed(SessionChange::Source);
    if (before.reads != m_inputs.reads)
        emit changed(SessionChange::DecoderReads);
    if (before.whatIfs != m_inputs.whatIfs)
        emit changed(SessionChange::WhatIfs);
    if (before.maps != m_inputs.maps || before.form != m_inputs.form)
        emit changed(SessionChange::Maps);
}

void Session::showEnoughLanes() {
    // At least one lane stays shown, even with settings that were written for other models.
    while (!m_inputs.hiddenLanes.isEmpty() &&
           static_cast<int>(shownLanes().size()) <
               std::min<int>(fewestShown, static_cast<int>(m_lanes.size())))
        m_inputs.hiddenLanes.removeLast();
}

bool Session::knowsReference() const {
    return std::any_of(m_lanes.begin(), m_lanes.end(),
                       [](const auto& lane) { return lane->knowsReference(); });
}

void Session::resetLanes() {
    for (const auto& lane : m_lanes) {
        applyMap(*lane);
        const Task* task = m_tasks.task(lane->taskId());
        try {
            lane->setInput({.text = m_inputs.text,
                            .truth = m_tasks.solve(lane->taskId(), m_inputs.text),
                            .linksCount = task && countsIn(*task, lane->model()->tokenizers),
                            .readsReference = m_inputs.reads == DecoderReads::Reference});
            applyWhatIfs(*lane);
        } catch (const std::exception& error) {
            emit refused(
                tr("%1 could not read the text: %2").arg(lane->name(), QString::fromUtf8(error.what())));
        }
    }
    runSlice();
}

// Changes that do not fit, such as those of another model, are left out and reported.
void Session::applyWhatIfs(Lane& lane) {
    try {
        validate(whatIfs(lane.id()), lane.model()->network, lane.sourceLength());
    } catch (const Error& error) {
        m_inputs.whatIfs.erase(lane.id());
        emit refused(tr("%1: the changes by hand do not fit any more and were left out: %2")
                         .arg(lane.name(), QString::fromUtf8(error.what())));
    }
    lane.setWhatIfs(whatIfs(lane.id()));
}

void Session::decodeUpTo(int steps) {
    m_isStopped = m_isStopped && steps <= m_goal;
    m_goal = steps;
    if (runSlice())
        emit changed(SessionChange::Decoded);
}

void Session::stopDecoding() {
    m_isStopped = true;
    m_goal = std::min(m_goal, decodedSteps());
    if (!hasWork())
        m_timer.stop();
}

// A lane with changes goes on to its end if it had ended without them, because their effect is described for
// the whole output.
bool Session::isWanted(const Lane& lane) const {
    return isLaneShown(lane.id()) && !lane.isFinished() &&
           (lane.stepCount() < m_goal || (!m_isStopped && lane.hadEnded()));
}

bool Session::hasWork() const {
    return std::any_of(m_lanes.begin(), m_lanes.end(), [this](const auto& lane) { return isWanted(*lane); });
}

bool Session::runSlice() {
    const QDeadlineTimer deadline(slice, Qt::PreciseTimer);
    bool isAny = false;
    // The lane with the fewest tokens goes first, so that all grow together.
    while (true) {
        Lane* next = nullptr;
        for (const auto& lane : m_lanes) {
            if (isWanted(*lane) && (!next || lane->stepCount() < next->stepCount()))
                next = lane.get();
        }
        if (!next) {
            m_timer.stop();
            return isAny;
        }
        if (isAny && deadline.hasExpired())
            break;
        try {
            next->advance();
        } catch (const std::exception& error) {
            emit refused(tr("%1 could not decode: %2").arg(next->name(), QString::fromUtf8(error.what())));
        }
        isAny = true;
    }
    m_timer.start();
    return isAny;
}

int Session::decodedSteps() const {
    int steps = 0;
    for (const Lane* lane : shownLanes())
        steps = std::max(steps, lane->stepCount());
    return steps;
}

bool Session::isFinished() const {
    const auto shown = shownLanes();
    return std::all_of(shown.begin(), shown.end(), [](const Lane* lane) { return lane->isFinished(); });
}

std::optional<int> Session::expectedSteps() const {
    int steps = 0;
    for (const Lane* lane : shownLanes()) {
        const std::optional<int> expected = lane->expectedSteps();
        if (!expected)
            return std::nullopt;
        steps = std::max(steps, *expected);
    }
    return steps;
}

}  // namespace attn::ui
