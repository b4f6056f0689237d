// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/train/training_job.h"

namespace attn {

// Writes a row for every update of every lane, and one for a measurement before the first update: loss of the
// batch, learning rate, and the measures of the held-out pairs if they were taken. The form is CSV, or one
// JSON object in each line. It is written during the training, so that it can be followed.
class TrainingLog : public JobObserver {
public:
    // The end of the name selects the form (isLogName). `lanes` are the names in the rows. A run that goes on
    // from an update keeps the rows that the file has up to it; without `resumed` the file begins anew.
    // Throws Error when the file cannot be opened, or holds anything but such rows when a run goes on.
    TrainingLog(const std::string& path, std::vector<std::string> lanes, std::optional<Index> resumed = {});

    void advanced(std::size_t lane, const LaneTraining& training) override;
    void began(std::size_t, const std::shared_ptr<const RecipeCorpora>&) override {}
    void rested(std::size_t, const LaneTraining&) override {}
    void ended(std::size_t, const LaneStatus&) override {}

    // Writes the remaining rows. Returns a sentence when a row could not be written; else empty.
    std::string finish();

private:
    // A row waits until it is known whether its update is followed by a measurement.
    struct Row {
        Index update = -1;
        double loss = 0, rate = 0, seconds = 0, tokensPerSecond = 0;
        std::optional<Measures> measures;
    };
    void write(std::size_t lane, const Row& row);
    std::string keptRows(Index resumed);

    std::string m_path;
    std::vector<std::string> m_names;
    bool m_isCsv;
    Index m_kept = -1;   // the last update whose row stood in the file before
    std::mutex m_mutex;  // guards the rest, because lanes are trained on several threads
    std::ofstream m_file;
    std::vector<std::optional<Row>> m_rows;
};

// Whether the file's name has one of the endings of logs.
bool isLogName(const std::string& path);

}  // namespace attn
