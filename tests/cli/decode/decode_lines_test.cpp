// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <sstream>

#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Strings = std::vector<std::string>;

class DecodeLines : public CommandTest {
protected:
    static std::string dates(const std::string& score = "additive") {
        return (resourceDir() / "models" / "dates" / (score + ".safetensors")).string();
    }
    static ProgramResult piped(const Strings& arguments, const std::string& input) {
        return runProgram("attnlab", arguments, Output::Captured, input);
    }
    std::string text(const std::string& content) const { return m_folder.write("source", content); }
};

Strings linesOf(const std::string& text) {
    Strings lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

// A model that says <unk> at every step.
TrainedModel unknownSpeaker() {
    TrainedModel model = dateModel("dot");
    Parameters& parameters = model.network.parameters();
    const ParameterLayout& layout = parameters.layout();
    for (const ParameterEntry& entry : layout.entries())
        if (entry.name == "output.bias")
            parameters.buffer()[entry.offset + unknownToken] = 100;
    return model;
}

TEST_F(DecodeLines, ALineOfOutputForEachLine) {
    const std::string source = text("9 May 1998\n\nMarch 3, 2011\r\n\xFF 1 May\n2 January 1970");
    const Strings expected = {"1998-05-09", "", "2011-03-03", "", "1970-01-02"};
    for (const ProgramResult& result :
         {run({"decode", dates(), "--source", source}), piped({"decode", dates(), "--source", "-"}, source),
          piped({"decode", dates()}, source), piped({"decode", dates(), "--threads", "1"}, source)}) {
        EXPECT_EQ(result.code, 0);
        EXPECT_EQ(linesOf(result.out), expected);
        EXPECT_THAT(result.err, HasSubstr(", line 4: is not UTF-8 at byte 1; its output is empty\n"));
    }
}

TEST_F(DecodeLines, TheOutputIsThatOfTheTextAlone) {
    Strings texts;
    for (int day = 1; day <= 12; ++day)
        texts.push_back(std::to_string(day) + " May " + std::to_string(1900 + 9 * day));
    std::string source;
    for (const std::string& each : texts)
        source += each + "\n";
    const std::string model = saveDateModel("general");
    const Strings found = linesOf(run({"decode", model, "--source", text(source), "--steps", "9"}).out);
    ASSERT_EQ(found.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(found[i], json({"decode", model, "--text", texts[i], "--steps", "9", "--json"})["output"]);
}

TEST_F(DecodeLines, LongInputsKeepTheirOrder) {
    std::string source, expected;
    for (int i = 0; i < 3000; ++i) {
        const std::string day = std::to_string(1 + i % 28), year = std::to_string(1950 + i % 60);
        source += day + " May " + year + "\n";
        expected += year + "-05-" + (day.size() == 1 ? "0" : "") + day + "\n";
    }
    EXPECT_EQ(piped({"decode", dates()}, text(source)).out, expected);
}

TEST_F(DecodeLines, TheFileIsWrittenWhole) {
    const std::string source = text("9 May 1998\n"), out = m_folder.file("out");
    const ProgramResult result = run({"decode", dates(), "--source", source, "--out", out, "--progress"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, StartsWith("1 line decoded in "));
    EXPECT_EQ(readBytes(out), "1998-05-09\n");
    EXPECT_THAT(sentence({"decode", dates(), "--source", source, "--out", source}),
                HasSubstr("--out would write over"));
    EXPECT_EQ(readBytes(source), "9 May 1998\n");
}

TEST_F(DecodeLines, NBestListsHaveTheOrderOfTheBeam) {
    const std::string source = text("9 May 1998\n\n3 March 2011\n");
    const Strings lines =
        linesOf(run({"decode", dates(), "--source", source, "--beam", "4", "--nbest", "2"}).out);
    ASSERT_EQ(lines.size(), 4U);
    const nlohmann::json tree = json({"decode", dates(), "--text", "9 May 1998", "--beam", "4", "--json"});
    const nlohmann::json& best = tree["beam"]["nodes"][tree["beam"]["ranked"][0].get<std::size_t>()];
    char score[40];
    std::snprintf(score, sizeof score, "%.6f", best["score"].get<double>());
    EXPECT_EQ(lines[0], "0 ||| 1998-05-09 ||| " + std::string(score));
    EXPECT_THAT(lines[1], StartsWith("0 ||| "));
    EXPECT_THAT(lines[2], StartsWith("2 ||| 2011-03-03 ||| "));
    EXPECT_THAT(lines[3], StartsWith("2 ||| "));
    EXPECT_THAT(sentence({"decode", dates(), "--source", source, "--nbest", "3"}), HasSubstr("add --beam 3"));
}

TEST_F(DecodeLines, UnknownTokensBecomeTheSourceTokenOfTheLargestWeight) {
    const std::string model = save(unknownSpeaker());
    const std::string source = text("9 May\n");
    const Strings command = {"decode", model, "--source", source, "--steps", "3"};
    EXPECT_EQ(run(command).out, "<unk><unk><unk>\n");
    const nlohmann::json trace = json({"decode", model, "--text", "9 May", "--steps", "3", "--json"});
    std::string expected;
    for (const nlohmann::json& step : trace["steps"]) {
        const auto weights = step["weights"].get<std::vector<double>>();
        const auto most = std::max_element(weights.begin(), weights.end()) - weights.begin();
        expected += trace["source_tokens"][static_cast<std::size_t>(most)].get<std::string>();
    }
    Strings replacing = command;
    replacing.push_back("--replace-unk");
    EXPECT_EQ(run(replacing).out, expected + "\n");
    EXPECT_THAT(sentence({"decode", dates("none"), "--source", source, "--replace-unk"}),
                HasSubstr("has no attention"));
}

TEST_F(DecodeLines, JsonIsOneDocumentWithALineEach) {
    const std::string source = text("9 May 1998\n\n\xFF\n9 ǂay\n");
    const nlohmann::json found = json({"decode", dates(), "--source", source, "--json"});
    EXPECT_EQ(found["format"], "attention-lab-decoded-lines");
    EXPECT_EQ(found["version"], 1);
    ASSERT_EQ(found["lines"].size(), 4U);
    EXPECT_EQ(found["lines"][0]["output"], "1998-05-09");
    EXPECT_EQ(found["lines"][0]["attended"].size(), 10U);
    EXPECT_TRUE(found["lines"][0]["problem"].is_null());
    EXPECT_NEAR(found["lines"][0]["log_probability"].get<double>(),
                json({"decode", dates(), "--text", "9 May 1998", "--json"})["log_probability"].get<double>(),
                1e-4);
    EXPECT_EQ(found["lines"][1]["output"], "");
    EXPECT_EQ(found["lines"][2]["problem"], "is not UTF-8 at byte 1");
    EXPECT_THAT(found["lines"][3]["unknown_source_tokens"], ElementsAre("ǂ"));
    const nlohmann::json best =
        json({"decode", dates(), "--source", source, "--json", "--beam", "3", "--nbest", "2"});
    EXPECT_EQ(best["beam_width"], 3);
    EXPECT_EQ(best["lines"][0]["outputs"].size(), 2U);
    EXPECT_EQ(best["lines"][1]["outputs"].size(), 0U);
}

TEST_F(DecodeLines, WhatIsNotKnownIsSaidOnce) {
    const ProgramResult result = run({"decode", dates(), "--source", text("9 ǂay\n9 ǂay\n")});
    EXPECT_THAT(result.err, HasSubstr("2 of 10 source tokens are not in the model's source vocabulary and "
                                      "were read as <unk>: ǂ\n"));
}

TEST_F(DecodeLines, OptionsOfOneTextAreRefused) {
    const std::string source = text("9 May\n");
    EXPECT_THAT(sentence({"decode", dates(), "--source", source, "--text", "9"}),
                HasSubstr("--source is of a text line by line"));
    EXPECT_THAT(sentence({"decode", dates(), "--text", "9", "--out", "x"}), HasSubstr("--out is of a text"));
    for (const Strings& more : {Strings{"--target", "1"}, {"--say", "1=2"}, {"--temperature", "2"}}) {
        Strings command = {"decode", dates(), "--source", source};
        command.insert(command.end(), more.begin(), more.end());
        EXPECT_THAT(sentence(command), HasSubstr(more.front() + " is of one text"));
    }
}

TEST_F(DecodeLines, AnInterruptLeavesNoHalfFile) {
    const std::string pipe = m_folder.file("pipe"), out = m_folder.file("out");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int writer = ::open(pipe.c_str(), O_RDWR);
    const std::string start = "9 May\n\xFF\n";
    ASSERT_EQ(::write(writer, start.data(), start.size()), static_cast<ssize_t>(start.size()));
    const ProgramResult result =
        runProgramWithSignal("attnlab", {"decode", dates(), "--source", pipe, "--out", out}, SIGINT);
    ::close(writer);
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, AllOf(HasSubstr("decode was interrupted after "), HasSubstr("was not written")));
    EXPECT_FALSE(std::filesystem::exists(out));
}

TEST_F(DecodeLines, AReaderThatHasGoneEndsIt) {
    const ProgramResult result =
        run({"decode", dates(), "--source", text("9 May 1998\n")}, Output::BrokenPipe);
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.err, "");
}

TEST_F(DecodeLines, OutputsThatWereCutAreCounted) {
    const ProgramResult result = run({"decode", dates(), "--source", text("9 May 1998\n"), "--steps", "3"});
    EXPECT_EQ(result.out, "199\n");
    EXPECT_THAT(result.err,
                testing::HasSubstr("1 of 1 outputs were stopped at the most tokens allowed, before </s>"));
}

}  // namespace
}  // namespace attn::test
