// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_paths.h"

#include <filesystem>

#include "core/files/portable_path.h"

namespace attn {

namespace fs = std::filesystem;

namespace {

fs::path whole(const fs::path& path) {
    std::error_code error;
    const fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path : found;
}

template <typename Change>
void forEachPath(CorpusRecipe& corpus, const Change& change) {
    for (CorpusFiles* files : {&corpus.files, &corpus.heldOutFiles})
        for (std::string* path : {&files->pairs, &files->source, &files->target})
            if (!path->empty())
                change(*path);
}

std::string pathFrom(const fs::path& path, const fs::path& folder) {
    const std::string way = relativeWay(path, folder);
    return way.empty() ? fromHome(path) : way;
}

}  // namespace

std::string runFolder(const std::string& runPath) {
    return whole(fs::path(runPath)).parent_path().string();
}

CorpusRecipe relativeTo(CorpusRecipe corpus, const std::string& folder) {
    forEachPath(corpus, [&](std::string& path) {
        if (fs::path(path).is_absolute())
            path = pathFrom(path, folder);
        else
            path = pathFrom(fs::path(corpus.folder) / path, folder);
    });
    corpus.folder.clear();
    return corpus;
}

CorpusRecipe foundFrom(CorpusRecipe corpus, const std::string& folder) {
    corpus.folder.clear();
    forEachPath(corpus, [&](std::string& path) {
        const fs::path there = (fs::path(folder) / withHome(path)).lexically_normal();
        const fs::path beside = fs::path(folder) / fs::path(path).filename();
        std::error_code error;
        path = (fs::exists(there, error) || !fs::exists(beside, error) ? there : beside).string();
    });
    return corpus;
}

}  // namespace attn
