// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

#include "core/decode/stepper.h"
#include "core/explain/computation.h"
#include "core/network/models/trained_model.h"
#include "tests/support/architectures.h"
#include "tests/support/explained_walk.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

constexpr double networkTolerance = 5e-5;  // for numbers around 1 in single precision

// Token 4 ends a sentence; the last one has no end.
const std::vector<Token> twoSentences = {5, 6, 7, 4, 8, 5};

std::shared_ptr<const TrainedModel> randomModel(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(23);
    randomize(model.network.parameters(), random, 0.7);
    return std::make_shared<const TrainedModel>(std::move(model));
}

Computation decodedOf(const ModelConfig& config, const Interventions& changes = {}) {
    const auto model = randomModel(config);
    DecodeOptions options;
    options.maximumLength = 4;
    options.interventions = changes;
    for (Index t = 0; t < 3 && !model->network.saysOneToken(); ++t)  // does not end before
        if (const StepIntervention* change = changes.of(t); !change || !change->token)
            options.interventions.steps[t].token = static_cast<Token>(4 + t % 2);
    return Computation(model, decode(model, twoSentences, options), options.interventions);
}

// Every number equals what the network has, where it has one, and leads to tensors and constants.
void expectExplained(const Computation& computation) {
    const Index steps = static_cast<Index>(computation.trace().steps.size());
    const PathDifference difference = largestDifference(computation, steps);
    EXPECT_GT(difference.compared, 50);
    EXPECT_LT(difference.difference, networkTolerance)
        << nameOf(difference.quantity) << ": " << difference.shown << " and " << difference.plain;
    ExplainedWalk walk(computation);
    for (const Quantity& kind : computation.kinds())
        for (Index t = 0; t < (computation.isOfStep(kind) ? steps : 1); ++t)
            computation.forEach(kind, t, [&](const Quantity& at) {
                walk.follow(at);
                return true;
            });
}

using Named = testing::TestParamInfo<Architecture>;
std::string architectureName(const Named& info) {
    return info.param.name;
}

class NumbersOf : public testing::TestWithParam<Architecture> {};

TEST_P(NumbersOf, AreExplainedAndEqualTheNetworks) {
    expectExplained(decodedOf(GetParam().config));
}

INSTANTIATE_TEST_SUITE_P(Architectures, NumbersOf, testing::ValuesIn(architectures()), architectureName);
INSTANTIATE_TEST_SUITE_P(SelfAttention, NumbersOf, testing::ValuesIn([] {
                             std::vector<Architecture> all = selfAttentionEncoders();
                             for (Architecture& one : all)
                                 one.config = wired(one.config, "bahdanau");
                             return all;
                         }()),
                         architectureName);
INSTANTIATE_TEST_SUITE_P(Transformers, NumbersOf,
                         testing::ValuesIn(transformersOver(smallEncoders().front().config)),
                         architectureName);

TEST(NumbersOfHeads, EveryActivationAndPositionOfAnEncoder) {
    for (const char* activation : {"relu", "gelu", "swish"})
        for (Architecture& one : smallEncoders()) {
            if (one.name == "recurrent" || one.name == "hierarchical")
                continue;
            for (const char* positions : {"sinusoidal", "learned", "none"}) {
                SCOPED_TRACE(one.name + " " + activation + " " + positions);
                ModelConfig config = wired(one.config, "transformer");
                config.encoder.activation = config.decoder.activation = activation;
                config.encoder.positions = positions;
                expectExplained(decodedOf(config));
            }
        }
}

}  // namespace
}  // namespace attn::test
