// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/beam.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <utility>

#include "core/decode/sentence.h"

namespace attn {
namespace {

// A token that a hypothesis might say next.
struct Candidate {
    std::size_t hypothesis;  // among the live ones
    Token token;
    double logProbability;  // of the hypothesis up to this token

    bool operator<(const Candidate& other) const {
        if (logProbability != other.logProbability)
            return logProbability > other.logProbability;
        return hypothesis != other.hypothesis ? hypothesis < other.hypothesis : token < other.token;
    }
};

class Search {
public:
    Search(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, const BeamOptions& options)
        : m_options(options),
          m_sentence(std::move(model), std::move(source), options.width, options.interventions, options.maps),
          m_maximumLength(options.maximumLength > 0 ? options.maximumLength
                                                    : m_sentence.usualMaximumLength()),
          m_live{-1} {
        m_tree.encoded = m_sentence.encoded();
    }

    BeamTree run() {
        for (Index t = 0;
             t < m_maximumLength && !m_live.empty() && !m_isDone && !m_options.stop.stop_requested(); ++t) {
            step(t);
            if (m_options.progress)
                m_options.progress(t + 1, m_maximumLength);
        }
        std::stable_sort(m_tree.ranked.begin(), m_tree.ranked.end(),
                         [&](Index a, Index b) { return node(a).score > node(b).score; });
        return std::move(m_tree);
    }

private:
    void step(Index t) {
        // Columns without a live hypothesis repeat the last live one.
        m_previous.resize(static_cast<std::size_t>(m_options.width), endToken);
        for (std::size_t h = 0; h < m_live.size(); ++h)
            m_previous[h] = m_live[h] < 0 ? beginToken : node(m_live[h]).token;
        m_sentence.step(t, m_previous);

        std::vector<std::shared_ptr<const StepTrace>> steps;
        std::vector<Candidate> candidates;
        for (std::size_t h = 0; h < m_live.size(); ++h) {
            steps.push_back(
                std::make_shared<const StepTrace>(m_sentence.trace(t, m_previous[h], static_cast<Index>(h))));
            propose(h, *steps.back(), t, candidates);
        }
        const auto width = static_cast<std::size_t>(m_options.width);
        const std::size_t looked = std::min(candidates.size(), isRefilled() ? 2 * width : width - m_ended);
        std::partial_sort(candidates.begin(), candidates.begin() + static_cast<Index>(looked),
                          candidates.end());
        candidates.resize(looked);
        const double best = candidates.empty() ? 0 : candidates.front().logProbability;
        if (isRefilled())
            dropLateEnds(candidates);
        keep(candidates, steps, t);
        if (isRefilled())
            keepBestEnded(best / std::pow(static_cast<double>(t + 1), m_options.lengthPower));
    }

    bool isRefilled() const { return m_options.ended == EndedPlace::IsRefilled && !saysOneToken(); }
    bool saysOneToken() const { return m_sentence.model().network.saysOneToken(); }

    // Of the best continuations, twice as many as the beam is wide, keeps those that say </s> early enough
    // and as many others as the beam has places.
    void dropLateEnds(std::vector<Candidate>& candidates) const {
        const auto width = static_cast<std::size_t>(m_options.width);
        std::vector<Candidate> kept;
        std::size_t live = 0;
        for (std::size_t rank = 0; rank < candidates.size() && live < width; ++rank) {
            const bool isEnd = candidates[rank].token == endToken;
            if (isEnd && rank >= width)
                continue;
            live += isEnd ? 0 : 1;
            kept.push_back(candidates[rank]);
        }
        candidates = std::move(kept);
    }

    // `bestScore`: of the best continuation of the last step.
    void keepBestEnded(double bestScore) {
        const auto width = static_cast<std::size_t>(m_options.width);
        std::stable_sort(m_tree.ranked.begin(), m_tree.ranked.end(),
                         [&](Index a, Index b) { return node(a).score > node(b).score; });
        if (m_tree.ranked.size() > width)
            m_tree.ranked.resize(width);
        m_isDone = m_tree.ranked.size() == width && node(m_tree.ranked.back()).score >= bestScore;
    }

    void propose(std::size_t hypothesis, const StepTrace& step, Index t, std::vector<Candidate>& candidates) {
        const double before = m_live[hypothesis] < 0 ? 0 : node(m_live[hypothesis]).logProbability;
        const double normalizer = before + logNormalizer(step.logits);
        const std::optional<Token> given = m_sentence.givenToken(t);
        for (Token token = 0; token < static_cast<Token>(step.logits.size()); ++token)
            if (!given || token == *given)
                candidates.push_back(
                    {hypothesis, token, normalizer + static_cast<double>(step.logits[token])});
    }

    void keep(const std::vector<Candidate>& candidates,
              const std::vector<std::shared_ptr<const StepTrace>>& steps, Index t) {
        std::vector<Index> live, parents;
        for (const Candidate& candidate : candidates) {
            BeamNode next;
            next.parent = m_live[candidate.hypothesis];
            next.token = candidate.token;
            next.logProbability = candidate.logProbability;
            next.length = t + 1;
            const Index counted =
                scoredLength(next, isRefilled() ? EndedPlace::IsRefilled : EndedPlace::StaysEmpty);
            next.score =
                candidate.logProbability / std::pow(static_cast<double>(counted), m_options.lengthPower);
            next.step = steps[candidate.hypothesis];
            if (next.token == endToken || saysOneToken())
                next.stop = StopReason::End;
            else if (next.length == m_maximumLength)
                next.stop = StopReason::Length;
            const auto place = static_cast<Index>(m_tree.nodes.size());
            if (next.stop == StopReason::Running) {
                live.push_back(place);
                parents.push_back(static_cast<Index>(candidate.hypothesis));
            } else {
                m_tree.ranked.push_back(place);
                m_ended += next.stop == StopReason::End ? 1 : 0;
            }
            m_tree.nodes.push_back(std::move(next));
        }
        m_live = std::move(live);
        parents.resize(static_cast<std::size_t>(m_options.width), parents.empty() ? 0 : parents.back());
        m_sentence.carry(parents);
    }

    const BeamNode& node(Index place) const { return m_tree.nodes[static_cast<std::size_t>(place)]; }

    const BeamOptions& m_options;
    Sentence m_sentence;
    Index m_maximumLength;
    std::vector<Index> m_live;  // nodes; −1 before the first token
    std::size_t m_ended = 0;
    bool m_isDone = false;
    std::vector<Token> m_previous;
    BeamTree m_tree;
};

}  // namespace

BeamTree beamSearch(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
                    const BeamOptions& options) {
    assert(options.width >= 1);
    return Search(std::move(model), std::move(source), options).run();
}

DecodeTrace traceOf(const BeamTree& tree, Index node) {
    DecodeTrace trace = tree.encoded;
    trace.stop = tree.nodes[static_cast<std::size_t>(node)].stop;
    for (Index place = node; place >= 0; place = tree.nodes[static_cast<std::size_t>(place)].parent) {
        const BeamNode& at = tree.nodes[static_cast<std::size_t>(place)];
        StepTrace step = *at.step;
        step.token = at.token;
        step.logProbability =
            static_cast<Real>(static_cast<double>(step.logits[at.token]) + logNormalizer(step.logits));
        trace.steps.push_back(std::move(step));
    }
    std::reverse(trace.steps.begin(), trace.steps.end());
    return trace;
}

}  // namespace attn
