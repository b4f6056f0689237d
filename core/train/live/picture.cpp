// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/picture.h"

#include <algorithm>
#include <cmath>

#include "core/decode/sentence.h"
#include "core/math/flush_denormals.h"
#include "core/network/rollout.h"
#include "core/network/shown_maps.h"

namespace attn {

PinnedTokens pinnedTokens(const PinnedSentence& pin, const RecipeCorpora& corpora) {
    PinnedTokens tokens;
    tokens.source = corpora.source.ids(corpora.tokenizers.source->tokenize(pin.source));
    if (pin.target)
        tokens.target = corpora.target.ids(corpora.tokenizers.target->tokenize(*pin.target));
    return tokens;
}

namespace {

// Adds a map's row of the step that the pass has just made. False when a number is not finite.
bool addRow(StepTrace& step, const Pass& pass, const MapAddress& map, const std::optional<MapAddress>& own) {
    MapTrace& row = step.maps.emplace_back();
    row.map = map;
    pass.weights(map, 0, 0, row.weights);
    if (map == own)
        row.span = pass.span(map, 0, 0);
    return row.weights.allFinite() && row.span.distribution.allFinite();
}

}  // namespace

std::shared_ptr<const LanePicture> pictureOf(const Network& network, const PinnedTokens& pin) {
    if (pin.source.empty())
        return nullptr;
    const FlushDenormals flush;
    const NetworkWeights weights(network.parameters());
    const std::unique_ptr<Pass> pass = network.pass(weights);
    const std::optional<MapAddress> map = pin.map ? pin.map : network.alignment();
    Positions positions;
    const auto length = static_cast<Index>(pin.source.size());
    positions.assign({length});
    pass->encode(positions, pin.source);
    pass->begin(1);
    std::optional<Rollout> rollout;
    if (map && map->site == MapSite::Rollout)
        rollout.emplace(network).begin(*pass, 0, length);

    auto picture = std::make_shared<LanePicture>();
    picture->source = pin.source;
    const bool isSelf = map && isSelfAttention(*map);
    for (Index j = 0; isSelf && isOfEncoder(*map) && j < length; ++j) {
        MapTrace& row = picture->encoderRows.emplace_back();
        row.map = *map;
        pass->weights(*map, j, 0, row.weights);
        if (!row.weights.allFinite())
            return nullptr;
    }
    // The maps that steps keep, the lane's alignment first.
    std::vector<MapAddress> kept;
    if (isSelf && network.alignment())
        kept.push_back(*network.alignment());
    if (map && !rollout && !(isSelf && isOfEncoder(*map)))
        kept.push_back(*map);
    const Index ends = network.saysOneToken() ? 0 : 1;  // a class has no </s>
    const Index steps = pin.target ? static_cast<Index>(pin.target->size()) + ends
                                   : std::min(longestOutput(network, length), longestPicture);
    Vector logits(network.targetSize());
    Token previous = beginToken;
    for (Index t = 0; t < steps && picture->stop != StopReason::End; ++t) {
        pass->read(std::span(&previous, 1));
        pass->step(t, 0);
        pass->logits(0, logits);
        if (!logits.allFinite())
            return nullptr;
        StepTrace& step = picture->steps.emplace_back();
        step.step = t;
        step.previous = previous;
        Index most = 0;
        const Real largest = logits.maxCoeff(&most);
        step.predicted = step.token = static_cast<Token>(most);
        step.predictedProbability =
            static_cast<Real>(std::exp(static_cast<double>(largest) + logNormalizer(logits)));
        if (pin.target) {
            step.forced = true;
            step.token = t < steps - ends ? (*pin.target)[static_cast<std::size_t>(t)] : endToken;
        }
        step.logProbability =
            static_cast<Real>(static_cast<double>(logits[step.token]) + logNormalizer(logits));
        if (rollout) {
            MapTrace& row = step.maps.emplace_back();
            row.map = *map;
            row.weights = rollout->next(*pass, 0);
            if (!row.weights.allFinite())
                return nullptr;
        }
        for (const MapAddress& each : kept)
            if (!addRow(step, *pass, each, network.alignment()))
                return nullptr;
        pass->carry();
        previous = step.token;
        picture->stop =
            step.token == endToken || network.saysOneToken() ? StopReason::End : StopReason::Running;
    }
    if (picture->stop == StopReason::Running)
        picture->stop = StopReason::Length;
    picture->steps.shrink_to_fit();
    return picture;
}

namespace {

constexpr std::size_t heap = 32;  // the allocator's own bytes for each block

std::size_t bytesOf(const std::vector<MapTrace>& maps) {
    std::size_t bytes = 0;
    for (const MapTrace& map : maps)
        bytes += sizeof map + 3 * heap +
                 static_cast<std::size_t>(map.weights.size() + map.span.distribution.size()) * sizeof(Real);
    return bytes;
}

}  // namespace

std::size_t bytesOf(const LanePicture& picture) {
    std::size_t bytes =
        sizeof picture + picture.source.size() * sizeof(Token) + 3 * heap + bytesOf(picture.encoderRows);
    for (const StepTrace& step : picture.steps)
        bytes += sizeof step + bytesOf(step.maps);
    return bytes;
}

std::optional<MapAddress> selfAttentionOf(const LanePicture& picture) {
    const std::vector<MapTrace> rows = selfAttentionRows(picture);
    return rows.empty() ? std::nullopt : std::optional(rows.front().map);
}

std::vector<MapTrace> selfAttentionRows(const LanePicture& picture) {
    if (!picture.encoderRows.empty())
        return picture.encoderRows;
    std::vector<MapTrace> rows;
    for (const StepTrace& step : picture.steps)
        if (!step.maps.empty() && isSelfAttention(step.maps.back().map))
            rows.push_back(step.maps.back());
    return rows;
}

const MapTrace* alignmentIn(const StepTrace& step) {
    return step.maps.empty() || isSelfAttention(step.maps.front().map) ? nullptr : &step.maps.front();
}

}  // namespace attn
