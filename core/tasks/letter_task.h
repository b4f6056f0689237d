// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/tasks/task_scope.h"

namespace attn {

// The letters of a text in another order. Texts are small letters a–z without blanks, drawn with repeats; all
// lengths are equally likely; tokens are characters. True alignment: each output letter has one sure link, to
// the letter that was moved there.
class LetterTask : public Task, public TaskScope {
public:
    explicit LetterTask(const TaskLengths& lengths) : m_lengths(lengths) {}

    TaskTokenizers tokenizers() const override;
    std::vector<std::string> sourceTokens() const override;
    std::vector<std::string> targetTokens() const override;
    TaskPair sample(Random& random) const override;
    // Accepts texts of any length from 1 on.
    std::optional<TaskPair> solve(const std::string& source) const override;
    std::vector<std::string> examples() const override;
    std::string scope() const override;
    std::string outside(const std::string& source) const override;

protected:
    // The positions of the letters in output order: which letter comes first, second, …
    virtual std::vector<int> order(std::string_view text) const = 0;

private:
    TaskPair pairOf(std::string source) const;

    const TaskLengths m_lengths;
};

std::unique_ptr<Task> createCopy(const TaskLengths& lengths);
std::unique_ptr<Task> createReverse(const TaskLengths& lengths);
// Equal letters keep their order.
std::unique_ptr<Task> createSort(const TaskLengths& lengths);

}  // namespace attn
