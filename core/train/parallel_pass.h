// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/train/training_pass.h"

namespace attn {

// One batch over several threads: each takes a share of the sentences through a TrainingPass of its own, and
// the gradients are added in the order of the threads, so that the same number of threads gives the same
// bytes. The calling thread is one of them.
class ParallelPass {
public:
    ParallelPass(const Seq2Seq& network, Index threads);
    ~ParallelPass();

    // As TrainingPass::run for the chosen pairs; reads the network's parameters anew.
    BatchLoss run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                  Parameters& gradient);

private:
    struct Worker;
    void work(Worker& worker);

    const std::vector<SentencePair>* m_pairs = nullptr;
    Index m_totalTokens = 0;
    std::vector<std::unique_ptr<Worker>> m_workers;
};

}  // namespace attn
