// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/tasks/addition.h"
#include "core/tasks/dates.h"
#include "core/tasks/letter_task.h"
#include "core/tasks/number_words.h"
#include "core/tasks/numbers.h"
#include "core/tasks/sentiment.h"
#include "core/tasks/tags.h"
#include "core/tasks/translate.h"

namespace attn {

const std::vector<TaskDescription>& tasks() {
    static const std::vector<TaskDescription> table = {
        {"dates", "Dates to ISO", &Dates::create},
        {"copy", "Copy letters", &createCopy, {4, 14}, 60, "letters"},
        {"reverse", "Reverse letters", &createReverse, {4, 14}, 60, "letters"},
        {"sort", "Sort letters", &createSort, {4, 14}, 60, "letters"},
        {"numbers", "Number words to digits", &createNumbers, {1, 6}, mostSpokenDigits, "digits"},
        {"numbers_back", "Digits to number words", &createNumbersBack, {1, 6}, mostSpokenDigits, "digits"},
        {"translate", "English to French", &createTranslate, {1, 2}, 4, "clauses"},
        {"tags", "Parts of speech", &createTags, {1, 2}, 4, "clauses"},
        {"sentiment", "Sentiment of reviews", &createSentiment, {4, 10}, 16, "sentences", 2, true, "."},
        {"sentiment_distracting",
         "Sentiment, distracting",
         &createDistractingSentiment,
         {2, 6},
         16,
         "sentences",
         2,
         true,
         "."},
        {"addition", "Sum of two marked numbers", &createAddition, {50, 55}, 10'000, "numbers", 2, true},
    };
    return table;
}

const TaskDescription* findTask(const std::string& id) {
    const auto found = std::find_if(tasks().begin(), tasks().end(),
                                    [&](const TaskDescription& description) { return description.id == id; });
    return found == tasks().end() ? nullptr : &*found;
}

std::string lengthsProblem(const TaskDescription& task, const TaskLengths& lengths) {
    if (lengths == TaskLengths{})
        return {};
    const std::string found = std::to_string(lengths.shortest) + " to " + std::to_string(lengths.longest);
    if (task.longest == 0)
        return "found " + found + ", but the task \"" + task.id + "\" has no lengths to choose.";
    if (lengths.shortest < task.shortest || lengths.longest < lengths.shortest ||
        lengths.longest > task.longest)
        return "should be a shortest and a longest one from " + std::to_string(task.shortest) + " to " +
               std::to_string(task.longest) + ", found " + found + ".";
    return {};
}

std::unique_ptr<Task> createTask(const std::string& id, const TaskLengths& lengths) {
    if (const TaskDescription* description = findTask(id)) {
        if (const std::string problem = lengthsProblem(*description, lengths); !problem.empty())
            throw Error("Lengths of the task \"" + id + "\": " + problem);
        return description->create(lengths == TaskLengths{} ? description->usual : lengths);
    }
    std::vector<std::string> known;
    for (const TaskDescription& description : tasks())
        known.push_back(description.id);
    throw Error("Unknown task " + inQuotes(id) + "; " + suggestion(id, known));
}

}  // namespace attn
