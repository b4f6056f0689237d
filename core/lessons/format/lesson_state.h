// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/sessions/saved_what_ifs.h"
#include "core/tasks/task.h"

namespace attn {

// A lane that a step wants.
struct LessonLane {
    std::string id;
    std::string model;  // a path; empty for a lane of the session
    std::string name;   // shown instead of the usual one; empty: the usual one
    std::string map;    // nameOf; empty: the network's own
    SavedWhatIfs changes;
};

struct LessonCorpus {
    Index count = 200;
    std::uint64_t seed = 271828;
    TaskLengths lengths;  // zero: as the models were trained
};

// A key of a recipe that a person may set, with the values to choose from.
struct LessonSetting {
    struct Value {
        nlohmann::json value;
        std::string text;  // shown instead; empty: the value itself
    };
    std::string key, label;
    std::vector<Value> values;
};

struct LessonRun {
    std::string id, recipe, name;
    std::vector<LessonSetting> settings;
};

struct LessonSlider {
    std::string id, label;
    double least = 0, most = 1, step = 0, value = 0;  // step 0: any number
    std::string temperatureOf;                        // id of a lane, or empty
};

struct LessonLandscape {
    std::vector<std::pair<double, double>> keys;
    std::pair<double, double> query = {1, 0};
    std::vector<std::string> scores;  // ids; empty: all that need no more than two vectors
    double temperature = 1;
};

// What a step wants of the window (README.md, "State"). Steps count from 1.
struct LessonState {
    std::string session;  // a file of the lesson; empty: none
    std::string mode = "step";
    std::string task;                 // id; empty: that of the first lane's model
    std::vector<LessonLane> lanes;    // empty with a session: the session's own
    std::optional<std::string> text;  // without: the session's, or an empty one
    bool readsReference = false;
    std::string target;  // what is read then; empty: the task's right output
    std::string view = "heatmap";
    std::optional<Index> step;  // tokens that are decoded and shown; without: all
    std::string lane;           // the selected one; empty: the first
    std::vector<std::string> hiddenLanes;
    bool showsFocus = false;
    std::string stage;  // empty: the dock is closed
    Index beam = 5;
    std::vector<std::string> hidden;  // ids of lessonHideable()
    LessonCorpus corpus;
    std::vector<LessonRun> runs;
    std::vector<LessonSlider> sliders;
    std::optional<LessonLandscape> landscape;

    const LessonRun* findRun(const std::string& id) const;
    const LessonSlider* findSlider(const std::string& id) const;
};

const std::vector<std::string>& lessonViews();
const std::vector<std::string>& lessonStages();
const std::vector<std::string>& lessonHideable();

// Reads a whole state. Throws Error, which starts with `where` and names the key, for anything but
// README.md's keys. `path` is the place of the object: "state".
LessonState lessonStateFromJson(const nlohmann::json& value, const std::string& where,
                                const std::string& path);
// The keys of a step put over those of the step before it.
nlohmann::json mergedLessonState(const nlohmann::json& before, const nlohmann::json& given);

// What a person changed in the window since the step began: the answer of a question to do.
struct WindowChanges {
    std::optional<std::string> text;
    std::map<std::string, SavedWhatIfs> changes;                           // by lane
    std::map<std::string, std::map<std::string, nlohmann::json>> recipes;  // by run, by recipe key
    std::map<std::string, double> sliders;
    std::optional<std::vector<std::string>> lanes;  // those that are shown
    std::optional<std::string> view, lane;
    std::optional<Index> step;
};
WindowChanges windowChangesFromJson(const nlohmann::json& value, const std::string& where,
                                    const std::string& path);
nlohmann::ordered_json windowChangesToJson(const WindowChanges& changes);

}  // namespace attn
