// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/line_reader.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include "core/base/error.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

using Lines = std::vector<std::string>;

Lines linesOf(const std::string& path) {
    LineReader reader(path);
    Lines lines;
    std::string line;
    while (reader.next(line)) {
        lines.push_back(line);
        EXPECT_EQ(reader.number(), static_cast<Index>(lines.size()));
    }
    EXPECT_FALSE(reader.next(line)) << "stays at the end";
    EXPECT_EQ(reader.number(), static_cast<Index>(lines.size()));
    return lines;
}

// "one\tun\r\n" and "two\tdeux\n" three times, "three\ttrois" without an end.
std::string gzipBytes() {
    const unsigned char bytes[] = {
        0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0xcf, 0x4b, 0xe5, 0x2c, 0xcd, 0xe3,
        0xe5, 0x2a, 0x29, 0xcf, 0xe7, 0x4c, 0x49, 0x2d, 0xad, 0xe0, 0xca, 0x27, 0x28, 0x50, 0x92, 0x51, 0x94,
        0x9a, 0xca, 0x59, 0x52, 0x94, 0x9f, 0x59, 0x0c, 0x00, 0x75, 0x87, 0xc2, 0x97, 0x3e, 0x00, 0x00, 0x00};
    return {reinterpret_cast<const char*>(bytes), sizeof bytes};
}

class LineReaderTest : public testing::Test {
protected:
    Lines linesOfBytes(const std::string& bytes) const { return linesOf(m_folder.write("a.txt", bytes)); }
    // The sentence about a file that must be refused, without its folder.
    std::string sentence(const std::string& path, Error::Kind kind = Error::Kind::WrongInput) const {
        try {
            linesOf(path);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), kind);
            const std::string text = error.what(), folder = m_folder.path().string() + "/";
            EXPECT_THAT(text, testing::StartsWith(folder));
            return text.substr(folder.size());
        }
        return "accepted";
    }
    std::string sentenceOfBytes(const std::string& bytes) const {
        return sentence(m_folder.write("a.txt", bytes));
    }

    const TemporaryFolder m_folder;
};

TEST_F(LineReaderTest, TakesEveryLineEnd) {
    EXPECT_THAT(linesOfBytes("a\nb\n"), ElementsAre("a", "b"));
    EXPECT_THAT(linesOfBytes("a\r\nb\r\n"), ElementsAre("a", "b"));
    EXPECT_THAT(linesOfBytes("a\nb"), ElementsAre("a", "b"));
    EXPECT_THAT(linesOfBytes("a\r\nb\r"), ElementsAre("a", "b"));
    EXPECT_THAT(linesOfBytes("\n\na\n\n"), ElementsAre("", "", "a", ""));
    EXPECT_THAT(linesOfBytes(std::string("a\0b\n", 4)), ElementsAre(std::string("a\0b", 3)));
    EXPECT_THAT(linesOfBytes(""), ElementsAre());
}

TEST_F(LineReaderTest, DropsAByteOrderMarkAtTheStartAlone) {
    EXPECT_THAT(linesOfBytes("\uFEFFa\n\uFEFFb\n"), ElementsAre("a", "\uFEFFb"));
    EXPECT_THAT(linesOfBytes("\uFEFF"), ElementsAre());
    EXPECT_THAT(linesOfBytes("\uFEFF\nb"), ElementsAre("", "b"));
}

TEST_F(LineReaderTest, CrossesTheBordersOfItsBlocks) {
    Lines expected;
    std::string bytes;
    for (std::size_t i = 0; i < 200; ++i) {
        expected.emplace_back(i * 37, static_cast<char>('a' + i % 26));
        bytes += expected.back() + "\r\n";
    }
    EXPECT_EQ(linesOfBytes(bytes), expected);
}

TEST_F(LineReaderTest, BoundsALine) {
    const std::string longest(LineReader::longestLine, 'x');
    EXPECT_THAT(linesOfBytes("a\n" + longest + "\nb"), ElementsAre("a", longest, "b"));
    EXPECT_EQ(
        sentenceOfBytes("a\n" + longest + "x\nb"),
        "a.txt: line 2 has more than 1000000 bytes; a line should hold one sentence, or one pair with a tab "
        "between its sides.");
}

TEST_F(LineReaderTest, NamesTheByteThatIsNotUtf8) {
    EXPECT_EQ(
        sentenceOfBytes("ok\ncaf\xE9\n"),
        "a.txt: line 2 is not UTF-8 at byte 4 (0xE9); convert the file to UTF-8, for example with iconv.");
    EXPECT_THAT(sentenceOfBytes("\xFF\xFE"
                                "a"),
                HasSubstr("line 1 is where this text in UTF-16 is cut short"));
    EXPECT_THAT(sentenceOfBytes("é\xED\xA0\x80"), HasSubstr("at byte 3 (0xED)"));  // a surrogate
    EXPECT_THAT(sentenceOfBytes("a\xC0\x80"), HasSubstr("at byte 2 (0xC0)"));      // an overlong form
    EXPECT_THAT(sentenceOfBytes("a\xE2\x82"), HasSubstr("at byte 2 (0xE2)"));      // cut short
}

TEST_F(LineReaderTest, ReadsGzipByItsFirstBytes) {
    const Lines expected = {"one\tun", "two\tdeux", "one\tun",     "two\tdeux",
                            "one\tun", "two\tdeux", "three\ttrois"};
    EXPECT_EQ(linesOfBytes(gzipBytes()), expected);
    Lines twice = expected;
    twice.back() += "one\tun";  // several gzip members in a row are one text
    twice.insert(twice.end(), expected.begin() + 1, expected.end());
    EXPECT_EQ(linesOfBytes(gzipBytes() + gzipBytes()), twice);
}

TEST_F(LineReaderTest, RefusesGzipThatIsCutShortOrDamaged) {
    const std::string whole = gzipBytes();
    for (std::size_t size = 2; size < whole.size(); ++size)
        EXPECT_THAT(sentenceOfBytes(whole.substr(0, size)),
                    HasSubstr("is where this gzip file is cut short; copy or download it again."))
            << size;
    std::string damaged = whole;
    damaged[damaged.size() - 6] ^= 1;  // of the checksum
    EXPECT_THAT(sentenceOfBytes(damaged), HasSubstr("gzip file is damaged; copy or download it again."));
    for (std::size_t i = 0; i < whole.size(); ++i) {
        damaged = whole;
        damaged[i] ^= 0x10;
        sentenceOfBytes(damaged);  // must not crash, whatever it finds
    }
}

TEST_F(LineReaderTest, RefusesWhatIsNoFile) {
    EXPECT_EQ(sentence(m_folder.file("none")), "none: cannot be opened: No such file or directory.");
    std::filesystem::create_directory(m_folder.file("dir"));
    EXPECT_EQ(sentence(m_folder.file("dir")), "dir: is a folder; a text file was expected, plain or gzip.");
    if (::geteuid() == 0)
        return;  // root may do everything
    const std::string secret = m_folder.write("secret", "a\n");
    std::filesystem::permissions(secret, std::filesystem::perms::none);
    EXPECT_EQ(sentence(secret), "secret: cannot be opened: Permission denied.");
}

TEST(RealLines, GzipEqualsThePlainFile) {
    const std::filesystem::path folder = dataDir() / "multi30k";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder;
    const Lines plain = linesOf(folder / "val.en");
    EXPECT_EQ(plain.size(), 1014U);
    EXPECT_EQ(linesOf(folder / "val.en.gz"), plain);
    EXPECT_EQ(linesOf(folder / "train.10k.de").size(), 10'000U);
}

TEST(RealLines, OddEndsAreReadAsTheyAreMeant) {
    const std::filesystem::path folder = dataDir() / "odd-encodings";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder;
    for (const char* name : {"tiny.crlf.e", "tiny.crlf.f"}) {
        const Lines lines = linesOf(folder / name);
        EXPECT_EQ(lines.size(), 5U);
        for (const std::string& line : lines)
            EXPECT_EQ(line.find('\r'), line.npos);
    }
}

}  // namespace
}  // namespace attn::test
