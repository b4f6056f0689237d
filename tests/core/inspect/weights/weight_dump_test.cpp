// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "core/metrics/soft_alignment.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/utf16.h"

namespace attn {
namespace {

using test::TemporaryFolder;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

const Conclusion& conclusionOf(const AlignmentDump& dump, const std::string& id) {
    static const Conclusion none;
    for (const Conclusion& each : dump.conclusions) {
        if (each.id == id)
            return each;
    }
    return none;
}

std::string valueOfConclusion(const AlignmentDump& dump, const std::string& id) {
    return conclusionOf(dump, id).value;
}

std::string messageOf(const std::string& path, const DumpOptions& options = {}) {
    try {
        readDump(path, options);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

class SoftAlignmentFiles : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(folder()))
            GTEST_SKIP() << "no folder " << folder();
    }
    static std::filesystem::path folder() { return test::dataDir() / "soft-alignments"; }
};

TEST_F(SoftAlignmentFiles, NematusHasARowForEachTargetTokenAndBothEnds) {
    const AlignmentDump dump = readDump((folder() / "nematus/alignments.txt").string());
    EXPECT_EQ(dump.format, "nematus");
    EXPECT_TRUE(dump.isNumbered);
    EXPECT_EQ(dump.problem, "");
    EXPECT_EQ(dump.skipped.count(), 0);
    ASSERT_EQ(dump.sentences.size(), 3u);
    const AlignedSentence& first = *dump.sentences[0];
    EXPECT_EQ(first.target.joined(), "Obama welcomes Netanyahu </s>");
    EXPECT_EQ(first.source.joined(), "Obama empfängt Net@@ any@@ ah@@ u </s>");
    EXPECT_TRUE(first.hasSourceEnd && first.hasTargetEnd && first.knowsTexts());
    EXPECT_EQ(first.weights.rows(), 4);
    EXPECT_EQ(first.weights.cols(), 7);
    EXPECT_FLOAT_EQ(first.weights(0, 1), 0.0471278f);
    EXPECT_FALSE(first.logProbability);
    EXPECT_EQ(first.line, 1);
    EXPECT_EQ(dump.sentences[1]->key, (SentenceKey{9, 0}));
    EXPECT_EQ(dump.sentences[1]->line, 7);
    EXPECT_EQ(dump.sentences[2]->key, (SentenceKey{19, 0}));
    EXPECT_EQ(valueOfConclusion(dump, "format"), "nematus");
    EXPECT_EQ(conclusionOf(dump, "orientation").what, "Rows are target steps, columns source tokens.");
    EXPECT_EQ(conclusionOf(dump, "orientation").why,
              "In all 3 sentences looked at the rows sum to 1, the columns do not.");
    EXPECT_EQ(conclusionOf(dump, "source-end").what, "The last source column is the end mark.");
    EXPECT_EQ(conclusionOf(dump, "target-end").what, "The last target row is the end mark.");
    EXPECT_EQ(valueOfConclusion(dump, "padding"), "");
}

// The web page of SoftAlignments shows −1.586543 as the confidence. With exponent 6 this is the sum of the
// three measures, and the confidence is exp(−0.05 sum²).
TEST_F(SoftAlignmentFiles, ObamaWelcomesNetanyahuGivesThePublishedFigures) {
    const AlignmentDump dump = readDump((folder() / "nematus/alignments.txt").string());
    const AlignmentWeights& weights = dump.sentences.at(0)->weights;
    std::vector<Vector> rows;
    for (Index i = 0; i < weights.rows(); ++i)
        rows.emplace_back(weights.row(i).transpose());
    const auto program = softAlignment(rows, programCoverageExponent);
    const auto paper = softAlignment(rows, paperCoverageExponent);
    ASSERT_TRUE(program && paper);
    EXPECT_NEAR(program->coverageDeviation, -0.232997, 1e-6);
    EXPECT_NEAR(paper->coverageDeviation, -0.292132, 1e-6);
    EXPECT_NEAR(program->absentmindednessIn, -0.629990, 1e-6);
    EXPECT_NEAR(program->absentmindednessOut, -0.723556, 1e-6);
    const double sum =
        program->coverageDeviation + program->absentmindednessIn + program->absentmindednessOut;
    EXPECT_NEAR(sum, -1.586543, 1e-6);
    EXPECT_NEAR(program->confidence, std::exp(-0.05 * 1.586543 * 1.586543), 1e-6);
}

TEST_F(SoftAlignmentFiles, OpenNmtHasNoEndsAndNumbersThatAreNone) {
    const AlignmentDump dump = readDump((folder() / "opennmt/attention.txt").string());
    EXPECT_EQ(dump.format, "nematus");
    EXPECT_FALSE(dump.isNumbered);
    EXPECT_EQ(dump.skipped.text(), "");
    ASSERT_EQ(dump.sentences.size(), 10u);
    for (std::size_t i = 0; i < 10; ++i)
        EXPECT_EQ(dump.sentences[i]->key, (SentenceKey{static_cast<long>(i), 0}));
    const AlignedSentence& first = *dump.sentences[0];
    EXPECT_EQ(first.target.joined(), "Orlando Bloom und Miranda Kerr lieben immer noch einander .");
    EXPECT_EQ(first.source.joined(), "Orlando Bloom and Miranda Kerr still love each other");
    EXPECT_EQ(first.weights.rows(), 10);
    EXPECT_EQ(first.weights.cols(), 9);
    EXPECT_FALSE(first.hasSourceEnd || first.hasTargetEnd);
    EXPECT_EQ(valueOfConclusion(dump, "orientation"), "target-rows");
    EXPECT_EQ(conclusionOf(dump, "numbers").why, "The file gives several sentences the same number.");
}

TEST_F(SoftAlignmentFiles, MarianFindsItsSourceBesideItAndCutsThePadding) {
    const AlignmentDump dump = readDump((folder() / "marian/marian.out.lv").string());
    EXPECT_EQ(dump.format, "marian");
    EXPECT_FALSE(dump.isNumbered);
    EXPECT_EQ(dump.skipped.text(), "");
    ASSERT_EQ(dump.sentences.size(), 5u);
    const AlignedSentence& first = *dump.sentences[0];
    EXPECT_EQ(first.source.joined(),
              "Television is our primary source of information and entertainment . </s>");
    EXPECT_EQ(first.target.joined(), "tas ir mūsu prim@@ ārais informācijas un izklaides avots .");
    EXPECT_TRUE(first.knowsTexts() && first.hasSourceEnd);
    EXPECT_FALSE(first.hasTargetEnd);
    EXPECT_EQ(first.weights.rows(), 10);
    EXPECT_EQ(first.weights.cols(), 11);
    EXPECT_FLOAT_EQ(first.weights(0, 10), 0.0602905f);
    EXPECT_EQ(dump.sentences[2]->weights.cols(), 15);
    EXPECT_EQ(valueOfConclusion(dump, "padding"), "cut");
    EXPECT_THAT(valueOfConclusion(dump, "source"), HasSubstr("marian.src.en"));
    EXPECT_EQ(
        conclusionOf(dump, "source").why,
        "In all 5 sentences looked at it has as many tokens as there are weights, the end mark not counted.");
    EXPECT_EQ(valueOfConclusion(dump, "source-end"), "end");
    EXPECT_EQ(valueOfConclusion(dump, "target-end"), "none");
}

TEST_F(SoftAlignmentFiles, MarianWithoutItsSourceHasNumbersOfPositions) {
    const AlignmentDump dump = readDump((folder() / "marian/marian.out.lv").string(),
                                        {.overruled = {{"source", ""}}, .reference = {}});
    ASSERT_EQ(dump.sentences.size(), 5u);
    EXPECT_FALSE(dump.sentences[0]->knowsTexts());
    EXPECT_EQ(dump.sentences[0]->source.joined(), "1 2 3 4 5 6 7 8 9 10 11");
    EXPECT_FALSE(dump.sentences[0]->hasSourceEnd);
    EXPECT_TRUE(conclusionOf(dump, "source").isOverruled);
    EXPECT_EQ(conclusionOf(dump, "source").choices.size(), 2u);
}

// 3 target tokens and the end, 2 source tokens and the end.
const std::string nematusBlock =
    "0 ||| a b c ||| 0 ||| x y ||| 3 4\n"
    "0.8 0.1 0.1 \n0.2 0.7 0.1 \n0.3 0.3 0.4 \n0.1 0.1 0.8 \n\n";

TEST(WeightDump, NematusScoresAreCostsAndRepeatedNumbersHypotheses) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("nbest.txt",
                     "4 ||| a ||| 0.5 ||| x y ||| 3 2\n0.5 0.25 0.25\n0 0 1\n\n"
                     "4 ||| b ||| 1.5 ||| x y ||| 3 2\n0.5 0.5 0\n0 0.5 0.5\n\n"
                     "5 ||| b c ||| 2 ||| z z z ||| 4 3\n0.5 0.5 0 0\n0 0.5 0.5 0\n0 0 0 1\n");
    const AlignmentDump dump = readDump(path);
    ASSERT_EQ(dump.sentences.size(), 3u);
    EXPECT_TRUE(dump.isNumbered);
    EXPECT_EQ(dump.sentences[0]->key, (SentenceKey{4, 0}));
    EXPECT_EQ(dump.sentences[1]->key, (SentenceKey{4, 1}));
    EXPECT_EQ(dump.sentences[2]->key, (SentenceKey{5, 0}));
    EXPECT_EQ(dump.sentences[1]->logProbability, -1.5);
}

TEST(WeightDump, SockeyeIsTurnedBySumsWhicheverWayItWrites) {
    const TemporaryFolder folder;
    const std::string header = "1 ||| a b c ||| 0.250000 ||| x y ||| 2 ||| 3\n";
    const std::string bySource =
        folder.write("source.txt", header + "0.900000 0.200000 0.500000\n0.100000 0.800000 0.500000\n\n");
    const std::string byTarget =
        folder.write("target.txt", header + "0.900000 0.100000\n0.200000 0.800000\n0.500000 0.500000\n\n");
    for (const std::string& path : {bySource, byTarget}) {
        const AlignmentDump dump = readDump(path);
        EXPECT_EQ(dump.format, "sockeye");
        ASSERT_EQ(dump.sentences.size(), 1u);
        const AlignedSentence& sentence = *dump.sentences[0];
        EXPECT_EQ(sentence.target.joined(), "a b c");
        EXPECT_EQ(sentence.source.joined(), "x y");
        ASSERT_EQ(sentence.weights.rows(), 3);
        EXPECT_FLOAT_EQ(sentence.weights(1, 0), 0.2f);
        EXPECT_EQ(sentence.logProbability, -0.25);
        EXPECT_FALSE(sentence.hasSourceEnd || sentence.hasTargetEnd);
    }
    EXPECT_EQ(conclusionOf(readDump(bySource), "orientation").what,
              "Columns are target steps, rows source tokens.");
}

// The first matrix alone fits both ways, and sums other than 1, as after a cut, decide nothing.
TEST(WeightDump, SquareMatricesFollowTheOthersTokenCounts) {
    const TemporaryFolder folder;
    const std::string path = folder.write("square.txt",
                                          "0 ||| a b ||| 0 ||| x y ||| 2 ||| 2\n0.3 0.2\n0.1 0.4\n\n"
                                          "1 ||| a ||| 0 ||| x y z ||| 3 ||| 1\n0.3\n0.2\n0.1\n\n"
                                          "2 ||| a ||| 0 ||| x y z w ||| 3 ||| 1\n0.3\n0.2\n0.1\n0.1\n\n");
    const AlignmentDump dump = readDump(path);
    EXPECT_EQ(valueOfConclusion(dump, "orientation"), "source-rows");
    ASSERT_EQ(dump.sentences.size(), 3u);
    EXPECT_FLOAT_EQ(dump.sentences[0]->weights(0, 1), 0.1f);
}

TEST(WeightDump, TextsThatHaveTheirEndMarkGetNoSecondOne) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("ends.txt", "0 ||| a </s> ||| 0 ||| x y <eos> ||| 3 2\n0.5 0.25 0.25\n0 0 1\n\n");
    const AlignmentDump dump = readDump(path);
    ASSERT_EQ(dump.sentences.size(), 1u);
    EXPECT_EQ(dump.sentences[0]->source.joined(), "x y <eos>");
    EXPECT_TRUE(dump.sentences[0]->hasSourceEnd && dump.sentences[0]->hasTargetEnd);
    EXPECT_EQ(dump.sentences[0]->sourceLength(), 2);
}

TEST(WeightDump, MarianMayGiveWeightsAlone) {
    const TemporaryFolder folder;
    const std::string path = folder.write("soft.txt", "0.7,0.2,0.1 0.1,0.6,0.3\n1,0,0\n");
    const AlignmentDump dump = readDump(path);
    EXPECT_EQ(dump.format, "marian");
    ASSERT_EQ(dump.sentences.size(), 2u) << dump.skipped.text();
    EXPECT_EQ(dump.sentences[0]->weights(1, 2), 0.3f);
    EXPECT_FALSE(dump.sentences[0]->knowsTarget);
    EXPECT_FALSE(dump.sentences[0]->logProbability);
    EXPECT_THROW(readDump(folder.write("table.csv", "1,2,3\n0.2,0.3,0.1\n")), Error);
}

TEST(WeightDump, MarianNBestHasNumbersRanksAndPathScores) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("nbest.txt",
                     "0 ||| a b ||| 0.5,0.25,0.25,0 0.25,0.5,0.25,0 ||| F0= -1.5 ||| -0.5\n"
                     "0 ||| a ||| 0.5,0.25,0.25,0 ||| F0= -2.5 ||| -1.25\n"
                     "1 ||| c , d ||| 0.5,0.125,0.125,0.25 0.5,0.125,0.125,0.25 0.5,0,0.25,0.25 ||| "
                     "WordScores= -1 ||| F0= -3 ||| -1\n");
    folder.write("text.src", "x y\nx y z\n");
    const AlignmentDump dump = readDump(path);
    EXPECT_EQ(dump.format, "marian");
    EXPECT_TRUE(dump.isNumbered);
    ASSERT_EQ(dump.sentences.size(), 3u) << dump.skipped.text();
    EXPECT_EQ(dump.sentences[1]->key, (SentenceKey{0, 1}));
    EXPECT_EQ(dump.sentences[1]->source.joined(), "x y </s>");
    EXPECT_EQ(dump.sentences[2]->source.joined(), "x y z </s>");
    EXPECT_EQ(dump.sentences[2]->target.joined(), "c , d");
    EXPECT_EQ(dump.sentences[0]->logProbability, -1.5);
}

TEST(WeightDump, ReferencesAreTakenByLine) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("a.txt", nematusBlock + "1 ||| a ||| 0 ||| x ||| 2 2\n1 0\n0 1\n\n");
    const std::string reference = folder.write("reference.txt", "a b c\nb\n");
    const AlignmentDump dump = readDump(path, {.overruled = {}, .reference = reference});
    ASSERT_EQ(dump.sentences.size(), 2u);
    EXPECT_EQ(dump.sentences[0]->isRight, true);
    EXPECT_EQ(dump.sentences[1]->isRight, false);
    EXPECT_EQ(dump.sentences[1]->reference.joined(), "b");
}

TEST(WeightDump, WhatIsWrongWithSentencesIsCountedWithTheirLines) {
    const TemporaryFolder folder;
    const std::string path = folder.write(
        "wrong.txt", nematusBlock +                                           // 1 to 6
                         "1 ||| a ||| 0 ||| x ||| 2 2\n0.5 0.5\n1\n\n"        // 7: unequal
                         "2 ||| a ||| 0 ||| x ||| 2 2\n0.5 nan\n0 1\n\n"      // 11
                         "3 ||| a ||| 0 ||| x ||| 2 2\n1.5 -0.5\n0 1\n\n"     // 15
                         "4 ||| a ||| 0 ||| x ||| 2 2\n0.5 half\n0 1\n\n"     // 19
                         "5 ||| a b c ||| 0 ||| x ||| 2 2\n0.5 0.5\n0 1\n\n"  // 23: a row missing
                         "6 ||| a ||| 0 ||| ||| 2 2\n0.5 0.5\n0 1\n\n"        // 27: no source
                         "7 ||| a ||| 0 ||| x ||| 2 2\n\n"                    // 31: no weights
                         "no header\n0.5 0.5\n\n"                             // 33
                         "8 ||| a ||| x ||| 2 2\n0.5 0.5\n0 1\n\n"            // 36: four fields
                         "9 ||| a ||| 0 ||| x ||| 2 2\n0.5 0.5\n0 1\n\n"      // 40
                         "9 ||| a ||| 0 ||| x ||| 2 2\n0.5 7\n0 1\n\n");      // 44: above 1
    const AlignmentDump dump = readDump(path);
    ASSERT_EQ(dump.sentences.size(), 2u);
    EXPECT_EQ(dump.sentences[1]->key.number, 9);
    EXPECT_EQ(dump.skipped.lines, 12);
    EXPECT_EQ(dump.problem, "");
    const std::string text = dump.skipped.text();
    EXPECT_THAT(text, AllOf(HasSubstr("wrong.txt: skipped 10 of 12 sentences"),
                            HasSubstr("1 with rows of unequal length (line 7)"),
                            HasSubstr("1 with weights that are not finite (NaN or infinite) (line 11)"),
                            HasSubstr("1 with negative weights (line 15)"),
                            HasSubstr("1 with a weight that is not a number (line 19)")));
    EXPECT_THAT(text,
                AllOf(HasSubstr("1 with more target tokens than weights for them (line 23)"),
                      HasSubstr("1 with fewer source tokens than weights for them (line 27)"),
                      HasSubstr("1 without weights (line 31)"), HasSubstr("1 without a header (line 33)"),
                      HasSubstr("1 whose header has neither five nor six fields (line 36)"),
                      HasSubstr("1 with weights above 1 (line 44)")));
}

TEST(WeightDump, MarksCarriageReturnsAndGzipMakeNoDifference) {
    const TemporaryFolder folder;
    std::string text = "\xEF\xBB\xBF" + nematusBlock;
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.insert(at, "\r");
    const AlignmentDump dump = readDump(folder.write("windows.txt", text));
    ASSERT_EQ(dump.sentences.size(), 1u);
    EXPECT_EQ(dump.sentences[0]->source.joined(), "x y </s>");
}

TEST(WeightDump, FilesCutShortKeepWhatCouldBeRead) {
    const TemporaryFolder folder;
    const std::string second = "1 ||| a b ||| 0 ||| x y ||| 3 3\n0.8 0.1 0.1\n0.2 0.7 0.1\n0.1 0.1 0.8\n";
    for (std::size_t cut = 1; cut < second.size(); ++cut) {
        const std::string path = folder.write("cut.txt", nematusBlock + second.substr(0, cut));
        const AlignmentDump dump = readDump(path);
        ASSERT_GE(dump.sentences.size(), 1u);
        EXPECT_EQ(dump.sentences[0]->target.joined(), "a b c </s>");
        EXPECT_EQ(dump.sentences.size() + static_cast<std::size_t>(dump.skipped.count()), 2u) << cut;
    }
}

TEST(WeightDump, BytesThatAreNotUtf8EndTheFileThere) {
    const TemporaryFolder folder;
    const AlignmentDump dump = readDump(folder.write("latin.txt", nematusBlock + "1 ||| \xE9t\xE9 ||| 0\n"));
    EXPECT_EQ(dump.sentences.size(), 1u);
    EXPECT_THAT(dump.problem, AllOf(HasSubstr("latin.txt: line 7 is not UTF-8"), HasSubstr("iconv")));
}

TEST(WeightDump, WideTextsAreReadAndSaid) {
    const TemporaryFolder folder;
    const AlignmentDump narrow = readDump(folder.write("narrow.txt", nematusBlock));
    const std::u16string wide(nematusBlock.begin(), nematusBlock.end());
    for (const std::u16string& text : {u"\uFEFF" + wide, wide})
        for (const bool isBig : {false, true}) {
            const AlignmentDump dump = readDump(folder.write("wide.txt", test::utf16(text, isBig)));
            ASSERT_EQ(dump.sentences.size(), narrow.sentences.size());
            EXPECT_EQ(dump.sentences[0]->source, narrow.sentences[0]->source);
            EXPECT_EQ(dump.sentences[0]->weights, narrow.sentences[0]->weights);
            EXPECT_EQ(valueOfConclusion(dump, "encoding"), isBig ? "UTF-16BE" : "UTF-16LE");
            EXPECT_EQ(conclusionOf(dump, "format").why.find('\0'), std::string::npos);
        }
    std::string widest;
    for (const char c : nematusBlock)
        widest.append({c, '\0', '\0', '\0'});
    EXPECT_THAT(messageOf(folder.write("widest.txt", widest)), HasSubstr("iconv -f UTF-32LE -t UTF-8"));
    EXPECT_THAT(messageOf(folder.write("marked.txt", std::string("\xFF\xFE\0\0", 4) + widest)),
                HasSubstr("is text in UTF-32; UTF-8 or UTF-16"));
}

TEST(WeightDump, UnknownFilesAndChoicesAreNamed) {
    const TemporaryFolder folder;
    EXPECT_THAT(messageOf(folder.write("empty.txt", "")), HasSubstr("is empty"));
    EXPECT_THAT(messageOf(folder.write("prose.txt", "This is no dump of anything at all {}.\n")),
                AllOf(HasSubstr("line 1: is of no known format"), HasSubstr("nematus")));
    EXPECT_THAT(messageOf(folder.file("none.txt")), HasSubstr("cannot be opened"));
    const std::string path = folder.write("a.txt", nematusBlock);
    EXPECT_THAT(messageOf(path, {.overruled = {{"orientatoin", "x"}}, .reference = {}}),
                HasSubstr("did you mean \"orientation\"?"));
    EXPECT_THAT(messageOf(path, {.overruled = {{"orientation", "target-row"}}, .reference = {}}),
                HasSubstr("did you mean \"target-rows\"?"));
    EXPECT_THAT(messageOf(path, {.overruled = {{"orientation", "source-rows"}}, .reference = {}}),
                AllOf(HasSubstr("not a single sentence"), HasSubstr("(line 1)")));
}

TEST(WeightDump, EndsMayBeOverruled) {
    const TemporaryFolder folder;
    const AlignmentDump dump = readDump(folder.write("a.txt", nematusBlock),
                                        {.overruled = {{"source-end", "none"}}, .reference = {}});
    ASSERT_EQ(dump.sentences.size(), 1u);
    EXPECT_EQ(dump.sentences[0]->source.joined(), "x y");
    EXPECT_EQ(dump.sentences[0]->weights.cols(), 2);
    const Conclusion& end = conclusionOf(dump, "source-end");
    EXPECT_TRUE(end.isOverruled);
    EXPECT_EQ(end.what, "No source column is an end mark.");
    EXPECT_THAT(end.why, HasSubstr("Chosen by hand. What the file shows: In the first sentence"));
}

TEST(WeightDump, FirstSentencesComeWithTheirConclusionsAndAStopLeavesThem) {
    const TemporaryFolder folder;
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += std::to_string(i) + nematusBlock.substr(1);
    const std::string path = folder.write("many.txt", text);
    std::stop_source source;
    std::size_t published = 0;
    bool isConcluded = false;
    DumpWatch watch;
    watch.stop = source.get_token();
    watch.concluded = [&](const std::vector<Conclusion>& conclusions) {
        isConcluded = published == 0 && conclusions.at(0).id == "format";
    };
    watch.publish = [&](const std::vector<SentencePointer>& more, double share) {
        EXPECT_TRUE(share >= 0 && share <= 1);
        published += more.size();
        if (published >= 300)
            source.request_stop();
    };
    const AlignmentDump dump = readDump(path, {}, watch);
    EXPECT_TRUE(isConcluded);
    EXPECT_EQ(published, 300u);
    EXPECT_EQ(dump.sentences.size(), 300u);
    EXPECT_EQ(readDump(path).sentences.size(), 1000u);
}

TEST(LooksLikeModel, OnlySafetensorsAndPytorchDo) {
    const TemporaryFolder folder;
    EXPECT_FALSE(looksLikeModel(folder.write("a.txt", nematusBlock)));
    EXPECT_FALSE(looksLikeModel(folder.write("a.json", "{\"a\": 1,{}}")));
    EXPECT_FALSE(looksLikeModel(folder.write("text", "12345678{ no length so large")));
    EXPECT_TRUE(looksLikeModel(folder.write("model", std::string("\2\0\0\0\0\0\0\0{}", 10))));
    EXPECT_TRUE(looksLikeModel(folder.write("b.safetensors", "")));
}

}  // namespace
}  // namespace attn
