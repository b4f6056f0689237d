// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/map_reader.h"

#include <gtest/gtest.h>

#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"
#include "tests/support/architectures.h"

namespace attn::test {
namespace {

std::shared_ptr<const TrainedModel> readModel(const ModelConfig& config) {
    auto model = std::make_shared<TrainedModel>(TrainedModel{Seq2Seq(config), {}, {}, {}, {}});
    model->network.parameters().initialize(3);
    return model;
}

TEST(MapReader, GivesTheRowsThatTheStepsThemselvesKeep) {
    for (const Architecture& each : architectures()) {
        SCOPED_TRACE(each.name);
        const auto model = readModel(each.config);
        std::vector<MapAddress> ofSteps, maps = shownMaps(model->network);
        for (const MapAddress& map : maps)
            if (!isOfEncoder(map) && map.site != MapSite::Rollout)
                ofSteps.push_back(map);
        if (ofSteps.empty())
            continue;
        DecodeOptions options;
        options.maps = ofSteps;
        Stepper stepper(model, {5, 6, 7, 4, 8}, options);
        MapReader reader(model, {5, 6, 7, 4, 8}, {}, maps);
        for (int step = 0; step < 6 && !stepper.isFinished(); ++step) {
            const StepTrace& trace = stepper.advance();
            reader.read(trace.previous);
            for (const DecodedMap& read : reader.maps()) {
                SCOPED_TRACE(nameOf(read.map));
                if (isOfEncoder(read.map)) {
                    EXPECT_EQ(read.rows.size(), 5U);
                    EXPECT_EQ(read.rows[2], stepper.encoderRows(read.map)[2].weights);
                    continue;
                }
                ASSERT_EQ(static_cast<int>(read.rows.size()), step + 1);
                EXPECT_NEAR(read.rows.back().sum(), 1, 1e-5);
                for (const MapTrace& kept : trace.maps)
                    if (kept.map == read.map) {
                        EXPECT_EQ(kept.weights, read.rows.back());
                    }
            }
        }
        EXPECT_EQ(reader.tokens().size(), stepper.trace().steps.size());
    }
}

}  // namespace
}  // namespace attn::test
