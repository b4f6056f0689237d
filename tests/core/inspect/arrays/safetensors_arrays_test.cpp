// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/inspect/read_dump.h"
#include "tests/core/inspect/arrays/array_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

class SafetensorsArrays : public testing::Test {
protected:
    const TemporaryFolder m_folder;
};

TEST_F(SafetensorsArrays, TextsStandInTheMetadata) {
    const std::string data = floatBytes(sampleNumbers());
    const std::string path = m_folder.write(
        "a.safetensors",
        safetensorsOf(
            R"({"__metadata__":{"source_tokens":"[[\"a\",\"b\",\"c\",\"d\",\"e\",\"</s>\"],)"
            R"([\"f\",\"g\",\"h\",\"</s>\"]]","target":"v w x y </s>\nw v x y </s>","format":"pt"},)"
            R"("cross_attentions":{"dtype":"F32","shape":[3,2,4,5,6],"data_offsets":[0,)" +
                std::to_string(data.size()) + "]}}",
            data));
    EXPECT_FALSE(looksLikeModel(path));
    const RawFile file = rawFile("safetensors", path);
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    EXPECT_TRUE(hasSampleMaps(file.sentences[1], 1));
    EXPECT_EQ(file.sentences[0].source->joined(), "a b c d e </s>");
    EXPECT_EQ(file.sentences[1].target->joined(), "w v x y </s>");
    EXPECT_EQ(formatOfDump(path).id, "safetensors");
}

TEST_F(SafetensorsArrays, AllWidthsOfFloatsAreRead) {
    // 0.75 and 0.25 in each kind.
    const std::vector<std::tuple<std::string, std::string>> kinds = {
        {"F16", std::string("\x00\x3A\x00\x34", 4)},
        {"BF16", std::string("\x40\x3F\x80\x3E", 4)},
        {"F32", floatBytes({0.75F, 0.25F})},
        {"F64", littleEndian(0.75) + littleEndian(0.25)}};
    for (const auto& [kind, data] : kinds) {
        const std::string path =
            m_folder.write("a.safetensors", safetensorsOf(R"({"cross.0":{"dtype":")" + kind +
                                                              R"(","shape":[1,1,1,2],"data_offsets":[0,)" +
                                                              std::to_string(data.size()) + "]}}",
                                                          data));
        const RawFile file = rawFile("safetensors", path);
        ASSERT_EQ(file.sentences.size(), 1U) << kind << file.problem;
        ASSERT_EQ(file.sentences[0].maps.size(), 1U);
        EXPECT_EQ(file.sentences[0].maps[0].grid(0, 0), 0.75F) << kind;
        EXPECT_EQ(file.sentences[0].maps[0].grid(0, 1), 0.25F) << kind;
    }
}

}  // namespace
}  // namespace attn::test
