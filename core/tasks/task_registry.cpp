// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
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
        {"dates", translatable("Dates to ISO"), &Dates::create},
        {"copy", translatable("Copy letters"), &createCopy, {4, 14}, 60, translatable("letters")},
        {"reverse", translatable("Reverse letters"), &createReverse, {4, 14}, 60, translatable("letters")},
        {"sort", translatable("Sort letters"), &createSort, {4, 14}, 60, translatable("letters")},
        {"numbers",
         translatable("Number words to digits"),
         &createNumbers,
         {1, 6},
         mostSpokenDigits,
         translatable("digits")},
        {"numbers_back",
         translatable("Digits to number words"),
         &createNumbersBack,
         {1, 6},
         mostSpokenDigits,
         translatable("digits")},
        {"translate",
         translatable("English to French"),
         &createTranslate,
         {1, 2},
         4,
         translatable("clauses")},
        {"tags", translatable("Parts of speech"), &createTags, {1, 2}, 4, translatable("clauses")},
        {"sentiment",
         translatable("Sentiment of reviews"),
         &createSentiment,
         {4, 10},
         16,
         translatable("sentences"),
         2,
         true,
         "."},
        {"sentiment_distracting",
         translatable("Sentiment, distracting"),
         &createDistractingSentiment,
         {2, 6},
         16,
         translatable("sentences"),
         2,
         true,
         "."},
        {"addition",
         translatable("Sum of two marked numbers"),
         &createAddition,
         {50, 55},
         10'000,
         translatable("numbers"),
         2,
         true},
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
    const std::string found = told("%1 to %2", lengths.shortest, lengths.longest);
    if (task.longest == 0)
        return told("found %1, but the task \"%2\" has no lengths to choose.", found, task.id);
    if (lengths.shortest < task.shortest || lengths.longest < lengths.shortest ||
        lengths.longest > task.longest)
        return told("should be a shortest and a longest one from %1 to %2, found %3.", task.shortest,
                    task.longest, found);
    return {};
}

std::unique_ptr<Task> createTask(const std::string& id, const TaskLengths& lengths) {
    if (const TaskDescription* description = findTask(id)) {
        if (const std::string problem = lengthsProblem(*description, lengths); !problem.empty())
            throw Error(told("Lengths of the task \"%1\": %2", id, problem));
        return description->create(lengths == TaskLengths{} ? description->usual : lengths);
    }
    std::vector<std::string> known;
    for (const TaskDescription& description : tasks())
        known.push_back(description.id);
    throw Error(told("Unknown task %1; %2", inQuotes(id), suggestion(id, known)));
}

}  // namespace attn
