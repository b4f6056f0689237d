// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/inspect/read_dump.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string attnDebugLog =
    "[2019-05-02 10:11:12,123 INFO] Translating shard 0.\n"
    "[2019-05-02 10:11:12,345 INFO] \n"
    "SENT 1: ['die', 'Wissenschaft', \"l'eau\"]\n"
    "PRED 1: the internationalisation\n"
    "PRED SCORE: -1.5000\n"
    "\n"
    "[2019-05-02 10:11:12,346 INFO]                   die    Wissens      l'eau \n"
    "       the *0.9000000  0.0600000  0.0400000 \n"
    "internatio  0.1000000 *0.8000000  0.1000000 \n"
    "      </s>  0.0500000  0.0500000 *0.9000000 \n"
    "\n"
    "[2019-05-02 10:11:13,000 INFO] \n"
    "SENT 2: ['ja']\n"
    "PRED 2: yes\n"
    "PRED SCORE: -0.2500\n"
    "                   ja \n"
    "       yes *1.0000000 \n"
    "      </s> *1.0000000 \n"
    "PRED AVG SCORE: -0.1, PRED PPL: 1.2\n";

class AttnDebug : public testing::Test {
protected:
    RawFile read(const std::string& content) const {
        return rawFile("opennmt-py", m_folder.write("log.txt", content));
    }
    const TemporaryFolder m_folder;
};

TEST_F(AttnDebug, TablesAndTextsOfALogAreRead) {
    const RawFile file = read(attnDebugLog);
    ASSERT_EQ(file.sentences.size(), 2U) << file.problem;
    const RawSentence& first = file.sentences[0];
    AlignmentWeights expected(3, 3);
    expected << 0.9F, 0.06F, 0.04F, 0.1F, 0.8F, 0.1F, 0.05F, 0.05F, 0.9F;
    EXPECT_EQ(first.grid, expected);
    EXPECT_EQ(first.source->joined(), "die Wissenschaft l'eau") << "the log has them whole";
    EXPECT_EQ(first.target->joined(), "the internationalisation </s>");
    EXPECT_EQ(first.logProbability, -1.5);
    EXPECT_EQ(first.line, 8);
    EXPECT_EQ(file.sentences[1].target->joined(), "yes </s>");
    EXPECT_EQ(bestFormat(attnDebugLog), "opennmt-py");
    const AlignmentDump dump = readDump(m_folder.write("log.txt", attnDebugLog));
    EXPECT_EQ(dump.format, "opennmt-py");
    EXPECT_EQ(dump.sentences.size(), 2U) << dump.skipped.text();
    EXPECT_TRUE(dump.sentences[0]->hasTargetEnd);
}

TEST_F(AttnDebug, TablesAloneHaveTheirOwnTokens) {
    const RawFile file = read(
        "      das     Haus\n  the *0.9876543  0.0123457\n    * 0.1234567*0.8765433\n"
        " 1.5 *0.5000000  0.5000000\n");
    ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
    EXPECT_EQ(file.sentences[0].source->joined(), "das Haus");
    EXPECT_THAT(file.sentences[0].target->toVector(), ElementsAre("the", "*", "1.5"));
    EXPECT_FLOAT_EQ(file.sentences[0].grid(1, 1), 0.8765433F) << "columns that touch";
    EXPECT_FLOAT_EQ(read("a b\nx 0.12345670.7654321*0.8\n").sentences.at(0).grid(0, 1), 0.7654321F);
}

TEST_F(AttnDebug, RowsOfUnequalLengthAreLeftOut) {
    const RawFile file = read("a b\nx *0.9 0.1\ny *1.0\n\na b\nx *0.9 0.1\n");
    EXPECT_EQ(file.sentences.size(), 1U);
    EXPECT_THAT(file.wrong, ElementsAre(HasSubstr("2: with rows of unequal length")));
    EXPECT_EQ(read("").sentences.size(), 0U);
    EXPECT_EQ(read("SENT 1: ['a\nPRED 1: \nPRED SCORE: x\n* * *\n*0. 0.\n").sentences.size(), 0U);
}

TEST_F(AttnDebug, LogsThatAreCutShort) {
    constexpr std::size_t cuts = 40;
    for (std::size_t i = 0; i < cuts; ++i) {
        const RawFile file = read(attnDebugLog.substr(0, attnDebugLog.size() * i / cuts));
        EXPECT_EQ(file.problem, "") << i;
        EXPECT_LE(file.sentences.size() + file.wrong.size(), 2U) << i;
    }
}

}  // namespace
}  // namespace attn::test
