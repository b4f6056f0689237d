// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "core/tasks/letter_task.h"

namespace attn {

namespace {

class Copy : public LetterTask {
public:
    using LetterTask::LetterTask;

    std::string id() const override { return "copy"; }
    std::string label() const override { return "Copy letters"; }

protected:
    std::vector<int> order(std::string_view text) const override {
        std::vector<int> places(text.size());
        std::iota(places.begin(), places.end(), 0);
        return places;
    }
};

}  // namespace

std::unique_ptr<Task> createCopy(const TaskLengths& lengths) {
    return std::make_unique<Copy>(lengths);
}

}  // namespace attn
