// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/alignment_file.h"

#include <gmock/gmock.h>
#include <zlib.h>

#include <set>

#include "core/error.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

class AlignmentFiles : public testing::Test {
protected:
    std::string write(const std::string& content, const std::string& name = "links") const {
        m_folder.write(name, content);
        return m_folder.file(name);
    }
    AlignmentFile read(const std::string& content, const AlignmentFileOptions& options = {}) const {
        return readAlignments(write(content), options);
    }
    void expectRefused(const std::string& content, const std::string& sentence,
                       const AlignmentFileOptions& options = {}) const {
        EXPECT_THAT([&] { read(content, options); }, ThrowsMessage<Error>(HasSubstr(sentence))) << content;
    }
    const TemporaryFolder m_folder;
};

TEST_F(AlignmentFiles, OfPharaohHaveSureAndPossibleLinks) {
    const AlignmentFile found = read("0-0 2p1 3?4 \r\n\n7\t\n8\t1-2");
    EXPECT_EQ(found.format, "pharaoh");
    ASSERT_EQ(found.sentences.size(), 4U);
    EXPECT_THAT(found.sentences[0].links, ElementsAre(Link{0, 0}, Link{2, 1, false}, Link{3, 4, false}));
    EXPECT_THAT(found.sentences[1].links, IsEmpty());
    EXPECT_EQ(found.sentences[2].number, 7);
    EXPECT_EQ(found.sentences[3].number, 8);
    EXPECT_EQ(found.sentences[3].line, 4);
    EXPECT_THAT(found.sentences[3].links, ElementsAre(Link{1, 2}));
}

TEST_F(AlignmentFiles, CountFromOneAndNameTheTargetFirst) {
    AlignmentFileOptions options;
    options.base = 1;
    options.isFlipped = true;
    EXPECT_THAT(read("1-3 2p2", options).sentences[0].links, ElementsAre(Link{2, 0}, Link{1, 1, false}));
    expectRefused("1-1\n0-2", "line 2: link \"0-2\" has position 0, but positions count from 1", options);
}

TEST_F(AlignmentFiles, OfNaaclGatherTheLinksOfANumber) {
    const AlignmentFile found = read("26 2 1\n29 1 1 P\n26 3 3 S 0.5\n\n29 2 2 P 1\n");
    EXPECT_EQ(found.format, "naacl");
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_EQ(found.sentences[0].number, 26);
    EXPECT_THAT(found.sentences[0].links, ElementsAre(Link{1, 0}, Link{2, 2}));
    EXPECT_THAT(found.sentences[1].links, ElementsAre(Link{0, 0, false}, Link{1, 1, false}));
    expectRefused("26 2 1\n26 2 1 S", "line 2: link \"26 2 1 S\" stands twice in sentence 26");
    expectRefused("26 2 1\n26 2", "line 2: expected the numbers of a sentence");
    expectRefused("26 2 1\n26 2 2 X", "found \"26 2 2 X\"");
    expectRefused("26 2 1\n26 2 2 S 1 1", "line 2");
}

TEST_F(AlignmentFiles, OfNaaclSayWhichWordsHaveNoLink) {
    const AlignmentFile found = read("26 2 1\n26 0 2 P\n26 3 0\n");
    EXPECT_THAT(found.sentences[0].links, ElementsAre(Link{1, 0}));
    EXPECT_EQ(found.unaligned.count, 2);
    EXPECT_EQ(found.unaligned.firstLine, 2);
    AlignmentFileOptions options;
    options.base = 0;
    EXPECT_THAT(read("26 0 2", options).sentences[0].links, ElementsAre(Link{0, 2}));
}

TEST_F(AlignmentFiles, OfColumnsBringTheirSentences) {
    const AlignmentFile found = read("a b c\td e\t0-1 2-0\nf\tg\t\n");
    EXPECT_EQ(found.format, "columns");
    EXPECT_THAT(found.sentences[0].links, ElementsAre(Link{0, 1}, Link{2, 0}));
    ASSERT_TRUE(found.texts);
    EXPECT_THAT(found.texts->source[0].tokens, ElementsAre("a", "b", "c"));
    EXPECT_THAT(found.texts->target[1].tokens, ElementsAre("g"));
    expectRefused("a b\tc\t0-1", "line 1: link \"0-1\": target position 1 is past the end of sentence 1");
    expectRefused("a\tb\t0-0\na\tb", "line 2: expected sentence, its translation");
}

TEST_F(AlignmentFiles, WithDoubledLinksAreRefusedOrCounted) {
    const std::string content = "0-0\n1p1 0-0 1-1\n2-2 2-2";
    expectRefused(content, "line 2: link \"1-1\" stands twice in sentence 2");
    AlignmentFileOptions options;
    options.doubled = WrongLinks::LeaveOut;
    const AlignmentFile found = read(content, options);
    EXPECT_EQ(found.doubled.count, 2);
    EXPECT_EQ(found.doubled.firstLine, 2);
    EXPECT_THAT(found.sentences[1].links, ElementsAre(Link{1, 1, true}, Link{0, 0}));
}

TEST_F(AlignmentFiles, AreCheckedAgainstTheirSentences) {
    const SentencePairs pairs = readSentencePairs(write("a b ||| c\nd ||| e f\n", "pairs"));
    AlignmentFileOptions options;
    options.sentences = &pairs;
    EXPECT_EQ(read("1-0\n0-1\n", options).sentences.size(), 2U);
    expectRefused("0-0\n0-2\n", "line 2: link \"0-2\": target position 2 is past the end", options);
    expectRefused("2-0\n\n", "source position 2 is past the end of sentence 1 (counted from 1), which has 2",
                  options);
    expectRefused("0-0\n", "has 1 lines for the 2 sentences", options);
    expectRefused("0-0\n0-0\n0-0\n", "line 3: is one line more than the 2 sentences", options);
    expectRefused("26 1 1\n", "numbers its sentences", options);
    options.outOfRange = WrongLinks::LeaveOut;
    const AlignmentFile found = read("5-0 0-0\n0-9\n", options);
    EXPECT_EQ(found.outOfRange.count, 2);
    EXPECT_EQ(found.outOfRange.firstLine, 1);
    EXPECT_THAT(found.sentences[0].links, ElementsAre(Link{0, 0}));
}

TEST_F(AlignmentFiles, FindTheirSentencesByNumber) {
    const SentencePairs pairs = readSentencePairs(write("<s snum=4>a b </s>\r\n<s snum=9> c</s>\n", "s"),
                                                  write("<s snum=4> d </s>\n<s snum=9>e  f </s>\n", "t"));
    EXPECT_THAT(pairs.source[0].tokens, ElementsAre("a", "b"));
    EXPECT_THAT(pairs.target[1].tokens, ElementsAre("e", "f"));
    AlignmentFileOptions options;
    options.sentences = &pairs;
    const AlignmentFile found = read("9 1 2\n", options);
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_THAT(found.sentences[0].links, IsEmpty());
    EXPECT_THAT(found.sentences[1].links, ElementsAre(Link{0, 1}));
    expectRefused("9 1 3\n",
                  "line 1: link \"9 1 3\": target position 3 is past the end of sentence 9, which has 2",
                  options);
    expectRefused("9 1 1\n7 1 1\n", "line 2: speaks of sentence 7, which is not in", options);
}

TEST_F(AlignmentFiles, ThatAreNoneAreRefused) {
    for (const std::string bad : {"0-", "-0", "0", "a-b", "1--1", "0-0,", "1.5-2", "0-0-0", "99999999999-1",
                                  "p", "1000001-0", "\x01"})
        EXPECT_THROW(read("0-0\n" + bad), Error) << bad;
    expectRefused("0-0\n0-0 x\n", "line 2: expected links parted by blanks");
    expectRefused("", "is empty");
    expectRefused("0-0\n\xff", "line 2 is not UTF-8 at byte 1");
    expectRefused("1\t0-0\n1\t0-0", "line 2: has the number 1, which line 1 has");
    EXPECT_THAT([&] { readAlignments(m_folder.path()); }, ThrowsMessage<Error>(HasSubstr("is a folder")));
    AlignmentFileOptions options;
    options.format = "pharoah";
    expectRefused("0-0", "did you mean \"pharaoh\"?", options);
}

TEST_F(AlignmentFiles, AreComparedByNumberOrByOrder) {
    const AlignmentFile gold = readAlignments(write("5 1 1\n8 1 2\n", "gold"));
    EXPECT_EQ(alignmentCounts(read("8 1 2\n"), gold).sureHits, 1);
    const AlignmentFile lines = readAlignments(write("0-0\n0-1\n", "lines"));
    EXPECT_EQ(alignmentCounts(read("0-0\n0-1\n"), lines).sureHits, 2);
    EXPECT_THAT([&] { alignmentCounts(read("0-0\n"), lines); },
                ThrowsMessage<Error>(HasSubstr("has alignments of 1 sentences, but")));
    EXPECT_THAT([&] { alignmentCounts(read("5 1 1\n9 1 1"), gold); },
                ThrowsMessage<Error>(HasSubstr("line 2: speaks of sentence 9")));
}

TEST_F(AlignmentFiles, NumbersAreLinesWhereTheOtherFileHasNone) {
    const AlignmentFile gold = readAlignments(write("2 1 1 S\n1 2 2 S\n", "gold"));
    const auto against = [&](const std::string& system) { return alignmentCounts(read(system), gold); };
    EXPECT_EQ(against("1-1\n0-0\n").errorRate(), 0);
    EXPECT_EQ(against("0-0\n1-1\n").errorRate(), 1);
    const AlignmentFile lines = readAlignments(write("1-1\n0-0\n", "lines"));
    EXPECT_EQ(alignmentCounts(read("2 1 1\n1 2 2\n"), lines).errorRate(), 0);
    EXPECT_EQ(alignmentCounts(read("1\t0-0\n0\t1-1\n"), lines).errorRate(), 0) << "from 0";
    const auto refused = [&](const std::string& system, const std::string& sentence) {
        EXPECT_THAT([&] { alignmentCounts(read(system), lines); }, ThrowsMessage<Error>(HasSubstr(sentence)))
            << system;
    };
    refused("5 1 1\n8 1 2\n", "links: has no sentence 1, but ");
    refused("1 1 1\n3 1 2\n", "links: has no sentence 2, but ");
    refused("1 1 1\n", "links: has no sentence 2, but ");
    refused("0\t0-0\n2\t0-0\n", "links: has no sentence 1, but ");
    refused("1 1 1\n2 1 1\n3 1 1\n", "links: has alignments of 3 sentences, but ");
    refused("1\t0-0\n0-0\n", "links, line 2: gives its sentence no number, but other lines of the file do");
}

TEST_F(AlignmentFiles, NumbersOfLinesMustBeInOrderForSentencesWithoutAny) {
    const SentencePairs pairs = readSentencePairs(write("a ||| c\nd ||| e\n", "pairs"));
    AlignmentFileOptions options;
    options.sentences = &pairs;
    EXPECT_EQ(read("1\t0-0\n2\t\n", options).sentences.size(), 2U);
    EXPECT_EQ(read("0\t0-0\n1\t\n", options).sentences.size(), 2U);
    expectRefused("2\t0-0\n1\t\n", "line 1: has the number 2, but the sentences of", options);
    expectRefused("0\t0-0\n2\t\n", "so that 1 was expected in this line", options);
}

TEST_F(AlignmentFiles, OfTabsAreToldApart) {
    EXPECT_EQ(read("1\t1\t1\n1\t2\t2\n").format, "naacl");
    EXPECT_EQ(read("1\t1\t0-0\n").format, "columns");
    EXPECT_EQ(read("2000000\t0-0\n").sentences[0].number, 2'000'000);
    EXPECT_EQ(read("2000000 1 1\n").sentences[0].number, 2'000'000);
}

TEST_F(AlignmentFiles, TakeNoMoreMemoryThanTheirSizeIsWorth) {
    const std::string path = m_folder.file("packed.gz");
    gzFile packed = gzopen(path.c_str(), "wb");
    const std::string lines(1'000'000, '\n');
    for (int i = 0; i < 3; ++i)
        gzwrite(packed, lines.data(), static_cast<unsigned>(lines.size()));
    gzclose(packed);
    const auto refused = ThrowsMessage<Error>(HasSubstr("megabytes of memory"));
    EXPECT_THAT([&] { readAlignments(path); }, refused);
    EXPECT_THAT([&] { readSentencePairs(path, path); }, refused);
}

TEST_F(AlignmentFiles, SentencesMustMatch) {
    const auto refused = [&](const std::string& source, const std::string& target, const std::string& text) {
        const std::string first = write(source, "s"), second = write(target, "t");
        EXPECT_THAT([&] { readSentencePairs(first, second); }, ThrowsMessage<Error>(HasSubstr(text)));
    };
    refused("a\nb\n", "a\n", "has 1 sentences, but");
    refused("0\ta\n1\tb\n", "0\ta\n2\tb\n", "t, line 2: has the number 2, but line 2 of");
    refused("0\ta\nb\n", "a\nb\n", "line 2: expected \"0");
    refused("0\ta\n0\tb\n", "a\nb\n", "line 2: has the number 0, which a line before it has");
    refused("", "a", "is empty");
    refused("a\xff", "a", "s: line 1 is not UTF-8 at byte 2");
    refused("<s snum=1>a</s>\n<s snum=>", "a\nb", "line 2");
    EXPECT_THAT([&] { readSentencePairs(write("a ||| b\nc\n", "p")); },
                ThrowsMessage<Error>(HasSubstr("p, line 2: expected source and target parted by \"|||\"")));
    EXPECT_THAT(readSentencePairs(write("a b\tc d\tlicence\n", "p")).target[0].tokens, ElementsAre("c", "d"));
    // Numbers at the start of plain lines are words.
    const SentencePairs plain = readSentencePairs(write("2 .\n3 a\n", "s"), write("2 .\n3 b\n", "t"));
    EXPECT_FALSE(plain.source[0].number);
    EXPECT_THAT(plain.source[1].tokens, ElementsAre("3", "a"));
}

class RealAlignments : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(m_folder))
            GTEST_SKIP() << "no " << m_folder << "; ATTN_DATA_DIR names the folder";
    }
    std::string file(const char* path) const { return m_folder / path; }
    static long links(const AlignmentFile& file) {
        long count = 0;
        for (const SentenceLinks& sentence : file.sentences)
            count += static_cast<long>(sentence.links.size());
        return count;
    }
    const std::filesystem::path m_folder = dataDir();
};

TEST_F(RealAlignments, OfHansardsGiveTheKnownRates) {
    const SentencePairs pairs = readSentencePairs(file("gold-hansards-en-fr/enfr.100.src-tgt"));
    AlignmentFileOptions options;
    options.sentences = &pairs;
    options.base = 1;
    const AlignmentFile gold = readAlignments(file("gold-hansards-en-fr/enfr.100.gold"), options);
    options.base = 0;
    const auto check = [&](const char* system, long found, double precision, double recall, double error) {
        const AlignmentCounts counts = alignmentCounts(readAlignments(file(system), options), gold);
        EXPECT_EQ(counts.found, found);
        EXPECT_EQ(counts.sure, 949);
        EXPECT_NEAR(100 * *counts.precision(), precision, 0.005);
        EXPECT_NEAR(100 * *counts.recall(), recall, 0.005);
        EXPECT_NEAR(100 * *counts.errorRate(), error, 0.005);
    };
    check("gold-hansards-en-fr/enfr.100.awesome-align.out", 1312, 96.80, 94.31, 4.25);
    check("gold-hansards-en-fr/giza.100.enfr.grow-diagonal.talp", 1106, 98.19, 88.20, 6.42);
}

TEST_F(RealAlignments, OfOtherFormsAreRead) {
    const SentencePairs tale =
        readSentencePairs(file("gold-alibi-fr-en/ChatBotte_MasterCat/ChatBotte_sents.txt"),
                          file("gold-alibi-fr-en/ChatBotte_MasterCat/MasterCat_sents.txt"));
    AlignmentFileOptions options;
    options.sentences = &tale;
    const AlignmentFile alibi =
        readAlignments(file("gold-alibi-fr-en/ChatBotte_MasterCat/ali_w2w_ChatBotte_MasterCat.txt"), options);
    EXPECT_EQ(alibi.sentences.size(), 52U);
    EXPECT_EQ(links(alibi), 2589);

    const SentencePairs european = readSentencePairs(file("gold-simalign-en-de-sample/sample_eng.txt"),
                                                     file("gold-simalign-en-de-sample/sample_deu.txt"));
    options.sentences = &european;
    EXPECT_EQ(
        readAlignments(file("gold-simalign-en-de-sample/sample_eng_deu.gold"), options).sentences.size(), 5U);

    const AlignmentFile italian = readAlignments(file("gold-xlwa/en-it.dev.tsv"));
    EXPECT_EQ(italian.sentences.size(), 103U);
    EXPECT_EQ(links(italian), 1980);
}

TEST_F(RealAlignments, WithALinkPastTheEndAreRefusedByLine) {
    const std::string gold = file("gold-wpt05-en-hi-naacl/test.eng.hin.wa");
    EXPECT_EQ(links(readAlignments(gold)), 747);  // without sentences nobody can know
    const SentencePairs pairs =
        readSentencePairs(file("gold-wpt05-en-hi-naacl/test.eng"), file("gold-wpt05-en-hi-naacl/test.hin"));
    AlignmentFileOptions options;
    options.sentences = &pairs;
    EXPECT_THAT(
        [&] { readAlignments(gold, options); },
        ThrowsMessage<Error>(AllOf(HasSubstr("test.eng.hin.wa, line 678: link \"68 33 34\""),
                                   HasSubstr("target position 34 is past the end of sentence 68, which "
                                             "has 33 target tokens"))));
    options.outOfRange = WrongLinks::LeaveOut;
    const AlignmentFile found = readAlignments(gold, options);
    EXPECT_EQ(links(found), 746);
    EXPECT_EQ(found.outOfRange.count, 1);
    EXPECT_EQ(found.outOfRange.firstLine, 678);
    EXPECT_EQ(found.sentences.size(), 45U);
}

}  // namespace
}  // namespace attn::test
