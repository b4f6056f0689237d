// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task_scope.h"

namespace attn {

// Dates as people write them in English to ISO 8601, YYYY-MM-DD; tokens are characters. The forms are those
// of date_forms.h. Truth of the alignment: a written digit explains the same digit of the output; an output
// digit that is not written is explained by all digits of its number; both digits of a month by all letters
// of its name. Hyphens, weekdays, ordinal suffixes and literals explain nothing and are explained by nothing.
class Dates : public Task, public TaskScope {
public:
    static std::unique_ptr<Task> create(const TaskLengths& lengths);

    std::string id() const override;
    std::string label() const override;
    TaskTokenizers tokenizers() const override;
    std::vector<std::string> sourceTokens() const override;
    std::vector<std::string> targetTokens() const override;
    // Every form, day of the years 1950–2049 (of two digits: 1969–2068) alike often; half of the texts are
    // written as usual, a quarter each in small and in capital letters.
    TaskPair sample(Random& random) const override;
    // Any letter case, blanks around the date, years from 1583 on.
    std::optional<TaskPair> solve(const std::string& source) const override;
    std::vector<std::string> examples() const override;
    std::string scope() const override;
    // A date that can be read in two ways is one where one of them is.
    std::string outside(const std::string& source) const override;
    std::string remark() const override;
};

}  // namespace attn
