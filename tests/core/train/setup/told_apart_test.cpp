// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/told_apart.h"

#include <gmock/gmock.h>

namespace attn::test {
namespace {

using testing::ElementsAre;

ModelConfig modelWith(const std::string& score, const std::string& span = "global") {
    ModelConfig model;
    model.attention.score = score;
    model.attention.span = span;
    return model;
}

std::vector<std::string> told(const std::vector<ModelConfig>& models) {
    std::vector<LaneName> names;
    for (const ModelConfig& model : models)
        names.push_back(modelAndSpanName(model));
    tellApart(names, models);
    numberApart(names);
    std::vector<std::string> labels;
    for (const LaneName& name : names)
        labels.push_back(name.label);
    return labels;
}

TEST(ToldApart, OnlyModelsOfOneNameSayInWhatTheyDiffer) {
    ModelConfig large = modelWith("dot"), deep = modelWith("additive");
    large.decoder.hidden = 128;
    deep.decoder.layers = 2;
    EXPECT_THAT(told({modelWith("dot"), large, deep}),
                ElementsAre("Dot · hidden 64", "Dot · hidden 128", "Additive"));
    EXPECT_THAT(told({modelWith("dot"), modelWith("dot", "local_m")}),
                ElementsAre("Dot", "Dot · Local, monotonic"));
    EXPECT_THAT(told({modelWith("additive"), deep}),
                ElementsAre("Additive · layers 1", "Additive · layers 2"));
}

TEST(ToldApart, ArchitecturesHaveNamesOfTheirOwn) {
    const auto made = [](const std::string& encoder, const std::string& wiring, const std::string& score) {
        ModelConfig model = modelWith(score);
        model.encoder.kind = encoder;
        model.decoder.wiring = wiring;
        return model;
    };
    ModelConfig post = made("self_attention", "transformer", "scaled_dot");
    post.decoder.norm = "post";
    EXPECT_THAT(told({modelWith("additive"), made("self_attention", "transformer", "scaled_dot"), post,
                      made("recurrent", "transformer", "scaled_dot"), made("convolution", "luong", "general"),
                      made("embedding", "pool", "additive"), made("hierarchical", "pool", "additive"),
                      made("recurrent", "pool", "additive")}),
                ElementsAre("Additive · Bahdanau", "Transformer · pre-norm", "Transformer · post-norm",
                            "Transformer over GRU", "General over convolution", "Additive over embedding",
                            "Additive over hierarchical", "Additive · Pool"));
}

TEST(ToldApart, EqualModelsAreNumbered) {
    EXPECT_THAT(told({modelWith("dot"), modelWith("dot"), modelWith("dot")}),
                ElementsAre("Dot", "Dot 2", "Dot 3"));
    std::vector<LaneName> names = {{"a", "a"}, {"a", "a"}, {"a 2", "a-2"}};
    numberApart(names);
    EXPECT_THAT(names, ElementsAre(LaneName{"a", "a"}, LaneName{"a 3", "a-3"}, LaneName{"a 2", "a-2"}))
        << "the number of another name is not used again";
}

}  // namespace
}  // namespace attn::test
