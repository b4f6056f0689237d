// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn::test {

// A configuration of a score function: every row of the registry with its defaults, and also with the options
// that some rows have.
struct ScoreVariant {
    std::string name;  // for test names: "additive_relu_bias"
    AttentionConfig attention;
};
inline void PrintTo(const ScoreVariant& variant, std::ostream* out) {
    *out << variant.name;
}
std::vector<ScoreVariant> scoreVariants();
// The variants that have weights.
std::vector<ScoreVariant> attendingVariants();
std::string variantName(const testing::TestParamInfo<ScoreVariant>& info);

// A model of a few hundred numbers. Its sizes all differ if the score allows that.
ModelConfig smallConfig(const AttentionConfig& attention);
ModelConfig smallConfig(const std::string& score);

}  // namespace attn::test
