// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/run_store.h"

#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

#include "core/base/error.h"
#include "core/compare/table_json.h"
#include "core/files/atomic_file.h"
#include "core/files/file_checksum.h"

namespace attn {
namespace fs = std::filesystem;

namespace {

// Errors are ignored here, because reading the corpus for a run reports what is wrong with the file.
std::string checksumText(const std::string& path) {
    try {
        return std::to_string(fileChecksum(path));
    } catch (const Error&) {
        return "none";
    }
}

// The paths of a corpus' files and the checksums of their bytes: if the texts under the same names change,
// the runs are other ones. `known` holds the lines of paths that are done.
std::string corpusFiles(const Recipe& recipe, std::map<std::string, std::string>& known) {
    std::string text;
    if (!recipe.corpus)
        return text;
    for (const CorpusFiles* files : {&recipe.corpus->files, &recipe.corpus->heldOutFiles}) {
        for (const std::string& name : files->in(recipe.corpus->folder).paths()) {
            std::error_code ignored;
            const fs::path path = fs::absolute(name, ignored).lexically_normal();
            const auto [line, isNew] = known.try_emplace(path.string());
            if (isNew)
                line->second = path.string() + " " + checksumText(path.string()) + "\n";
            text += line->second;
        }
    }
    return text;
}

}  // namespace

RunStore::RunStore(std::string folder, const Comparison& comparison)
    : m_folder(std::move(folder)), m_comparison(comparison) {
    std::error_code problem;
    fs::create_directories(m_folder, problem);
    if (problem || !fs::is_directory(m_folder, problem))
        throw Error(m_folder + ": is no folder and cannot be made one; choose another one with --work-dir.");
    if (::access(m_folder.c_str(), W_OK | X_OK) != 0)
        throw Error(m_folder + ": the folder cannot be written to; choose another one with --work-dir.");
    std::map<std::string, std::string> known;
    for (const ComparedLane& lane : m_comparison.lanes)
        m_corpora.push_back(corpusFiles(lane.recipe, known));
}

Comparison RunStore::alone(std::size_t run) const {
    Comparison one = m_comparison;
    one.lanes = {m_comparison.lanes[m_comparison.lane(run)]};
    one.seeds = {m_comparison.seed(run)};
    return one;
}

std::string RunStore::start(std::size_t run) const {
    const std::string content = tableToJson({alone(run), {}}) + m_corpora[m_comparison.lane(run)];
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
