// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_languages.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"

namespace attn {
namespace {

using nlohmann::json;

constexpr std::string_view languagesFolder = "languages/", textsName = "/texts.json";
constexpr JsonLimits limitsOfTexts = {.depth = 24, .values = 200'000};

// Keys of lesson.json whose values a person reads. "text" is one inside of choices, hints and values of a
// setting only: elsewhere it is a file, or what the models read.
bool isReadByPeople(const std::string& key, bool isOfChoice) {
    static constexpr std::array keys = {"title", "summary", "do",   "ask",  "hints",       "wrong",
                                        "hint",  "label",   "unit", "name", "model_answer"};
    // `right` of a choice is a condition.
    return std::find(keys.begin(), keys.end(), key) != keys.end() || (key == "right" && !isOfChoice) ||
           (key == "text" && isOfChoice);
}

class Translation {
public:
    Translation(std::string where, std::vector<std::string>* problems)
        : m_where(std::move(where)), m_problems(problems) {}

    // `key` is the last name of the path; entries of a list of texts keep that of the list.
    void put(const json& texts, json& value, const std::string& key, const std::string& path,
             bool isOfChoice) const {
        if (texts == value)
            return;  // a value of a setting without a text of its own
        if (texts.is_object() && value.is_object()) {
            for (const auto& [name, inner] : texts.items())
                if (value.contains(name))
                    put(inner, value[name], name, below(path, name), isOfChoice || name == "choices");
                else
                    tell(below(path, name));
        } else if (texts.is_object() && value.is_array()) {
            for (const auto& [id, inner] : texts.items())
                if (json* one = entryOf(value, id))
                    put(inner, *one, "", below(path, id), isOfChoice);
                else
                    tell(below(path, id));
        } else if (texts.is_array() && value.is_array() && texts.size() == value.size()) {
            for (std::size_t i = 0; i < texts.size(); ++i)
                put(texts[i], value[i], key, path + "[" + std::to_string(i + 1) + "]", isOfChoice);
        } else if (texts.is_string() && value.is_string() && isReadByPeople(key, isOfChoice)) {
            value = texts;
        } else if (texts.is_string() && value.is_object() && value.contains("text") &&
                   (value.contains("when") || value.contains("value"))) {
            value["text"] = texts;  // of a hint with a condition, or of a value of a setting
        } else {
            tell(path);
        }
    }

private:
    static std::string below(const std::string& path, const std::string& name) {
        return path.empty() ? name : path + "." + name;
    }
    // Steps, lanes, trainings, sliders and choices have an id, settings the key that they set.
    static json* entryOf(json& list, const std::string& id) {
        for (json& entry : list)
            for (const char* name : {"id", "key"})
                if (entry.is_object() && entry.contains(name) && entry[name] == id)
                    return &entry;
        return nullptr;
    }
    void tell(const std::string& path) const {
        if (m_problems)
            m_problems->push_back(m_where + ": " +
                                  told("%1 is no text of the lesson, so it is not used.", inQuotes(path)));
    }

    std::string m_where;
    std::vector<std::string>* m_problems;
};

// The folder of the language that is meant; empty if there is none.
std::string folderOf(const LessonFiles& files, std::string language) {
    std::replace(language.begin(), language.end(), '_', '-');
    for (std::string code = language; !code.empty();) {
        std::string folder = std::string(languagesFolder) + code;
        if (files.has(folder + std::string(textsName)))
            return folder;
        const std::size_t part = code.rfind('-');
        code.resize(part == std::string::npos ? 0 : part);
    }
    return {};
}

}  // namespace

std::vector<std::string> lessonLanguages(const LessonFiles& files) {
    std::vector<std::string> languages;
    for (const std::string& name : files.names())
        if (name.starts_with(languagesFolder) && name.ends_with(textsName))
            if (const std::string code = name.substr(
                    languagesFolder.size(), std::max(name.size(), languagesFolder.size() + textsName.size()) -
                                                languagesFolder.size() - textsName.size());
                !code.empty() && code.find('/') == std::string::npos)
                languages.push_back(code);
    return languages;
}

std::shared_ptr<const LessonFiles> lessonInLanguage(std::shared_ptr<const LessonFiles> files,
                                                    const std::string& language,
                                                    std::vector<std::string>* problems) {
    const std::string folder = folderOf(*files, language);
    if (folder.empty())
        return files;
    const std::string textsFile = folder + std::string(textsName);
    json lesson = parseJson(files->read(lessonJsonName), files->where(lessonJsonName), limitsOfTexts);
    const json texts = parseJson(files->read(textsFile), files->where(textsFile), limitsOfTexts);
    if (lesson.is_object() && lesson.value("language", json("en")) == folder.substr(languagesFolder.size()))
        return files;  // the language that it is written in
    Translation(files->where(textsFile), problems).put(texts, lesson, "", "", false);
    lesson["language"] = folder.substr(languagesFolder.size());
    std::map<std::string, std::string> changed;
    for (const std::string& name : files->names()) {
        const std::string own = folder + "/" + name;
        changed[name] = files->read(name.ends_with(".md") && files->has(own) ? own : name);
    }
    changed[lessonJsonName] = lesson.dump();
    return LessonFiles::of(files->path(), std::move(changed));
}

}  // namespace attn
