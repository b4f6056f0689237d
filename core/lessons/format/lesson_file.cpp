// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_file.h"

#include <algorithm>
#include <filesystem>
#include <list>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/atomic_file.h"
#include "core/files/file_reader.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/files/formats/zip_writer.h"
#include "core/files/resource_folder.h"
#include "core/lessons/format/lesson_json.h"
#include "core/lessons/format/lesson_languages.h"
#include "core/model_files/model_file.h"
#include "core/sessions/session_models.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

bool isBundledPath(const std::string& path) {
    return path.starts_with(bundledPrefix);
}

// Checks the path of a file that an expression or a state names.
void requireFile(const Lesson& lesson, const std::string& path, const char* suffix) {
    const std::string start = lesson.files->path() + ": ", name = inQuotes(path);
    const std::string problem = lessonPathProblem(path, name);
    if (!problem.empty())
        throw Error(start + problem);
    if (!path.ends_with(suffix))
        throw Error(start + told("%1 should end in %2.", name, suffix));
    if (!isBundledPath(path) && !lesson.files->has(path))
        throw Error(start +
                    told("%1 is not in the lesson; %2", name, suggestion(path, lesson.files->names())));
}

void refuseCorpus(const Recipe& recipe, const std::string& where) {
    if (recipe.corpus)
        throw Error(where + ": " +
                    told("trains on a corpus, whose files are outside of the lesson; give it a task."));
}

}  // namespace

std::shared_ptr<const Lesson> loadLesson(std::shared_ptr<const LessonFiles> files) {
    auto lesson = std::make_shared<const Lesson>(lessonFromFiles(std::move(files)));
    std::set<std::string> read;
    for (const LessonStep& step : lesson->steps) {
        for (const LessonRun& run : step.state.runs) {
            if (!read.insert(run.recipe).second && run.settings.empty())
                continue;
            const Recipe recipe = lessonRecipe(*lesson, run.recipe);
            const std::string where =
                told("%1, step %2, the training %3", lesson->files->where(lessonJsonName), inQuotes(step.id),
                     inQuotes(run.id));
            for (const LessonSetting& setting : run.settings)
                for (const LessonSetting::Value& value : setting.values)
                    changedRecipe(recipe, {{setting.key, value.value}}, where);
        }
        for (const LessonLane& lane : step.state.lanes)
            if (isBundledPath(lane.model))
                bundledFile(lane.model, lesson->files->where(lessonJsonName));
    }
    return lesson;
}

std::shared_ptr<const Lesson> loadLesson(const std::string& path, const std::string& language) {
    return loadLesson(lessonInLanguage(LessonFiles::open(path), language));
}

void packLesson(const LessonFiles& files, const std::string& path) {
    std::list<std::string> bytes;
    std::vector<ZipEntry> entries;
    std::vector<std::string> names = files.names();
    std::stable_partition(names.begin(), names.end(),
                          [](const std::string& name) { return name == lessonJsonName; });
    for (const std::string& name : names)
        entries.push_back({name, {bytes.emplace_back(files.read(name))}});
    const ZipFile zip(entries, path);
    writeFileAtomically(path, zip.parts());
}

std::shared_ptr<const LessonFiles> lessonFiles(const Lesson& lesson, const std::string& path,
                                               const std::map<std::string, std::string>& newFiles) {
    std::map<std::string, std::string> files;
    if (lesson.files)
        for (const std::string& name : lesson.files->names())
            files[name] = lesson.files->read(name);
    for (const auto& [name, bytes] : newFiles)
        files[name] = bytes;
    for (const LessonStep& step : lesson.steps)
        files[step.textFile] = step.text.text();
    try {
        files[lessonJsonName] = lessonToJson(lesson).dump(2) + "\n";
    } catch (const nlohmann::json::exception&) {
        throw Error(path + ": " + told("not written, because a text of the lesson is not UTF-8."),
                    Error::Kind::Failure);
    }
    return LessonFiles::of(path, std::move(files));
}

std::vector<BundledLesson> bundledLessons(const std::string& language) {
    std::vector<BundledLesson> lessons;
    std::error_code error;
    for (fs::directory_iterator entry(resourceFolder() / "lessons", error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& path = entry->path();
        const bool isFolder = fs::is_directory(path) && fs::exists(path / lessonJsonName);
        if (!isFolder && path.extension() != lessonFileSuffix)
            continue;
        BundledLesson& found = lessons.emplace_back();
        found.path = path.string();
        try {
            found.lesson = loadLesson(found.path, language);
        } catch (const Error& problem) {
            found.problem = problem.what();
        }
    }
    const auto key = [](const BundledLesson& one) {
        return std::tuple(!one.lesson, one.lesson ? one.lesson->number.value_or(1001) : 0, one.path);
    };
    std::sort(lessons.begin(), lessons.end(),
              [&](const BundledLesson& left, const BundledLesson& right) { return key(left) < key(right); });
    return lessons;
}

std::string bundledFile(const std::string& path, const std::string& where) {
    const fs::path place = resourceFolder() / path.substr(bundledPrefix.size());
    std::error_code error;
    if (!fs::is_regular_file(place, error))
        throw Error(where + ": " + told("%1 does not come with the program.", inQuotes(path)));
    return place.string();
}

std::shared_ptr<const TrainedModel> lessonModel(const Lesson& lesson, const std::string& path) {
    requireFile(lesson, path, ".safetensors");
    if (isBundledPath(path))
        return loadModel(bundledFile(path, lesson.files->path()));
    return loadModel(SafetensorsFile::parse(lesson.files->read(path), lesson.files->where(path)));
}

Recipe lessonRecipe(const Lesson& lesson, const std::string& path) {
    requireFile(lesson, path, ".json");
    const std::string where = isBundledPath(path) ? path : lesson.files->where(path);
    const std::string text = isBundledPath(path) ? readFile(bundledFile(path, lesson.files->path()), 1 << 20)
                                                 : lesson.files->read(path);
    Recipe recipe = recipeFromJson(text, where);
    refuseCorpus(recipe, where);
    return recipe;
}

Recipe changedRecipe(const Recipe& recipe, const std::map<std::string, nlohmann::json>& values,
                     const std::string& where) {
    if (values.empty())
        return recipe;
    nlohmann::json json = nlohmann::json::parse(recipeToJson(recipe));
    for (const auto& [path, value] : values) {
        try {
            json[placeOfKey(path)] = value;
        } catch (const nlohmann::json::exception&) {
            throw Error(where + ": " + told("the recipe has no key %1.", inQuotes(path)));
        }
    }
    return recipeFromJson(json.dump(), where);
}

nlohmann::json recipeValue(const Recipe& recipe, const std::string& path) {
    const nlohmann::json json = nlohmann::json::parse(recipeToJson(recipe));
    const nlohmann::json::json_pointer place = placeOfKey(path);
    return json.contains(place) ? json[place] : nlohmann::json("");
}

std::optional<SavedSession> lessonSession(const Lesson& lesson, const std::string& path,
                                          const SessionWork& work) {
    requireFile(lesson, path, ".attnlab");
    const std::string where = lesson.files->where(path);
    std::optional<SavedSession> session = loadSessionBytes(lesson.files->read(path), where, work);
    if (!session)
        return std::nullopt;
    for (SavedModel& model : session->models) {
        model.path.clear();
        model.relativePath.clear();
    }
    if (session->run)
        for (const SavedLane& lane : session->run->lanes)
            refuseCorpus(lane.history.recipe, where);
    const std::optional<FoundModels> found = findModels(*session, where, work);
    if (!found)
        return std::nullopt;
    if (!found->missing.empty())
        throw Error(where + ": " +
                    told("the model of the lane %1 is neither in the session nor bundled; save the session "
                         "with its models.",
                         inQuotes(found->missing.front().laneId())));
    for (std::size_t i = 0; i < session->models.size(); ++i) {
        session->models[i].model = found->found[i].model;
        if (!found->found[i].isKept)
            session->models[i].path = found->found[i].path;
    }
    return session;
}

}  // namespace attn
