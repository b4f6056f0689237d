// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "core/network/recurrent/config.h"

namespace attn::test {

// One way to configure a score function: every row of the registry as it is, and what options some rows have.
struct ScoreVariant {
    std::string name;  // for test names: "additive_relu_bias"
    AttentionConfig attention;
};
inline void PrintTo(const ScoreVariant& variant, std::ostream* out) {
    *out << variant.name;
}
std::vector<ScoreVariant> scoreVariants();
// Those with weights.
std::vector<ScoreVariant> attendingVariants();
std::string variantName(const testing::TestParamInfo<ScoreVariant>& info);

// A model of a few hundred numbers; every size differs from every other where the score allows it.
ModelConfig smallConfig(const AttentionConfig& attention);
ModelConfig smallConfig(const std::string& score);

}  // namespace attn::test
