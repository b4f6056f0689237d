// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/train/lane_training.h"

namespace attn {

std::string formatted(const char* format, double value);

// Progress on standard error: on a terminal lines that write over themselves, one a lane; else about twenty
// lines for each lane, and its last.
class ProgressLines {
public:
    // One lane has no name.
    explicit ProgressLines(std::vector<std::string> names);
    // Whatever comes next, an error too, starts on a line of its own.
    ~ProgressLines();
    ProgressLines(const ProgressLines&) = delete;
    ProgressLines& operator=(const ProgressLines&) = delete;

    // One a lane, in their order; `ended` those that will not go on.
    void show(const std::vector<TrainingProgress>& lanes, const std::vector<bool>& ended);

private:
    struct Line {
        std::string start;
        Index next = 0;  // update at which it is written again
        bool isLast = false;
    };

    bool m_isTerminal;
    bool m_isOpen = false;
    std::vector<Line> m_lines;
};

}  // namespace attn
