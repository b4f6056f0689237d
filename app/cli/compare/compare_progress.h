// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <set>
#include <string>

#include "core/compare/comparison_job.h"

namespace attn {

// Progress of a comparison on standard error: a line for each run that has ended, and on a terminal below
// them one that tells of those at work. Problems are told also when it is quiet.
class CompareProgress {
public:
    CompareProgress(const Comparison& comparison, std::size_t runs, bool isQuiet);
    // The next text starts on a line of its own.
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
    std::size_t m_trained = 0;  // of them, by this program
    double m_partsHere = 0;     // runs' worth of training that was done before this program began
    std::set<std::string> m_said;
    std::map<std::size_t, double> m_parts;  // of the runs at work, 0 to 1
    std::chrono::steady_clock::time_point m_begin, m_shown;
};

}  // namespace attn
