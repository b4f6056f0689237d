// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes of architectures that contradict themselves or their data: one sentence with the file, the key,
// what was found and what is possible.
#include "tests/cli/command_test.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class Contradictions : public CommandTest {
protected:
    using Tree = nlohmann::json;
    static Tree transformer() {
        return Tree::parse(R"({"task": "reverse", "updates": 2, "pairs": 60, "held_out": 8, "threads": 1,
            "lengths": {"shortest": 2, "longest": 7},
            "model": {"encoder": {"kind": "self_attention", "hidden": 8, "heads": 2, "feed_forward": 8},
                      "decoder": {"wiring": "transformer", "hidden": 8, "heads": 2, "feed_forward": 8},
                      "attention": {"score": "scaled_dot"}}})");
    }
    static Tree classifier(const Tree& encoder) {
        return {{"task", "sentiment"},
                {"updates", 2},
                {"pairs", 40},
                {"held_out", 8},
                {"threads", 1},
                {"model",
                 {{"encoder", encoder},
                  {"decoder", {{"wiring", "pool"}}},
                  {"attention", {{"score", "additive"}}}}}};
    }
    std::string refusalOf(const Tree& recipe) const {
        return sentence({"train", m_folder.write("r.json", recipe.dump()), "--out",
                         m_folder.file("m.safetensors"), "--quiet"});
    }
    std::string refusal(const std::string& pointer, const Tree& value) const {
        Tree recipe = transformer();
        recipe[Tree::json_pointer(pointer)] = value;
        return refusalOf(recipe);
    }
};

TEST_F(Contradictions, OfHeads) {
    EXPECT_THAT(refusal("/model/encoder/heads", 3),
                HasSubstr("r.json: model.encoder.heads should divide model.encoder.hidden 8, found 3."));
    Tree rotary = transformer();
    rotary["model"]["decoder"].update({{"heads", 8}, {"positions", "rotary"}});
    EXPECT_THAT(refusalOf(rotary),
                HasSubstr("model.decoder.positions \"rotary\" turns pairs of numbers, so a head "
                          "needs an even number of them, found 1"));
    EXPECT_THAT(refusal("/model/attention/score", "general"),
                HasSubstr("model.attention.score \"general\" is not offered in heads, because"));
    EXPECT_THAT(refusal("/model/encoder/score", "location"),
                HasSubstr("model.encoder.score \"location\" is not offered in heads: it reads no keys"));
    EXPECT_THAT(refusal("/model/decoder/score", "none"), HasSubstr("is possible in cross-attention only"));
    EXPECT_THAT(refusal("/model/attention/span", "hard"),
                HasSubstr("model.attention.span should be \"global\""));
}

TEST_F(Contradictions, OfLearnedPositionsThatAreTooFew) {
    Tree recipe = transformer();
    recipe["model"]["encoder"].update({{"positions", "learned"}, {"longest", 6}});
    EXPECT_THAT(
        refusalOf(recipe),
        HasSubstr("r.json: model.encoder.longest should be at least 7, the tokens of the longest source to "
                  "train on, found 6"));
    recipe["model"]["encoder"]["longest"] = 7;
    recipe["model"]["decoder"].update({{"positions", "learned"}, {"longest", 7}});
    EXPECT_THAT(refusalOf(recipe),
                HasSubstr("model.decoder.longest should be at least 8, the tokens of the longest "
                          "target with its </s>"));
    recipe["model"]["decoder"]["longest"] = 8;
    EXPECT_EQ(run({"train", m_folder.write("r.json", recipe.dump()), "--out", m_folder.file("m.safetensors"),
                   "--quiet"})
                  .code,
              0);
    // Sinusoids need no table.
    recipe["model"]["decoder"].update({{"positions", "sinusoidal"}, {"longest", 1}});
    EXPECT_EQ(run({"train", m_folder.write("r.json", recipe.dump()), "--out", m_folder.file("m.safetensors"),
                   "--quiet"})
                  .code,
              0);
}

TEST_F(Contradictions, OfSeparators) {
    EXPECT_THAT(refusalOf(classifier({{"kind", "hierarchical"}, {"separators", {"!"}}})),
                HasSubstr("r.json: model.encoder.separators: \"!\" is no token of the source"));
    EXPECT_THAT(refusalOf(classifier({{"kind", "hierarchical"}})),
                HasSubstr("r.json: model.encoder.separators names no token"));
    EXPECT_THAT(refusalOf(classifier({{"kind", "hierarchical"}, {"separators", {4}}})),
                HasSubstr("model.encoder.separators should be a list of texts, found [4]."));
    EXPECT_THAT(refusalOf(classifier(
                    {{"kind", "hierarchical"}, {"separators", {"."}}, {"attention", {{"score", "none"}}}})),
                HasSubstr("model.encoder.attention.score \"none\" is not possible"));
}

TEST_F(Contradictions, ATextWithoutASeparatorIsOneSentence) {
    const std::string model = m_folder.file("m.safetensors");
    const Tree recipe = classifier({{"kind", "hierarchical"}, {"separators", {"."}}});
    ASSERT_EQ(run({"train", m_folder.write("r.json", recipe.dump()), "--out", model, "--quiet"}).code, 0);
    const Tree found =
        CommandTest::json({"decode", model, "--text", "the film was", "--json", "--map", "pool.1.1"});
    EXPECT_EQ(found["map_columns"], "sentences");
    EXPECT_EQ(found["steps"][0]["weights"], Tree({1.0}));
    EXPECT_THAT(run({"decode", model, "--text", "the film . was bad", "--map", "pool.1.1"}).out,
                HasSubstr("[1] the film .\n[2] was bad\n"));
    EXPECT_THAT(run({"decode", model, "--text", "the film"}).out,
                HasSubstr("stopped          after the class"));
}

TEST_F(Contradictions, OfClasses) {
    const auto refusalOfTexts = [&](const std::string& texts) {
        Tree recipe = classifier({{"kind", "embedding"}});
        recipe.erase("task");
        recipe.erase("pairs");
        recipe["corpus"] = {{"files", m_folder.write("t.tsv", texts)}, {"classes", true}};
        recipe["held_out"] = 1;
        return refusalOf(recipe);
    };
    EXPECT_THAT(
        refusalOfTexts("good\ta b\n\tc d\nbad\te f\n"),
        HasSubstr("line 2 has a text but no class label; expected a label of one word for every text."));
    EXPECT_THAT(refusalOfTexts("good\ta b\ngood\tc d\ngood\te f\n"),
                HasSubstr("expected two classes or more."));
    EXPECT_THAT(refusalOfTexts("very good\ta b\nbad\tc d\n"), HasSubstr("has the class label \"very good\""));
}

TEST_F(Contradictions, AClassThatTrainingNeverSawIsNamed) {
    const std::string model = m_folder.file("m.safetensors");
    ASSERT_EQ(run({"train", m_folder.write("r.json", classifier({{"kind", "embedding"}}).dump()), "--out",
                   model, "--quiet"})
                  .code,
              0);
    EXPECT_THAT(
        sentence({"evaluate", model, "--corpus", m_folder.write("t.tsv", "soso\tthe film\n")}),
        HasSubstr("line 1 has the class \"soso\", which the model does not have; its classes are negative, "
                  "positive."));
}

}  // namespace
}  // namespace attn::test
