// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/lessons/format/lesson.h"
#include "core/sessions/session_file.h"
#include "core/train/evaluation.h"
#include "core/train/lane_training.h"

namespace attn {

// Long work of a lesson: what may stop it, and who is told how far the part that is being computed is (0 to
// 1). After a stop WorkStopped is thrown.
struct LessonWork {
    std::stop_token stop = {};
    std::function<void(double share)> publish = {};
};

// A model with what tells it from others: a path, or a recipe.
struct LessonModel {
    std::string name;
    std::shared_ptr<const TrainedModel> model;
};

// What a measure is taken of.
struct MeasureRequest {
    std::string task;     // empty: the model's own
    TaskLengths lengths;  // zero: as it was trained
    Index count = 200;
    std::uint64_t seed = 271828;
    std::optional<MapAddress> map;  // of alignment measures; without: the network's own
    bool operator<(const MeasureRequest& other) const;
};

// Share of right tokens and of whole outputs, while the decoder reads the reference.
struct ChangedAccuracy {
    double tokens = 0, whole = 0;
};

// Loads, measures and trains what the facts of a lesson ask for. Each is done once. The same lesson gives the
// same numbers, whatever was asked before. One thread at a time.
class LessonEngine {
public:
    static constexpr std::size_t mostTokens = 500;  // of a source that a person gives

    explicit LessonEngine(std::shared_ptr<const Lesson> lesson, Index threads = 1);

    const Lesson& lesson() const { return *m_lesson; }
    // For all work from now on.
    void setWork(LessonWork work) { m_work = std::move(work); }
    const std::stop_token& stop() const { return m_work.stop; }
    void throwIfStopped() const;  // WorkStopped
    void publish(double share) const;

    // Each throws Error that starts with the lesson's path where a file is at fault.
    LessonModel model(const std::string& path);
    std::shared_ptr<const SavedSession> session(const std::string& path);
    const Recipe& recipe(const std::string& path);
    const Evaluation& evaluation(const LessonModel& model, const MeasureRequest& request);
    // The same pairs with whole maps and the temperature changed; other changes are of one sentence.
    ChangedAccuracy accuracy(const LessonModel& model, const MeasureRequest& request,
                             const Interventions& changes);
    // Trains by the recipe, on one thread unless it says otherwise. Throws Error for a recipe that takes too
    // long for a lesson.
    const TrainingResult& training(const Recipe& recipe);
    // Takes the result of a training that was done elsewhere by this recipe, from its start to its end, so
    // that it is not done again.
    void take(const Recipe& recipe, std::shared_ptr<const TrainedModel> model, TrainingEnd end,
              Index updates);
    // The task, created once.
    const Task& task(const std::string& id);

private:
    const Corpus& corpus(const LessonModel& model, const MeasureRequest& request);

    std::shared_ptr<const Lesson> m_lesson;
    Index m_threads;
    LessonWork m_work;
    std::map<std::string, LessonModel> m_models;
    std::map<std::string, std::shared_ptr<const SavedSession>> m_sessions;
    std::map<std::string, Recipe> m_recipes;
    std::map<std::string, std::unique_ptr<Task>> m_tasks;
    std::map<std::pair<std::string, MeasureRequest>, Corpus> m_corpora;
    std::map<std::pair<std::string, MeasureRequest>, Evaluation> m_evaluations;
    std::map<std::tuple<std::string, MeasureRequest, std::string>, ChangedAccuracy> m_accuracies;
    std::map<std::string, TrainingResult> m_trainings;
};

}  // namespace attn
