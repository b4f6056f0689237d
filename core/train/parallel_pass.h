// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "core/train/training_pass.h"

namespace attn {

// One batch over several threads: each takes a share of the sentences through a TrainingPass of its own, and
// the gradients are added in the order of the threads, so that the same number of threads gives the same
// bytes. The calling thread is one of them. A worker's data are its thread's within a round, the caller's
// else. What a share throws is thrown by `run`, after all shares are done.
class ParallelPass {
public:
    // Throws Error (Failure) when the system does not give so many threads.
    ParallelPass(const Seq2Seq& network, Index threads);
    ~ParallelPass();

    // As TrainingPass::run for the chosen pairs; reads the network's parameters anew. Each share draws from a
    // seed of its own.
    BatchLoss run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                  Parameters& gradient, const PassOptions& options = {});

private:
    struct Worker;
    void addWorker(const Seq2Seq& network);
    void stopWorkers();
    void workInRounds(Worker& worker);
    void work(Worker& worker) noexcept;

    const std::vector<SentencePair>* m_pairs = nullptr;
    PassOptions m_options;
    Index m_totalTokens = 0;

    // Not semaphores: those of libstdc++ 12 can sleep through a release (GCC bug 104928).
    std::mutex m_mutex;  // guards the next three
    long m_round = 0;    // one a batch
    std::size_t m_working = 0;
    bool m_isStopped = false;
    std::condition_variable m_roundBegan, m_shareDone;

    std::vector<std::unique_ptr<Worker>> m_workers;  // the last: its threads use all above
};

}  // namespace attn
