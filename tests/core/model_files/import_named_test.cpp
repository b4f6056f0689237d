// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/import_named.h"

#include <gtest/gtest.h>

#include <fstream>

#include "core/files/formats/safetensors.h"
#include "core/model_files/model_file.h"
#include "tests/support/architectures.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

Vocabulary numberedTokens(Index size) {
    Vocabulary vocabulary;
    while (vocabulary.size() < size)
        vocabulary.add("t" + std::to_string(vocabulary.size()));
    return vocabulary;
}

// The tensors of a model file without what it says about them.
void strip(const std::string& from, const std::string& to) {
    const SafetensorsFile file = SafetensorsFile::load(from);
    std::vector<std::vector<float>> numbers;
    for (const TensorInfo& tensor : file.tensors())
        numbers.push_back(file.floats(tensor));
    std::vector<TensorToWrite> tensors;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        tensors.push_back({file.tensors()[i].name, file.tensors()[i].shape, numbers[i]});
    std::ofstream(to, std::ios::binary) << safetensorsBytes({}, tensors);
}

TEST(ImportNamed, TensorsOfEveryArchitectureNeedItsConfigurationOnly) {
    const TemporaryFolder folder;
    std::vector<Architecture> all = architectures();
    for (const Architecture& one : architectures()) {
        if (one.config.decoder.wiring == "transformer") {
            all.push_back({one.name + "_tied", one.config});
            all.back().config.decoder.tiedOutput = true;
        }
    }
    for (const Architecture& one : all) {
        TrainedModel model{Seq2Seq(one.config),
                           numberedTokens(one.config.sourceSize),
                           numberedTokens(one.config.targetSize),
                           tokenizersFromJson(R"({"id":"blanks"})", "test"),
                           {}};
        model.network.parameters().initialize(8);
        const std::string whole = folder.file("whole.safetensors"), bare = folder.file("bare.safetensors");
        saveModel(model, whole);
        strip(whole, bare);
        ImportOptions options;
        options.configuration = whole;
        const auto back = importModel({bare}, options).model;
        EXPECT_EQ(back->network.parameters().buffer(), model.network.parameters().buffer()) << one.name;
        EXPECT_EQ(back->source.tokens(), model.source.tokens()) << one.name;
        EXPECT_EQ(back->target.tokens(), model.target.tokens()) << one.name;
    }
}

}  // namespace
}  // namespace attn::test
