// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/facts/step_context.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/tasks/task.h"

namespace attn {
namespace {

template <typename Row>
std::vector<std::string> idsOf(const std::vector<Row>& rows) {
    std::vector<std::string> ids;
    for (const Row& row : rows)
        ids.push_back(row.id);
    return ids;
}

// What is said where there is none, and where there are others; translatable.
struct MissingId {
    const char* none;
    const char* others;
};
constexpr MissingId noLane = {translatable("there is no lane %1 in this step."),
                              translatable("there is no lane %1; %2")};
constexpr MissingId noTraining = {translatable("there is no training %1 in this step."),
                                  translatable("there is no training %1; %2")};
constexpr MissingId noSlider = {translatable("there is no slider %1 in this step."),
                                translatable("there is no slider %1; %2")};

template <typename Row>
void requireId(const std::string& id, const std::vector<Row>& rows, const MissingId& missing) {
    const std::vector<std::string> ids = idsOf(rows);
    if (std::find(ids.begin(), ids.end(), id) == ids.end())
        throw Error(ids.empty() ? told(missing.none, inQuotes(id))
                                : told(missing.others, inQuotes(id), suggestion(id, ids)));
}

}  // namespace

StepContext::StepContext(std::shared_ptr<LessonEngine> engine, const LessonState& state,
                         WindowChanges changes, std::optional<std::string> text)
    : m_engine(std::move(engine)), m_state(state), m_changes(std::move(changes)) {
    m_readsReference = m_state.readsReference;
    if (m_state.text)
        m_text = *m_state.text;
    addLanes();
    if (m_changes.text)
        m_text = *m_changes.text;
    if (text)
        m_text = *text;
    for (const auto& [id, change] : m_changes.changes)
        requireId(id, m_lanes, noLane);
    for (const auto& [id, keys] : m_changes.recipes)
        requireId(id, m_state.runs, noTraining);
    for (const auto& [id, value] : m_changes.sliders)
        requireId(id, m_state.sliders, noSlider);
    for (const std::string& id : m_changes.lanes.value_or(std::vector<std::string>()))
        requireId(id, m_lanes, noLane);
    if (const std::string id = taskId(); !id.empty())
        m_truth = m_engine->task(id).solve(m_text);
}

void StepContext::addLanes() {
    std::shared_ptr<const SavedSession> session;
    if (!m_state.session.empty()) {
        session = m_engine->session(m_state.session);
        if (!m_state.text)
            m_text = session->text;
        m_readsReference |= session->readsReference;
    }
    if (m_state.lanes.empty() && session) {
        for (const SavedModel& model : session->models) {
            ContextLane& lane = m_lanes.emplace_back();
            lane.id = model.laneId();
            lane.name = model.name.empty() ? lane.id : model.name;
            lane.model = {m_state.session + ": " + lane.id, model.model};
            lane.map = model.map;
            if (const auto found = session->whatIfs.find(lane.id); found != session->whatIfs.end())
                lane.fromState = found->second;
        }
    }
    for (const LessonLane& given : m_state.lanes) {
        ContextLane& lane = m_lanes.emplace_back();
        lane.id = given.id;
        lane.name = given.name.empty() ? given.id : given.name;
        lane.model = m_engine->model(given.model);
        lane.map = given.map;
        lane.fromState = given.changes;
    }
    for (ContextLane& lane : m_lanes) {
        const auto change = m_changes.changes.find(lane.id);
        for (const LessonSlider& slider : m_state.sliders)
            if (slider.temperatureOf == lane.id)
                lane.fromState.temperature = static_cast<Real>(slider.value);
        lane.changes = change == m_changes.changes.end() ? lane.fromState : change->second;
        for (const LessonSlider& slider : m_state.sliders)
            if (const auto set = m_changes.sliders.find(slider.id);
                slider.temperatureOf == lane.id && set != m_changes.sliders.end()) {
                if (!(set->second > 0))
                    throw Error(
                        told("the slider %1 is a temperature, which is above 0.", inQuotes(slider.id)));
                lane.changes.temperature = static_cast<Real>(set->second);
            }
        const auto& hidden = m_state.hiddenLanes;
        lane.isShown = m_changes.lanes ? std::find(m_changes.lanes->begin(), m_changes.lanes->end(),
                                                   lane.id) != m_changes.lanes->end()
                                       : std::find(hidden.begin(), hidden.end(), lane.id) == hidden.end();
    }
}

const ContextLane& StepContext::lane(const std::string& id) const {
    requireId(id, m_lanes, noLane);
    return *std::find_if(m_lanes.begin(), m_lanes.end(),
                         [&](const ContextLane& lane) { return lane.id == id; });
}

const ContextLane& StepContext::firstLane() const {
    if (m_lanes.empty())
        throw Error(told("this step has no lane."));
    return m_lanes.front();
}

std::string StepContext::taskId() const {
    if (!m_state.task.empty())
        return m_state.task;
    const std::string id = m_lanes.empty() ? std::string() : m_lanes.front().model.model->training.task;
    return findTask(id) ? id : std::string();
}

MeasureRequest StepContext::usualMeasures() const {
    MeasureRequest request;
    request.task = m_state.task;
    request.lengths = m_state.corpus.lengths;
    request.count = m_state.corpus.count;
    request.seed = m_state.corpus.seed;
    return request;
}

}  // namespace attn
