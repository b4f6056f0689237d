// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attn {

class Random;

// A known link of an alignment: positions counted from 0 in tokens of the source and of the target. Sure
// links are the one explanation of their output token; where several source tokens explain it together, each
// of them is possible only (Och & Ney 2003), so that looking at any one of them is right.
struct Link {
    int source = 0;
    int target = 0;
    bool sure = true;
    bool operator==(const Link&) const = default;
};

// A source text with its one right output and the true alignment between their tokens. An output token that
// no link names explains itself by nothing in the source.
struct TaskPair {
    std::string source;
    std::string target;
    std::vector<Link> links;  // ordered by target, then source
};

// A generated task whose truth is known: pairs without end, and the truth of a text that a user types.
class Task {
public:
    virtual ~Task() = default;
    virtual std::string id() const = 0;         // "dates"
    virtual std::string label() const = 0;      // "Dates to ISO"
    virtual std::string tokenizer() const = 0;  // id of the tokeniser its links count in
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
    std::unique_ptr<Task> (*create)();
};
const std::vector<TaskDescription>& tasks();
// Throws Error naming the known tasks.
std::unique_ptr<Task> createTask(const std::string& id);

}  // namespace attn
