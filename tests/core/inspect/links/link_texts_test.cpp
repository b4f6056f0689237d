// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_texts.h"

#include <gmock/gmock.h>

#include "core/inspect/read_dump.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using LinkTexts = LinkFiles;

const std::string fairseqLinks =
    "S-0\tder Hund bellt\nT-0\tthe dog barks\nH-0\t-0.5\tthe dog barks\nA-0\t0-0 1-1 2-2\n"
    "S-1\tdie Katze\nT-1\tthe cat\nH-1\t-0.5\tthe cats\nA-1\t0-0 1-1\n";

std::string ownLinks(const std::string& sentences) {
    return "{\"format\": \"attention-lab alignments\", \"version\": 1, \"sentences\": [\n" + sentences +
           "]}\n";
}

TEST_F(LinkTexts, OfTheFileStayWhateverLiesBeside) {
    m_folder.write("notes.txt", "wrong words here ok\nmore wrong\n");
    m_folder.write("zz.txt", "other stuff here\nother wrong\n");
    const AlignmentDump fairseq = readDump(m_folder.write("gen.log", fairseqLinks));
    EXPECT_EQ(fairseq.format, "fairseq");
    ASSERT_EQ(fairseq.sentences.size(), 2U);
    EXPECT_EQ(fairseq.sentences[0]->source.joined(), "der Hund bellt");
    EXPECT_EQ(fairseq.sentences[1]->target.joined(), "the cats");
    EXPECT_EQ(fairseq.sentences[0]->isRight, true);
    EXPECT_EQ(fairseq.sentences[1]->isRight, false);
    EXPECT_EQ(conclusionOn(fairseq.conclusions, "source").what, "");

    const AlignmentDump own = readDump(m_folder.write(
        "own.json", ownLinks("{\"source\": \"a b c\", \"target\": \"A B C\", \"links\": [[2, 0]]},"
                             "{\"source\": \"a b\", \"target\": \"A B\", \"links\": [[0, 1]]}")));
    ASSERT_EQ(own.sentences.size(), 2U);
    EXPECT_EQ(own.sentences[0]->source.joined(), "a b c");
    EXPECT_EQ(own.sentences[1]->target.joined(), "A B");
}

TEST_F(LinkTexts, OfTheFileStayWhereOnlySomeSentencesHaveThem) {
    m_folder.write("src", "x y z\nv w\n");
    const AlignmentDump own = readDump(m_folder.write(
        "own.json", ownLinks("{\"source\": \"a b c\", \"target\": \"A B\", \"links\": [[2, 0]]},"
                             "{\"target\": \"A B\", \"links\": [[0, 1]]}")));
    EXPECT_EQ(own.sentences[0]->source.joined(), "a b c");
    EXPECT_EQ(own.sentences[1]->source.joined(), "1");
}

TEST_F(LinkTexts, OfFilesBesideThatAreTooShortForKnownLinksLoseNoSentence) {
    m_folder.write("src", "x\nx y z\n");
    const std::string path =
        m_folder.write("own.json", ownLinks("{\"target\": \"A B\", \"links\": [[0, 0]], \"truth\": [[2, 1]]},"
                                            "{\"target\": \"A B\", \"links\": [[2, 0]]}"));
    const AlignmentDump own = readDump(path);
    ASSERT_EQ(own.sentences.size(), 2U) << own.skipped.text();
    EXPECT_EQ(own.sentences[0]->source.joined(), "1 2 3");
    EXPECT_EQ(own.sentences[1]->source.joined(), "x y z");
    EXPECT_EQ(
        readDump(path, {.overruled = {{"source", m_folder.file("src")}}, .reference = {}}).sentences.size(),
        1U);
}

// If a file says whether its weights have an end mark, that applies even though no text beside it has one.
TEST_F(LinkTexts, OfFilesBesideGetTheEndThatTheFileSpeaksOf) {
    m_folder.write("src", "x y\nv w u\n");
    const AlignmentDump own = readDump(m_folder.write(
        "own.json", ownLinks("{\"target\": \"A B\", \"source_end\": true, \"links\": [[2, 0]]},"
                             "{\"target\": \"A B\", \"source_end\": true, \"links\": [[3, 1]]}")));
    ASSERT_EQ(own.sentences.size(), 2U);
    EXPECT_EQ(own.sentences[0]->source.joined(), "x y </s>");
    EXPECT_TRUE(own.sentences[1]->hasSourceEnd);
    EXPECT_THAT(*own.sentences[1]->links, ElementsAre(Link{3, 1}));
}

// Two lines of two tokens could belong to any file.
TEST_F(LinkTexts, ThatFitEquallyWellAreNotChosenFrom) {
    for (const char* name : {"t.en", "t.de", "a.notes"})
        m_folder.write(name, "a b\nc d\n");
    const std::string links = "0-0 1-1\n0-0 1-1\n";
    const AlignmentDump found = dump(links);
    EXPECT_EQ(found.sentences.at(0)->source.joined(), "1 2");
    const Conclusion source = conclusionOn(found.conclusions, "source");
    EXPECT_EQ(source.value, "");
    EXPECT_EQ(source.what, "The source texts are not known: several files may have them.");
    EXPECT_EQ(source.why, "a.notes, t.de and t.en beside the links fit equally well.");
    ASSERT_EQ(source.choices.size(), 4U);
    EXPECT_EQ(source.choices[0].value, m_folder.file("a.notes"));
    EXPECT_EQ(source.choices[3].value, "");
    EXPECT_EQ(conclusionOn(found.conclusions, "target").why, source.why);
    // A file that is chosen for one side need not fit the other.
    const AlignmentDump half = dump(links, {{"source", m_folder.file("t.en")}});
    EXPECT_EQ(half.sentences.at(0)->source.joined(), "a b");
    EXPECT_FALSE(half.sentences.at(0)->knowsTarget);
    EXPECT_EQ(conclusionOn(half.conclusions, "target").why,
              "a.notes and t.de beside the links fit equally well.");
}

TEST_F(LinkTexts, OfTwoFilesThatFitBothWaysAreToldByTheirNames) {
    const std::string links = "0-0 1-1\n0-0 1-1\n";
    m_folder.write("t.en", "a b\nc d\n");
    m_folder.write("t.de", "A B\nC D\n");
    const AlignmentDump open = dump(links);
    EXPECT_FALSE(open.sentences.at(0)->knowsSource || open.sentences.at(0)->knowsTarget);
    const AlignmentDump half = dump(links, {{"source", m_folder.file("t.en")}});
    EXPECT_FALSE(half.sentences.at(0)->knowsTarget) << "it may be another system's";
    const Conclusion offered = conclusionOn(half.conclusions, "target");
    EXPECT_THAT(offered.why, HasSubstr("t.de may have them"));
    ASSERT_EQ(offered.choices.size(), 2U);
    EXPECT_EQ(offered.choices[0].value, m_folder.file("t.de"));

    m_folder.write("test.tgt", "1 2\n3 4\n");
    m_folder.write("test.src", "5 6\n7 8\n");
    const AlignmentDump named = dump(links);
    EXPECT_EQ(named.sentences.at(0)->source.joined(), "5 6");
    EXPECT_EQ(named.sentences.at(0)->target.joined(), "1 2");
    EXPECT_THAT(conclusionOn(named.conclusions, "source").why, HasSubstr("its name says what it is"));
}

// The output of another system has room for nearly all links, but its last words have none.
TEST_F(LinkTexts, OfTheTargetAreNeverThoseOfAnotherSystem) {
    const std::string links = "0-0 1-1 3-2\n0-0 2-1\n0-0 3-1\n4-0 0-1\n";
    m_folder.write("in", "a b c d\nd e f\nf g h i\ni j k l m\n");
    m_folder.write("other.out", "A B C x\nD E\nF G x y\nI J x\n");
    const AlignmentDump offered = dump(links);
    EXPECT_EQ(offered.sentences.at(0)->source.joined(), "a b c d");
    EXPECT_FALSE(offered.sentences.at(0)->knowsTarget);
    EXPECT_EQ(conclusionOn(offered.conclusions, "target").what, "The target texts are not known.");
    EXPECT_THAT(conclusionOn(offered.conclusions, "target").why, HasSubstr("other.out may have them"));
    m_folder.write("own.out", "A B C\nD E\nF G\nI J\n");
    EXPECT_EQ(dump(links).sentences.at(3)->target.joined(), "I J") << "its lengths say so";
}

// All hypotheses of a sentence share its line of text.
TEST_F(LinkTexts, OfNBestListsAreFound) {
    m_folder.write("in", "a b c\nd e\n");
    const AlignmentDump best = dump(
        "0 ||| A B ||| 0-0 2-1 ||| F0= -1 ||| -1\n"
        "0 ||| A C ||| 0-0 2-1 ||| F0= -2 ||| -2\n"
        "1 ||| D ||| 0-0 1-0 ||| F0= -1 ||| -1\n");
    ASSERT_EQ(best.sentences.size(), 3U);
    EXPECT_EQ(best.sentences[1]->source.joined(), "a b c");
    EXPECT_EQ(best.sentences[2]->source.joined(), "d e");
}

// A scorer writes a probability instead of a text.
TEST_F(LinkTexts, OfScorersAreFound) {
    m_folder.write("in", "a b c\nd e\nf g h\n");
    m_folder.write("out", "A B\nC D E\nF\n");
    const AlignmentDump links =
        readDump(m_folder.write("s.log", "-1.5 ||| 0-0 2-1\n-12 ||| 1-2\n-3.25 ||| 2-0\n"));
    EXPECT_EQ(links.format, "marian-scorer");
    ASSERT_EQ(links.sentences.size(), 3U);
    EXPECT_EQ(links.sentences[1]->source.joined(), "d e");
    EXPECT_EQ(links.sentences[1]->target.joined(), "C D E");
    EXPECT_EQ(links.sentences[1]->logProbability, -12);
    const AlignmentDump weights = readDump(m_folder.write(
        "s.soft",
        "-1.5 ||| 0.5,0.2,0.3 0.5,0.2,0.3\n-12 ||| 0.5,0.5,0 0.5,0.5,0 0.5,0.5,0\n-3.25 ||| 0.5,0.2,0.3\n"));
    ASSERT_EQ(weights.sentences.size(), 3U) << weights.skipped.text();
    EXPECT_EQ(weights.sentences[1]->source.joined(), "d e");
    EXPECT_EQ(weights.sentences[1]->target.joined(), "C D E");
    EXPECT_EQ(weights.sentences[2]->logProbability, -3.25);
    // A sentence may be a number.
    const AlignmentDump own = readDump(m_folder.write("m", "-5 ||| 0-0\na b ||| 0-0\n"));
    EXPECT_EQ(own.format, "marian-hard");
    EXPECT_EQ(own.sentences.at(0)->target.joined(), "-5");
}

// fast_align reads such files; here one lies beside the two files from which it was made.
TEST_F(LinkTexts, OfOneFileWithBothGoBeforeTwoThatFitEquallyWell) {
    m_folder.write("t.en", "a b\nc d\n");
    m_folder.write("t.de", "A B\nC D\n");
    m_folder.write("t.en-de", "a b ||| A B\nc d ||| C D\n");
    const AlignmentDump found = dump("0-0 1-1\n0-0 1-1\n");
    EXPECT_EQ(found.sentences.at(1)->source.joined(), "c d");
    EXPECT_EQ(found.sentences.at(1)->target.joined(), "C D");
    EXPECT_EQ(conclusionOn(found.conclusions, "source").what, "Source and target texts are in t.en-de.");
}

TEST_F(LinkTexts, AreNoDumpsOfWeightsAndNoTablesOfMetrics) {
    m_folder.write("weights", "a b ||| 0.5,0.5 0.5,0.5\nc d ||| 0.5,0.5 0.5,0.5\n");
    m_folder.write("m.csv", "number,rank,system,source,target\n0,0,one,a b,c\n");
    const AlignmentDump found = dump("0-0\n0-0\n");
    EXPECT_FALSE(found.sentences.at(0)->knowsSource || found.sentences.at(0)->knowsTarget);
    EXPECT_THAT(conclusionOn(found.conclusions, "source").why, HasSubstr("No files beside this one"));
    EXPECT_THAT(conclusionOn(found.conclusions, "source").choices, IsEmpty());
}

// --pairs names one file for both sides and no file for the target.
TEST_F(LinkTexts, OfOneFileWithBothAreSplitWhateverTheLinksBring) {
    const TemporaryFolder elsewhere;
    for (const char* mark : {" ||| ", "\t"}) {
        const std::string pairs = elsewhere.write(
            "pairs", std::string("the house") + mark + "das alte Haus\nyes" + mark + "ja doch\n");
        const AlignmentDump marian =
            dump("das Haus ||| 0-0 1-1\nja ||| 0-0\n", {{"source", pairs}, {"target", ""}});
        EXPECT_EQ(marian.sentences.at(0)->source.joined(), "the house");
        EXPECT_EQ(marian.sentences.at(0)->target.joined(), "das Haus") << "its own";
        EXPECT_EQ(conclusionOn(marian.conclusions, "source").what, "The source texts are in pairs.");
        const AlignmentDump plain = dump("0-0 1-2\n0-1\n", {{"source", pairs}, {"target", ""}});
        EXPECT_EQ(plain.sentences.at(0)->source.joined(), "the house");
        EXPECT_EQ(plain.sentences.at(0)->target.joined(), "das alte Haus");
    }
}

// The given references apply to every sentence whose target is known.
TEST_F(LinkTexts, OfTheTargetAreHeldAgainstTheReferenceWhereverTheyComeFrom) {
    const TemporaryFolder elsewhere;
    DumpOptions options;
    options.reference = elsewhere.write("reference", "the dog barks\nthe cat\n");
    const AlignmentDump fairseq = readDump(
        m_folder.write("gen.log",
                       "S-0\ta b\nH-0\t-0.5\tthe dog barks\nA-0\t0-0\nS-1\ta\nH-1\t-1\tcats\nA-1\t0-0\n"),
        options);
    EXPECT_EQ(fairseq.sentences.at(0)->isRight, true);
    EXPECT_EQ(fairseq.sentences.at(1)->isRight, false);
    options.overruled["target"] = elsewhere.write("target", "the dog barks\nthe dog\n");
    const AlignmentDump pharaoh = readDump(m_folder.write("links", "0-0 1-1\n0-0\n"), options);
    EXPECT_EQ(pharaoh.sentences.at(0)->isRight, true);
    EXPECT_EQ(pharaoh.sentences.at(1)->isRight, false);
    options.overruled["target"] = "";
    EXPECT_TRUE(readDump(pharaoh.path, options).sentences.at(0)->reference.empty());
}

}  // namespace
}  // namespace attn::test
