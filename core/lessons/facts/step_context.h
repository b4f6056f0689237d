// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons/facts/lesson_engine.h"

namespace attn {

// A lane of a step, as the person left it.
struct ContextLane {
    std::string id, name;
    LessonModel model;
    std::string map;         // nameOf; empty: the network's own
    SavedWhatIfs fromState;  // what the state changes
    SavedWhatIfs changes;    // what holds: the answer's changes, or else those of the state
    bool isShown = true;
    bool isChanged() const { return !(changes == fromState); }
};

// The state of a step with what a person changed in it, and what the task knows of its text.
class StepContext {
public:
    // `text` replaces the text of both (a question to find). Throws Error for changes of lanes, runs or
    // sliders that the step does not have.
    StepContext(std::shared_ptr<LessonEngine> engine, const LessonState& state, WindowChanges changes,
                std::optional<std::string> text);

    LessonEngine& engine() const { return *m_engine; }
    const LessonState& state() const { return m_state; }
    const WindowChanges& changes() const { return m_changes; }
    const std::vector<ContextLane>& lanes() const { return m_lanes; }
    const ContextLane& lane(const std::string& id) const;  // throws Error that names similar ones
    const ContextLane& firstLane() const;                  // throws Error when there is none
    const std::string& text() const { return m_text; }
    bool readsReference() const { return m_readsReference; }
    std::string taskId() const;  // empty where none is known
    const std::optional<TaskPair>& truth() const { return m_truth; }
    // The measures that the state asks for.
    MeasureRequest usualMeasures() const;

private:
    void addLanes();

    std::shared_ptr<LessonEngine> m_engine;
    LessonState m_state;
    WindowChanges m_changes;
    std::vector<ContextLane> m_lanes;
    std::string m_text;
    bool m_readsReference = false;
    std::optional<TaskPair> m_truth;
};

}  // namespace attn
