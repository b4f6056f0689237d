// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/text_decoder.h"

#include <algorithm>
#include <utility>

#include "core/decode/beam.h"
#include "core/decode/greedy.h"
#include "core/decode/usual_length.h"
#include "core/math/flush_denormals.h"
#include "core/math/side_by_side.h"

namespace attn {
namespace {

constexpr Index mostTextsOfBatch = 64;
constexpr Index mostPositionsOfBatch = 4096;
// In logits; far larger than roundings. A text with a smaller lead is decoded again, alone.
constexpr Real sureLead = Real(1e-3);

// The places of the sources that are not empty, the longest source first.
std::vector<Index> byFallingLength(const std::vector<SentencePair>& sources) {
    std::vector<Index> places;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (!sources[i].source.empty())
            places.push_back(static_cast<Index>(i));
    std::stable_sort(places.begin(), places.end(), [&](Index left, Index right) {
        return sources[static_cast<std::size_t>(left)].source.size() >
               sources[static_cast<std::size_t>(right)].source.size();
    });
    return places;
}

std::vector<std::vector<Index>> batchesOf(const std::vector<SentencePair>& sources, Index mostTexts) {
    std::vector<std::vector<Index>> batches;
    Index texts = 0, positions = 0;
    for (const Index place : byFallingLength(sources)) {
        const auto length = static_cast<Index>(sources[static_cast<std::size_t>(place)].source.size());
        if (batches.empty() || texts == mostTexts || positions + length > mostPositionsOfBatch) {
            batches.emplace_back();
            texts = positions = 0;
        }
        batches.back().push_back(place);
        ++texts;
        positions += length;
    }
    return batches;
}

DecodedText hypothesisOf(const BeamTree& tree, Index end) {
    const auto node = [&](Index place) -> const BeamNode& {
        return tree.nodes[static_cast<std::size_t>(place)];
    };
    DecodedText text;
    text.isEnded = node(end).stop == StopReason::End;
    text.logProbability = node(end).logProbability;
    text.score = node(end).score;
    for (Index place = end; place >= 0; place = node(place).parent) {
        if (node(place).token == endToken)
            continue;
        text.tokens.push_back(node(place).token);
        const Vector& weights = node(place).step->alignment().weights;
        Index most = 0;
        if (weights.size() > 0) {
            weights.maxCoeff(&most);
            text.attended.push_back(most);
        }
    }
    std::reverse(text.tokens.begin(), text.tokens.end());
    std::reverse(text.attended.begin(), text.attended.end());
    return text;
}

}  // namespace

struct TextDecoder::Worker {
    explicit Worker(const TrainedModel& model) : network(model.network), greedy(model.network) {}

    void decode(const std::vector<SentencePair>& sources, const std::vector<Index>& chosen,
                Index maximumLength, const std::stop_token& stop,
                std::vector<std::vector<DecodedText>>& found) {
        fillBatch(batch, sources, chosen);
        std::vector<Index> lengths;
        for (const Index place : batch.order) {
            const auto length = static_cast<Index>(sources[static_cast<std::size_t>(place)].source.size());
            lengths.push_back(maximumLength > 0 ? maximumLength : longestOutput(network, length));
        }
        std::vector<GreedyOutput> outputs = greedy.outputs(batch, lengths, stop);
        const std::vector<Index> order = batch.order;
        for (std::size_t b = 0; b < outputs.size() && !stop.stop_requested(); ++b) {
            GreedyOutput& output = outputs[b];
            if (output.smallestLead < sureLead && outputs.size() > 1) {
                decode(sources, {order[b]}, maximumLength, stop, found);
                continue;
            }
            found[static_cast<std::size_t>(order[b])] = {{std::move(output.tokens), output.isEnded,
                                                          output.logProbability, output.logProbability,
                                                          std::move(output.attended)}};
        }
    }

    const Network& network;
    GreedyDecoder greedy;
    Batch batch;
};

TextDecoder::TextDecoder(std::shared_ptr<const TrainedModel> model, const TextDecoderOptions& options)
    : m_model(std::move(model)), m_options(options) {
    for (Index thread = 0; thread < m_options.threads; ++thread)
        m_workers.push_back(std::make_unique<Worker>(*m_model));
}

TextDecoder::~TextDecoder() = default;

std::vector<std::vector<DecodedText>> TextDecoder::run(const std::vector<std::vector<Token>>& sources,
                                                       const std::stop_token& stop) {
    std::vector<SentencePair> pairs;
    for (const std::vector<Token>& source : sources)
        pairs.push_back({source, {}});
    std::vector<std::vector<DecodedText>> found(sources.size());
    const bool isBeam = m_options.beam > 0;
    const std::vector<std::vector<Index>> batches = batchesOf(pairs, isBeam ? 1 : mostTextsOfBatch);
    sideBySide(m_options.threads, static_cast<Index>(batches.size()), [&](Index thread, Index item) {
        if (stop.stop_requested())
            return;
        const std::vector<Index>& chosen = batches[static_cast<std::size_t>(item)];
        if (!isBeam) {
            const FlushDenormals flush;
            return m_workers[static_cast<std::size_t>(thread)]->decode(pairs, chosen, m_options.maximumLength,
                                                                       stop, found);
        }
        const auto place = static_cast<std::size_t>(chosen.front());
        const BeamOptions options{.width = m_options.beam,
                                  .lengthPower = m_options.lengthPower,
                                  .maximumLength = m_options.maximumLength,
                                  .interventions = {},
                                  .stop = stop,
                                  .ended = m_options.ended};
        const BeamTree tree = beamSearch(m_model, sources[place], options);
        for (const Index end : tree.ranked)
            if (static_cast<Index>(found[place].size()) < m_options.outputs)
                found[place].push_back(hypothesisOf(tree, end));
    });
    return found;
}

}  // namespace attn
