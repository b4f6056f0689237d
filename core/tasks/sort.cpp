// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "core/tasks/letter_task.h"

namespace attn {

namespace {

class Sort : public LetterTask {
public:
    using LetterTask::LetterTask;

    std::string id() const override { return "sort"; }
    std::string label() const override { return "Sort letters"; }

protected:
    std::vector<int> order(std::string_view text) const override {
        std::vector<int> places(text.size());
        std::iota(places.begin(), places.end(), 0);
        std::stable_sort(places.begin(), places.end(), [&](int left, int right) {
            return text[static_cast<std::size_t>(left)] < text[static_cast<std::size_t>(right)];
        });
        return places;
    }
};

}  // namespace

std::unique_ptr<Task> createSort(const TaskLengths& lengths) {
    return std::make_unique<Sort>(lengths);
}

}  // namespace attn
