// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/lesson_command.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <thread>

#include "app/cli/common/interrupt.h"
#include "app/cli/common/output.h"
#include "app/cli/common/output_places.h"
#include "app/cli/lesson/lesson_marks.h"
#include "app/cli/lesson/lesson_print.h"
#include "app/cli/lesson/worksheet.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/work_stopped.h"
#include "core/files/atomic_file.h"
#include "core/lessons/format/lesson_json.h"
#include "core/lessons/format/lesson_languages.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

struct LessonOptions {
    std::string lesson;
    std::vector<std::string> answers;
    std::string worksheet, out, language;
    bool lists = false, solves = false, packs = false, json = false;
};

void checkLessonOptions(const LessonOptions& options) {
    const int asked = (options.lists ? 1 : 0) + (options.solves ? 1 : 0) + (options.packs ? 1 : 0) +
                      (options.answers.empty() ? 0 : 1) + (options.worksheet.empty() ? 0 : 1);
    if (asked > 1)
        throw Error(
            "lesson: --list, --check, --solve, --worksheet and --pack are done one at a time; give one of "
            "them.");
    if (options.lists && !options.lesson.empty())
        throw Error("lesson: --list names all lessons of the program and takes none; leave " +
                    inQuotes(options.lesson) + " out.");
    if (!options.lists && options.lesson.empty())
        throw Error(
            "lesson: names no lesson; give a file, a folder, or the id or number of one that --list names.");
}

// A file, a folder, or the id or number of a bundled lesson.
std::string lessonPath(const std::string& name) {
    std::error_code ignored;
    if (fs::exists(name, ignored) || name.find('/') != std::string::npos || name.ends_with(lessonFileSuffix))
        return name;
    std::vector<std::string> ids;
    for (const BundledLesson& each : bundledLessons()) {
        if (each.lesson && (each.lesson->id == name ||
                            (each.lesson->number && std::to_string(*each.lesson->number) == name)))
            return each.path;
        if (each.lesson)
            ids.push_back(each.lesson->id);
    }
    throw Error(name + ": there is no such file, and no lesson of the program has this id or number" +
                (ids.empty() ? "." : "; " + suggestion(name, ids)));
}

void checkLanguageOfList(const std::string& language) {
    std::set<std::string> known;
    for (const BundledLesson& each : bundledLessons()) {
        if (!each.lesson)
            continue;
        known.insert(each.lesson->language);
        for (const std::string& other : lessonLanguages(*each.lesson->files))
            known.insert(other);
    }
    // "de-AT" is read in German.
    const std::string main = language.substr(0, language.find_first_of("-_"));
    const bool isKnown = std::any_of(known.begin(), known.end(), [&](const std::string& each) {
        return each.substr(0, each.find_first_of("-_")) == main;
    });
    if (!language.empty() && !isKnown)
        throw Error("lesson: --language " + language +
                    ": no lesson of the program is in this language; give one of " +
                    listed({known.begin(), known.end()}) + ".");
}

// In the language that is asked for. Texts that have no place in the lesson are told.
std::shared_ptr<const Lesson> openLesson(const LessonOptions& options) {
    const std::string path = lessonPath(options.lesson);
    if (options.language.empty())
        return loadLesson(path);
    const std::shared_ptr<const LessonFiles> files = LessonFiles::open(path);
    std::vector<std::string> problems;
    const std::shared_ptr<const LessonFiles> asked = lessonInLanguage(files, options.language, &problems);
    if (asked == files && lessonFromFiles(files).language != options.language) {
        const std::vector<std::string> possible = lessonLanguages(*files);
        throw Error("lesson: --language " + options.language + ": " + path + " is not in this language; " +
                    (possible.empty() ? "it is in one only: leave --language out."
                                      : "give one of its own: " + listed(possible) + "."));
    }
    for (const std::string& problem : problems)
        tell(problem);
    return loadLesson(asked);
}

// The folder's name with the ending of lessons.
std::string packedPath(const std::string& folder) {
    fs::path path = fs::path(folder).lexically_normal();
    if (const fs::path found = lessonPath(folder); found != folder)
        path = found.filename();  // of an id or a number: here, not in the program's own folder
    if (path.filename() == lessonJsonName)
        path = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (!path.has_filename())
        path = path.parent_path();
    if (path.filename() == "." || path.filename() == "..")
        path = fs::weakly_canonical(path);
    return path.string() + lessonFileSuffix;
}

// What a lesson consists of: the files of its folder, or the packed file.
std::vector<std::string> filesOf(const Lesson& lesson) {
    if (!lesson.files->isFolder())
        return {lesson.files->path()};
    std::vector<std::string> files;
    for (const std::string& name : lesson.files->names())
        files.push_back((fs::path(lesson.files->path()) / name).string());
    return files;
}

void packFolder(const LessonOptions& options, const Lesson& lesson) {
    const std::string path = options.out.empty() ? packedPath(options.lesson) : options.out;
    checkOutputs("lesson", {{path, "--out"}}, filesOf(lesson));
    packLesson(*lesson.files, path);
    if (options.json)
        writeJson("lesson-pack", {{"path", path}, {"files", lesson.files->names()}});
    else
        writeOutput(path + "\n");
}

void writeWorksheet(const LessonOptions& options, const Lesson& lesson) {
    checkOutputs("lesson", {{options.worksheet, "--worksheet"}}, filesOf(lesson));
    checkEnding("lesson", {options.worksheet, "--worksheet"}, ".pdf");
    writeFileAtomically(options.worksheet, worksheetPdf(lesson));
    if (options.json)
        writeJson("lesson-worksheet", {{"path", options.worksheet}});
    else
        writeOutput(options.worksheet + "\n");
}

void checkAnswers(const LessonOptions& options, const std::shared_ptr<LessonEngine>& engine) {
    std::vector<std::pair<std::string, AnswerSheet>> sheets;
    for (const std::string& file : options.answers)
        for (AnswerSheet& sheet : loadAnswerSheets(file))
            sheets.emplace_back(file, std::move(sheet));
    const MarkedClass marked = markSheets(engine, sheets);
    if (options.json)
        return writeJson("lesson-marks", marksJson(marked, engine->lesson()));
    writeOutput(marksTable(marked));
    for (const std::string& problem : marked.problems)
        tell(problem);
}

void runLesson(const LessonOptions& options) {
    checkLessonOptions(options);
    if (options.lists) {
        checkLanguageOfList(options.language);
        const std::vector<BundledLesson> lessons = bundledLessons(options.language);
        return options.json ? writeJson("lessons", {{"lessons", lessonListJson(lessons)}})
                            : writeOutput(lessonListText(lessons));
    }
    const std::shared_ptr<const Lesson> lesson = openLesson(options);
    if (options.packs)
        return packFolder(options, *lesson);
    if (!options.worksheet.empty())
        return writeWorksheet(options, *lesson);
    const InterruptWatch interrupt;
    const auto engine = std::make_shared<LessonEngine>(
        lesson, static_cast<Index>(std::max(1U, std::thread::hardware_concurrency())));
    engine->setWork({interrupt.token(), {}});
    try {
        if (!options.answers.empty())
            return checkAnswers(options, engine);
        const std::vector<SolvedStep> solved =
            options.solves ? solveLesson(engine) : std::vector<SolvedStep>();
        if (options.json)
            writeJson("lesson", lessonSummaryJson(*lesson, solved));
        else
            writeOutput(lessonText(*lesson, solved));
    } catch (const WorkStopped&) {
        throw Error(lesson->files->path() + ": stopped before it was done; nothing was written.",
                    Error::Kind::Failure);
    }
}

}  // namespace

void addLessonCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("lesson", "Print a lesson, mark answers to it, or make a worksheet of it");
    const auto options = std::make_shared<LessonOptions>();
    command
        ->add_option("LESSON", options->lesson,
                     "A .attnlesson file, the folder of a lesson, or the id or number of one of the program")
        ->option_text(" ");
    command
        ->add_option("--language", options->language,
                     "Texts in this language where the lesson has them; default: the lesson's own")
        ->option_text("CODE");
    command->add_flag("--list", options->lists, "List the lessons that come with the program");
    command->add_option("--check", options->answers, "Mark answer sheets: a table of persons and questions")
        ->option_text("FILE…");
    command->add_flag("--solve", options->solves,
                      "Compute every number and right answer, and check that each is marked as right");
    command
        ->add_option("--worksheet", options->worksheet,
                     "Write pages with room for answers, to print (PDF, A4)")
        ->option_text("FILE.pdf");
    command->add_flag("--pack", options->packs, "Write the folder of a lesson as one .attnlesson file");
    command
        ->add_option("--out", options->out, "The file of --pack; default: the folder's name with .attnlesson")
        ->needs("--pack")
        ->option_text("FILE");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer(
        "Answers are marked on numbers that the engine computes at that moment; a bet is shown with its "
        "distance.\n"
        "A wrong answer is a result, not an error: the exit code is 0.\n\n"
        "Examples:\n"
        "  attnlab lesson --list --language de\n"
        "  attnlab lesson week3.attnlesson --check ada.json class.json\n"
        "  attnlab lesson week3 --solve\n"
        "  attnlab lesson week3 --pack\n"
        "  attnlab lesson week3.attnlesson --worksheet week3.pdf");
    command->callback([options] { runLesson(*options); });
}

}  // namespace attn
