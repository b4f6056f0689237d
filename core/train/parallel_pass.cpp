// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/parallel_pass.h"

#include <algorithm>
#include <exception>
#include <string>
#include <system_error>
#include <thread>

#include "core/error.h"
#include "core/math/flush_denormals.h"
#include "core/math/flush_denormals.h"

namespace attn {

struct ParallelPass::Worker {
    Worker(const Seq2Seq& network, std::uint64_t workerPlace) : pass(network), place(workerPlace) {}

    TrainingPass pass;
    std::uint64_t place;                      // of its noise
    std::unique_ptr<Parameters> ownGradient;  // none for the caller's own: it writes to the caller's
    Parameters* gradient = nullptr;
    Batch batch;
    std::vector<Index> share;
    BatchLoss loss;
    std::exception_ptr problem;  // of the last share
    std::jthread thread;         // none for the caller's own
};

ParallelPass::ParallelPass(const Seq2Seq& network, Index threads) {
    try {
        for (Index i = 0; i < std::max<Index>(threads, 1); ++i)
            addWorker(network);
    } catch (const std::system_error&) {
        stopWorkers();
        throw Error("the system gives no " + std::to_string(threads) + " threads; train with fewer.",
                    Error::Kind::Failure);
    } catch (...) {
        stopWorkers();
        throw;
    }
}

ParallelPass::~ParallelPass() {
    stopWorkers();
}

void ParallelPass::addWorker(const Seq2Seq& network) {
    const bool isCaller = m_workers.empty();
    m_workers.push_back(std::make_unique<Worker>(network, m_workers.size()));
    if (isCaller)
        return;
    Worker& worker = *m_workers.back();
    worker.ownGradient = std::make_unique<Parameters>(network.layout());
    worker.gradient = worker.ownGradient.get();
    worker.thread = std::jthread([this, &worker] { workInRounds(worker); });
}

// The threads end by themselves then; the workers' destructors wait for them.
void ParallelPass::stopWorkers() {
    const std::lock_guard lock(m_mutex);
    m_isStopped = true;
    m_roundBegan.notify_all();
}

void ParallelPass::workInRounds(Worker& worker) {
    long done = 0;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_roundBegan.wait(lock, [&] { return m_round != done || m_isStopped; });
        if (m_isStopped)
            return;
        done = m_round;
        lock.unlock();
        work(worker);
        lock.lock();
        if (--m_working == 0)
            m_shareDone.notify_one();
    }
}

// What is thrown is kept: the other threads are still at work.
void ParallelPass::work(Worker& worker) noexcept {
    worker.loss = {};
    worker.problem = nullptr;
    const FlushDenormals flush;
    try {
        if (worker.share.empty()) {
            worker.gradient->setZero();
            return;
        }
        fillBatch(worker.batch, *m_pairs, worker.share);
        worker.pass.updateWeights();
        // Each share's mean counts by its part of the batch's tokens.
        const Real part = static_cast<Real>(worker.batch.targetTokens) / static_cast<Real>(m_totalTokens);
        PassOptions options = m_options;
        options.seed = mixSeeds(options.seed, worker.place);
        worker.loss = worker.pass.run(worker.batch, *worker.gradient, part, options);
    } catch (...) {
        worker.problem = std::current_exception();
    }
}

BatchLoss ParallelPass::run(const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen,
                            Parameters& gradient, const PassOptions& options) {
    m_pairs = &pairs;
    m_options = options;
    m_workers.front()->gradient = &gradient;
    m_totalTokens = 0;
    for (const auto& worker : m_workers)
        worker->share.clear();
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        m_totalTokens += static_cast<Index>(pairs[static_cast<std::size_t>(chosen[i])].target.size());
        m_workers[i % m_workers.size()]->share.push_back(chosen[i]);
    }
    {
        const std::lock_guard lock(m_mutex);
        ++m_round;
        m_working = m_workers.size() - 1;
        m_roundBegan.notify_all();
    }
    work(*m_workers.front());
    {
        std::unique_lock lock(m_mutex);
        m_shareDone.wait(lock, [&] { return m_working == 0; });
    }
    for (const auto& worker : m_workers)
        if (worker->problem)
            std::rethrow_exception(worker->problem);

    BatchLoss loss;
    for (std::size_t i = 0; i < m_workers.size(); ++i) {
        const Worker& worker = *m_workers[i];
        if (i > 0)
            gradient.buffer() += worker.gradient->buffer();
        loss.sum += worker.loss.sum;
        loss.tokens += worker.loss.tokens;
        loss.hits += worker.loss.hits;
    }
    return loss;
}

}  // namespace attn
