// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>

namespace attn::test {

std::filesystem::path projectDir();
inline std::filesystem::path resourceDir() {
    return projectDir() / "resources";
}
// Where the built programs are: attnlab, attention-lab.
std::filesystem::path programDir();
// Cases that the specification computed: ATTN_GOLDEN_DIR, or the folder beside the project; need not exist.
inline std::filesystem::path goldenDir() {
    const char* chosen = std::getenv("ATTN_GOLDEN_DIR");
    return chosen && *chosen ? std::filesystem::path(chosen) : projectDir() / "../shared/reference/golden";
}

// A folder of references or data beside the project, or the one that a variable of the environment names;
// need not exist.
inline std::filesystem::path folderFrom(const char* variable, const char* usual) {
    const char* chosen = std::getenv(variable);
    return chosen && *chosen ? std::filesystem::path(chosen) : projectDir() / usual;
}
// Texts with the figures that sacreBLEU gives for them.
inline std::filesystem::path metricsDir() {
    return folderFrom("ATTN_METRICS_DIR", "../shared/reference/metrics");
}
// A stranger's model with what it computes.
inline std::filesystem::path foreignDir() {
    return folderFrom("ATTN_FOREIGN_DIR", "../shared/reference/foreign");
}
// Corpora, alignments and attention dumps of others.
inline std::filesystem::path dataDir() {
    return folderFrom("ATTN_DATA_DIR", "../shared/data");
}

}  // namespace attn::test
