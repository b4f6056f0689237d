// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/map_text.h"

#include <gtest/gtest.h>

#include "tests/ui/support/sample_architectures.h"

namespace attn::ui {
namespace {

ModelConfig configOf(const char* name) {
    return attn::test::architectureOf(name).config;
}

std::string brief(const ModelConfig& config, const char* map) {
    return briefMapText(config, *mapOfName(map)).toStdString();
}

TEST(MapText, BriefNamesHaveNoAddresses) {
    const ModelConfig transformer = configOf("self_attention_transformer");
    EXPECT_EQ(brief(transformer, "cross.2.1"), "cross 2·1");
    EXPECT_EQ(brief(transformer, "cross.2.mean"), "cross 2 mean");
    EXPECT_EQ(brief(transformer, "encoder.1.2"), "encoder 1·2");
    EXPECT_EQ(brief(transformer, "decoder.1.1"), "decoder 1·1");
    EXPECT_EQ(brief(transformer, "rollout"), "rollout");
}

TEST(MapText, ALaneWithOneMapNeedsNoName) {
    EXPECT_EQ(mapText(ModelConfig(), MapAddress()), "");
    EXPECT_EQ(briefMapText(ModelConfig(), MapAddress()), "");
}

// Of every kind of map both texts are there or neither is, and the brief one is no longer.
TEST(MapText, BriefNamesAreShorter) {
    for (const attn::test::Architecture& each : attn::test::architectures())
        for (const char* map : {"encoder.1.1", "decoder.1.1", "cross.1.1", "cross.1.mean", "words.1.1",
                                "pool.1.1", "tokens.1.1", "rollout"}) {
            const QString whole = mapText(each.config, *mapOfName(map));
            const QString few = briefMapText(each.config, *mapOfName(map));
            EXPECT_EQ(whole.isEmpty(), few.isEmpty()) << each.name << " " << map;
            EXPECT_LE(few.size(), whole.size()) << each.name << " " << map;
            EXPECT_FALSE(few.contains(QLatin1Char('.')) && map != std::string("tokens.1.1"));
        }
}

}  // namespace
}  // namespace attn::ui
