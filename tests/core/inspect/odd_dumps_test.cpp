// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/links/gold.h"
#include "core/inspect/read_dump.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::ThrowsMessage;

// Files that differ in small ways from what a system writes, as they occur in practice.
class OddDumps : public LinkFiles {
protected:
    AlignmentDump read(const std::string& content, const DumpOptions& options = {}) const {
        return readDump(m_folder.write("odd", content), options);
    }
};

TEST_F(OddDumps, GizaMayHaveBlankLinesBetweenPairs) {
    const std::string first = "# Sentence pair (1) source length 1 target length 1 alignment score : 1\n";
    const std::string second = "# Sentence pair (2) source length 1 target length 0 alignment score : 1\n";
    const AlignmentDump dump = read("\xEF\xBB\xBF\n" + first + "yes\nNULL ({ }) ja ({ 1 })\n\n \r\n" +
                                    second + "\nNULL ({ }) ja ({ })\n\n");
    EXPECT_EQ(dump.format, "giza");
    ASSERT_EQ(dump.sentences.size(), 2U);
    EXPECT_EQ(dump.sentences[1]->target.size(), 0) << "a blank line may be a target";
    EXPECT_EQ(dump.skipped.text(), "");
    EXPECT_EQ(dump.skipped.lines, 2);
}

TEST_F(OddDumps, ScoresOfSeveralModelsAreNoLogProbability) {
    const auto scoreIn = [&](const std::string& features) {
        const RawFile soft =
            rawFile("marian", m_folder.write("soft", "0 ||| ja ||| 1,0 0,1 ||| " + features + " ||| -1\n"));
        const RawFile hard = rawFile(
            "marian-hard-nbest", m_folder.write("hard", "0 ||| ja ||| 0-0 ||| " + features + " ||| -1\n"));
        EXPECT_EQ(soft.sentences.at(0).logProbability, hard.sentences.at(0).logProbability) << features;
        return soft.sentences.at(0).logProbability;
    };
    EXPECT_EQ(scoreIn("F0= -1.5"), -1.5);
    EXPECT_EQ(scoreIn("F0=-1.5"), -1.5);
    EXPECT_FALSE(scoreIn("F0= -1.5 F1= -4"));
    EXPECT_FALSE(scoreIn("F0= nan"));
    EXPECT_FALSE(scoreIn("F0= 0.5"));
}

TEST_F(OddDumps, LinesThatEndInReturnsAloneAreRefused) {
    const auto isRefused =
        ThrowsMessage<Error>(AllOf(HasSubstr("carriage returns alone (CR)"), HasSubstr("tr '\\r' '\\n' <")));
    EXPECT_THAT([&] { read("0-0 1-1\r0-1\r"); }, isRefused);
    EXPECT_THAT([&] { read("das Haus ||| 0.5,0.5 0.5,0.5\rja ||| 1,0\r"); }, isRefused);
    EXPECT_THAT([&] { readGold(m_folder.write("gold", "0-0 1-1\r0-1\r"), {}, {}); }, isRefused);
    EXPECT_EQ(read("0-0 1-1\r").sentences.size(), 1U) << "there is but one line";
    EXPECT_EQ(read("0-0 1-1\r\n0-1").sentences.size(), 2U);
    EXPECT_EQ(read("{\"format\": \"attention-lab alignments\",\r\"sentences\": [\r{\"weights\": [[1]]}]}\r")
                  .sentences.size(),
              1U)
        << "blanks of JSON";
}

TEST_F(OddDumps, ExamplesShowWhatStandsInThem) {
    for (const DumpFormat& format : dumpFormats())
        EXPECT_EQ(format.example.find('\t'), std::string::npos) << format.id;
    const AlignmentDump dump = read("S-0\tein\nH-0\t-1\ta\nA-0\t0-0\n");
    EXPECT_EQ(conclusionOn(dump.conclusions, "format").why, "It begins with \"S-0<TAB>ein\".");
}

TEST_F(OddDumps, PiecesOfWordsMayComeLate) {
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += "ein Haus\tthe house\t0-0 1-1\n";
    text += "ein Ho@@ ch@@ haus\tthe tower\t0-0 1-1 2-1 3-1\n";
    DumpOptions merging;
    merging.overruled = {{"subwords", "merge"}};
    const AlignmentDump dump = read(text, merging);
    EXPECT_EQ(conclusionOn(dump.conclusions, "subwords").why,
              "1 of 301 sentences has tokens that end in @@.");
    EXPECT_EQ(dump.sentences.back()->source.joined(), "ein Hochhaus");
    EXPECT_THAT(*dump.sentences.back()->links, ElementsAre(Link{0, 0}, Link{1, 1}));
}

TEST_F(OddDumps, OneSentenceIsNoSentences) {
    const AlignmentDump dump = read(
        "{\"format\": \"attention-lab alignments\", \"sentences\": ["
        "{\"weights\": [[1]]}, {\"weights\": [[2]]}]}");
    EXPECT_THAT(dump.skipped.text(), HasSubstr("skipped 1 of 2 sentences: "));
    EXPECT_THAT([&] { read("{\"sentences\": [{\"weights\": [[2]]}]}"); },
                ThrowsMessage<Error>(HasSubstr("skipped 1 of 1 sentence: ")));
}

}  // namespace
}  // namespace attn::test
