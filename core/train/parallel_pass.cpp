// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/parallel_pass.h"

#include <algorithm>
#include <semaphore>
#include <thread>

namespace attn {

struct ParallelPass::Worker {
    explicit Worker(const Seq2Seq& network) : pass(network), gradient(network.layout()) {}

    TrainingPass pass;
    Parameters gradient;
    Batch batch;
    std::vector<Index> share;
    BatchLoss loss;
    bool isStopped = false;
    std::binary_semaphore begin{0}, done{0};
    std::jthread thread;  // none for the caller's own
};

ParallelPass::ParallelPass(const Seq2Seq& network, Index threads) {
    for (Index i = 0; i < std::max<Index>(threads, 1); ++i) {
        m_workers.push_back(std::make_unique<Worker>(network));
        Worker& worker = *m_workers.back();
        if (i == 0)
            continue;
        worker.thread = std::jthread([this, &worker] {
            for (worker.begin.acquire(); !worker.isStopped; worker.begin.acquire()) {
                work(worker);
                worker.done.release();
            }
        });
    }
}

ParallelPass::~ParallelPass() {
    for (const auto& worker : m_workers) {
        worker->isStopped = true;
        worker->begin.release();
    }
}

void ParallelPass::work(Worker& worker) {
    worker.loss = {};
    if (worker.share.empty()) {
        worker.gradient.setZero();
        return;
    }
    fillBatch(worker.batch, *m_pairs, worker.share);
    worker.pass.updateWeights();
    // Each share's mean counts by its part of the batch's tokens.
    const Real part = static_cast<Real>(worker.batch.targetTokens) / static_cast<Real>(m_totalTokens);
    worker.loss = worker.pass.run(worker.batch, worker.gradient, part);
}

BatchLoss ParallelPass::run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                            Parameters& gradient) {
    m_pairs = &pairs;
    m_totalTokens = 0;
    for (const auto& worker : m_workers)
        worker->share.clear();
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        m_totalTokens += static_cast<Index>(pairs[static_cast<std::size_t>(chosen[i])].target.size());
        m_workers[i % m_workers.size()]->share.push_back(chosen[i]);
    }
    for (std::size_t i = 1; i < m_workers.size(); ++i)
        m_workers[i]->begin.release();
    work(*m_workers.front());
    for (std::size_t i = 1; i < m_workers.size(); ++i)
        m_workers[i]->done.acquire();

    BatchLoss loss;
    for (std::size_t i = 0; i < m_workers.size(); ++i) {
        const Worker& worker = *m_workers[i];
        if (i == 0)
            gradient.buffer() = worker.gradient.buffer();
        else
            gradient.buffer() += worker.gradient.buffer();
        loss.sum += worker.loss.sum;
        loss.tokens += worker.loss.tokens;
        loss.hits += worker.loss.hits;
    }
    return loss;
}

}  // namespace attn
