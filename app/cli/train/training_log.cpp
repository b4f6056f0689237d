// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/training_log.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "app/cli/common/output.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/files/atomic_file.h"
#include "core/files/file_reader.h"
#include "core/files/formats/csv.h"
#include "core/train/recipes/schedule.h"

namespace attn {
namespace {

using LogJson = nlohmann::ordered_json;

constexpr std::uint64_t mostLogBytes = 1'000'000'000;
constexpr std::ptrdiff_t commasBehindLane = 10;  // in a row of twelve columns

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

TrainingLog::TrainingLog(const std::string& path, std::vector<std::string> lanes,
                         std::optional<Index> resumed)
    : m_path(path), m_names(std::move(lanes)), m_isCsv(endingOf(path) == ".csv"), m_rows(m_names.size()) {
    std::error_code ignored;
    // Opening a pipe would wait for its reader.
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored) &&
        !std::filesystem::is_character_file(path, ignored))
        throw Error(path + ": is not a regular file; choose another file with --log.");
    if (resumed && std::filesystem::exists(path, ignored)) {
        if (const std::string kept = keptRows(*resumed); !kept.empty()) {
            writeFileAtomically(path, kept);
            if (m_kept >= 0 && m_kept + 1 < *resumed)
                tell(path + ": has no rows of the updates " + std::to_string(m_kept + 1) + " to " +
                     std::to_string(*resumed - 1) + ", which a program that was killed had not written");
        }
    }
    m_file.open(path, std::ios::binary | (m_kept >= 0 ? std::ios::app : std::ios::trunc));
    if (!m_file)
        throw Error(path + ": cannot be written: " + std::strerror(errno) +
                    "; choose another file with --log.");
}

// The head and the rows of the file up to the update; notes the last of them. The last line counts only with
// its line end, because a program that was killed may have written half of it.
std::string TrainingLog::keptRows(Index resumed) {
    std::string kept;
    std::istringstream lines(readFile(m_path, mostLogBytes));
    CsvText name;
    name.row({m_names.front()});
    const std::string begin = name.text().substr(0, name.text().find_first_of("\r\n")) + ",";
    std::string line;
    for (int number = 1; std::getline(lines, line) && !lines.eof(); ++number) {
        if (m_isCsv && number == 1 && line.starts_with("lane,update,")) {
            kept = line + '\n';
            continue;
        }
        std::optional<Index> update;
        Index value = 0;
        if (m_isCsv) {
            const char* first = line.data() + begin.size();
            const bool isRow = line.starts_with(begin) &&
                               std::count(line.begin() + static_cast<std::ptrdiff_t>(begin.size()),
                                          line.end(), ',') == commasBehindLane;
            if (isRow && std::from_chars(first, line.data() + line.size(), value).ec == std::errc())
                update = value;
        } else if (const LogJson row = LogJson::parse(line, nullptr, false);
                   row.is_object() && row.value("lane", LogJson()) == m_names.front() &&
                   row.value("update", LogJson()).is_number_integer()) {
            update = row["update"].get<Index>();
        }
        if (!update)
            throw Error(m_path + ", line " + std::to_string(number) + ": is no row of a log of " +
                        inQuotes(m_names.front()) +
                        ", which --resume would go on with; choose another file with --log.");
        if (*update > resumed)
            continue;
        kept += line + '\n';
        m_kept = *update;
    }
    return kept;
}

void TrainingLog::advanced(std::size_t lane, const LaneTraining& training) {
    const LaneState& state = training.state();
    const bool isMeasured = training.lastMeasurement().pairs > 0 && state.measured == state.update;
    const std::lock_guard lock(m_mutex);
    if (state.update <= m_kept)
        return;
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
        m_file << values.dump() << std::endl;
        return;
    }
    if (m_kept < 0 && m_file.tellp() == std::ofstream::pos_type(0)) {
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
    m_file << line.text() << std::flush;
}

}  // namespace attn
