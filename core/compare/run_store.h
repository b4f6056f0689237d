// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/compare/comparison.h"

namespace attn {

// The folder in which a comparison keeps what is done: for every run a table of that run alone
// ("<lane>-<seed>-<sum>.json") or, while it is at work, its checkpoint. The sum is of the recipe, the seed,
// the tests and the texts of a corpus, so that what has changed is run anew. Several programs may share the
// folder.
class RunStore {
public:
    // Makes the folder where there is none. Throws Error when that cannot be done or written to.
    RunStore(std::string folder, const Comparison& comparison);

    // A run that is done. `problem`, a sentence, when its file is there but cannot be used.
    std::optional<ComparedRun> find(std::size_t run, std::string& problem) const;
    // As writeFileAtomically; the checkpoint is gone then.
    void save(const ComparedRun& run) const;
    std::string resultPath(std::size_t run) const;
    std::string checkpointPath(std::size_t run) const;

private:
    // The run as a comparison of its own.
    Comparison alone(std::size_t run) const;
    std::string start(std::size_t run) const;

    const std::string m_folder;
    const Comparison& m_comparison;
    std::vector<std::string> m_corpora;  // what is known of each lane's files
};

}  // namespace attn
