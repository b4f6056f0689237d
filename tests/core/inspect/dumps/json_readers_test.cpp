// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <zlib.h>

#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

RawFile jsonFile(const std::string& format, const std::string& text) {
    const TemporaryFolder folder;
    return rawFile(format, folder.write("a.json", text));
}

std::string own(const std::string& sentences) {
    return "{\"format\": \"attention-lab alignments\", \"version\": 1, \"sentences\": [" + sentences + "]}";
}

TEST(NematusJson, ReadsALineForEachHypothesis) {
    const std::string text =
        "{\"matrix\": [[0.9, 0.1], [0.2, 0.8]], \"id\": 4, \"prob\": 0, \"source_sent\": \"f\\u00fcr\", "
        "\"target_sent\": \"for\"}\r\n"
        "\n"
        "{\"matrix\": [[1, 0]], \"id\": 4, \"prob\": 0, \"source_sent\": \"für\", \"target_sent\": \"\"}\n"
        "{\"matrix\": [[1]]}";
    EXPECT_EQ(bestFormat(text), "nematus-json");
    const RawFile file = jsonFile("nematus-json", text);
    ASSERT_EQ(file.sentences.size(), 3U);
    EXPECT_EQ(file.sentences[0].number, 4);
    EXPECT_FALSE(file.sentences[0].rank);
    EXPECT_EQ(file.sentences[0].source, TokenList::split("für"));
    EXPECT_EQ(file.sentences[0].target, TokenList::split("for"));
    EXPECT_EQ(file.sentences[0].grid(1, 0), Real(0.2));
    EXPECT_EQ(file.sentences[1].rank, 1);
    EXPECT_EQ(file.sentences[1].line, 3);
    EXPECT_FALSE(file.sentences[2].source);
}

TEST(NematusJson, BrokenLinesAreLeftOut) {
    const RawFile file =
        jsonFile("nematus-json",
                 "{\"matrix\": [[1, 0], [1]]}\n{\"matrix\": [[NaN]]}\n{\"id\": 1}\n[1]\n"
                 "{\"matrix\": [[\"a\"]]}\n{\"matrix\": []}\n{\"matrix\": [[1]], \"id\": -1}\n"
                 "{\"matrix\": [[1]]}\n{\"matrix\": [[1");
    EXPECT_THAT(
        file.wrong,
        ElementsAre("1: with rows of unequal length", "2: with numbers that are not finite (NaN or Infinity)",
                    "3: without weights", "4: that are not JSON objects in braces",
                    "5: with weights that are not numbers", "6: without weights",
                    "7: with a value of id that is not a whole number", "9: that are not JSON"));
    EXPECT_EQ(file.sentences.size(), 1U);
}

TEST(OwnJson, ReadsWeightsSentenceBySentence) {
    const std::string text =
        "\xEF\xBB\xBF" + own("\n{\"number\": 7, \"rank\": 2, \"source\": [\"a b\", \"</s>\"], \"target\": "
                             "[\"}]\\\"\"], \"source_end\": true, "
                             "\"target_end\": false, \"log_probability\": -0.5, \"weights\": [[0.25, 0.75]], "
                             "\"reference\": [\"x\"], "
                             "\"truth\": [[0, 0, \"possible\"]]},\n{\"weights\": [[1]]}\n");
    EXPECT_EQ(bestFormat(text.substr(3)), "attention-lab");
    const RawFile file = jsonFile("attention-lab", text);
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    const RawSentence& first = file.sentences[0];
    EXPECT_EQ(first.line, 2);
    EXPECT_EQ(first.number, 7);
    EXPECT_EQ(first.rank, 2);
    EXPECT_THAT(first.source->toVector(), ElementsAre("a b", "</s>"));
    EXPECT_THAT(first.target->toVector(), ElementsAre("}]\""));
    EXPECT_EQ(first.sourceEnd, true);
    EXPECT_EQ(first.targetEnd, false);
    EXPECT_EQ(first.logProbability, -0.5);
    EXPECT_EQ(first.grid(0, 1), Real(0.75));
    EXPECT_EQ(first.reference, TokenList::split("x"));
    EXPECT_THAT(*first.truth, ElementsAre(Link{0, 0, false}));
    EXPECT_EQ(file.sentences[1].line, 3);
    EXPECT_FALSE(file.sentences[1].number);
}

TEST(OwnJson, ReadsLinks) {
    const std::string text =
        own("{\"links\": [[0, 1], [2, 0, \"possible\"]]}, {\"links\": [[0, -1]]}, {\"links\": [[0]]}");
    EXPECT_EQ(bestFormat(text), "attention-lab-links");
    const RawFile file = jsonFile("attention-lab-links", text);
    ASSERT_EQ(file.sentences.size(), 1U);
    ASSERT_EQ(file.sentences[0].links.size(), 2U);
    EXPECT_EQ(file.sentences[0].links[1].first, 2);
    EXPECT_FALSE(file.sentences[0].links[1].isSure);
    EXPECT_EQ(file.wrong.size(), 2U);
}

TEST(OwnJson, TheOuterKeysMayStandInAnyOrder) {
    const RawFile file =
        jsonFile("attention-lab",
                 "{\"made\": {\"by\": [1, \"]\"]}, \"sentences\": [{\"weights\": [[1]]}], \"version\": 1,"
                 "\"format\": \"attention-lab alignments\"}\n");
    EXPECT_EQ(file.sentences.size(), 1U);
    EXPECT_EQ(file.problem, "");
}

TEST(OwnJson, BrokenFilesSayWhere) {
    const std::string whole = own("{\"weights\": [[1]]},\n{\"weights\": [[1]]}");
    const auto problem = [](const std::string& text) { return jsonFile("attention-lab", text).problem; };
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_NE(problem(whole.substr(0, length)), "") << length;
    EXPECT_EQ(problem(whole), "");
    EXPECT_THAT(problem(whole.substr(0, whole.size() - 4)), HasSubstr("begins in line 2"));
    EXPECT_THAT(problem(whole + "x"), HasSubstr("line 2: expected the end of the file, found \"x\""));
    EXPECT_THAT(problem("{\"format\": \"b\"}"), HasSubstr("\"format\" should be"));
    EXPECT_THAT(problem("{\"version\": 2, \"sentences\": []}"), HasSubstr("reads version 1"));
    EXPECT_THAT(problem("{\"version\": 1}"), HasSubstr("no \"sentences\""));
    EXPECT_THAT(problem("[1]"), HasSubstr("expected '{'"));
    EXPECT_THAT(problem(own("{\"weights\": [[1]]} {")), HasSubstr("expected ','"));
    EXPECT_THAT(problem(own("{\"weights\": [[1]]},")), HasSubstr("a sentence in braces"));
    EXPECT_THAT(
        jsonFile("attention-lab",
                 own("{\"weights\": [[1}]},{\"links\": []},7,{\"weights\": [[1]],\"weights\": 1}"))
            .wrong,
        ElementsAre("1: that are not JSON", "1: without weights", "1: that are not JSON objects in braces",
                    "1: with JSON that is too large, nested too deep or has a key twice"));
    EXPECT_THAT(problem(own(std::string(100, '['))), HasSubstr("ends inside"));
}

TEST(OwnJson, ReadsGzipAndSaysWhereItIsCutShort) {
    const TemporaryFolder folder;
    const std::string path = folder.file("a.json.gz");
    std::string sentences = "{\"weights\": [[1]]}";
    for (int i = 0; i < 20'000; ++i)
        sentences += ",\n{\"weights\": [[0." + std::to_string(i * 7919 % 10'007) + "]]}";
    const std::string text = own(sentences);
    gzFile file = ::gzopen(path.c_str(), "wb");
    ASSERT_EQ(::gzwrite(file, text.data(), static_cast<unsigned>(text.size())),
              static_cast<int>(text.size()));
    ::gzclose(file);
    EXPECT_EQ(rawFile("attention-lab", path).sentences.size(), 20'001U);
    const std::string packed = readBytes(path);
    const RawFile cut =
        rawFile("attention-lab", folder.write("b.json.gz", packed.substr(0, packed.size() - 100)));
    EXPECT_GT(cut.sentences.size(), 0U);
    EXPECT_THAT(cut.problem, HasSubstr("cut short"));
}

}  // namespace
}  // namespace attn::test
