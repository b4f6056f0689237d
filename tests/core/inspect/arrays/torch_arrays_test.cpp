// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/arrays/array_file.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/sentences/undecided.h"
#include "tests/core/inspect/arrays/torch_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::ThrowsMessage;

class TorchArrays : public testing::Test {
protected:
    // A tuple over target positions of tuples over layers of [row][head][1][column], where row `rowOf(b, t)`
    // belongs to sentence b.
    template <typename RowOf>
    std::string steps(int rowCount, const RowOf& sentenceOfRow) {
        std::vector<std::string> all;
        for (int step = 0; step < 5; ++step) {
            std::vector<std::string> layers;
            for (int layer = 0; layer < 3; ++layer)
                layers.push_back(m_sample.tensor(
                    {rowCount, 4, 1, 6}, arrayNumbers({rowCount, 4, 1, 6}, [&](const std::vector<int>& i) {
                        return SampleAttention::at(layer, sentenceOfRow(step, i[0]), i[1], step, i[3]);
                    })));
            all.push_back(TorchSample::tuple(layers));
        }
        return TorchSample::tuple(all);
    }
    // The same of a decoder's self-attention: step t sees t + 1 positions alike.
    std::string growing() {
        std::vector<std::string> all;
        for (int step = 0; step < 5; ++step)
            all.push_back(TorchSample::tuple({m_sample.tensor(
                {1, 2, 1, step + 1}, std::vector<float>(static_cast<std::size_t>(2 * (step + 1)),
                                                        1.0F / static_cast<float>(step + 1)))}));
        return TorchSample::tuple(all);
    }
    std::string write(const std::string& object) const {
        return m_sample.write(m_folder.file("a.pt"), object);
    }
    static AlignmentDump read(const std::string& path,
                              const std::map<std::string, std::string>& chosen = {}) {
        return readDump(path, {.overruled = chosen, .reference = {}});
    }

    const TemporaryFolder m_folder;
    TorchSample m_sample;
};

TEST_F(TorchArrays, ATupleOverLayersIsReadInBothForms) {
    const std::string object = sampleTuple(m_sample);
    for (const std::string& path : {write(object), m_folder.write("old.pt", m_sample.oldForm(object))}) {
        EXPECT_FALSE(looksLikeModel(path));
        EXPECT_EQ(formatOfDump(path).id, "torch");
        const RawFile file = rawFile("torch", path);
        ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
        EXPECT_TRUE(hasSampleMaps(file.sentences[0], 0));
        EXPECT_TRUE(hasSampleMaps(file.sentences[1], 1));
    }
}

TEST_F(TorchArrays, ADictionaryNamesAttentionAndTexts) {
    const std::string tokens = TorchSample::list(
        {TorchSample::texts({"a", "b", "c", "d", "e", "</s>"}), TorchSample::texts({"f", "g", "h", "</s>"})});
    const std::string path = write(TorchSample::dict({{"cross_attentions", sampleTuple(m_sample)},
                                                      {"source_tokens", tokens},
                                                      {"scores", m_sample.tensor({2}, {1, 2})},
                                                      {"note", pickledText("made on Monday")}}));
    const AlignmentDump dump = read(path, {{"map", "cross.3.1"}});
    ASSERT_EQ(dump.sentences.size(), 2U) << dump.skipped.text();
    EXPECT_EQ(dump.sentences[1]->source.joined(), "f g h </s>");
    EXPECT_EQ(dump.sentences[1]->weights, SampleAttention::grid(2, 1, 0, 4));
}

TEST_F(TorchArrays, ListsOfSentencesAreTuplesOverLayers) {
    std::vector<std::string> sentences;
    for (int sentence = 0; sentence < 2; ++sentence) {
        std::vector<std::string> layers;
        const int width = SampleAttention::length(sentence);
        for (int layer = 0; layer < 3; ++layer)
            layers.push_back(m_sample.tensor(
                {1, 4, 5, width}, arrayNumbers({1, 4, 5, width}, [&](const std::vector<int>& i) {
                    return SampleAttention::at(layer, sentence, i[1], i[2], i[3]);
                })));
        sentences.push_back(TorchSample::tuple(layers));
    }
    const AlignmentDump dump = read(write(TorchSample::list(sentences)), {{"map", "cross.2.4"}});
    ASSERT_EQ(dump.sentences.size(), 2U) << dump.skipped.text();
    EXPECT_EQ(dump.sentences[1]->weights, SampleAttention::grid(1, 1, 3, 4));
}

TEST_F(TorchArrays, TokensThatGenerateWroteAreRows) {
    const std::string path = write(steps(1, [](int, int) { return 0; }));
    const RawFile file = rawFile("torch", path);
    ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
    EXPECT_TRUE(hasSampleMaps(file.sentences[0], 0));
    const RawFile self = rawFile("torch", write(growing()));
    ASSERT_EQ(self.sentences.size(), 1U) << self.problem;
    ASSERT_EQ(self.sentences[0].maps.size(), 2U);
    EXPECT_EQ(nameOf(self.sentences[0].maps[0].map), "decoder.1.1");
    const AlignmentWeights& grid = self.sentences[0].maps[0].grid;
    EXPECT_EQ(grid.rows(), 5);
    EXPECT_EQ(grid.cols(), 5);
    EXPECT_EQ(grid(0, 0), 1);
    EXPECT_EQ(grid(1, 2), 0);
    EXPECT_FLOAT_EQ(grid(4, 4), 0.2F);
}

TEST_F(TorchArrays, RowsOfABeamAreFollowed) {
    // Sentence 0 stands in row 0, 1, 1, 0, 1 of the beam; the other row has sentence 1.
    const std::vector<std::int64_t> rows = {0, 1, 1, 0, 1};
    const std::string object = steps(2, [&](int step, int row) {
        return row == static_cast<int>(rows[static_cast<std::size_t>(step)]) ? 0 : 1;
    });
    const std::string followed = write(TorchSample::dict(
        {{"cross_attentions", object}, {"beam_indices", m_sample.integers({1, 6}, {0, 1, 1, 0, 1, -1})}}));
    const RawFile file = rawFile("torch", followed);
    ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
    EXPECT_TRUE(hasSampleMaps(file.sentences[0], 0));
    const std::string unknown = write(object);
    EXPECT_THAT([&] { read(unknown); },
                ThrowsMessage<UndecidedDump>(AllOf(HasSubstr("--set beams=1"), HasSubstr("--set beams=2"))));
    EXPECT_EQ(read(unknown, {{"beams", "1"}}).sentences.size(), 2U);
    EXPECT_EQ(read(unknown, {{"beams", "2"}}).sentences.size(), 1U);
    const std::string counted = write(TorchSample::dict(
        {{"cross_attentions", object}, {"sequences", m_sample.integers({1, 3}, {1, 2, 3})}}));
    const AlignmentDump dump = read(counted);
    EXPECT_EQ(dump.sentences.size(), 1U);
    std::string doubt;
    for (const Conclusion& conclusion : dump.conclusions)
        doubt += conclusion.id == "beams" ? conclusion.doubt : "";
    EXPECT_THAT(doubt, HasSubstr("beam_indices"));
    const std::string wrong = write(
        TorchSample::dict({{"cross_attentions", object}, {"beam_indices", m_sample.integers({1, 1}, {7})}}));
    EXPECT_THAT([&] { read(wrong); }, ThrowsMessage<Error>(HasSubstr("names row 7 of a beam")));
}

TEST_F(TorchArrays, WhatCallsIsRefusedByName) {
    const std::string call = pickledGlobal("posix", "system") + "(" + pickledText("true") + "tR";
    const std::string path = write(TorchSample::tuple({m_sample.tensor({1, 1, 1, 1}, {1}), call}));
    EXPECT_THAT([&] { readTorchArrays(path); },
                ThrowsMessage<Error>(AllOf(HasSubstr("\"posix.system\""), HasSubstr("it was not run"))));
    // The object that a model of transformers returns.
    const std::string output =
        write(pickledGlobal("transformers.generation.utils", "GenerateEncoderDecoderOutput") + "(tR");
    EXPECT_FALSE(looksLikeModel(output));
    EXPECT_THAT([&] { read(output); }, ThrowsMessage<Error>(AllOf(HasSubstr("GenerateEncoderDecoderOutput"),
                                                                  HasSubstr("dict(output)"))));
}

TEST_F(TorchArrays, StateDictsStayModels) {
    const std::string weight = m_sample.tensor({2, 2}, {1, 2, 3, 4});
    EXPECT_TRUE(looksLikeModel(write(TorchSample::dict(
        {{"decoder.layers.0.encoder_attn.k_proj.weight", weight}, {"encoder.weight", weight}}))));
    EXPECT_TRUE(looksLikeModel(write(TorchSample::dict({{"attn.W", weight}, {"attn.v", weight}}))));
}

TEST_F(TorchArrays, FewNumbersDoNotDescribeMany) {
    // Views of one storage, as many as fill no memory in the file.
    std::vector<std::string> views;
    const std::string storage = pickledStorage("FloatStorage", "0", 100'000);
    for (int i = 0; i < 2000; ++i)
        views.push_back(pickledTensor(storage, 0, {1, 1, 100, 1000}, {0, 0, 1000, 1}));
    const std::string path =
        writeZip(m_folder.file("views.pt"), {{"archive/data.pkl", pickled(TorchSample::tuple(views))},
                                             {"archive/data/0", std::string(400'000, '\0')}});
    EXPECT_THAT([&] { read(path, {{"arrays", "layers"}}); }, ThrowsMessage<Error>(HasSubstr("describe")));
    const std::string stride =
        writeZip(m_folder.file("stride.pt"),
                 {{"archive/data.pkl", pickled(pickledTensor(pickledStorage("FloatStorage", "0", 1), 0,
                                                             {1, 1, 1'000'000, 1'000'000}, {0, 0, 0, 0}))},
                  {"archive/data/0", std::string(4, '\0')}});
    EXPECT_THAT([&] { read(stride); }, ThrowsMessage<Error>(HasSubstr("needs more numbers")));
}

}  // namespace
}  // namespace attn::test
