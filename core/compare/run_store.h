// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/compare/comparison.h"

namespace attn {

// The folder in which a comparison keeps its finished work. For every finished run it has a table of that run
// alone ("<lane>-<seed>-<sum>.json"), and for a run at work its checkpoint. The sum depends on the recipe,
// the seed, the tests and the texts of a corpus, so a run is repeated when one of them changes. Several
// programs may share the folder.
class RunStore {
public:
    // Creates the folder if needed. Throws Error when it cannot be created or written to.
    RunStore(std::string folder, const Comparison& comparison);

    // The finished run, if there is one. `problem` gets a sentence when its file exists but cannot be used.
    std::optional<ComparedRun> find(std::size_t run, std::string& problem) const;
    // Writes like writeFileAtomically, and then removes the checkpoint.
    void save(const ComparedRun& run) const;
    std::string resultPath(std::size_t run) const;
    std::string checkpointPath(std::size_t run) const;

private:
    // The run as a comparison of its own.
    Comparison alone(std::size_t run) const;
    std::string start(std::size_t run) const;

    const std::string m_folder;
    const Comparison& m_comparison;
    std::vector<std::string> m_corpora;  // for each lane the text of corpusFiles
};

}  // namespace attn
