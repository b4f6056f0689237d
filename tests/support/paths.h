// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>

#include "core/network/attention/scores/score_registry.h"

namespace attn::test {

std::filesystem::path projectDir();
inline std::filesystem::path resourceDir() {
    return projectDir() / "resources";
}
// The folder of the built programs attnlab and attention-lab.
std::filesystem::path programDir();
// The folder of the specification's computed cases: ATTN_GOLDEN_DIR, or the one beside the project; it need
// not exist.
inline std::filesystem::path goldenDir() {
    const char* chosen = std::getenv("ATTN_GOLDEN_DIR");
    return chosen && *chosen ? std::filesystem::path(chosen) : projectDir() / "../shared/reference/golden";
}

// A folder of references or data: the one that an environment variable names, or one beside the project; it
// need not exist.
inline std::filesystem::path folderFrom(const char* variable, const char* usual) {
    const char* chosen = std::getenv(variable);
    return chosen && *chosen ? std::filesystem::path(chosen) : projectDir() / usual;
}
// The cases of the specification's second version.
inline std::filesystem::path goldenV2Dir() {
    return folderFrom("ATTN_GOLDEN_V2_DIR", "../shared/reference/golden_v2");
}
// The scores that have a bundled model, or a bundled recipe, of a task, by the names of the files in
// `folder` ("models", "recipes"). A new score needs neither.
inline std::set<std::string> bundledScores(const std::string& folder, const std::string& task = "dates") {
    std::set<std::string> scores;
    for (const auto& entry : std::filesystem::directory_iterator(resourceDir() / folder / task))
        if (const std::string id = entry.path().stem().string(); findScoreFunction(id))
            scores.insert(id);
    return scores;
}
// Texts with the figures that sacreBLEU computes for them.
inline std::filesystem::path metricsDir() {
    return folderFrom("ATTN_METRICS_DIR", "../shared/reference/metrics");
}
// A foreign model with its results.
inline std::filesystem::path foreignDir() {
    return folderFrom("ATTN_FOREIGN_DIR", "../shared/reference/foreign");
}
// Corpora, alignments and attention dumps from other systems.
inline std::filesystem::path dataDir() {
    return folderFrom("ATTN_DATA_DIR", "../shared/data");
}

}  // namespace attn::test
