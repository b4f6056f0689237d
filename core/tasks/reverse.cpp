// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "core/tasks/letter_task.h"

namespace attn {

namespace {

class Reverse : public LetterTask {
public:
    using LetterTask::LetterTask;

    std::string id() const override { return "reverse"; }
    std::string label() const override { return "Reverse letters"; }

protected:
    std::vector<int> order(std::string_view text) const override {
        std::vector<int> places(text.size());
        std::iota(places.rbegin(), places.rend(), 0);
        return places;
    }
};

}  // namespace

std::unique_ptr<Task> createReverse(const TaskLengths& lengths) {
    return std::make_unique<Reverse>(lengths);
}

}  // namespace attn
