// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/run_store.h"

#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "core/compare/table_json.h"
#include "core/error.h"
#include "core/io/atomic_file.h"

namespace attn {
namespace fs = std::filesystem;

RunStore::RunStore(std::string folder, const Comparison& comparison)
    : m_folder(std::move(folder)), m_comparison(comparison) {
    std::error_code problem;
    fs::create_directories(m_folder, problem);
    if (problem || !fs::is_directory(m_folder, problem))
        throw Error(m_folder + ": is no folder and cannot be made one; choose another one with --work-dir.");
    if (::access(m_folder.c_str(), W_OK | X_OK) != 0)
        throw Error(m_folder + ": the folder cannot be written to; choose another one with --work-dir.");
}

Comparison RunStore::alone(std::size_t run) const {
    Comparison one = m_comparison;
    one.lanes = {m_comparison.lanes[m_comparison.lane(run)]};
    one.seeds = {m_comparison.seed(run)};
    return one;
}

std::string RunStore::start(std::size_t run) const {
    const std::string content = tableToJson({alone(run), {}});
    const auto sum = static_cast<unsigned long>(
        ::crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size()));
    char text[32];
    std::snprintf(text, sizeof text, "-%08lx", sum);
    std::string name = m_comparison.lanes[m_comparison.lane(run)].name;
    std::replace(name.begin(), name.end(), '/', '-');
    return (fs::path(m_folder) / (name + "-" + std::to_string(m_comparison.seed(run)) + text)).string();
}

std::string RunStore::resultPath(std::size_t run) const {
    return start(run) + ".json";
}
std::string RunStore::checkpointPath(std::size_t run) const {
    return start(run) + ".checkpoint";
}

std::optional<ComparedRun> RunStore::find(std::size_t run, std::string& problem) const {
    const std::string path = resultPath(run);
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return std::nullopt;
    try {
        ComparisonTable table = loadTable(path);
        const std::string difference = comparisonDifference(table.comparison, alone(run));
        if (difference.empty() && !table.runs.empty()) {
            table.runs.front().run = run;
            return std::move(table.runs.front());
        }
        problem = path + ": is not the result of this run: " +
                  (difference.empty() ? std::string("it is empty") : difference) + "; it is run anew.";
    } catch (const Error& error) {
        problem = error.what() + std::string(" The run is done anew.");
    }
    return std::nullopt;
}

void RunStore::save(const ComparedRun& run) const {
    ComparedRun only = run;
    only.run = 0;
    writeFileAtomically(resultPath(run.run), tableToJson({alone(run.run), {std::move(only)}}));
    std::error_code ignored;
    fs::remove(checkpointPath(run.run), ignored);
}

}  // namespace attn
