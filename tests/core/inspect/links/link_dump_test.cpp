// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_dump.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/links/link_texts.h"
#include "core/inspect/texts/sentence_file.h"
#include "core/inspect/texts/texts_beside.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

using LinkDumps = LinkFiles;

TEST_F(LinkDumps, OfPharaohStandWithNumbersForTokens) {
    const AlignmentDump found = dump("1-0 0-0 2p1 3?1 \r\n\r\n0-0\r\n");
    EXPECT_EQ(found.format, "pharaoh");
    EXPECT_FALSE(found.isNumbered);
    ASSERT_EQ(found.sentences.size(), 3U);
    const AlignedSentence& first = *found.sentences[0];
    EXPECT_THAT(*first.links, ElementsAre(Link{0, 0}, Link{1, 0}, Link{2, 1, false}, Link{3, 1, false}));
    EXPECT_FALSE(first.knowsTexts());
    EXPECT_EQ(first.source.joined(), "1 2 3 4");
    EXPECT_EQ(first.target.joined(), "1 2");
    EXPECT_THAT(*found.sentences[1]->links, IsEmpty());
    EXPECT_EQ(found.sentences[2]->key.number, 2);
    EXPECT_EQ(found.sentences[2]->line, 3);
    EXPECT_EQ(conclusionOn(found.conclusions, "base").value, "0");
    EXPECT_EQ(conclusionOn(found.conclusions, "base").why,
              "Position 0 occurs in 2 of 2 sentences with links.");
    EXPECT_EQ(conclusionOn(found.conclusions, "order").value, "source-first");
    EXPECT_EQ(found.skipped.text(), "");
}

// simalign numbers its lines from 0 and may add two probabilities to each link.
TEST_F(LinkDumps, OfSimalignHaveNumbersAndProbabilities) {
    const AlignmentDump found = dump("0\t0-0-.98-.99 1-2-.5-.75\n1\t\n7\t0-1-.0-.0\n");
    EXPECT_EQ(found.format, "pharaoh");
    EXPECT_TRUE(found.isNumbered);
    ASSERT_EQ(found.sentences.size(), 3U);
    EXPECT_THAT(*found.sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 2}));
    EXPECT_EQ(found.sentences[2]->key.number, 7);
    EXPECT_THAT(*dump("0-0:0.98 1-1:1e-05\n").sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 1}));
    EXPECT_THAT(*dump("0-0-S 1-1-P\n").sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 1, false}));
    EXPECT_THAT(*dump("0-0 1-1\t-45.16\t-75.63\n").sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 1}));
}

TEST_F(LinkDumps, OfNaaclGatherTheLinksOfASentence) {
    const AlignmentDump found = dump("18 1 1 S\n18 2 3 P 0.5\n\n20 1 2\n18 3 2\n20 0 1\n");
    EXPECT_EQ(found.format, "naacl");
    EXPECT_TRUE(found.isNumbered);
    ASSERT_EQ(found.sentences.size(), 3U) << "18 to 20";
    EXPECT_THAT(*found.sentences[0]->links, ElementsAre(Link{0, 0}, Link{2, 1}, Link{1, 2, false}));
    EXPECT_THAT(*found.sentences[1]->links, IsEmpty());
    EXPECT_EQ(conclusionOn(found.conclusions, "base").value, "1");
    EXPECT_EQ(conclusionOn(found.conclusions, "base").why,
              "Position 0 stands for no token: no link names it on both sides.");
    EXPECT_EQ(conclusionOn(found.conclusions, "nothing").what,
              "1 link to position 0 says that a token has no link.");
    EXPECT_EQ(conclusionOn(found.conclusions, "nothing").why,
              "Links are counted from 1, and no link names 0 on both sides.");
    EXPECT_EQ(conclusionOn(found.conclusions, "left-out").what, "");
    EXPECT_EQ(conclusionOn(dump("1 1 1\n1 0 0\n1 0 2\n", {{"base", "1"}}).conclusions, "nothing").why,
              "Links are counted from 1.");
}

TEST_F(LinkDumps, OfGizaDropNullAndCountFromOne) {
    const AlignmentDump found = dump(
        "# Sentence pair (1) source length 2 target length 3 alignment score : 1.2e-05\n"
        "the small house \n"
        "NULL ({ 2 }) das ({ 1 }) Haus ({ 3 }) \n"
        "# Sentence pair (2) source length 1 target length 1 alignment score : 0.3\n"
        "yes \n"
        "NULL ({ }) ja ({ 1 2 }) \n");
    EXPECT_EQ(found.format, "giza");
    ASSERT_EQ(found.sentences.size(), 2U);
    const AlignedSentence& first = *found.sentences[0];
    EXPECT_EQ(first.source.joined(), "das Haus");
    EXPECT_EQ(first.target.joined(), "the small house");
    EXPECT_TRUE(first.knowsTexts());
    EXPECT_THAT(*first.links, ElementsAre(Link{0, 0}, Link{1, 2}));
    EXPECT_EQ(first.key.number, 0);
    EXPECT_EQ(conclusionOn(found.conclusions, "base").value, "1");
    EXPECT_EQ(conclusionOn(found.conclusions, "left-out").why, "Line 4: Link 1-2: the target has 1 token.");
}

TEST_F(LinkDumps, OfGizaGoOnBehindAPairThatWasCutShort) {
    const AlignmentDump found = dump(
        "# Sentence pair (1) source length 2 target length 3 alignment score : 1.2e-05\n"
        "# Sentence pair (2) source length 1 target length 1 alignment score : 0.3\n"
        "yes\nNULL ({ }) ja ({ 1 })\n"
        "# Sentence pair (3) source length 1 target length 1 alignment score : 0.3\n"
        "yes\nNULL ja ({ 1 })\n"
        "# Sentence pair (4) source length 1 target length 1 alignment score : 0.3\n");
    ASSERT_EQ(found.sentences.size(), 1U);
    EXPECT_EQ(found.sentences[0]->key.number, 1);
    EXPECT_THAT(found.skipped.text(), AllOf(HasSubstr("skipped 3 of 4"), HasSubstr("2 cut short"),
                                            HasSubstr("1 without \"({ … })\" behind each token")));
}

// The end mark has its own position, which no text has.
TEST_F(LinkDumps, OfMarianHaveTargetsAndLinksOfEndMarks) {
    const AlignmentDump found = dump("das Haus ||| 0-0 1-1 2-2\nja . ||| 0-0 1-1 2-2\nnein ||| 0-0 1-1\n");
    EXPECT_EQ(found.format, "marian-hard");
    ASSERT_EQ(found.sentences.size(), 3U);
    EXPECT_EQ(found.sentences[0]->target.joined(), "das Haus </s>");
    EXPECT_TRUE(found.sentences[0]->hasTargetEnd);
    EXPECT_EQ(found.sentences[0]->targetLength(), 2);
    EXPECT_THAT(*found.sentences[2]->links, ElementsAre(Link{0, 0}, Link{1, 1}));
    EXPECT_EQ(conclusionOn(found.conclusions, "base").value, "0");
    EXPECT_EQ(conclusionOn(found.conclusions, "target-end").value, "end");
    const AlignmentDump cut = dump("das Haus ||| 0-0 1-1 2-2\n", {{"target-end", "none"}});
    EXPECT_EQ(cut.sentences[0]->target.joined(), "das Haus");
    EXPECT_THAT(*cut.sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 1}));
}

TEST_F(LinkDumps, OfMarianHaveHypothesesWithScores) {
    const AlignmentDump found = dump(
        "0 ||| das Haus ||| 0-0 1-1 ||| F0= -1.5 ||| -0.5\n"
        "0 ||| ein Haus ||| 0-0 1-1 ||| F0= -2.5 ||| -0.8\n"
        "1 ||| ja ||| 0-0 ||| F0= -0.5 F1= -0.25 ||| -0.1\n"
        "2 ||| ja ||| 0-0 ||| WordScores= -0.25 -0.5 ||| F0= -0.75 ||| -0.1\n"
        "3 ||| ja ||| 0-0 ||| F0= nan ||| -0.1\n");
    EXPECT_EQ(found.format, "marian-hard-nbest");
    ASSERT_EQ(found.sentences.size(), 5U);
    EXPECT_EQ(found.sentences[3]->logProbability, -0.75);
    EXPECT_FALSE(found.sentences[4]->logProbability);
    EXPECT_EQ(found.sentences[1]->key, (SentenceKey{0, 1}));
    EXPECT_EQ(found.sentences[1]->target.joined(), "ein Haus");
    EXPECT_EQ(found.sentences[1]->logProbability, -2.5);
    EXPECT_EQ(found.sentences[2]->key, (SentenceKey{1, 0}));
    EXPECT_FALSE(found.sentences[2]->logProbability);
}

TEST_F(LinkDumps, OfOpenNmtMayHaveScoresOfEachTargetToken) {
    const AlignmentDump found =
        dump("das Haus ||| 0-0 1-1 ||| 0-0.98321 1-0.50000\nja ||| 0-0 ||| 0-1.00000\n");
    EXPECT_EQ(found.format, "marian-hard");
    EXPECT_THAT(*found.sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 1}));
}

TEST_F(LinkDumps, OfForcedFastAlignHaveBothTexts) {
    const AlignmentDump found = dump("das Haus ||| the house ||| 0-0 1-1 ||| -12.5\n");
    EXPECT_EQ(found.format, "fast-align-forced");
    EXPECT_EQ(found.sentences[0]->source.joined(), "das Haus");
    EXPECT_TRUE(found.sentences[0]->knowsTexts());
}

TEST_F(LinkDumps, KeepWhatCanBeReadAndCountTheRest) {
    const AlignmentDump found = dump(
        "\xEF\xBB\xBF"
        "0-0 1-1\n0-0 1x1\n0-0 0-0\r\n0-0 -1-1\n0-");
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_EQ(found.sentences[1]->key.number, 2);
    EXPECT_EQ(found.skipped.text(),
              "links: skipped 3 of 5 lines: 3 with a piece that is no link (lines 2, 4, 5)");
    EXPECT_EQ(conclusionOn(found.conclusions, "left-out").what, "Left out: 1 link that stood there before.");
    const AlignmentDump broken = dump("0-0\n1-1 \xFF\n2-2\n");
    EXPECT_EQ(broken.sentences.size(), 1U);
    EXPECT_THAT(broken.problem, HasSubstr("line 2 is not UTF-8"));
}

TEST_F(LinkDumps, SayWhyNothingCanBeRead) {
    EXPECT_THAT([&] { dump(""); }, ThrowsMessage<Error>(HasSubstr("is empty; links were expected")));
    EXPECT_THAT([&] { dump("no links here\n"); },
                ThrowsMessage<Error>(HasSubstr("links, line 1: is of no known format of links")));
    EXPECT_THAT(
        [&] {
            dump(
                std::string("\xFF\xFE\0\0"
                            "0\0\0\0-\0\0\0",
                            12));
        },
        ThrowsMessage<Error>(AllOf(HasSubstr("UTF-32"), HasSubstr("iconv -f UTF-32 -t UTF-8"))));
    EXPECT_THAT(
        [&] {
            dump("a\tb\tc\n", {{"format", "columns"}});
        },
        ThrowsMessage<Error>(HasSubstr("line 1: its only sentence cannot be read")));
    EXPECT_THAT(
        [&] {
            dump("0-0\n", {{"format", "pharao"}});
        },
        ThrowsMessage<Error>(HasSubstr("did you mean \"pharaoh\"?")));
    EXPECT_THAT(
        [&] {
            dump("0-0\n", {{"base", "2"}});
        },
        ThrowsMessage<Error>(HasSubstr("Unknown choice \"2\" for base of links; possible: 0, 1.")));
}

// A line of some bytes must not take memory for a million tokens.
TEST_F(LinkDumps, LeaveOutPositionsFarAwayWhereNothingTellsTheLength) {
    std::string content;
    for (int i = 0; i < 20; ++i)
        content += "0-0 90000-90000\n";
    EXPECT_THAT(dump(content).skipped.text(),
                HasSubstr("19 with positions far past those of other sentences"));
    EXPECT_THAT(dump("0-0\n0-1000001\n").skipped.text(),
                HasSubstr("1 with a piece that is no link (line 2)"));
}

TEST_F(LinkDumps, TakeTextsFromTheFilesBeside) {
    m_folder.write("src", "a b c d\ne f\n");
    m_folder.write("trg", "A B\nC D E\n");
    m_folder.write("other", "one line\n");
    const AlignmentDump found = dump("3-1 0-0\n0-2 1-0\n");
    EXPECT_EQ(found.sentences[0]->source.joined(), "a b c d");
    EXPECT_EQ(found.sentences[1]->target.joined(), "C D E");
    EXPECT_EQ(conclusionOn(found.conclusions, "source").what, "The source texts are in src.");
    EXPECT_EQ(conclusionOn(found.conclusions, "source").why,
              "It is in the same folder, has as many sentences, and all links fit its lengths.");
    EXPECT_EQ(conclusionOn(found.conclusions, "order").why,
              "In the other order 2 links would be outside their sentences.");
    const AlignmentDump none = dump("3-1 0-0\n0-2 1-0\n", {{"source", ""}, {"target", ""}});
    EXPECT_FALSE(none.sentences[0]->knowsTexts());
}

TEST_F(LinkDumps, OfMarianFindTheirSourcesBeside) {
    m_folder.write("src", "the house\nyes .\n");
    const AlignmentDump found = dump("das Haus ||| 0-0 1-1 2-2\nja . ||| 0-0 1-1 2-2\n");
    EXPECT_EQ(found.sentences[1]->source.joined(), "yes . </s>");
    EXPECT_TRUE(found.sentences[1]->hasSourceEnd);
    EXPECT_TRUE(found.sentences[1]->knowsTexts());
}

TEST_F(LinkDumps, TakeTheTextsThatAreNamed) {
    const std::string pairs = m_folder.write("pairs", "a b ||| A B C D\nc ||| C D\n");
    const AlignmentDump found = dump("3-1 0-0\n1-0\n", {{"source", pairs}});
    EXPECT_EQ(found.sentences[0]->target.joined(), "A B C D");
    EXPECT_EQ(conclusionOn(found.conclusions, "order").value, "target-first");
    EXPECT_THAT(*found.sentences[0]->links, ElementsAre(Link{0, 0}, Link{1, 3}));
    const std::string few = m_folder.write("few", "a b\n");
    EXPECT_THAT(
        [&] {
            dump("0-0\n1-0\n", {{"source", few}});
        },
        ThrowsMessage<Error>(HasSubstr("few: has 1 sentence, but ")));
}

TEST_F(LinkDumps, AreRightWhereTheTargetIsTheReference) {
    const std::string reference = m_folder.write("reference", "das Haus\nnein\n");
    DumpOptions options;
    options.reference = reference;
    const AlignmentDump found =
        dumpFile(m_folder.write("links", "das Haus ||| 0-0 1-1 2-2\nja ||| 0-0 1-1\n"), options);
    EXPECT_EQ(found.sentences[0]->isRight, true);
    EXPECT_EQ(found.sentences[1]->isRight, false);
    EXPECT_EQ(found.sentences[1]->reference.joined(), "nein");
}

TEST_F(LinkDumps, ArePublishedInOrderAndStopWhenTheyAreTold) {
    std::string content;
    for (int i = 0; i < 5000; ++i)
        content += "0-0 1-1\n";
    const std::string path = m_folder.write("many", content);
    std::vector<SentencePointer> seen;
    double last = 0;
    bool isConcluded = false;
    DumpWatch watch;
    watch.concluded = [&](const std::vector<Conclusion>&) { isConcluded = seen.empty(); };
    watch.publish = [&](const std::vector<SentencePointer>& more, double share) {
        EXPECT_GE(share, last);
        last = share;
        seen.insert(seen.end(), more.begin(), more.end());
    };
    EXPECT_EQ(dumpFile(path, {}, watch).sentences, seen);
    EXPECT_EQ(seen.size(), 5000U);
    EXPECT_TRUE(isConcluded);
    EXPECT_EQ(last, 1);
    std::stop_source stop;
    stop.request_stop();
    watch.stop = stop.get_token();
    EXPECT_TRUE(dumpFile(path, {}, watch).sentences.empty());
}

TEST_F(LinkDumps, StopWhileTextsAreRead) {
    std::string links, text;
    for (int i = 0; i < 3000; ++i) {
        links += "0-0 1-1\n";
        text += "a b\n";
    }
    const std::string path = m_folder.write("links", links);
    m_folder.write("text.en", text);
    m_folder.write("text.fr", text);
    std::stop_source stop;
    DumpWatch watch;
    watch.stop = stop.get_token();
    LinkCollection all = collectLinks(path, linkFormatOf(path, {}));
    stop.request_stop();
    EXPECT_THAT(addTexts(all, {{"source", m_folder.file("text.en")}}, stop.get_token()), IsEmpty());
    EXPECT_FALSE(all.sentences[0].source) << "nothing was read";
    EXPECT_THAT(readSentences(m_folder.file("text.en"), stop.get_token()), IsEmpty());
    EXPECT_THAT(readTokenLines(m_folder.file("text.en"), stop.get_token()), IsEmpty());
    EXPECT_TRUE(dumpFile(path, {}, watch).sentences.empty());
    EXPECT_TRUE(readGold(path, {}, {}, stop.get_token()).links.empty());
}

}  // namespace
}  // namespace attn::test
