// SPDX-License-Identifier: GPL-3.0-or-later
// Limits that no file may break, whoever wrote it.
#include <gmock/gmock.h>
#include <zlib.h>

#include <fstream>
#include <sstream>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/read_dump.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAreArray;

class DumpBounds : public testing::Test {
protected:
    AlignmentDump ownJson(const std::string& sentences) const {
        return readDump(m_folder.write("own.json",
                                       "{\"format\": \"attention-lab alignments\", \"version\": 1, "
                                       "\"sentences\": [" +
                                           sentences + "]}"));
    }
    std::string packed(const std::string& name, const std::string& text) const {
        const std::string path = m_folder.file(name);
        gzFile file = ::gzopen(path.c_str(), "wb");
        EXPECT_EQ(::gzwrite(file, text.data(), static_cast<unsigned>(text.size())),
                  static_cast<int>(text.size()));
        ::gzclose(file);
        return path;
    }

    const TemporaryFolder m_folder;
};

TEST_F(DumpBounds, EachReaderHasASeedForTheFuzzer) {
    for (const DumpFormat& format : dumpFormats()) {
        bool isRead = false;
        for (const auto& seed :
             std::filesystem::directory_iterator(projectDir() / "tests/fuzz/seeds/dumps")) {
            try {
                DumpOptions options;
                options.overruled["format"] = format.id;
                isRead = isRead || !readDump(seed.path().string(), options).sentences.empty();
            } catch (const Error&) {
                continue;  // it is one of another format
            }
        }
        EXPECT_TRUE(isRead) << format.id;
    }
}

// Readers of lines use the limits of LineReader; the others use those of TextStream, which this tests.
TEST_F(DumpBounds, APackedFileDoesNotTakeFarMoreThanItsSize) {
    std::string links;
    for (int i = 0; i < 1000; ++i)
        links += " 0-0";
    std::string fairseq;
    for (int i = 0; i < 3500; ++i)
        fairseq += "H-" + std::to_string(i) + "\t-1\ta\nA-" + std::to_string(i) + "\t" + links + "\n";
    const RawFile file = rawFile("fairseq", packed("links.gz", fairseq));
    EXPECT_GT(file.sentences.size(), 1000U);
    EXPECT_THAT(file.problem, HasSubstr("megabytes of memory"));
}

TEST_F(DumpBounds, NoTwoSentencesHaveOneKey) {
    const AlignmentDump weights = ownJson(
        "{\"number\": 4, \"rank\": 1, \"weights\": [[1]]}, {\"number\": 4, \"weights\": [[1]]},"
        "{\"number\": 4, \"rank\": 1, \"weights\": [[1]]},"
        "{\"number\": 5, \"rank\": 2147483647, \"weights\": [[1]]}");
    ASSERT_EQ(weights.sentences.size(), 2U);
    EXPECT_EQ(weights.sentences[1]->key, (SentenceKey{4, 2}));
    EXPECT_THAT(weights.skipped.text(), HasSubstr("1 with the number and rank of a sentence before it"));
    EXPECT_THAT(weights.skipped.text(), HasSubstr("1 with a rank above 1000000"));
    const AlignmentDump links = ownJson(
        "{\"number\": 4, \"rank\": 1, \"links\": []}, {\"number\": 4, \"rank\": 1, \"links\": []},"
        "{\"number\": 4, \"rank\": 2, \"links\": []}");
    ASSERT_EQ(links.sentences.size(), 2U);
    EXPECT_EQ(links.sentences[1]->key, (SentenceKey{4, 2}));
    EXPECT_THAT(links.skipped.text(),
                HasSubstr("skipped 1 of 3 sentences: 1 with the number and rank of a sentence before it"));
}

TEST_F(DumpBounds, KnownLinksNameTokensOfTheirSentence) {
    const AlignmentDump weights =
        ownJson("{\"weights\": [[1]], \"truth\": [[0, 0]]}, {\"weights\": [[1]], \"truth\": [[0, 1]]}");
    ASSERT_EQ(weights.sentences.size(), 1U);
    EXPECT_THAT(weights.skipped.text(), HasSubstr("1 with known links outside of it"));
    const AlignmentDump links = ownJson(
        "{\"links\": [[0, 0]], \"truth\": [[1, 0]]},"
        "{\"source\": \"a\", \"target\": \"b\", \"links\": [[0, 0]], \"truth\": [[1, 0]]}");
    ASSERT_EQ(links.sentences.size(), 1U);
    EXPECT_THAT(*links.sentences[0]->truth, testing::ElementsAre(Link{1, 0}));
    EXPECT_EQ(links.sentences[0]->source.size(), 2);
    EXPECT_THAT(links.skipped.text(), HasSubstr("1 with known links outside of it"));
}

TEST_F(DumpBounds, PositionsOfAMillionAndMoreAreNone) {
    const AlignmentDump found =
        ownJson("{\"links\": [[0, 2147483647]]}, {\"links\": [[1000001, 0]]}, {\"links\": [[0, 0]]}");
    EXPECT_EQ(found.sentences.size(), 1U);
    EXPECT_THAT(found.skipped.text(), HasSubstr("2 with links whose positions are not whole numbers"));
    const RawFile fairseq =
        rawFile("fairseq", m_folder.write("f",
                                          "H-0\t-1\ta\nA-0\t2147483647-0\nP-0\tnan\nH-1\t-1\ta\n"
                                          "A-1\t0-0\nP-1\t-1 nan\n"));
    ASSERT_EQ(fairseq.sentences.size(), 1U);
    EXPECT_FALSE(fairseq.sentences[0].logProbability);
    EXPECT_EQ(fairseq.wrong.size(), 1U);
}

// Links that this program wrote read back completely: ends, reference, truth, and positions from 0 without
// doubt.
TEST_F(DumpBounds, OwnLinksAreTakenAsTheyAre) {
    std::string sentences;
    for (int i = 0; i < 8; ++i)
        sentences += std::string(i > 0 ? "," : "") +
                     "{\"source\": [\"a\", \"b\", \"</s>\"], \"target\": [\"c\", \"d\"], "
                     "\"source_end\": true, \"target_end\": false, \"links\": [[1, 1]], "
                     "\"reference\": [\"c\", \"d\"], \"truth\": [[0, 0], [1, 1, \"possible\"]]}";
    const AlignmentDump found = ownJson(sentences);
    ASSERT_EQ(found.sentences.size(), 8U);
    const AlignedSentence& first = *found.sentences[0];
    EXPECT_THAT(*first.links, testing::ElementsAre(Link{1, 1}));
    EXPECT_EQ(first.source.joined(), "a b </s>");
    EXPECT_TRUE(first.hasSourceEnd);
    EXPECT_FALSE(first.hasTargetEnd);
    EXPECT_EQ(first.isRight, true);
    EXPECT_EQ(first.truth->size(), 2U);
    for (const Conclusion& conclusion : found.conclusions) {
        if (conclusion.id == "base") {
            EXPECT_EQ(conclusion.value, "0") << conclusion.why;
        }
    }
}

TEST_F(DumpBounds, DumpsBesideAreNoTexts) {
    m_folder.write("links", "0-0\n0-0\n");
    const AlignmentDump found =
        ownJson("{\"weights\": [[0.5, 0.5], [0.5, 0.5]]}, {\"weights\": [[0.5, 0.5], [0.5, 0.5]]}");
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_FALSE(found.sentences[0]->knowsTexts());
    EXPECT_EQ(found.sentences[0]->source.joined(), "1 2");
}

TEST_F(DumpBounds, PackedArraysAreToBeUnpacked) {
    std::string array = "\x93NUMPY\x01";
    array += '\0';
    EXPECT_THROW(
        {
            try {
                readDump(packed("a.npy.gz", array));
            } catch (const Error& error) {
                EXPECT_THAT(error.what(), HasSubstr("packed with gzip"));
                throw;
            }
        },
        Error);
    EXPECT_EQ(rawFile("attention-lab", packed("none.gz", "")).problem.empty(), false);
}

}  // namespace
}  // namespace attn::test
