// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_draft.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"

namespace attn {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t longestDraftId = 60;

std::string textAt(const ordered_json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// The other keys of an object, in their order.
ordered_json without(const ordered_json& object, const std::set<std::string>& keys) {
    ordered_json rest = ordered_json::object();
    for (const auto& [key, value] : object.items())
        if (!keys.contains(key))
            rest[key] = value;
    return rest;
}

DraftStep stepOf(const ordered_json& row, const LessonFiles& files) {
    DraftStep step;
    step.id = textAt(row, "id");
    step.title = textAt(row, "title");
    if (const std::string name = textAt(row, "text"); files.has(name))
        step.text = files.read(name);
    step.toDo = textAt(row, "do");
    if (row.contains("state"))
        step.state = row["state"];
    if (row.contains("question"))
        step.question = row["question"];
    if (const auto found = row.find("highlights"); found != row.end() && found->is_array())
        for (const ordered_json& part : *found)
            if (part.is_string())
                step.highlights.push_back(part.get<std::string>());
    return step;
}

}  // namespace

std::string lessonIdOf(const std::string& title) {
    std::string id;
    for (const char c : title) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte))
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
        if (id.size() == longestDraftId)
            break;
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "lesson" : id;
}

LessonDraft LessonDraft::of(const LessonFiles& files) {
    LessonDraft draft;
    const std::string where = files.where(lessonJsonName);
    if (!files.has(lessonJsonName))
        throw Error(files.path() + ": " + told("has no %1, so it is no lesson.", lessonJsonName));
    ordered_json json;
    try {
        json = ordered_json::parse(files.read(lessonJsonName));
    } catch (const nlohmann::json::exception& error) {
        throw Error(where + ": " + told("is not JSON: %1", error.what()));
    }
    if (!json.is_object())
        throw Error(where + ": " + told("should be an object."));
    draft.id = textAt(json, "id");
    draft.title = textAt(json, "title");
    draft.summary = textAt(json, "summary");
    draft.other = without(json, {"format", "version", "id", "title", "summary", "steps"});
    std::set<std::string> texts = {lessonJsonName};
    if (json.contains("steps") && json["steps"].is_array())
        for (const ordered_json& row : json["steps"])
            if (row.is_object()) {
                draft.steps.push_back(stepOf(row, files));
                texts.insert(textAt(row, "text"));
            }
    for (const std::string& name : files.names())
        if (!texts.contains(name))
            draft.files[name] = files.read(name);
    return draft;
}

std::shared_ptr<const LessonFiles> LessonDraft::toFiles(const std::string& path) const {
    ordered_json json = {{"format", "attention-lab-lesson"},
                         {"version", 1},
                         {"id", id.empty() ? lessonIdOf(title) : id},
                         {"title", title}};
    if (!summary.empty())
        json["summary"] = summary;
    for (const auto& [key, value] : other.items())
        json[key] = value;
    json["steps"] = ordered_json::array();
    std::map<std::string, std::string> all;
    std::string named;  // everything that may name a file
    for (const DraftStep& step : steps) {
        const std::string name = "steps/" + step.id + ".md";
        ordered_json row = {{"id", step.id}, {"title", step.title}, {"text", name}};
        if (!step.toDo.empty())
            row["do"] = step.toDo;
        if (!step.state.empty())
            row["state"] = step.state;
        if (!step.highlights.empty())
            row["highlights"] = step.highlights;
        if (!step.question.is_null())
            row["question"] = step.question;
        named += row.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + step.text;
        json["steps"].push_back(std::move(row));
        all[name] = step.text;
    }
    named += other.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    for (const auto& [name, bytes] : files)
        if (named.find(name) != std::string::npos)
            all[name] = bytes;
    all[lessonJsonName] = json.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    return LessonFiles::of(path, std::move(all));
}

std::string LessonDraft::freeStepId(const std::string& stepTitle) const {
    const std::string base = lessonIdOf(stepTitle);
    const auto isTaken = [this](const std::string& one) {
        return std::any_of(steps.begin(), steps.end(), [&](const DraftStep& step) { return step.id == one; });
    };
    std::string found = base;
    for (int number = 2; isTaken(found); ++number)
        found = base.substr(0, longestDraftId - 4) + "-" + std::to_string(number);
    return found;
}

bool LessonDraft::operator==(const LessonDraft& right) const {
    const auto isSame = [](const DraftStep& a, const DraftStep& b) {
        return a.id == b.id && a.title == b.title && a.text == b.text && a.toDo == b.toDo &&
               a.state == b.state && a.question == b.question && a.highlights == b.highlights;
    };
    return id == right.id && title == right.title && summary == right.summary && other == right.other &&
           files == right.files &&
           std::equal(steps.begin(), steps.end(), right.steps.begin(), right.steps.end(), isSame);
}

}  // namespace attn
