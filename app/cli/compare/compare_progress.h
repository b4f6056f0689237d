// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <string>

#include "core/compare/comparison_job.h"

namespace attn {

// Shows the progress of a comparison on standard error: a line for each run that has ended, and on a terminal
// a last line about the runs at work. Problems are reported even in quiet mode.
class CompareProgress {
public:
    CompareProgress(const Comparison& comparison, std::size_t runs, bool isQuiet);
    // Ends the line, so that the next text starts on a new one.
    ~CompareProgress();
    CompareProgress(const CompareProgress&) = delete;
    CompareProgress& operator=(const CompareProgress&) = delete;

    void show(const RunNews& news);

private:
    void line(const std::string& text);
    void showWork();

    const Comparison& m_comparison;
    const std::size_t m_runs;
    const bool m_isQuiet;
    const bool m_isTerminal;
    bool m_isOpen = false;
    std::size_t m_ended = 0;
    std::size_t m_trained = 0;  // how many of them this program trained
    double m_partsHere = 0;     // amount of training, in runs, done before this program began
    std::set<std::string> m_said;
    std::map<std::size_t, double> m_parts;  // progress of the runs at work, 0 to 1
    std::chrono::steady_clock::time_point m_begin, m_shown;
};

}  // namespace attn
