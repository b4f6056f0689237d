// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/lesson.h"

#include <algorithm>

namespace attn {

const std::vector<std::string>& questionKindIds() {
    static const std::vector<std::string> ids = {"choose", "bet", "point", "do", "find", "say"};
    return ids;
}

const std::vector<std::string>& pointAtIds() {
    static const std::vector<std::string> ids = {"token", "bar", "cell", "output",
                                                 "lane",  "map", "term", "run"};
    return ids;
}

const LessonChoice* LessonQuestion::findChoice(const std::string& id) const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const LessonChoice& choice) { return choice.id == id; });
    return found == choices.end() ? nullptr : &*found;
}

const LessonStep* Lesson::findStep(const std::string& stepId) const {
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const LessonStep& step) { return step.id == stepId; });
    return found == steps.end() ? nullptr : &*found;
}

Index Lesson::questionCount() const {
    return std::count_if(steps.begin(), steps.end(),
                         [](const LessonStep& step) { return step.question.has_value(); });
}

}  // namespace attn
