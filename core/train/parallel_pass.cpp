// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/parallel_pass.h"

#include <algorithm>
#include <cmath>

#include "core/math/flush_denormals.h"
#include "core/math/work_meter.h"
#include "core/train/own_tokens.h"

namespace attn {
namespace {

// Seed place of the choices between the target's tokens and the network's own. The workers use the places
// below it.
constexpr std::uint64_t ownTokensPlace = std::uint64_t(1) << 32;

}  // namespace

struct ParallelPass::Worker {
    Worker(const Network& network, const NetworkWeights& weights, std::uint64_t workerPlace)
        : pass(network, weights), ownTokens(network, weights), place(workerPlace) {}

    TrainingPass pass;
    OwnTokens ownTokens;
    std::uint64_t place;  // place of its seed
    // nullptr for the calling thread, which writes into the caller's gradient
    std::unique_ptr<Parameters> ownGradient;
    Parameters* gradient = nullptr;
    Batch batch;
    std::vector<Index> share;
    BatchLoss loss;
    double squares = 0;  // sum of squares of its part of the gradient
};

ParallelPass::ParallelPass(const Network& network, Index threads)
    : m_team(threads), m_weights(network.parameters()) {
    for (Index member = 0; member < m_team.size(); ++member) {
        m_workers.push_back(std::make_unique<Worker>(network, m_weights, static_cast<std::uint64_t>(member)));
        Worker& worker = *m_workers.back();
        if (member > 0)
            worker.ownGradient = std::make_unique<Parameters>(network.layout());
        worker.gradient = worker.ownGradient.get();
    }
}

ParallelPass::~ParallelPass() = default;

void ParallelPass::runShare(Worker& worker) {
    const FlushDenormals flush;
    worker.loss = {};
    if (worker.share.empty()) {
        worker.gradient->setZero();
        return;
    }
    fillBatch(worker.batch, *m_pairs, worker.share);
    // Each share's mean is weighted by its share of the batch's tokens.
    const Real part = static_cast<Real>(worker.batch.targetTokens) / static_cast<Real>(m_totalTokens);
    if (m_options.teacherForcing < 1)
        worker.ownTokens.mix(worker.batch, m_options.teacherForcing,
                             mixSeeds(m_options.seed, ownTokensPlace));
    PassOptions options = m_options;
    options.seed = mixSeeds(options.seed, worker.place);
    worker.loss = worker.pass.run(worker.batch, *worker.gradient, part, options);
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
    m_team.run([this](Index member) { m_weights.update(member, m_team.size()); });
    m_team.run([this](Index member) { runShare(*m_workers[static_cast<std::size_t>(member)]); });
    m_team.run([&](Index member) {
        const Team::Range range = m_team.part(member, gradient.buffer().size());
        auto sum = gradient.buffer().segment(range.first, range.count);
        const MeteredWork metered(Work::Optimiser, (2 + static_cast<Index>(m_workers.size())) * range.count,
                                  (1 + static_cast<Index>(m_workers.size())) * range.count);
        for (std::size_t i = 1; i < m_workers.size(); ++i)
            sum += m_workers[i]->gradient->buffer().segment(range.first, range.count);
        m_workers[static_cast<std::size_t>(member)]->squares = static_cast<double>(sum.squaredNorm());
    });

    BatchLoss loss;
    for (const auto& worker : m_workers) {
        loss.sum += worker->loss.sum;
        loss.tokens += worker->loss.tokens;
        loss.hits += worker->loss.hits;
    }
    return loss;
}

Real ParallelPass::apply(Adam& adam, const Parameters& gradient, double rate, Real largest,
                         Parameters& parameters) {
    double squares = 0;
    for (const auto& worker : m_workers)
        squares += worker->squares;
    const auto norm = static_cast<Real>(std::sqrt(squares));
    if (!std::isfinite(norm))
        return norm;
    const Adam::Step step = adam.nextStep(rate, clipScale(norm, largest));
    m_team.run([&](Index member) {
        const FlushDenormals flush;
        const Team::Range range = m_team.part(member, gradient.buffer().size());
        adam.update(step, parameters.buffer(), gradient.buffer(), range.first, range.count);
    });
    return norm;
}

}  // namespace attn
