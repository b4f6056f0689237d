// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>

#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string hard =
    "2024-05-01 10:00:00 | INFO | fairseq_cli.generate | loading model(s) from checkpoint_best.pt\n"
    "S-3\tein Haus\nT-3\ta house\n"
    "H-3\t-0.5\tthe house\nD-3\t-0.5\tthe house\nP-3\t-1.0000 -0.5000 -0.0000\nA-3\t0-0 1-1\n"
    "S-0\tja\nT-0\tyes\nH-0\t-0.1\tyes\nD-0\t-0.1\tyes\nP-0\t-0.2 0\nA-0\t0-0\n"
    "Generate test with beam=5: BLEU4 = 50.0\n";

std::vector<std::string> linksText(const RawSentence& sentence) {
    std::vector<std::string> links;
    for (const RawLink& link : sentence.links)
        links.push_back(std::to_string(link.first) + "-" + std::to_string(link.second));
    return links;
}

RawFile fairseq(const std::string& format, const std::string& text) {
    const TemporaryFolder folder;
    return rawFile(format, folder.write("generate.txt", text));
}

TEST(FairseqReader, ReadsHardAlignmentsWithTheirTexts) {
    EXPECT_EQ(bestFormat(hard), "fairseq");
    const RawFile file = fairseq("fairseq", hard);
    ASSERT_EQ(file.sentences.size(), 2U);
    EXPECT_EQ(file.problem, "");
    const RawSentence& first = file.sentences[0];
    EXPECT_EQ(first.number, 3);
    EXPECT_FALSE(first.rank);
    EXPECT_EQ(first.line, 4);
    EXPECT_EQ(first.source, TokenList::split("ein Haus"));
    EXPECT_EQ(first.target, TokenList::split("the house"));
    EXPECT_EQ(first.reference, TokenList::split("a house"));
    EXPECT_NEAR(*first.logProbability, -1.5 * std::log(2), 1e-12);
    EXPECT_THAT(linksText(first), ElementsAre("0-0", "1-1"));
    EXPECT_EQ(file.sentences[1].number, 0) << "in the order of the file";
}

TEST(FairseqReader, OldAlignmentsHaveASourcePositionForEachTargetToken) {
    const RawFile file = fairseq("fairseq", "S-0\ta b\nH-0\t-1\tc d\nA-0\t1 0\n");
    ASSERT_EQ(file.sentences.size(), 1U);
    EXPECT_THAT(linksText(file.sentences[0]), ElementsAre("1-0", "0-1"));
}

TEST(FairseqReader, ReadsSoftAlignmentsOfAnNbestList) {
    const std::string text =
        "S-0\tein Haus\r\nH-0\t-0.5\ta house\r\nA-0\t0.900000,0.050000,0.050000 0,1,0 0,0,1\r\n"
        "H-0\t-0.7\thouse\r\nA-0\t0.1,0.9,0 0,0,1\r\n";
    EXPECT_EQ(bestFormat(text), "fairseq-soft");
    const RawFile file = fairseq("fairseq-soft", text);
    ASSERT_EQ(file.sentences.size(), 2U);
    EXPECT_EQ(file.sentences[0].rank, 0);
    EXPECT_EQ(file.sentences[1].rank, 1);
    EXPECT_EQ(file.sentences[1].source, TokenList::split("ein Haus"));
    EXPECT_EQ(file.sentences[1].target, TokenList::split("house"));
    AlignmentWeights expected(2, 3);
    expected << Real(0.1), Real(0.9), 0, 0, 0, 1;
    EXPECT_EQ(file.sentences[1].grid, expected);
    EXPECT_FALSE(file.sentences[1].logProbability);
}

TEST(FairseqReader, WrongSentencesAreLeftOutWithTheirLines) {
    const RawFile soft = fairseq(
        "fairseq-soft", "H-0\t-1\ta\nA-0\t1,0 1\nH-1\t-1\ta\nA-1\tx,0\nH-2\t-1\ta\nA-2\t\nA-4\t0.5,0.5\n");
    EXPECT_THAT(soft.wrong, ElementsAre("1: with rows of unequal length",
                                        "3: with weights that are not numbers", "5: without weights"));
    EXPECT_EQ(soft.sentences.size(), 1U);
    const RawFile links =
        fairseq("fairseq", "H-0\t-1\ta\nH-1\t-1\ta\nA-1\t0-\nH-2\t-1\ta\nA-2\t0--1\nH-3\t-1\ta\nA-3\t0-0");
    ASSERT_EQ(links.wrong.size(), 3U);
    EXPECT_THAT(links.wrong[0], HasSubstr("--print-alignment"));
    EXPECT_THAT(links.wrong[1], HasSubstr("two positions"));
    EXPECT_EQ(links.sentences.size(), 1U);
    EXPECT_THAT(fairseq("fairseq", "S-0\t\xFF\n").problem, HasSubstr("not UTF-8"));
}

}  // namespace
}  // namespace attn::test
