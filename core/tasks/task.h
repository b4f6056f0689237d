// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/metrics/link.h"

namespace attn {

class Random;

// A source text with its only right output and the true alignment between their tokens. No source token
// explains an output token that has no link.
struct TaskPair {
    std::string source;
    std::string target;
    std::vector<Link> links;  // ordered by target, then source
};

// Length of the generated sources, in the unit of the task's row; 0 means the task's default.
struct TaskLengths {
    Index shortest = 0;
    Index longest = 0;
    bool operator==(const TaskLengths&) const = default;
};

// Ids of the tokenisers whose tokens the links of a task count.
struct TaskTokenizers {
    std::string source;
    std::string target;
};

// A generated task whose truth is known: it gives endless pairs, and the truth of a text that a user types.
// The target of a task of classes (TaskDescription::isClass) is one token, the class of the source. Its links
// are the class's evidence: the source tokens from which a reader knows it.
class Task {
public:
    virtual ~Task() = default;
    virtual std::string id() const = 0;     // "dates"
    virtual std::string label() const = 0;  // "Dates to ISO"
    virtual TaskTokenizers tokenizers() const = 0;
    // All tokens that a source or a target of this task can contain, each once, in a fixed order.
    virtual std::vector<std::string> sourceTokens() const = 0;
    virtual std::vector<std::string> targetTokens() const = 0;
    // One pair; the same state of `random` gives the same pair on every machine.
    virtual TaskPair sample(Random& random) const = 0;
    // The right output for a text; empty unless the task can read the text and has exactly one output for it.
    virtual std::optional<TaskPair> solve(const std::string& source) const = 0;
    // Source texts for the window's list, one for each kind that the task knows.
    virtual std::vector<std::string> examples() const = 0;
};

// A task's row in the table from which tasks are listed.
struct TaskDescription {
    std::string id;
    std::string label;
    std::unique_ptr<Task> (*create)(const TaskLengths& lengths);
    // Possible lengths: the default ones, and the largest length of a source. Zero means that the task's
    // length cannot be chosen.
    TaskLengths usual = {};
    Index longest = 0;
    std::string unit = {};  // what lengths count, in the plural: "letters"
    Index shortest = 1;     // the least length of a source that can be chosen
    bool isClass = false;   // the target is one token, and a model writes no </s> after it
    // The source token that ends each sentence of a source; empty where sources have no sentences.
    std::string sentenceEnd = {};
};
const std::vector<TaskDescription>& tasks();
// nullptr when no task has this id.
const TaskDescription* findTask(const std::string& id);
// What is wrong with the lengths for a task, as the end of a sentence that has named them; empty when they
// are fine.
std::string lengthsProblem(const TaskDescription& task, const TaskLengths& lengths);
// Throws Error that names the known tasks or says what is wrong with the lengths.
std::unique_ptr<Task> createTask(const std::string& id, const TaskLengths& lengths = {});

}  // namespace attn
