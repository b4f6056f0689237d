// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/link_texts.h"

#include <gmock/gmock.h>

#include "core/inspect/dump.h"
#include "tests/core/inspect/link_files.h"

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

// A file says whether its weights have an end mark, which no text beside it has.
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

}  // namespace
}  // namespace attn::test
