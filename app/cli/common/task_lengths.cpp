// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/task_lengths.h"

#include <charconv>

#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {

TaskLengths lengthsOf(const std::string& text, const TaskDescription& task) {
    TaskLengths lengths;
    const char* end = text.data() + text.size();
    std::from_chars_result read = std::from_chars(text.data(), end, lengths.shortest);
    lengths.longest = lengths.shortest;
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '-')
        read = std::from_chars(read.ptr + 1, end, lengths.longest);
    if (read.ec != std::errc() || read.ptr != end)
        throw Error("--lengths should be a shortest and a longest length such as 4-30, found " +
                    inQuotes(text) + ".");
    const std::string wrong =
        lengths == TaskLengths{} ? "should be at least 1, found 0." : lengthsProblem(task, lengths);
    if (!wrong.empty())
        throw Error("--lengths " + wrong);
    return lengths;
}

}  // namespace attn
