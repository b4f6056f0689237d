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

// A source text with its one right output and the true alignment between their tokens. An output token that
// no link names explains itself by nothing in the source.
struct TaskPair {
    std::string source;
    std::string target;
    std::vector<Link> links;  // ordered by target, then source
};

// Length of the generated sources, in the unit of the task's row; 0: the task's usual one.
struct TaskLengths {
    Index shortest = 0;
    Index longest = 0;
    bool operator==(const TaskLengths&) const = default;
};

// Ids of the tokenisers that a task's links count in.
struct TaskTokenizers {
    std::string source;
    std::string target;
};

// A generated task whose truth is known: pairs without end, and the truth of a text that a user types.
class Task {
public:
    virtual ~Task() = default;
    virtual std::string id() const = 0;     // "dates"
    virtual std::string label() const = 0;  // "Dates to ISO"
    virtual TaskTokenizers tokenizers() const = 0;
    // Every token that a source or a target of this task can hold, each once, in a fixed order.
    virtual std::vector<std::string> sourceTokens() const = 0;
    virtual std::vector<std::string> targetTokens() const = 0;
    // One pair; the same state of `random` gives the same pair on every machine.
    virtual TaskPair sample(Random& random) const = 0;
    // The right output for a text, when the task can read it and there is just one.
    virtual std::optional<TaskPair> solve(const std::string& source) const = 0;
    // Source texts for the window's list, one of each kind that the task knows.
    virtual std::vector<std::string> examples() const = 0;
};

// One row a task; what lists tasks reads this table.
struct TaskDescription {
    std::string id;
    std::string label;
    std::unique_ptr<Task> (*create)(const TaskLengths& lengths);
    // What lengths may be: the usual ones, and how long a source can be at most. Zero: the task has none to
    // choose.
    TaskLengths usual = {};
    Index longest = 0;
    std::string unit = {};  // that lengths count, in the plural: "letters"
};
const std::vector<TaskDescription>& tasks();
// nullptr when there is none.
const TaskDescription* findTask(const std::string& id);
// What is wrong with lengths of a task, as the end of a sentence that has named them; empty when nothing is.
std::string lengthsProblem(const TaskDescription& task, const TaskLengths& lengths);
// Throws Error naming the known tasks, or what is wrong with the lengths.
std::unique_ptr<Task> createTask(const std::string& id, const TaskLengths& lengths = {});

}  // namespace attn
