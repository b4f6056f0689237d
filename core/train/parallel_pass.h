// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/train/adam.h"
#include "core/train/team.h"
#include "core/train/training_pass.h"

namespace attn {

// One update over several threads: each takes a share of the sentences through a TrainingPass of its own,
// then a part of the parameters. The gradients are added in the order of the threads, so that the same number
// of threads gives the same bytes. The calling thread is one of them.
class ParallelPass {
public:
    // Throws Error (Failure) when the system does not give so many threads.
    ParallelPass(const Network& network, Index threads);
    ~ParallelPass();

    // As TrainingPass::run for the chosen pairs; reads the network's parameters anew. Each share draws from a
    // seed of its own.
    BatchLoss run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                  Parameters& gradient, const PassOptions& options = {});
    // Clips the gradient of the last `run` to the norm `largest` (0: not at all) and lets Adam change
    // `parameters` by it. Changes nothing when the norm is not finite. Returns the norm before clipping.
    Real apply(Adam& adam, const Parameters& gradient, double rate, Real largest, Parameters& parameters);

private:
    struct Worker;
    void runShare(Worker& worker);

    Team m_team;
    NetworkWeights m_weights;
    const std::vector<SentencePair>* m_pairs = nullptr;
    PassOptions m_options;
    Index m_totalTokens = 0;
    std::vector<std::unique_ptr<Worker>> m_workers;  // one a member of the team
};

}  // namespace attn
