// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/train/adam.h"
#include "core/train/team.h"
#include "core/train/training_pass.h"

namespace attn {

// Spreads one update over several threads. Each thread first takes a share of the sentences through its own
// TrainingPass, then updates a part of the parameters. The gradients are added in the order of the threads,
// so the same number of threads gives the same bytes. The calling thread is one of them.
class ParallelPass {
public:
    // Throws Error (Failure) when the system does not provide so many threads.
    ParallelPass(const Network& network, Index threads);
    ~ParallelPass();

    // Does what TrainingPass::run does for the chosen pairs. It reads the network's parameters anew. Each
    // share draws from its own seed.
    BatchLoss run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                  Parameters& gradient, const PassOptions& options = {});
    // Clips the gradient of the last `run` to the norm `largest` (0: no clipping), and lets Adam change
    // `parameters` with it. Changes nothing when the norm is not finite. Returns the norm before clipping.
    Real apply(Adam& adam, const Parameters& gradient, double rate, Real largest, Parameters& parameters);

private:
    struct Worker;
    void runShare(Worker& worker);

    Team m_team;
    NetworkWeights m_weights;
    const std::vector<SentencePair>* m_pairs = nullptr;
    PassOptions m_options;
    Index m_totalTokens = 0;
    std::vector<std::unique_ptr<Worker>> m_workers;  // one for each member of the team
};

}  // namespace attn
