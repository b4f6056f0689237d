// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/training_log.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/error.h"
#include "core/files/formats/csv.h"
#include "core/train/recipes/schedule.h"

namespace attn {
namespace {

using LogJson = nlohmann::ordered_json;

std::string endingOf(const std::string& path) {
    return std::filesystem::path(path).extension().string();
}

LogJson numberOrNull(std::optional<double> value) {
    return value && std::isfinite(*value) ? LogJson(*value) : LogJson(nullptr);
}

}  // namespace

bool isLogName(const std::string& path) {
    return endingOf(path) == ".csv" || endingOf(path) == ".jsonl";
}

TrainingLog::TrainingLog(const std::string& path, std::vector<std::string> lanes)
    : m_path(path), m_names(std::move(lanes)), m_isCsv(endingOf(path) == ".csv"), m_rows(m_names.size()) {
    m_file.open(path, std::ios::binary | std::ios::trunc);
    if (!m_file)
        throw Error(path + ": cannot be written: " + std::strerror(errno) +
                    "; choose another file with --log.");
}

void TrainingLog::advanced(std::size_t lane, const LaneTraining& training) {
    const LaneState& state = training.state();
    const bool isMeasured = training.lastMeasurement().pairs > 0 && state.measured == state.update;
    const std::lock_guard lock(m_mutex);
    std::optional<Row>& row = m_rows[lane];
    if (row && row->update == state.update) {
        if (isMeasured)
            row->measures = training.lastMeasurement();
        return;
    }
    if (row)
        write(lane, *row);
    row.reset();
    if (training.lastBatch().tokens == 0 && !isMeasured)
        return;  // no update and no measurement yet
    row.emplace();
    row->update = state.update;
    row->loss = training.lastBatch().tokens > 0 ? training.lastBatch().mean() : NAN;
    row->rate = state.update > 0 ? settingsAt(training.recipe(), state.update - 1).rate : NAN;
    row->seconds = state.seconds;
    row->tokensPerSecond = training.tokensPerSecond();
    if (isMeasured)
        row->measures = training.lastMeasurement();
}

std::string TrainingLog::finish() {
    const std::lock_guard lock(m_mutex);
    for (std::size_t lane = 0; lane < m_rows.size(); ++lane)
        if (m_rows[lane])
            write(lane, *std::exchange(m_rows[lane], std::nullopt));
    m_file.flush();
    return m_file ? std::string() : m_path + ": the log could not be written to its end; is the disk full?";
}

void TrainingLog::write(std::size_t lane, const Row& row) {
    const auto of = [&](auto value) {
        return row.measures ? numberOrNull(value(*row.measures)) : LogJson(nullptr);
    };
    const auto ofTexts = [&](auto value) {
        return row.measures && row.measures->texts ? numberOrNull(value(*row.measures->texts))
                                                   : LogJson(nullptr);
    };
    const LogJson values = {
        {"lane", m_names[lane]},
        {"update", row.update},
        {"loss", numberOrNull(row.loss)},
        {"rate", numberOrNull(row.rate)},
        {"held_out_loss", of([](const Measures& found) { return found.loss; })},
        {"exact_match", of([](const Measures& found) { return found.exactMatch; })},
        {"token_accuracy", of([](const Measures& found) { return found.tokenAccuracy; })},
        {"alignment_error_rate", of([](const Measures& found) { return found.alignmentErrorRate; })},
        {"bleu", ofTexts([](const TextMeasures& found) { return found.bleu.score; })},
        {"chrf", ofTexts([](const TextMeasures& found) { return found.chrf; })},
        {"seconds", row.seconds},
        {"tokens_per_second", numberOrNull(row.tokensPerSecond)}};
    if (!m_isCsv) {
        m_file << values.dump() << '\n';
        return;
    }
    if (m_file.tellp() == std::ofstream::pos_type(0)) {
        CsvText head;
        std::vector<std::string> keys;
        for (const auto& [key, value] : values.items())
            keys.push_back(key);
        head.row(keys);
        m_file << head.text();
    }
    CsvText line;
    std::vector<std::string> fields;
    for (const auto& [key, value] : values.items())
        fields.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
    line.row(fields);
    m_file << line.text();
}

}  // namespace attn
