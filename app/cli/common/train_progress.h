// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/train/lane_training.h"

namespace attn {

std::string formatted(const char* format, double value);

// Shows progress on standard error: on a terminal one line for each lane that overwrites itself, elsewhere
// about twenty lines for each lane and its last one.
class ProgressLines {
public:
    // A single lane has no name.
    explicit ProgressLines(const std::vector<std::string>& names);
    // Ends the line, so that whatever follows, even an error, starts on a new one.
    ~ProgressLines();
    ProgressLines(const ProgressLines&) = delete;
    ProgressLines& operator=(const ProgressLines&) = delete;

    // Both have an entry for each lane; `ended` marks those that will not go on.
    void show(const std::vector<TrainingProgress>& lanes, const std::vector<bool>& ended);

private:
    struct Line {
        std::string start;
        Index next = 0;  // update of the next line
        bool isLast = false;
    };

    bool m_isTerminal;
    bool m_isOpen = false;
    std::vector<Line> m_lines;
};

}  // namespace attn
