// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_state.h"

#include <algorithm>
#include <set>

#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/format/changes_json.h"
#include "core/lessons/format/lesson_values.h"
#include "core/network/attention/scores/score_registry.h"

namespace attn {
namespace {

using nlohmann::json;

constexpr std::size_t mostLanesOfStep = 16, mostRunsOfStep = 16, mostSliders = 4, mostSettings = 8,
                      mostValues = 12;
constexpr std::size_t longestLessonText = 16'000, longestLine = 300, longestPathText = 300;
constexpr double largestNumber = 1e6;

LessonLane readLane(LessonValues& values) {
    LessonLane lane;
    lane.id = values.neededId("id", true);
    lane.model = values.text("model", longestPathText);
    lane.name = values.text("name", longestLine);
    lane.map = values.text("map", 40);
    if (!lane.map.empty() && !mapOfName(lane.map))
        values.refuse(told("%1 should name an attention map such as \"cross.1.1\", found %2.",
                           values.pathOf("map"), inQuotes(lane.map)));
    if (const json* changes = values.find("changes"))
        lane.changes = changesFromJson(*changes, values.where(), values.pathOf("changes"));
    return lane;
}

// Two numbers in brackets.
std::pair<double, double> pairOf(const LessonValues& values, const json& value, const std::string& path) {
    if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number())
        values.refuse(told("%1 should be two numbers in brackets, such as [1, 0.5].", path));
    return {value[0].get<double>(), value[1].get<double>()};
}

LessonCorpus readCorpus(const json& value, const std::string& where, const std::string& path) {
    LessonValues values(value, where, path);
    LessonCorpus corpus;
    corpus.count = values.whole("count", 1, 10'000).value_or(corpus.count);
    values.read("seed", corpus.seed);
    if (const json* lengths = values.find("lengths")) {
        const auto [shortest, longest] = pairOf(values, *lengths, values.pathOf("lengths"));
        corpus.lengths = {static_cast<Index>(shortest), static_cast<Index>(longest)};
        if (!(shortest >= 1 && longest >= shortest && longest <= 10'000))
            values.refuse(told("%1 should be the shortest and the longest length, such as [4, 30].",
                               values.pathOf("lengths")));
    }
    values.refuseUnknown();
    return corpus;
}

LessonSlider readSlider(LessonValues& values) {
    LessonSlider slider;
    slider.id = values.neededId("id", true);
    slider.label = values.text("label", longestLine, slider.id);
    for (const char* key : {"least", "most", "value"})
        values.need(key);
    slider.least = *values.number("least", -largestNumber, largestNumber);
    slider.most = *values.number("most", slider.least, largestNumber);
    slider.value = *values.number("value", slider.least, slider.most);
    slider.step = values.number("step", 0, largestNumber).value_or(0);
    slider.temperatureOf = values.text("temperature_of", longestLine);
    if (!slider.temperatureOf.empty() && slider.least <= 0)
        values.refuse(
            told("%1 should be above 0, because the slider is a temperature.", values.pathOf("least")));
    return slider;
}

LessonSetting readSetting(LessonValues& values) {
    LessonSetting setting;
    setting.key = values.neededText("key", longestLine);
    setting.label = values.text("label", longestLine, setting.key);
    values.each("values", mostValues, [&](const json& given, const std::string& at) {
        LessonSetting::Value& value = setting.values.emplace_back();
        if (!given.is_object()) {
            value.value = given;
            return;
        }
        LessonValues fields(given, values.where(), at);
        fields.need("value");
        value.value = *fields.find("value");
        value.text = fields.neededText("text", longestLine);
        fields.refuseUnknown();
    });
    for (std::size_t i = 0; i < setting.values.size(); ++i)
        if (const json& value = setting.values[i].value; value.is_structured() || value.is_null())
            values.refuse(told("%1 should be numbers, texts or truths, found %2.", values.pathOf("values"),
                               value.type_name()));
    if (setting.values.size() < 2)
        values.refuse(
            told("%1 should be 2 to 12 values, found %2.", values.pathOf("values"), setting.values.size()));
    return setting;
}

LessonLandscape readLandscape(const json& value, const std::string& where, const std::string& path) {
    LessonValues values(value, where, path);
    LessonLandscape landscape;
    values.each("keys", 12, [&](const json& key, const std::string& at) {
        landscape.keys.push_back(pairOf(values, key, at));
    });
    if (landscape.keys.size() < 2)
        values.refuse(
            told("%1 should be 2 to 12 keys, found %2.", values.pathOf("keys"), landscape.keys.size()));
    if (const json* query = values.find("query"))
        landscape.query = pairOf(values, *query, values.pathOf("query"));
    landscape.scores = values.texts("scores", 8);
    for (const std::string& score : landscape.scores)
        if (!findScoreFunction(score))
            values.refuse(
                told("%1 has no score function %2 to choose.", values.pathOf("scores"), inQuotes(score)));
    landscape.temperature = values.number("temperature", 1e-3, 1e3).value_or(1);
    values.refuseUnknown();
    return landscape;
}

template <typename Row>
void refuseTwice(const LessonValues& values, const std::vector<Row>& rows, const char* key) {
    std::set<std::string> ids;
    for (const Row& row : rows)
        if (!ids.insert(row.id).second)
            values.refuse(told("%1 has the id %2 twice.", values.pathOf(key), inQuotes(row.id)));
}

// Names of lanes that the state gives itself; those of a session are known only when it is opened.
void checkLaneNames(const LessonValues& values, const LessonState& state) {
    if (state.lanes.empty())
        return;
    std::vector<std::string> ids;
    for (const LessonLane& lane : state.lanes)
        ids.push_back(lane.id);
    const auto check = [&](const std::string& key, const std::string& id) {
        if (!id.empty() && std::find(ids.begin(), ids.end(), id) == ids.end())
            values.refuse(
                told("%1 names no lane %2; %3", values.pathOf(key), inQuotes(id), suggestion(id, ids)));
    };
    check("lane", state.lane);
    for (const std::string& id : state.hiddenLanes)
        check("hidden_lanes", id);
    for (const LessonSlider& slider : state.sliders)
        check("sliders", slider.temperatureOf);
}

template <typename Row>
const Row* findRow(const std::vector<Row>& rows, const std::string& id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace

const LessonRun* LessonState::findRun(const std::string& id) const {
    return findRow(runs, id);
}

const LessonSlider* LessonState::findSlider(const std::string& id) const {
    return findRow(sliders, id);
}

const std::vector<std::string>& lessonViews() {
    static const std::vector<std::string> views = {"heatmap", "lines",    "difference",
                                                   "beam",    "document", "landscape"};
    return views;
}

const std::vector<std::string>& lessonStages() {
    static const std::vector<std::string> stages = {
        "annotations", "read",   "source_self", "self_attention", "state",    "scores", "weights",
        "context",     "values", "attentional", "feed_forward",   "residual", "output"};
    return stages;
}

const std::vector<std::string>& lessonHideable() {
    static const std::vector<std::string> parts = {"next_row", "weights", "names"};
    return parts;
}

LessonState lessonStateFromJson(const json& value, const std::string& where, const std::string& path) {
    LessonValues values(value, where, path);
    LessonState state;
    bool isFresh = false;
    values.read("fresh", isFresh);
    state.session = values.text("session", longestPathText);
    state.mode = values.choice("mode", {"step", "train"}, state.mode);
    state.task = values.text("task", 100);
    if (!state.task.empty() && !findTask(state.task)) {
        std::vector<std::string> ids;
        for (const TaskDescription& task : tasks())
            ids.push_back(task.id);
        values.refuse(told("%1 has no task %2; %3", values.pathOf("task"), inQuotes(state.task),
                           suggestion(state.task, ids)));
    }
    values.eachObject("lanes", mostLanesOfStep,
                      [&](LessonValues& row) { state.lanes.push_back(readLane(row)); });
    if (values.has("text"))
        state.text = values.text("text", longestLessonText);
    values.read("reads_reference", state.readsReference);
    state.target = values.text("target", longestLessonText);
    state.view = values.choice("view", lessonViews(), state.view);
    state.step = values.whole("step", 0, 1000);
    state.lane = values.text("lane", longestLine);
    state.hiddenLanes = values.texts("hidden_lanes", mostLanesOfStep);
    values.read("focus", state.showsFocus);
    state.stage = values.choice("stage", lessonStages(), {});
    state.beam = values.whole("beam", 1, 100).value_or(state.beam);
    state.hidden = values.texts("hide", lessonHideable().size());
    for (const std::string& part : state.hidden)
        if (std::find(lessonHideable().begin(), lessonHideable().end(), part) == lessonHideable().end())
            values.refuse(told("%1 should be some of %2, found %3.", values.pathOf("hide"),
                               listed(lessonHideable()), inQuotes(part)));
    if (const json* corpus = values.find("corpus"))
        state.corpus = readCorpus(*corpus, where, values.pathOf("corpus"));
    values.eachObject("runs", mostRunsOfStep, [&](LessonValues& row) {
        LessonRun& run = state.runs.emplace_back();
        run.id = row.neededId("id", true);
        run.recipe = row.neededText("recipe", longestPathText);
        run.name = row.text("name", longestLine);
        row.eachObject("settings", mostSettings,
                       [&](LessonValues& setting) { run.settings.push_back(readSetting(setting)); });
    });
    values.eachObject("sliders", mostSliders,
                      [&](LessonValues& row) { state.sliders.push_back(readSlider(row)); });
    if (const json* landscape = values.find("landscape"))
        state.landscape = readLandscape(*landscape, where, values.pathOf("landscape"));
    values.refuseUnknown();
    refuseTwice(values, state.lanes, "lanes");
    refuseTwice(values, state.runs, "runs");
    refuseTwice(values, state.sliders, "sliders");
    for (const LessonLane& lane : state.lanes)
        if (lane.model.empty())
            values.refuse(
                told("%1 has no model for the lane %2.", values.pathOf("lanes"), inQuotes(lane.id)));
    checkLaneNames(values, state);
    return state;
}

json mergedLessonState(const json& before, const json& given) {
    json merged = before.is_object() ? before : json::object();
    if (given.is_object() && given.contains("fresh") && given["fresh"] == true)
        merged = json::object();
    for (const auto& [key, value] : given.items()) {
        if (value.is_null())
            merged.erase(key);
        else
            merged[key] = value;
    }
    merged.erase("fresh");
    return merged;
}

WindowChanges windowChangesFromJson(const json& value, const std::string& where, const std::string& path) {
    LessonValues values(value, where, path);
    WindowChanges changes;
    if (values.has("text"))
        changes.text = values.text("text", longestLessonText);
    if (const json* lanes = values.find("changes")) {
        LessonValues rows(*lanes, where, values.pathOf("changes"));
        for (const auto& [lane, row] : lanes->items())
            changes.changes[lane] = changesFromJson(row, where, rows.pathOf(lane));
    }
    if (const json* runs = values.find("recipes")) {
        LessonValues rows(*runs, where, values.pathOf("recipes"));
        for (const auto& [run, row] : runs->items()) {
            const LessonValues keys(row, where, rows.pathOf(run));
            for (const auto& [key, to] : row.items())
                changes.recipes[run][key] = to;
        }
    }
    if (const json* sliders = values.find("sliders")) {
        LessonValues rows(*sliders, where, values.pathOf("sliders"));
        for (const auto& [slider, to] : sliders->items())
            changes.sliders[slider] = *rows.number(slider, -largestNumber, largestNumber);
    }
    if (values.has("lanes"))
        changes.lanes = values.texts("lanes", mostLanesOfStep);
    if (values.has("view"))
        changes.view = values.choice("view", lessonViews(), {});
    if (values.has("lane"))
        changes.lane = values.text("lane", longestLine);
    changes.step = values.whole("step", 0, 1000);
    values.refuseUnknown();
    return changes;
}

nlohmann::ordered_json windowChangesToJson(const WindowChanges& changes) {
    nlohmann::ordered_json value = nlohmann::ordered_json::object();
    if (changes.text)
        value["text"] = *changes.text;
    for (const auto& [lane, change] : changes.changes)
        value["changes"][lane] = changesToJson(change);
    for (const auto& [run, keys] : changes.recipes)
        for (const auto& [key, to] : keys)
            value["recipes"][run][key] = to;
    for (const auto& [slider, to] : changes.sliders)
        value["sliders"][slider] = to;
    if (changes.lanes)
        value["lanes"] = *changes.lanes;
    if (changes.view)
        value["view"] = *changes.view;
    if (changes.lane)
        value["lane"] = *changes.lane;
    if (changes.step)
        value["step"] = *changes.step;
    return value;
}

}  // namespace attn
