// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/sentences/undecided.h"
#include "tests/core/inspect/arrays/array_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::ThrowsMessage;

class NumpyArrays : public testing::Test {
protected:
    std::string npz(const std::vector<std::pair<std::string, std::string>>& members,
                    int method = ZIP_CM_STORE) const {
        return writeZip(m_folder.file("a.npz"), members, method);
    }
    static AlignmentDump read(const std::string& path,
                              const std::map<std::string, std::string>& chosen = {}) {
        return readDump(path, {.overruled = chosen, .reference = {}});
    }
    static std::string valueOf(const AlignmentDump& dump, const std::string& id) {
        for (const Conclusion& conclusion : dump.conclusions)
            if (conclusion.id == id)
                return conclusion.value;
        return "none";
    }
    // The [head][row][column] of one sentence in one layer.
    static std::string ofSentence(int layer, int sentence) {
        return npyOf({4, 5, SampleAttention::length(sentence)}, [&](const std::vector<int>& i) {
            return SampleAttention::at(layer, sentence, i[0], i[1], i[2]);
        });
    }

    const TemporaryFolder m_folder;
};

TEST_F(NumpyArrays, LayersAndSentencesAreToldByWhereSentencesEnd) {
    for (const bool isFortran : {false, true}) {
        const RawFile file = rawFile(
            "numpy", m_folder.write("a.npy", npyOf(sampleShape, sampleNumbers(isFortran), isFortran)));
        ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
        EXPECT_EQ(file.problem, "");
        EXPECT_TRUE(hasSampleMaps(file.sentences[0], 0));
        EXPECT_TRUE(hasSampleMaps(file.sentences[1], 1));
    }
    const std::string path = m_folder.write("b.npy", npyOf({2, 3, 4, 5, 6}, [](const std::vector<int>& i) {
                                                return SampleAttention::at(i[1], i[0], i[2], i[3], i[4]);
                                            }));
    const RawFile file = rawFile("numpy", path);
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    EXPECT_TRUE(hasSampleMaps(file.sentences[1], 1));
    EXPECT_EQ(valueOf(read(path), "axes"), "sentence-layer-head");
}

TEST_F(NumpyArrays, OneLayerOfABatchIsToldToo) {
    const std::string path = m_folder.write("a.npy", npyOf({2, 4, 5, 6}, sampleLayer(1)));
    const AlignmentDump dump = read(path, {{"map", "cross.1.2"}});
    EXPECT_EQ(valueOf(dump, "axes"), "sentence-head");
    ASSERT_EQ(dump.sentences.size(), 2U);
    EXPECT_EQ(dump.sentences[1]->weights, SampleAttention::grid(1, 1, 1, 4));
}

TEST_F(NumpyArrays, WhatCannotBeToldIsAskedFor) {
    const std::string path = m_folder.write("a.npy", npyOf({3, 4, 5, 6}, [](const std::vector<int>& i) {
                                                return SampleAttention::at(i[0], 0, i[1], i[2], i[3]);
                                            }));
    EXPECT_THAT([&] { read(path); },
                ThrowsMessage<UndecidedDump>(AllOf(HasSubstr("shape [3, 4, 5, 6]"),
                                                   HasSubstr("--set axes=layer-head (3 layers of 4 heads)"),
                                                   HasSubstr("--set axes=sentence-head"))));
    const AlignmentDump layers = read(path, {{"axes", "layer-head"}, {"map", "cross.2.3"}});
    ASSERT_EQ(layers.sentences.size(), 1U);
    EXPECT_EQ(layers.sentences[0]->weights, SampleAttention::grid(1, 0, 2));
    EXPECT_EQ(read(path, {{"axes", "sentence-head"}}).sentences.size(), 3U);
    EXPECT_THAT(
        [&] {
            read(path, {{"axes", "head"}});
        },
        ThrowsMessage<Error>(HasSubstr("Unknown value \"head\" for axes")));
    // A text of one sentence tells it, too.
    const AlignmentDump told = read(path, {{"source", m_folder.write("source.txt", "a b c d e f\n")}});
    EXPECT_EQ(valueOf(told, "axes"), "layer-head");
    EXPECT_EQ(told.sentences.at(0)->source.joined(), "a b c d e f");
}

TEST_F(NumpyArrays, ArchivesHaveAnArrayForEachSentence) {
    for (const int method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
        const std::string path =
            npz({{"sent0.npy", ofSentence(1, 0)},
                 {"sent1.npy", ofSentence(1, 1)},
                 {"source_1.npy", npyOfTexts({4}, {U"ein", U"Häuschen", U"\U0001F3E0", U"</s>"})},
                 {"target_1.npy", npyOfTexts({5}, {U"a", U"b", U"c", U"d", U"</s>"}, true)}},
                method);
        const RawFile file = rawFile("numpy-archive", path);
        ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
        ASSERT_EQ(file.sentences[1].maps.size(), 4U);
        EXPECT_EQ(file.sentences[1].maps[3].grid, SampleAttention::grid(1, 1, 3, 4));
        EXPECT_EQ(file.sentences[1].number, 1);
        EXPECT_FALSE(file.sentences[0].source);
        EXPECT_EQ(file.sentences[1].source->joined(), "ein Häuschen 🏠 </s>");
        EXPECT_EQ(file.sentences[1].target->joined(), "a b c d </s>");
        EXPECT_EQ(read(path).format, "numpy-archive");
    }
}

TEST_F(NumpyArrays, ArchivesHaveAnArrayForEachLayer) {
    std::vector<std::pair<std::string, std::string>> members;
    for (int layer = 0; layer < 3; ++layer)
        members.emplace_back("cross_" + std::to_string(layer) + ".npy",
                             npyOf({2, 4, 5, 6}, sampleLayer(layer)));
    const RawFile layers = rawFile("numpy-archive", npz(members));
    ASSERT_EQ(layers.sentences.size(), 2U) << layers.problem;
    EXPECT_TRUE(hasSampleMaps(layers.sentences[1], 1));
}

TEST_F(NumpyArrays, ArchivesHaveAllKindsOfAttention) {
    const std::string path =
        npz({{"cross_attentions.npy", npyOf(sampleShape, sampleNumbers())},
             {"encoder_attentions.npy", npyOf({3, 2, 4, 6, 6},
                                              [](const std::vector<int>& i) {
                                                  return i[4] == i[3] % SampleAttention::length(i[1]) ? 1.0F
                                                                                                      : 0.0F;
                                              })},
             {"encoder_last_hidden_state.npy", npyOf({2, 6, 8}, std::vector<float>(96))},
             {"source_tokens.npy", npyOfTexts({2, 6}, {U"a", U"b", U"c", U"d", U"e", U"</s>", U"f", U"g",
                                                       U"h", U"</s>", U"<pad>", U""})},
             {"target_tokens.npy", npyOfTexts({2}, {U"v w x y </s>", U"w v x y </s>"})}});
    const AlignmentDump cross = read(path, {{"map", "cross.3.2"}});
    ASSERT_EQ(cross.sentences.size(), 2U) << cross.skipped.text();
    EXPECT_EQ(valueOf(cross, "axes"), "layer-sentence-head");
    EXPECT_EQ(cross.sentences[1]->weights, SampleAttention::grid(2, 1, 1, 4));
    EXPECT_EQ(cross.sentences[1]->target.joined(), "w v x y </s>");
    EXPECT_TRUE(cross.sentences[1]->hasSourceEnd);
    const AlignmentDump encoder = read(path, {{"map", "encoder.1.1"}});
    ASSERT_EQ(encoder.sentences.size(), 2U) << encoder.skipped.text();
    EXPECT_EQ(encoder.sentences[1]->target.joined(), "f g h </s>");
    EXPECT_EQ(encoder.sentences[1]->weights, AlignmentWeights::Identity(4, 4));
    std::string leftOut;
    for (const Conclusion& conclusion : cross.conclusions)
        leftOut += conclusion.id == "left-out" ? conclusion.what : "";
    EXPECT_THAT(leftOut, HasSubstr("encoder_last_hidden_state"));
}

TEST_F(NumpyArrays, BothAxesOfSelfAttentionHaveOneText) {
    m_folder.write("source.txt", "a b c d e </s>\nf g h </s>\n");
    m_folder.write("other.txt", "u v w x y z\nu v w x\n");
    const std::string path =
        npz({{"encoder_attentions.npy", npyOf({2, 2, 4, 6, 6}, [](const std::vector<int>& i) {
                  return i[4] == i[3] % SampleAttention::length(i[1]) ? 1.0F : 0.0F;
              })}});
    const AlignmentDump dump = read(path, {{"map", "encoder.1.1"}, {"source", m_folder.file("source.txt")}});
    ASSERT_EQ(dump.sentences.size(), 2U) << dump.skipped.text();
    EXPECT_EQ(dump.sentences[1]->source.joined(), "f g h </s>");
    EXPECT_EQ(dump.sentences[1]->target.joined(), "f g h </s>");
    EXPECT_EQ(valueOf(dump, "target"), "none") << "it is no question";
}

TEST_F(NumpyArrays, NumberedArraysOfOneSizeAreAskedFor) {
    const auto member = [](int layer) {
        return npyOf({4, 5, 6}, [&](const std::vector<int>& i) {
            return SampleAttention::at(layer, 0, i[0], i[1], i[2]);
        });
    };
    const std::string path = npz({{"arr_0.npy", member(0)}, {"arr_1.npy", member(1)}});
    EXPECT_THAT([&] { read(path); }, ThrowsMessage<UndecidedDump>(AllOf(HasSubstr("--set arrays=sentences"),
                                                                        HasSubstr("--set arrays=layers"))));
    EXPECT_EQ(read(path, {{"arrays", "sentences"}}).sentences.size(), 2U);
    const AlignmentDump layers = read(path, {{"arrays", "layers"}, {"axes", "head"}, {"map", "cross.2.4"}});
    ASSERT_EQ(layers.sentences.size(), 1U);
    EXPECT_EQ(layers.sentences[0]->weights, SampleAttention::grid(1, 0, 3));
}

TEST_F(NumpyArrays, TrianglesAreThoseOfADecoder) {
    const std::string path =
        m_folder.write("a.npy", npyOf({1, 2, 4, 4}, [](const std::vector<int>& i) {
                           return i[3] <= i[2] ? 1.0F / static_cast<float>(i[2] + 1) : 0.0F;
                       }));
    EXPECT_EQ(valueOf(read(path), "site"), "decoder");
    EXPECT_EQ(valueOf(read(path), "map"), "decoder.1.mean");
    EXPECT_EQ(valueOf(read(path, {{"site", "encoder"}}), "map"), "encoder.1.mean");
}

TEST_F(NumpyArrays, ReadersLeaveOutWhatIsNotWanted) {
    const std::string path = m_folder.write("a.npy", npyOf(sampleShape, sampleNumbers()));
    const std::unique_ptr<DumpReader> reader = dumpFormat("numpy").open(path);
    EXPECT_EQ(reader->next().sentence.maps.size(), 12U);
    reader->want({MapSite::Cross, 1, MapAddress::allHeads});
    const RawRead second = reader->next();
    ASSERT_EQ(second.sentence.maps.size(), 4U);
    EXPECT_EQ(nameOf(second.sentence.maps[3].map), "cross.2.4");
    EXPECT_EQ(second.sentence.maps[3].grid, SampleAttention::grid(1, 1, 3));
}

TEST_F(NumpyArrays, PickledMembersAreLeftOut) {
    const AlignmentDump dump = read(npz({{"cross_0.npy", npyOf({2, 4, 5, 6}, sampleLayer(0))},
                                         {"tokens.npy", npyOf("|O", "(2,)", "\x80\x04.")}}));
    EXPECT_EQ(dump.sentences.size(), 2U);
    std::string leftOut;
    for (const Conclusion& conclusion : dump.conclusions)
        leftOut += conclusion.id == "left-out" ? conclusion.what : "";
    EXPECT_THAT(leftOut, HasSubstr("tokens (pickled, never loaded)"));
}

TEST_F(NumpyArrays, ModelsOfMarianAreNoDumps) {
    EXPECT_THAT(
        [&] {
            read(npz({{"special:model.yml.npy", npyOf("|i1", "(3,)", "abc")},
                      {"encoder_W.npy", npyOf({2, 2}, std::vector<float>{1, 2, 3, 4})}}));
        },
        ThrowsMessage<Error>(AllOf(HasSubstr("model of Marian"), HasSubstr("File › Open"))));
    EXPECT_THAT(
        [&] {
            read(npz({{"x.npy", npyOf("<i4", "(1,)", "abcd")}}));
        },
        ThrowsMessage<Error>(HasSubstr("no array of attention")));
}

}  // namespace
}  // namespace attn::test
