// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson_json.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/format/lesson_text.h"
#include "core/lessons/format/lesson_values.h"

namespace attn {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* lessonFormat = "attention-lab-lesson";
constexpr Index lessonVersion = 1;
constexpr std::size_t mostStepsOfLesson = 100, mostNames = 100, longestTitle = 200, longestSummary = 1000;

bool isNameOfExpression(const std::string& name) {
    return isLessonId(name, true) && name.find('-') == std::string::npos &&
           !(name.front() >= '0' && name.front() <= '9');
}

class LessonReader {
public:
    explicit LessonReader(std::shared_ptr<const LessonFiles> files)
        : m_files(std::move(files)), m_where(m_files->where(lessonJsonName)) {}

    Lesson read() {
        const json value = parseJson(m_files->read(lessonJsonName), m_where, {24, 200'000});
        LessonValues values(value, m_where, {});
        checkHead(values);
        m_lesson.files = m_files;
        m_lesson.id = values.neededId("id");
        m_lesson.title = values.neededText("title", longestTitle);
        m_lesson.language = values.text("language", 20, m_lesson.language);
        if (!isLessonId(m_lesson.language, true))
            values.refuse(told("%1 should be the code of a language such as en, found %2.", "language",
                               inQuotes(m_lesson.language)));
        m_lesson.summary = values.text("summary", longestSummary);
        m_lesson.author = values.text("author", longestTitle);
        m_lesson.number = values.whole("number", 1, 1000);
        m_lesson.minutes = values.whole("minutes", 1, 600);
        readNames(values);
        values.need("steps");
        std::set<std::string> ids = stepIds(values);
        values.each("steps", mostStepsOfLesson,
                    [&](const json& step, const std::string&) { readStep(step, ids); });
        if (m_lesson.steps.empty())
            values.refuse(told("%1 is empty; a lesson has a step.", "steps"));
        values.refuseUnknown();
        return std::move(m_lesson);
    }

private:
    void checkHead(LessonValues& values) const {
        values.need("format");
        if (const std::string format = values.text("format", 1000); format != lessonFormat)
            throw Error(m_where + ": " +
                        told("its format is %1, expected \"%2\".", inQuotes(format), lessonFormat));
        values.need("version");
        Index version = 0;
        values.read("version", version);
        if (version > lessonVersion)
            throw Error(m_where + ": " +
                        told("was written by a newer Attention Lab (version %1; this one reads %2); update "
                             "the program.",
                             version, lessonVersion));
        if (version < 1)
            values.refuse(told("%1 should be %2, found %3.", "version", 1, version));
    }

    // A name may use those before and after it, but no circle.
    void readNames(LessonValues& values) {
        m_names = lessonFactNames();
        const json* found = values.find("let");
        if (!found)
            return;
        LessonValues rows(*found, m_where, "let");
        if (found->size() > mostNames)
            values.refuse(told("%1 should be %2 names at most, found %3.", "let", mostNames, found->size()));
        std::vector<std::string> reserved = lessonFactNames();
        reserved.insert(reserved.end(), {"answer", "tries", "value", "distance", "row", "pi", "e", "ln2",
                                         "and", "or", "not", "in", "for", "if", "true", "false", "none"});
        for (const auto& [name, value] : found->items()) {
            if (!isNameOfExpression(name))
                throw Error(m_where + ": let: " +
                            told("%1 should be a name of letters, digits and _, which no digit begins.",
                                 inQuotes(name)));
            if (std::find(reserved.begin(), reserved.end(), name) != reserved.end())
                throw Error(
                    m_where + ": let: " +
                    told("%1 means something else in expressions; take another name.", inQuotes(name)));
            m_names.push_back(name);
        }
        std::map<std::string, std::vector<std::string>> uses;
        for (const auto& [name, value] : found->items()) {
            const std::string text = rows.neededText(name, Expression::longest);
            try {
                Expression expression(text);
                expression.checkNames(m_names, lessonFactFunctions());
                uses[name] = expression.freeNames();
                m_lesson.names.emplace_back(name, std::move(expression));
            } catch (const Error& error) {
                throw Error(m_where + ": let." + name + ": " + inQuotes(text) + ", " + error.what());
            }
        }
        for (const auto& [name, used] : uses) {
            std::set<std::string> reached;
            if (reaches(name, name, uses, reached))
                throw Error(m_where + ": " + told("%1 uses itself, in a circle.", "let." + name));
        }
    }
    static bool reaches(const std::string& from, const std::string& to,
                        const std::map<std::string, std::vector<std::string>>& uses,
                        std::set<std::string>& reached) {
        const auto found = uses.find(from);
        return found != uses.end() &&
               std::any_of(found->second.begin(), found->second.end(), [&](const std::string& used) {
                   return used == to || (reached.insert(used).second && reaches(used, to, uses, reached));
               });
    }

    static std::set<std::string> stepIds(LessonValues& values) {
        std::set<std::string> ids;
        values.each("steps", mostStepsOfLesson, [&](const json& step, const std::string&) {
            if (step.is_object() && step.contains("id") && step["id"].is_string())
                ids.insert(step["id"].get<std::string>());
        });
        return ids;
    }

    void readStep(const json& value, const std::set<std::string>& ids) {
        LessonStep step;
        const std::size_t number = m_lesson.steps.size() + 1;
        {
            LessonValues head(value, told("%1, step %2", m_where, number), {});
            step.id = head.neededId("id");
            if (m_lesson.findStep(step.id))
                head.refuse(told("%1 is %2 as that of a step before it.", "id", inQuotes(step.id)));
        }
        const std::string where = told("%1, step %2 %3", m_where, number, inQuotes(step.id));
        LessonValues values(value, where, {});
        values.find("id");
        step.title = values.neededText("title", longestTitle);
        step.textFile = values.neededText("text", 300);
        step.text = readTextFile(values, step.textFile, ids);
        step.toDo = inlineText(values, "do", ids);
        readState(values, step);
        readHighlights(values, step);
        if (const json* question = values.find("question")) {
            step.question = questionFromJson(*question, where, "question", m_names);
            checkQuestion(where, step, ids);
        }
        values.refuseUnknown();
        m_lesson.steps.push_back(std::move(step));
    }

    void readState(LessonValues& values, LessonStep& step) {
        step.givenState = ordered_json::object();
        if (const json* given = values.find("state")) {
            LessonValues keys(*given, values.where(), "state");
            checkNullKeys(keys);
            step.givenState = *given;
            m_state = mergedLessonState(m_state, *given);
        }
        step.state = lessonStateFromJson(m_state, values.where(), "state");
        checkFile(values.where(), "state.session", step.state.session, {".attnlab"}, false);
        for (const LessonLane& lane : step.state.lanes)
            checkFile(values.where(), "state.lanes", lane.model, {".safetensors"}, true);
        for (const LessonRun& run : step.state.runs)
            checkFile(values.where(), "state.runs", run.recipe, {".json"}, true);
    }
    // A key that is null is not read by lessonStateFromJson, but its name must be one.
    static void checkNullKeys(LessonValues& given) {
        json known = json::object();
        for (const auto& [key, value] : given.json().items())
            if (value.is_null())
                known[key] = value;
        static const std::vector<std::string> keys = {
            "fresh",  "session", "mode",   "task", "lanes",        "text",     "reads_reference",
            "target", "view",    "step",   "lane", "hidden_lanes", "focus",    "stage",
            "beam",   "hide",    "corpus", "runs", "sliders",      "landscape"};
        for (const auto& [key, value] : known.items())
            if (std::find(keys.begin(), keys.end(), key) == keys.end())
                given.refuse(
                    told("key %1 is not known; %2", inQuotes("state." + key), suggestion(key, keys)));
    }

    void checkFile(const std::string& where, const std::string& key, const std::string& path,
                   const std::vector<std::string>& suffixes, bool mayBeBundled) const {
        if (path.empty())
            return;
        const bool isBundled = path.starts_with(bundledPrefix);
        const std::string start = where + ": " + key + ": ", name = inQuotes(path);
        const std::string problem = lessonPathProblem(path, name);
        if (!problem.empty())
            throw Error(start + problem);
        if (std::none_of(suffixes.begin(), suffixes.end(),
                         [&](const std::string& suffix) { return path.ends_with(suffix); }))
            throw Error(start + told("%1 should end in %2.", name, listed(suffixes)));
        if (isBundled && !mayBeBundled)
            throw Error(start + told("%1 should be a file of the lesson.", name));
        if (!isBundled && !m_files->has(path))
            throw Error(start +
                        told("%1 is not in the lesson; %2", name, suggestion(path, m_files->names())));
    }

    void readHighlights(LessonValues& values, LessonStep& step) const {
        static const std::vector<std::string> alone = {"text", "lanes", "landscape", "settings", "charts"};
        step.highlights = values.texts("highlights", 20);
        for (const std::string& name : step.highlights) {
            const std::size_t colon = name.find(':');
            const std::string part = name.substr(0, colon);
            const std::string id = colon == std::string::npos ? "" : name.substr(colon + 1);
            const auto among = [](const std::string& one, const std::vector<std::string>& all) {
                return std::find(all.begin(), all.end(), one) != all.end();
            };
            const bool isLane = part == "lane" && isLaneOf(step.state, id);
            const bool isKnown = (colon == std::string::npos && among(part, alone)) || isLane ||
                                 (part == "run" && step.state.findRun(id));
            if (!isKnown)
                values.refuse(
                    told("%1 has no part of the window %2; see \"Highlights\" in the specification "
                         "of lessons.",
                         "highlights", inQuotes(name)));
        }
    }
    static bool isLaneOf(const LessonState& state, const std::string& id) {
        return !id.empty() &&
               (state.lanes.empty() || std::any_of(state.lanes.begin(), state.lanes.end(),
                                                   [&](const LessonLane& lane) { return lane.id == id; }));
    }

    TextTemplate readTextFile(LessonValues& values, const std::string& name,
                              const std::set<std::string>& ids) const {
        checkFile(values.where(), "text", name, {".md"}, false);
        if (name.starts_with(bundledPrefix))
            values.refuse(told("%1 should be a file of the lesson, found %2.", "text", inQuotes(name)));
        const std::string where = m_files->where(name);
        const std::string markdown = m_files->read(name);
        return textOf(markdown, where, ids);
    }
    TextTemplate inlineText(LessonValues& values, const char* key, const std::set<std::string>& ids) const {
        return textOf(values.text(key, 20'000), values.where() + ": " + values.pathOf(key), ids);
    }
    TextTemplate textOf(const std::string& markdown, const std::string& where,
                        const std::set<std::string>& ids) const {
        try {
            TextTemplate made(markdown);
            made.checkNames(m_names, lessonFactFunctions());
            checkMarkdown(made, where, ids);
            return made;
        } catch (const Error& error) {
            const std::string sentence = error.what();
            throw Error(sentence.starts_with(where) ? sentence : where + ": " + sentence);
        }
    }
    void checkMarkdown(const TextTemplate& made, const std::string& where,
                       const std::set<std::string>& ids) const {
        if (!isUtf8Text(made.text()) || made.text().find('\0') != std::string::npos)
            throw Error(where + ": " + told("the text is not UTF-8."));
        // What is computed stays out of names, because nobody can check them before.
        constexpr const char* computed = "\xEE\x80\x80";  // U+E000
        const LessonText marked = readLessonText(made.plain(computed));
        for (const std::vector<std::string>* names : {&marked.links, &marked.pictures})
            for (const std::string& name : *names)
                if (name.find(computed) != std::string::npos)
                    throw Error(
                        where + ": " +
                        told("a link or a picture has a name that is computed; write the name itself."));
        const LessonText text = readLessonText(made.plain());
        for (const std::string& link : text.links) {
            const bool isStep = link.starts_with('#') && ids.contains(link.substr(1));
            if (!isStep && !link.starts_with("https://"))
                throw Error(where + ": " +
                            told("the link %1 leads to neither a page (https://…) nor a step of the lesson "
                                 "(#ID).",
                                 inQuotes(link)));
        }
        for (const std::string& picture : text.pictures) {
            const std::string problem = lessonPathProblem(picture, picture);
            const bool isPicture =
                picture.ends_with(".png") || picture.ends_with(".jpg") || picture.ends_with(".jpeg");
            if (!problem.empty() || !isPicture || !m_files->has(picture))
                throw Error(where + ": " +
                            told("the picture %1 is no PNG or JPEG file of the lesson; put it into the "
                                 "lesson.",
                                 inQuotes(picture)));
        }
    }

    void checkQuestion(const std::string& where, const LessonStep& step,
                       const std::set<std::string>& ids) const {
        const LessonQuestion& question = *step.question;
        const std::string start = where + ": question";
        const auto check = [&](const TextTemplate& text, const char* key) {
            try {
                checkMarkdown(text, start + "." + key, ids);
            } catch (const Error& error) {
                const std::string sentence = error.what();
                throw Error(sentence.starts_with(start) ? sentence : start + "." + key + ": " + sentence);
            }
        };
        check(question.ask, "ask");
        check(question.right, "right");
        check(question.wrong, "wrong");
        check(question.modelAnswer, "model_answer");
        for (const LessonHint& hint : question.hints)
            check(hint.text, "hints");
        for (const LessonChoice& choice : question.choices) {
            check(choice.text, "choices");
            if (!readLessonText(choice.text.plain()).pictures.empty())
                throw Error(start + ".choices: " +
                            told("the text of a choice shows no pictures; put them into the question."));
            check(choice.hint, "choices");
        }
        if (!question.lane.empty() && !isLaneOf(step.state, question.lane))
            throw Error(where + ": " +
                        told("%1 names no lane %2.", "question.lane", inQuotes(question.lane)));
        if (question.kind == QuestionKind::Find && question.solution.is_null() && step.state.lanes.empty() &&
            step.state.session.empty())
            throw Error(start + ": " + told("a question to find needs lanes in the state, or a solution."));
    }

    std::shared_ptr<const LessonFiles> m_files;
    std::string m_where;
    Lesson m_lesson;
    std::vector<std::string> m_names;
    json m_state = json::object();
};

}  // namespace

const std::vector<std::string>& lessonFactNames() {
    static const std::vector<std::string> names = {"sentence", "truth",   "lanes",
                                                   "selected", "current", "view"};
    return names;
}

const std::vector<std::string>& lessonFactFunctions() {
    static const std::vector<std::string> functions = {
        "lane", "model", "run", "slider", "metric", "heads_needed", "random_rows", "content_maximum"};
    return functions;
}

Lesson lessonFromFiles(std::shared_ptr<const LessonFiles> files) {
    return LessonReader(std::move(files)).read();
}

ordered_json lessonToJson(const Lesson& lesson) {
    ordered_json value = {{"format", lessonFormat},
                          {"version", lessonVersion},
                          {"id", lesson.id},
                          {"title", lesson.title},
                          {"language", lesson.language}};
    if (!lesson.summary.empty())
        value["summary"] = lesson.summary;
    if (lesson.number)
        value["number"] = *lesson.number;
    if (lesson.minutes)
        value["minutes"] = *lesson.minutes;
    if (!lesson.author.empty())
        value["author"] = lesson.author;
    for (const auto& [name, expression] : lesson.names)
        value["let"][name] = expression.text();
    value["steps"] = ordered_json::array();
    for (const LessonStep& step : lesson.steps) {
        ordered_json row = {{"id", step.id}, {"title", step.title}, {"text", step.textFile}};
        if (!step.toDo.isEmpty())
            row["do"] = step.toDo.text();
        if (!step.givenState.empty())
            row["state"] = step.givenState;
        if (!step.highlights.empty())
            row["highlights"] = step.highlights;
        if (step.question)
            row["question"] = questionToJson(*step.question);
        value["steps"].push_back(std::move(row));
    }
    return value;
}

}  // namespace attn
