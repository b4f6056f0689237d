// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_name.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

TEST(ArrayName, TellsTheKindOfAttention) {
    for (const char* name : {"cross_attentions", "crossAttn.3", "decoder.layers.0.encoder_attn", "cross_0"})
        EXPECT_EQ(arrayName(name).site, MapSite::Cross) << name;
    for (const char* name : {"encoder_attentions", "encoder.layers.0.self_attn", "enc_attn_1"})
        EXPECT_EQ(arrayName(name).site, MapSite::Encoder) << name;
    for (const char* name : {"decoder_attentions", "decoder.layers.0.self_attn", "dec_attn_1"})
        EXPECT_EQ(arrayName(name).site, MapSite::Decoder) << name;
    for (const char* name : {"", "sent0", "weights", "arr_3", "attentions"})
        EXPECT_EQ(arrayName(name).site, std::nullopt) << name;
}

TEST(ArrayName, TellsWhatNumbersCount) {
    EXPECT_EQ(arrayName("cross_2").layer, 2);
    EXPECT_EQ(arrayName("decoder.layers.7.encoder_attn").layer, 7);
    EXPECT_EQ(arrayName("l3h12").layer, 3);
    EXPECT_EQ(arrayName("l3h12").head, 12);
    EXPECT_EQ(arrayName("sent12").sentence, 12);
    EXPECT_EQ(arrayName("sentence_4_source_tokens").sentence, 4);
    EXPECT_EQ(arrayName("12/cross").sentence, 12);
    EXPECT_EQ(arrayName("arr_5").item, 5);
    EXPECT_EQ(arrayName("5").item, 5);
    EXPECT_EQ(arrayName("99999999999999999999").item, std::nullopt);
}

TEST(ArrayName, TellsWhoseTextsItNames) {
    EXPECT_EQ(arrayName("source_tokens").side, Side::Source);
    EXPECT_EQ(arrayName("tgt").side, Side::Target);
    EXPECT_EQ(arrayName("right_text").side, Side::Source);
    EXPECT_EQ(arrayName("tokens").side, std::nullopt);
    EXPECT_TRUE(arrayName("tokens").isTexts);
    EXPECT_TRUE(arrayName("decoder.layers.0.encoder_attn.k_proj.weight").isParameter);
    EXPECT_TRUE(arrayName("encoder_last_hidden_state").isOther);
}

}  // namespace
}  // namespace attn
