// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task_scope.h"

namespace attn {

// Dates as people write them in English to ISO 8601, YYYY-MM-DD; tokens are characters. The forms are those
// of date_forms.h. True alignment: a digit of the output is explained by the same digit of the source. If the
// source does not contain it, all digits of its number explain it; if the month is a name, all letters of the
// name explain both digits of the month. Hyphens, weekdays, ordinal suffixes and literals explain nothing and
// are explained by nothing.
class Dates : public Task, public TaskScope {
public:
    static std::unique_ptr<Task> create(const TaskLengths& lengths);

    std::string id() const override;
    std::string label() const override;
    TaskTokenizers tokenizers() const override;
    std::vector<std::string> sourceTokens() const override;
    std::vector<std::string> targetTokens() const override;
    // Every form and every day of the years 1950–2049 (1969–2068 for two-digit years) is equally likely. Half
    // of the texts are written as usual, a quarter in small letters and a quarter in capital letters.
    TaskPair sample(Random& random) const override;
    // Accepts any letter case, blanks around the date, and years from 1583 on.
    std::optional<TaskPair> solve(const std::string& source) const override;
    std::vector<std::string> examples() const override;
    std::string scope() const override;
    // A date that can be read in two ways belongs to the task if one of the readings does.
    std::string outside(const std::string& source) const override;
    std::string remark() const override;
};

}  // namespace attn
