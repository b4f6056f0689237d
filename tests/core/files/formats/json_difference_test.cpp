// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/json_difference.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

using nlohmann::json;

std::vector<std::string> sentences(const json& found, const json& expected) {
    std::vector<std::string> all;
    for (const JsonDifference& difference : jsonDifferences(found, expected))
        all.push_back(difference.key + " " + shownValue(difference.found) + " " +
                      shownValue(difference.expected));
    return all;
}

TEST(JsonDifferences, NameTheKeyAndBothValues) {
    const json expected = {{"seed", 1}, {"model", {{"activation", "tanh"}, {"cell", "gru"}, {"layers", 2}}}};
    EXPECT_THAT(sentences(expected, expected), testing::IsEmpty());
    const json found = {{"seed", 1}, {"model", {{"cell", "lstm"}, {"bridge", true}}}};
    EXPECT_THAT(sentences(found, expected),
                testing::ElementsAre("model.cell \"lstm\" \"gru\"", "model.activation not set \"tanh\"",
                                     "model.layers not set 2", "model.bridge true not set"));
}

}  // namespace
}  // namespace attn::test
