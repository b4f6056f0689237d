// SPDX-License-Identifier: GPL-3.0-or-later
// Doubts that are reported when known links may be read wrongly or belong to other sentences.
#include "core/inspect/gold_fit.h"

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/corpus_texts.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class GoldFit : public LinkFiles {
protected:
    // The doubts about a system of links against known links, which are in another folder.
    std::vector<std::string> doubts(const std::string& system, const std::string& gold,
                                    const std::map<std::string, std::string>& overruled = {}) {
        m_inspection = {};
        InspectedSystem read;
        const AlignmentDump dump = this->dump(system, overruled);
        read.name = "system";
        read.sentences = dump.sentences;
        read.conclusions = dump.conclusions;
        m_inspection.addSystem(std::move(read));
        GoldTexts texts = m_inspection.texts();
        if (const std::optional<TextFiles> files = textFilesOf(m_inspection))
            addLengths(texts, *files);
        m_inspection.setGold(readGold(m_known.write("gold", gold), texts));
        m_inspection.remeasure();
        return goldDoubts(m_inspection, 0);
    }
    double errorRate() const { return m_inspection.pooled(0).errorRate().value_or(-1); }

    const TemporaryFolder m_known;
    Inspection m_inspection;
};

std::string times(int count, const std::string& line) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += line;
    return text;
}

// Sentences of different forms, so that the links of one do not fit the next.
std::string crossing(int from, int to) {
    std::string text;
    for (int i = from; i < to; ++i) {
        for (int j = 0; j < 8; ++j)
            text += std::to_string(j) + "-" + std::to_string((j * (i % 7 + 1) + i) % 8) + " ";
        text += "\n";
    }
    return text;
}

TEST_F(GoldFit, LinksThatNameTheOtherSideFirstAreDoubted) {
    const std::string gold = times(10, "0-0 0-1 1-2 1-3\n");
    EXPECT_THAT(
        doubts(times(10, "0-0 1-0 2-1 3-1\n"), gold),
        ElementsAre(AllOf(HasSubstr("With source and target exchanged"), HasSubstr("0.00 %, not 75.00 %"),
                          HasSubstr("gold or system name the target first?"))));
    EXPECT_THAT(doubts(gold, gold), IsEmpty());
}

TEST_F(GoldFit, ADoubtHasTheDecimalMarkOfTheLanguage) {
    translateBy([](const char* english, long) { return std::string(english); }, [] { return ','; });
    EXPECT_THAT(doubts(times(10, "0-0 1-0 2-1 3-1\n"), times(10, "0-0 0-1 1-2 1-3\n")),
                ElementsAre(HasSubstr("0,00 %, not 75,00 %")));
    translateBy(nullptr);
}

TEST_F(GoldFit, ALineTooManyIsDoubted) {
    const std::string gold = crossing(0, 30);
    EXPECT_THAT(doubts(gold, gold), IsEmpty());
    EXPECT_THAT(doubts(crossing(1, 30) + crossing(0, 1), gold),
                ElementsAre(AllOf(HasSubstr("the known links of the sentence after"), HasSubstr("0.00 %"),
                                  HasSubstr("lack a line"))));
    EXPECT_THAT(doubts(crossing(0, 5) + crossing(4, 29), gold),
                ElementsAre(HasSubstr("the known links of the sentence before")));
}

TEST_F(GoldFit, EndMarksOfSomeSentencesAreDoubted) {
    const std::string plain = "0-0 1-1 2-2\n", ended = "0-0 1-1 2-2 3-1\n";
    EXPECT_THAT(doubts(times(13, plain), times(7, plain) + times(6, ended)),
                ElementsAre(HasSubstr("In 6 of 13 sentences gold names one position more")));
    // Aligners differ in both directions.
    EXPECT_THAT(doubts(times(9, plain) + times(4, ended), times(4, ended) + times(9, plain)), IsEmpty());
}

TEST_F(GoldFit, SentencesWithoutLinksOnBothSidesAreNotCounted) {
    m_folder.write("five.src", times(5, "a b\n"));
    m_folder.write("five.trg", times(5, "a b\n"));
    EXPECT_THAT(doubts("2 1 1\n4 1 1\n", "2 1 1\n4 1 1\n"), IsEmpty());
    EXPECT_EQ(errorRate(), 0);
    EXPECT_THAT(doubts("0-0\n1-1\n", "0-0\n1-1\n\n\n"), Not(Contains(HasSubstr("same texts"))))
        << "empty lines";
}

// Known links of sentences that the system lacks also help to tell their order.
TEST_F(GoldFit, AllTextsTellTheOrder) {
    const std::string source = m_known.write("s", "a b c\n" + times(2, "a b c d e\n"));
    const std::string target = m_known.write("t", "x y z\n" + times(2, "u v\n"));
    doubts("1 1 1\n1 2 1\n1 2 2\n1 3 3\n", "1-1 2-1 2-2 3-3\n" + times(2, "1-1 1-2 1-3 1-4 2-5\n"),
           {{"source", source}, {"target", target}});
    EXPECT_EQ(conclusionOn(m_inspection.gold()->conclusions, "order").value, "target-first");
    EXPECT_DOUBLE_EQ(errorRate(), 0.25);
}

TEST_F(GoldFit, LinesWithoutNumbersHaveThoseOfTheirTexts) {
    const std::string source = m_known.write("s", "<s snum=4> a b </s>\n<s snum=7> c d </s>\n");
    const std::string target = m_known.write("t", "<s snum=4> x y </s>\n<s snum=7> u v </s>\n");
    EXPECT_THAT(doubts("0-0 1-1\n0-1 1-0\n", "4 1 1\n4 2 2\n7 1 2\n7 2 1\n",
                       {{"source", source}, {"target", target}}),
                IsEmpty());
    EXPECT_EQ(errorRate(), 0);
    EXPECT_THAT(conclusionOn(m_inspection.system(0).conclusions, "numbers").what, HasSubstr("numbers of"));
}

TEST_F(GoldFit, EmptyLinesBehindTheLastSentenceAreNone) {
    const std::string texts = m_known.write("s", "a b\nc d\n");
    EXPECT_EQ(dump("0-0\n1-1\n\n", {{"source", texts}, {"target", texts}}).sentences.size(), 2U);
    EXPECT_THROW(dump("0-0\n1-1\n0-1\n", {{"source", texts}, {"target", texts}}), Error);
}

TEST_F(GoldFit, ZeroMayStandForNoTokenInMostLinks) {
    const std::string texts = m_known.write("s", times(20, "a b c d\n"));
    const AlignmentDump found =
        dump(times(20, "1-1 4-4 0-2 0-3 2-0 3-0 0-3 2-0\n"), {{"source", texts}, {"target", texts}});
    EXPECT_EQ(conclusionOn(found.conclusions, "base").value, "1");
    EXPECT_EQ(found.sentences.front()->links->size(), 2U);
}

TEST_F(GoldFit, WhatIsNoLinkIsNamed) {
    const auto problem = [&](const std::string& content) -> std::string {
        try {
            dump(content);
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    };
    EXPECT_THAT(problem("0-0 1-1\n-1-0\n0--1\n"),
                HasSubstr("line 2: is of no known format of links, found \"-1-0\""));
    EXPECT_THAT(problem("\x89PNG\r\n\x1a\nabcdefgh"), HasSubstr("is a PNG picture; links were expected"));
    EXPECT_THAT(problem(std::string("0-0\0 1-1", 8)), HasSubstr("is no text"));
    EXPECT_THAT(problem(std::string("PK\x03\x04") + std::string(40, 'a')), HasSubstr("a zip archive"));
    // Kinds of links may be small letters.
    EXPECT_EQ(dump("1 1 1 s\n1 2 2 p\n").sentences.size(), 1U);
}

}  // namespace
}  // namespace attn::test
