// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/bleu.h"
#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using Strings = std::vector<std::string>;

class EvaluateComparison : public CommandTest {
protected:
    static std::string dates(const std::string& score) {
        return (resourceDir() / "models" / "dates" / (score + ".safetensors")).string();
    }
    const std::string m_target = m_folder.write("ref", "the cat sat on the mat\nhello there my friend\n\n"),
                      m_second = m_folder.write("ref2", "a cat sat on the mat\nhi there my dear friend\nx\n"),
                      m_outputs = m_folder.write("out", "a cat sat on the mat\nhello there my friend\n\n"),
                      m_others = m_folder.write("other", "the cat on a mat\nhello friend\n\n");
};

TEST_F(EvaluateComparison, OutputsAreMeasuredWithoutAModel) {
    const nlohmann::json found = json({"evaluate", m_outputs, "--target", m_target, "--json"});
    EXPECT_EQ(found["format"], "attention-lab-outputs-evaluation");
    EXPECT_EQ(found["sentences"], 3);
    EXPECT_EQ(found["exact_match"], 2.0 / 3);
    EXPECT_EQ(found["bleu"], corpusBleu({"a cat sat on the mat", "hello there my friend", ""},
                                        {"the cat sat on the mat", "hello there my friend", ""})
                                 .score);
    const nlohmann::json both =
        json({"evaluate", m_outputs, "--target", m_target, "--reference", m_second, "--json"});
    EXPECT_DOUBLE_EQ(both["bleu"].get<double>(), 100);
    EXPECT_EQ(both["bleu_signature"], "nrefs:2|case:mixed|eff:no|tok:13a|smooth:exp|version:attention-lab-1");
    EXPECT_THAT(run({"evaluate", m_outputs, "--target", m_target}).out, HasSubstr("sentences        3\n"));
}

TEST_F(EvaluateComparison, TwoOutputsAreComparedByPairedBootstrap) {
    const nlohmann::json found = json(
        {"evaluate", m_outputs, "--against", m_others, "--target", m_target, "--bootstrap", "200", "--json"});
    EXPECT_EQ(found["bootstrap_samples"], 200);
    EXPECT_EQ(found["bootstrap_seed"], 12345);
    for (const char* metric : {"bleu", "chrf", "chrf_plus_plus"}) {
        const nlohmann::json& compared = found["paired_bootstrap"][metric];
        EXPECT_EQ(compared["score"], found[metric]) << metric;
        EXPECT_EQ(compared["against_score"],
                  json({"evaluate", m_others, "--target", m_target, "--json"})[metric]);
        EXPECT_GT(compared["p_value"].get<double>(), 0);
        EXPECT_LE(compared["p_value"].get<double>(), 1);
    }
    EXPECT_THAT(run({"evaluate", m_outputs, "--against", m_outputs, "--target", m_target}).out,
                HasSubstr(", p = 1.0000\n"));
}

TEST_F(EvaluateComparison, TwoModelsAreComparedOnTheSamePairs) {
    const Strings command = {"evaluate", dates("dot"), "--pairs", "60", "--json"};
    Strings against = command;
    against.insert(against.end(), {"--against", dates("location")});
    const nlohmann::json found = json(against);
    EXPECT_EQ(found["paired_bootstrap"]["bleu"]["score"], found["bleu"]);
    const nlohmann::json other =
        json({"evaluate", dates("location"), "--pairs", "60", "--json", "--against", dates("dot")});
    EXPECT_EQ(found["paired_bootstrap"]["bleu"]["against_score"], other["bleu"]);
    EXPECT_EQ(found["paired_bootstrap"]["chrf"]["p_value"], other["paired_bootstrap"]["chrf"]["p_value"]);
}

TEST_F(EvaluateComparison, AModelIsComparedWithOutputsLineByLine) {
    const std::string source = m_folder.write("s", "9 May 1998\n\n3 March 2011\n"),
                      target = m_folder.write("t", "1998-05-09\n\n2011-03-03\n"),
                      outputs = m_folder.write("o", "1998-05-09\nnothing\n2011-03-03\n");
    const Strings command = {"evaluate", dates("dot"), "--source", source, "--target", target, "--json"};
    Strings against = command;
    against.insert(against.end(), {"--against", outputs});
    const nlohmann::json found = json(against);
    EXPECT_EQ(found["pairs"], 2);
    EXPECT_EQ(found["paired_bootstrap"]["chrf"]["against_score"], found["chrf"]);
    EXPECT_EQ(found["paired_bootstrap"]["chrf"]["p_value"], 1);

    Strings second = command;
    second.insert(second.end(), {"--reference", m_folder.write("r", "x\ny\nz\n")});
    EXPECT_THAT(json(second)["chrf_signature"].get<std::string>(), HasSubstr("nrefs:2"));
}

TEST_F(EvaluateComparison, FilesThatDoNotFitAreRefused) {
    const std::string shorter = m_folder.write("short", "one line\n");
    EXPECT_THAT(sentence({"evaluate", m_outputs}), HasSubstr("outputs are measured against --target"));
    EXPECT_THAT(sentence({"evaluate", shorter, "--target", m_target}), HasSubstr("has 1 line, but"));
    EXPECT_THAT(sentence({"evaluate", m_outputs, "--target", m_target, "--reference", shorter}),
                HasSubstr("has 1 line, but"));
    EXPECT_THAT(sentence({"evaluate", m_outputs, "--target", m_target, "--beam", "2"}),
                HasSubstr("--beam is of models"));
    EXPECT_THAT(sentence({"evaluate", m_outputs, "--target", m_target, "--against", dates("dot")}),
                HasSubstr("name the model first"));
    EXPECT_THAT(sentence({"evaluate", dates("dot"), "--against", m_outputs}),
                HasSubstr("name the texts with --source and --target"));
    EXPECT_THAT(sentence({"evaluate", dates("dot"), "--reference", m_outputs}),
                HasSubstr("--reference belongs to texts of files"));
}

}  // namespace
}  // namespace attn::test
