// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/best_map.h"

#include <algorithm>
#include <map>

#include "core/decode/stepper.h"
#include "core/math/random.h"
#include "core/metrics/alignment.h"
#include "core/network/shown_maps.h"
#include "core/text/tokenizer.h"

namespace attn::ui {
namespace {

constexpr std::uint64_t pairsSeed = 20'221;  // of no recipe

std::vector<MapAddress> headsOf(const Network& network) {
    std::vector<MapAddress> heads = alignmentMaps(network);
    std::erase_if(heads, [](const MapAddress& map) {
        return map.site != MapSite::Cross || map.head == MapAddress::allHeads;
    });
    return heads;
}

}  // namespace

std::optional<BestMap> bestHead(const std::shared_ptr<const TrainedModel>& model, const Task& task,
                                int pairs) {
    const std::vector<MapAddress> heads = headsOf(model->network);
    const TaskTokenizers ids = task.tokenizers();
    if (heads.empty() || ids.source != model->tokenizers.source->id() ||
        ids.target != model->tokenizers.target->id())
        return std::nullopt;
    Random random(pairsSeed);
    std::vector<AlignmentCounts> counts(heads.size());
    for (int i = 0; i < pairs; ++i) {
        const TaskPair pair = task.sample(random);
        DecodeOptions options;
        options.force = true;
        options.target = model->target.ids(model->tokenizers.target->tokenize(pair.target));
        options.maps = heads;
        const DecodeTrace trace =
            decode(model, model->source.ids(model->tokenizers.source->tokenize(pair.source)), options);
        for (std::size_t head = 0; head < heads.size(); ++head) {
            std::vector<Vector> rows;
            for (const StepTrace& step : trace.steps)
                for (const MapTrace& map : step.maps)
                    if (map.map == heads[head])
                        rows.push_back(map.weights);
            counts[head] += alignmentCounts(rows, pair.links);
        }
    }
    std::optional<BestMap> best;
    for (std::size_t head = 0; head < heads.size(); ++head)
        if (const auto rate = counts[head].errorRate(); rate && (!best || *rate < best->errorRate))
            best = BestMap{heads[head], *rate, pairs};
    return best;
}

}  // namespace attn::ui
