// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/gold.h"

#include "core/base/error.h"
#include "core/inspect/links/gold_edit.h"
#include "tests/core/inspect/links/link_files.h"
#include "tests/support/utf16.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

class KnownLinks : public LinkFiles {
protected:
    GoldLinks read(const std::string& content, const GoldTexts& texts = {},
                   const std::map<std::string, std::string>& overruled = {}) const {
        return readGold(m_folder.write("gold", content), texts, overruled);
    }
    static std::vector<std::string> told(const GoldLinks& gold) {
        std::vector<std::string> problems;
        for (const GoldProblem& problem : gold.problems)
            problems.push_back(std::to_string(problem.line) + ": " + problem.text);
        return problems;
    }
};

TEST_F(KnownLinks, CountFromOneWhereALinkNamesThePositionOfTheLength) {
    const GoldTexts texts{{{0, 3, 2}, {1, 2, 2}}};
    const GoldLinks gold = read("1-1 3p2\n2-2 1-1\n", texts);
    EXPECT_EQ(gold.format, "pharaoh");
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{2, 1, false}));
    EXPECT_EQ(gold.find(2), nullptr);
    EXPECT_EQ(gold.sureCount(), 3);
    EXPECT_EQ(gold.possibleCount(), 1);
    EXPECT_EQ(conclusionOn(gold.conclusions, "base").what, "Links are counted from 1.");
    EXPECT_EQ(conclusionOn(gold.conclusions, "base").why,
              "No link names position 0, and 2 sentences have a link to the position of their length.");
    EXPECT_THAT(gold.problems, IsEmpty());
    EXPECT_THAT(*read("1-1 2-1\n", texts, {{"base", "0"}}).find(0), ElementsAre(Link{1, 1}, Link{2, 1}));
}

TEST_F(KnownLinks, ListWhatIsWrongByLines) {
    const GoldTexts texts{{{0, 3, 2}, {1, 2, 2}, {2, 1, 1}, {3, 1, 1}}};
    const GoldLinks gold = read("1-1 3p2 3p2\n2-2 1-1 0-1\n1-2\n1-1 x\n", texts);
    EXPECT_THAT(told(gold), ElementsAre("1: Link 3p2: stands there twice.",
                                        "2: Link 0-1: position 0, but links count from 1.",
                                        "3: Link 1-2: the target has 1 token.",
                                        "4: A sentence with a piece that is no link; it is left out."));
    EXPECT_EQ(gold.problems[2].key.number, 2);
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{2, 1, false}));
    EXPECT_EQ(gold.find(3), nullptr);
}

TEST_F(KnownLinks, CountSentencesFromZeroOrOne) {
    const GoldTexts texts{{{0, 3, 3}, {1, 3, 3}}};
    const GoldLinks fromOne = read("1\t0-0\n2\t1-1\n", texts);
    EXPECT_THAT(*fromOne.find(1), ElementsAre(Link{1, 1}));
    EXPECT_EQ(conclusionOn(fromOne.conclusions, "first").what, "Sentences are numbered from 1.");
    EXPECT_EQ(conclusionOn(fromOne.conclusions, "first").why, "The number 0 does not occur.");
    EXPECT_THAT(*read("0\t0-0\n1\t1-1\n", texts).find(1), ElementsAre(Link{1, 1}));
    EXPECT_THAT(*read("1\t0-0\n2\t1-1\n", texts, {{"first", "0"}}).find(2), ElementsAre(Link{1, 1}));
    EXPECT_THAT(read("0\t0-0\n1\t1-1\n", texts, {{"first", "1"}}).problems, testing::SizeIs(1));
    // A sentence that cannot be read still takes its number.
    EXPECT_THAT(*read("0\t0-x\n1\t1-1\n2\t0-0\n", texts).find(1), ElementsAre(Link{1, 1}));
    // NAACL counts from 1, and so do the pairs of GIZA++.
    EXPECT_THAT(*read("1 1 1 S\n2 2 2 S\n", texts).find(1), ElementsAre(Link{1, 1}));
}

TEST_F(KnownLinks, AreWrittenAsTheyAreRead) {
    const GoldTexts texts{{{0, 3, 3}, {1, 3, 3}, {2, 3, 3}}};
    const GoldLinks gold = read("0-0 2p1\n\n1-2\n", texts);
    EXPECT_EQ(goldAsPharaoh(gold), "0-0 2p1\n\n1-2\n");
    EXPECT_EQ(goldAsNaacl(gold), "1 1 1 S\n1 3 2 P\n3 2 3 S\n");
    const GoldLinks again = read(goldAsNaacl(gold), texts);
    EXPECT_EQ(again.format, "naacl");
    EXPECT_THAT(*again.find(0), ElementsAre(Link{0, 0}, Link{2, 1, false}));
    EXPECT_THAT(*again.find(2), ElementsAre(Link{1, 2}));
    EXPECT_EQ(goldAsPharaoh(read("7\t0-0\n9\t1-1\n")), "7\t0-0\n9\t1-1\n");
}

// Sentences are numbered here, because an empty line would say that a sentence has no links.
TEST_F(KnownLinks, OfSomeSentencesAreWrittenWithNumbers) {
    for (const long first : {0L, 4L}) {
        GoldLinks made;
        made.links[first] = {{0, 0}};
        made.links[9] = {{0, 1}};
        const GoldLinks again = read(goldAsPharaoh(made), {{{first, 3, 3}, {9, 3, 3}}});
        EXPECT_EQ(again.links, made.links) << goldAsPharaoh(made);
    }
}

// A file of a few links that this program wrote must be read as it was written.
TEST_F(KnownLinks, OfFewSentencesCountFromZeroAsUsual) {
    const GoldTexts texts{{{0, 5, 5}, {1, 5, 5}}};
    const GoldLinks gold = read("1-2\n\n", texts);
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{1, 2}));
    EXPECT_THAT(conclusionOn(gold.conclusions, "base").why, HasSubstr("there are few sentences"));
    EXPECT_THAT(*read("1-2\n\n").find(0), ElementsAre(Link{0, 1}));  // there is no other evidence
}

// This is the same as for systems: if many sentences name the position after the last token, it is an end
// mark, and links to it do not count.
TEST_F(KnownLinks, DropEndMarksAndWordsWithoutALink) {
    const GoldTexts texts{{{0, 3, 2}, {1, 2, 2}, {2, 2, 2}}};
    const GoldLinks ends = read("0-0 2-1 3-2\n0-0 1-1 2-2\n0-0 1-1 2-2\n", texts);
    EXPECT_EQ(conclusionOn(ends.conclusions, "base").value, "0");
    EXPECT_EQ(conclusionOn(ends.conclusions, "base").doubt, "");
    EXPECT_EQ(conclusionOn(ends.conclusions, "source-end").value, "end");
    EXPECT_THAT(*ends.find(0), ElementsAre(Link{0, 0}, Link{2, 1}));
    EXPECT_THAT(ends.problems, IsEmpty());
    const GoldLinks null = read("1-1 3-2 2-0\n1-1 2-0 0-2\n1-1 2-2\n", texts);
    EXPECT_EQ(conclusionOn(null.conclusions, "base").value, "1");
    EXPECT_EQ(conclusionOn(null.conclusions, "nothing").value, "3");
    EXPECT_THAT(*null.find(0), ElementsAre(Link{0, 0}, Link{2, 1}));
    EXPECT_THAT(null.problems, IsEmpty());
}

TEST_F(KnownLinks, SayWhereTheirBaseIsADoubt) {
    const GoldTexts texts{{{0, 5, 5}, {1, 5, 5}}};
    EXPECT_EQ(
        conclusionOn(read("1-2 2-3\n3-1\n", texts).conclusions, "base").doubt,
        "Links may be counted from 0 or from 1: of 3 links 0 would be outside their sentences counted from "
        "0, 0 counted from 1.");
    EXPECT_EQ(conclusionOn(read("0-0 6-1\n0-0 1-1\n", texts).conclusions, "base").doubt,
              "Counted from 0, 1 of 4 links is outside its sentence; counted from 1, 3 would be.");
    EXPECT_EQ(conclusionOn(read("0-0\n1-1\n", texts).conclusions, "base").doubt, "");
}

TEST_F(KnownLinks, CycleFromNothingToSureToPossible) {
    std::vector<Link> links{{0, 0}, {2, 1}};
    cycleLink(links, 1, 1);
    EXPECT_THAT(links, ElementsAre(Link{0, 0}, Link{1, 1}, Link{2, 1}));
    cycleLink(links, 1, 1);
    EXPECT_THAT(links, ElementsAre(Link{0, 0}, Link{1, 1, false}, Link{2, 1}));
    cycleLink(links, 1, 1);
    EXPECT_THAT(links, ElementsAre(Link{0, 0}, Link{2, 1}));
}

TEST_F(KnownLinks, OfGizaAreRead) {
    const GoldLinks gold = read(
        "# Sentence pair (1) source length 2 target length 2 alignment score : 1\n"
        "the house\nNULL ({ }) das ({ 1 }) Haus ({ 2 })\n");
    EXPECT_EQ(gold.format, "giza");
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{1, 1}));
}

TEST_F(KnownLinks, RefuseWhatIsNoText) {
    EXPECT_THAT(
        [&] {
            read(
                std::string("0\0\0\0-\0\0\0"
                            "0\0\0\0",
                            12));
        },
        ThrowsMessage<Error>(HasSubstr("UTF-32")));
    EXPECT_THAT([&] { read(std::string("0-0\0 1-1\n", 9)); },
                ThrowsMessage<Error>(HasSubstr("that are zero")));
    EXPECT_THAT([&] { read(""); }, ThrowsMessage<Error>(HasSubstr("is empty")));
    EXPECT_THAT([&] { readGold(m_folder.file("nothing"), {}); }, ThrowsMessage<Error>(HasSubstr("nothing")));
}

// --print-alignment adds these lines to a log.
TEST_F(KnownLinks, OfFairseqAreRead) {
    const GoldLinks gold =
        read("INFO | loading\nS-0\ta b\nT-0\tA B\nH-0\t-0.5\tA B\nA-0\t0-0 1-1\nGenerated 1\n");
    EXPECT_EQ(gold.format, "fairseq");
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{1, 1}));
    // Sentences stand in the order of batches.
    const GoldLinks mixed = read(
        "S-2\ta\nH-2\t-1\tA\nD-2\t-1\tA\nP-2\t-1 -1\nA-2\t0-0\n"
        "S-0\ta b\nH-0\t-1\tA B\nA-0\t1-0 0-1\nS-1\tb\nH-1\t-1\tB\nA-1\t\n");
    EXPECT_THAT(*mixed.find(0), ElementsAre(Link{1, 0}, Link{0, 1}));
    EXPECT_THAT(*mixed.find(2), ElementsAre(Link{0, 0}));
}

TEST_F(KnownLinks, OfFairseqsWeightsAreTheStrongest) {
    const GoldLinks gold = read(
        "S-1\ta b\nH-1\t-1\tA B\nA-1\t0.1,0.7,0.2 0.6,0.3,0.1 0.0,0.1,0.9\n"
        "S-0\ta\nH-0\t-1\tA B\nA-0\t0.2,0.8 0.9,0.1 0.1,0.9\n");
    EXPECT_EQ(gold.format, "fairseq");
    EXPECT_THAT(*gold.find(1), ElementsAre(Link{1, 0}, Link{0, 1}));
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 1})) << "the end mark is linked to nothing";
}

TEST_F(KnownLinks, StandBesideTranslations) {
    const std::vector<std::pair<std::string, std::string>> forms = {
        {"target-links", "the house\t0-0 1-1\nyes\t0-0\n5\t\n"},
        {"links-target", "0-0 1-1\tthe house\n0-0\tyes\n\t5\n"},
        {"columns", "das Haus\tthe house\t0-0 1-1\nja\tyes\t0-0\n5\t5\t\n"},
        {"pharaoh", "0\t0-0 1-1\n1\t0-0\n2\t\n"}};
    for (const auto& [format, text] : forms) {
        const GoldLinks gold = read(text);
        EXPECT_EQ(gold.format, format);
        ASSERT_TRUE(gold.find(0) && gold.find(1) && gold.find(2)) << format;
        EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{1, 1})) << format;
        EXPECT_TRUE(gold.find(2)->empty()) << format;
    }
}

TEST_F(KnownLinks, MayBeUtf16) {
    const GoldLinks gold = read(test::utf16(u"\uFEFF0-0 1-1\r\n2-2\r\n", false));
    EXPECT_THAT(*gold.find(0), ElementsAre(Link{0, 0}, Link{1, 1}));
    EXPECT_EQ(gold.conclusions.at(1).what, "The text is UTF-16LE.");
    EXPECT_THAT([&] { editedGoldFile(gold, gold); }, ThrowsMessage<Error>(HasSubstr("read and not written")));
}

}  // namespace
}  // namespace attn::test
