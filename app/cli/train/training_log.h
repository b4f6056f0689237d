// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/train/training_job.h"

namespace attn {

// A row for every update of every lane, and for a measurement before the first one: loss of the batch,
// learning rate, and the measures of the held-out pairs where they were taken. As CSV, or as JSON objects
// line by line. It is written while lanes are trained, so that it can be followed.
class TrainingLog : public JobObserver {
public:
    // The end of the name decides (isLogName). Throws Error when the file cannot be opened. Lanes are named
    // as in the rows.
    TrainingLog(const std::string& path, std::vector<std::string> lanes);

    void advanced(std::size_t lane, const LaneTraining& training) override;
    void began(std::size_t, const std::shared_ptr<const RecipeCorpora>&) override {}
    void rested(std::size_t, const LaneTraining&) override {}
    void ended(std::size_t, const LaneStatus&) override {}

    // Writes what is left. A sentence when a row could not be written; else empty.
    std::string finish();

private:
    // Kept until the measurement after its update has come or not.
    struct Row {
        Index update = -1;
        double loss = 0, rate = 0, seconds = 0, tokensPerSecond = 0;
        std::optional<Measures> measures;
    };
    void write(std::size_t lane, const Row& row);

    std::string m_path;
    std::vector<std::string> m_names;
    bool m_isCsv;
    std::mutex m_mutex;  // of the rest: lanes are trained on several threads
    std::ofstream m_file;
    std::vector<std::optional<Row>> m_rows;
};

// Whether the file's name has an ending that a log may have.
bool isLogName(const std::string& path);

}  // namespace attn
