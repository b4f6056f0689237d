// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/text_pairs.h"

#include <gmock/gmock.h>
#include <zlib.h>

#include "core/base/error.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TextPairsTest : public testing::Test {
protected:
    CorpusFiles tabbed(const std::string& bytes) const { return {m_folder.write("a.tsv", bytes), {}, {}}; }
    CorpusFiles parallel(const std::string& left, const std::string& right) const {
        return {{}, m_folder.write("a.en", left), m_folder.write("a.fr", right)};
    }
    // "source|target|line" of each pair
    static std::vector<std::string> flat(const TextPairs& texts) {
        std::vector<std::string> all;
        for (const TextPair& pair : texts.pairs)
            all.push_back(pair.source + "|" + pair.target + "|" + std::to_string(pair.line));
        return all;
    }
    std::string sentence(const CorpusFiles& files) const {
        try {
            readTextPairs(files);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            std::string text = error.what();
            const std::string folder = m_folder.path().string() + "/";
            for (std::size_t at = 0; (at = text.find(folder)) != text.npos;)
                text.erase(at, folder.size());
            return text;
        }
        return "accepted";
    }

    const TemporaryFolder m_folder;
};

TEST_F(TextPairsTest, ReadsTwoOrThreeColumns) {
    const TextPairs texts = readTextPairs(tabbed("Go.\tVa !\nHi.\tSalut.\tCC-BY 2.0\r\n"));
    EXPECT_THAT(flat(texts), testing::ElementsAre("Go.|Va !|1", "Hi.|Salut.|2"));
    EXPECT_EQ(texts.skipped.lines, 2);
    EXPECT_EQ(texts.skipped.text(), "");
}

TEST_F(TextPairsTest, ReadsTwoFilesLineByLine) {
    EXPECT_THAT(flat(readTextPairs(parallel("a\nb\n", "x\r\ny"))), testing::ElementsAre("a|x|1", "b|y|2"));
    CorpusFiles files = parallel("a\nb\n", "x\ny\n");
    files.swap = true;
    EXPECT_THAT(flat(readTextPairs(files)), testing::ElementsAre("x|a|1", "y|b|2"));
    EXPECT_EQ(files.names(), "a.en and a.fr");
}

TEST_F(TextPairsTest, CountsEmptySidesAndSaysWhere) {
    const TextPairs texts =
        readTextPairs(tabbed("\tx\na\t\n\na\tx\n \u00A0\tx\n\u202F\u200B\tx\nb\ty\t\n\t\n"));
    EXPECT_THAT(flat(texts), testing::ElementsAre("a|x|4", "b|y|7"));
    EXPECT_EQ(texts.skipped.count(), 6);
    EXPECT_EQ(texts.skipped.text(), "a.tsv: skipped 6 of 8 lines: 6 empty (lines 1, 2, 3 …)");
    EXPECT_EQ(readTextPairs(parallel("a\n\n", "x\ny\n")).skipped.text(),
              "a.en and a.fr: skipped 1 of 2 lines: 1 empty (line 2)");
}

TEST_F(TextPairsTest, RefusesUnequalNumbersOfLines) {
    EXPECT_EQ(
        sentence(parallel("a\nb\nc\n", "x\ny\n")),
        "a.en: has 3 lines, but a.fr has 2; line k of one must be the translation of line k of the other.");
    EXPECT_THAT(sentence(parallel("a\n", "x\ny\nz\n\n")), HasSubstr("a.en: has 1 lines, but a.fr has 4;"));
}

TEST_F(TextPairsTest, RefusesLinesThatAreNoPair) {
    EXPECT_EQ(sentence(tabbed("a\tx\nb y\n")),
              "a.tsv: line 2 has no tab; expected a source, a tab and a target, and a third column at most.");
    EXPECT_THAT(sentence(tabbed("1\ta\t2\tx\n")), HasSubstr("a.tsv: line 1 has 3 tabs;"));
}

TEST_F(TextPairsTest, RefusesEmptyFiles) {
    EXPECT_EQ(sentence(tabbed("")), "a.tsv: is empty; expected one pair a line, a tab between its sides.");
    EXPECT_THAT(sentence(tabbed("\uFEFF")), HasSubstr("a.tsv: is empty"));
    EXPECT_EQ(sentence(parallel("", "")), "a.en: is empty; expected one sentence a line.");
    EXPECT_EQ(sentence(parallel("a\n", "")), "a.fr: is empty; expected one sentence a line.");
    EXPECT_EQ(sentence(parallel("", "x\n")), "a.en: is empty; expected one sentence a line.");
}

TEST_F(TextPairsTest, PassesOnWhatLinesAreRefusedFor) {
    EXPECT_THAT(sentence(tabbed("a\tx\nb\t\xFF\n")), HasSubstr("a.tsv: line 2 is not UTF-8 at byte 3"));
    EXPECT_THAT(sentence(parallel("a\nb\n", "x\n\x80\n")), HasSubstr("a.fr: line 2 is not UTF-8 at byte 1"));
}

TEST_F(TextPairsTest, TakesNoMoreMemoryThanTheSizeIsWorth) {
    const std::string path = m_folder.file("packed.gz");
    std::string lines;
    for (int i = 0; i < 100'000; ++i)
        lines += "a\tb\n";
    gzFile packed = gzopen(path.c_str(), "wb");
    for (int i = 0; i < 12; ++i)
        gzwrite(packed, lines.data(), static_cast<unsigned>(lines.size()));
    gzclose(packed);
    EXPECT_THAT(sentence({path, {}, {}}),
                testing::MatchesRegex("packed.gz: line [0-9]+ is where this file of "
                                      "[0-9]+ bytes takes more than 6[0-9] megabytes "
                                      "of memory; all of it must fit .*"));
    EXPECT_EQ(readTextPairs(tabbed(lines)).pairs.size(), 100'000U);
}

TEST_F(TextPairsTest, MarksItsFiles) {
    const TextPairs texts = readTextPairs(parallel("123456789", "x\n"));
    ASSERT_EQ(texts.files.size(), 2U);
    EXPECT_EQ(texts.files[0], (FileMark{"a.en", 1, 0xCBF43926}));  // the check value of CRC-32
    EXPECT_EQ(texts.files[1].name, "a.fr");
    const std::vector<FileMark> before = readTextPairs(tabbed("a\tx\n")).files,
                                after = readTextPairs(tabbed("a\tx\nb\ty\n")).files;
    EXPECT_EQ(fileDifference(before, before), "");
    EXPECT_THAT(fileDifference(after, before),
                testing::MatchesRegex("a.tsv: has 2 lines and the CRC-32 [0-9a-f]+, but had 1 lines and .*"));
    EXPECT_THAT(fileDifference(after, texts.files), HasSubstr("has 1 files, but had 2"));
}

TEST_F(TextPairsTest, ReadsClassesBeforeTheirTexts) {
    CorpusFiles files = tabbed("good\tI liked it .\n bad \tI hated it .\tnote\n\n\t\ngood\t\n");
    files.classes = true;
    const TextPairs read = readTextPairs(files);
    ASSERT_EQ(read.pairs.size(), 2U);
    EXPECT_EQ(read.pairs[0].source, "I liked it .");
    EXPECT_EQ(read.pairs[0].target, "good");
    EXPECT_EQ(read.pairs[1].target, "bad") << "without the blanks around it";
    EXPECT_EQ(read.skipped.count(), 3) << "lines without a text";
    files = tabbed("I liked it .\tgood\n");
    files.classes = files.swap = true;
    EXPECT_EQ(readTextPairs(files).pairs[0].target, "good") << "the other way round";
    files = parallel("I liked it .\n", "good\n");
    files.classes = true;
    EXPECT_EQ(readTextPairs(files).pairs[0].target, "good");
}

TEST_F(TextPairsTest, RefusesWhatIsNoClass) {
    CorpusFiles files = tabbed("good\tI liked it .\n \tI hated it .\n");
    files.classes = true;
    EXPECT_THAT([&] { readTextPairs(files); },
                testing::ThrowsMessage<Error>(testing::EndsWith(
                    ": line 2 has a text but no class label; expected a label of one word for every text.")));
    files = tabbed("very good\tI liked it .\n");
    files.classes = true;
    EXPECT_THAT([&] { readTextPairs(files); },
                testing::ThrowsMessage<Error>(testing::HasSubstr(
                    ": line 1 has the class label \"very good\" with a blank in it; expected one word.")));
}

TEST_F(TextPairsTest, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(readTextPairs(tabbed("a\tx\n"), stop.get_token()).pairs.empty());
    EXPECT_TRUE(readTextPairs(parallel("a\n", "x\n"), stop.get_token()).pairs.empty());
}

TEST(RealPairs, HaveTheirNumbersOfLines) {
    const std::filesystem::path folder = dataDir() / "tatoeba-eng-fra";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder;
    const TextPairs train = readTextPairs({folder / "train.10k.tsv", {}, {}});
    EXPECT_EQ(train.pairs.size(), 10'000U);
    EXPECT_EQ(train.skipped.count(), 0);
    EXPECT_EQ(
        std::count_if(train.pairs.begin(), train.pairs.end(),
                      [](const TextPair& pair) { return pair.target.find("\u202F") != std::string::npos; }),
        392);
    EXPECT_EQ(readTextPairs({folder / "valid.500.tsv", {}, {}}).pairs.size(), 500U);
    EXPECT_EQ(readTextPairs({folder / "odd-unicode-and-long.tsv", {}, {}}).pairs.size(), 118U);
}

TEST(SkippedLines, SayWhichAndWhy) {
    SkippedLines skipped("train.tsv");
    skipped.lines = 10'000;
    EXPECT_EQ(skipped.text(), "");
    for (const Index line : {20, 9, 3, 12})
        skipped.add("empty", line);
    for (const Index line : {8, 11, 40})
        skipped.add("longer than 40 tokens", line);
    skipped.add("repeated", 41);
    EXPECT_EQ(
        skipped.text(),
        "train.tsv: skipped 8 of 10000 lines: 4 empty (lines 3, 9, 12 …), 3 longer than 40 tokens (lines "
        "8, 11, 40), 1 repeated (line 41)");
}

}  // namespace
}  // namespace attn::test
