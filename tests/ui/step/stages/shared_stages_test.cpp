// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/shared_stages.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

TEST(SharedStages, HaveBothOrdersOfTheWiringsInThem) {
    ModelConfig bahdanau, luong;
    bahdanau.decoder.wiring = "bahdanau";
    luong.decoder.wiring = "luong";
    const std::vector<Stage> both = {Stage::Annotations, Stage::State, Stage::Scores,      Stage::Weights,
                                     Stage::Context,     Stage::State, Stage::Attentional, Stage::Output};
    EXPECT_EQ(sharedStages(stagesOf(bahdanau), stagesOf(luong)), both);
    EXPECT_EQ(sharedStages(stagesOf(luong), stagesOf(bahdanau)), both);
    EXPECT_EQ(sharedStages(both, stagesOf(luong)), both);
    EXPECT_EQ(sharedStages({}, stagesOf(luong)), stagesOf(luong));
}

}  // namespace
}  // namespace attn::ui
