// SPDX-License-Identifier: GPL-3.0-or-later
// The maps that decoding keeps besides the lane's own.
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/decode/beam.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"
#include "tests/support/architectures.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

const std::vector<Token> keptSource = {5, 6, 4, 7, 8, 5};  // token 4 ends a sentence
constexpr Index keptSteps = 4;

std::shared_ptr<const TrainedModel> modelWithMaps(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(8);
    randomize(model.network.parameters(), random);
    Parameters& parameters = model.network.parameters();
    if (const auto bias = parameters.layout().find("output.bias"))
        parameters.vector(*bias)[endToken] = -100;
    return std::make_shared<const TrainedModel>(std::move(model));
}

class KeptMaps : public testing::TestWithParam<Architecture> {
protected:
    DecodeTrace decoded(std::vector<MapAddress> maps, const Interventions& changes = {}) const {
        DecodeOptions options;
        options.maximumLength = keptSteps;
        options.maps = std::move(maps);
        options.interventions = changes;
        return decode(model, keptSource, options);
    }
    std::vector<MapAddress> ofSteps() const {
        std::vector<MapAddress> maps = shownMaps(model->network);
        std::erase_if(maps,
                      [](const MapAddress& map) { return isOfEncoder(map) || map.site == MapSite::Rollout; });
        return maps;
    }

    std::shared_ptr<const TrainedModel> model = modelWithMaps(GetParam().config);
};

TEST_P(KeptMaps, AreDistributionsInTheOrderAskedFor) {
    const std::vector<MapAddress> maps = ofSteps();
    const DecodeTrace trace = decoded(maps), plain = decoded({});
    ASSERT_EQ(trace.steps.size(), plain.steps.size());
    for (std::size_t t = 0; t < trace.steps.size(); ++t) {
        const StepTrace& step = trace.steps[t];
        EXPECT_EQ(step.logits, plain.steps[t].logits);
        ASSERT_EQ(step.maps.size(), maps.size());
        for (std::size_t i = 0; i < maps.size(); ++i) {
            EXPECT_EQ(step.maps[i].map, maps[i]);
            EXPECT_NEAR(step.maps[i].weights.sum(), 1, 1e-5) << nameOf(maps[i]);
            if (maps[i].site == MapSite::Decoder) {
                EXPECT_EQ(step.maps[i].weights.size(), static_cast<Index>(t) + 1);
            }
            if (maps[i] == plain.steps[t].alignment().map) {
                EXPECT_EQ(step.maps[i].weights, plain.steps[t].alignment().weights);
            }
        }
    }
}

TEST_P(KeptMaps, TheMeanIsThatOfItsHeads) {
    for (const MapAddress& map : ofSteps()) {
        if (map.head != MapAddress::allHeads)
            continue;
        const DecodeTrace trace =
            decoded({map, {map.site, map.layer, Index(0)}, {map.site, map.layer, Index(1)}});
        for (const StepTrace& step : trace.steps) {
            const Vector mean = (step.maps[1].weights + step.maps[2].weights) / 2;
            EXPECT_LE((step.maps[0].weights - mean).cwiseAbs().maxCoeff(), 1e-6) << nameOf(map);
        }
    }
}

TEST_P(KeptMaps, TheEncodersRowsAreDistributionsOverTheSource) {
    DecodeOptions options;
    const Stepper stepper(model, keptSource, options);
    for (const MapAddress& map : shownMaps(model->network)) {
        if (!isOfEncoder(map))
            continue;
        const std::vector<MapTrace> rows = stepper.encoderRows(map);
        ASSERT_EQ(rows.size(), keptSource.size());
        for (const MapTrace& row : rows) {
            EXPECT_EQ(row.map, map);
            EXPECT_EQ(row.weights.size(), static_cast<Index>(keptSource.size()));
            EXPECT_NEAR(row.weights.sum(), 1, 1e-5) << nameOf(map);
        }
        if (map.head != MapAddress::allHeads)
            continue;
        const std::vector<MapTrace> first = stepper.encoderRows({map.site, map.layer, Index(0)});
        const std::vector<MapTrace> second = stepper.encoderRows({map.site, map.layer, Index(1)});
        for (std::size_t j = 0; j < rows.size(); ++j)
            EXPECT_LE((rows[j].weights - (first[j].weights + second[j].weights) / 2).cwiseAbs().maxCoeff(),
                      1e-6);
    }
}

TEST_P(KeptMaps, SayWhatIsChangedInThem) {
    for (const MapAddress& map : ofSteps()) {
        if (map.site == MapSite::Tokens)
            continue;
        Interventions changes;
        changes.steps[0].maps[map].temperature = 3;
        changes.maps[map].temperature = 2;
        const DecodeTrace trace = decoded({map}, changes), plain = decoded({map});
        EXPECT_EQ(trace.steps[0].alignment().temperature, 3) << nameOf(map);
        EXPECT_FALSE(trace.steps[0].alignment().hasGivenWeights);
        if (map.site != MapSite::Decoder) {  // its first row has one weight
            EXPECT_NE(trace.steps[0].alignment().weights, plain.steps[0].alignment().weights) << nameOf(map);
        }
        if (trace.steps.size() > 1) {
            EXPECT_EQ(trace.steps[1].alignment().temperature, 2);
            EXPECT_NE(trace.steps[1].alignment().weights, plain.steps[1].alignment().weights) << nameOf(map);
        }
    }
}

TEST_P(KeptMaps, ABeamKeepsThemToo) {
    BeamOptions options;
    options.width = 2;
    options.maximumLength = keptSteps;
    options.maps = ofSteps();
    const BeamTree tree = beamSearch(model, keptSource, options);
    for (const BeamNode& node : tree.nodes) {
        ASSERT_EQ(node.step->maps.size(), options.maps.size());
        EXPECT_EQ(node.step->alignment().map, options.maps.front());
    }
}

TEST_P(KeptMaps, OneThatStepsDoNotHaveIsRefused) {
    for (const MapAddress map : {MapAddress{MapSite::Cross, 7, 0}, MapAddress{MapSite::Encoder, 0, 0},
                                 MapAddress{MapSite::Words, 0, 0}, MapAddress{MapSite::Rollout, 0, 0}}) {
        try {
            decoded({map});
            ADD_FAILURE() << nameOf(map);
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), testing::HasSubstr("no attention map " + nameOf(map)));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Architectures, KeptMaps, testing::ValuesIn(architectures()),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace attn::test
