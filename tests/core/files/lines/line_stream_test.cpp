// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/line_stream.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "core/base/error.h"
#include "core/files/lines/line_reader.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/utf16.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

class LineStreams : public testing::Test {
protected:
    // All lines; one that cannot be read becomes "! problem".
    static std::vector<std::string> linesOf(const std::string& path) {
        LineStream stream(path);
        std::vector<std::string> lines;
        for (LineStream::Line line; stream.next(line);) {
            lines.push_back(line.problem.empty() ? line.text : "! " + line.problem);
            EXPECT_EQ(stream.number(), static_cast<Index>(lines.size()));
        }
        return lines;
    }
    std::vector<std::string> lines(const std::string& content) const {
        return linesOf(m_folder.write("text", content));
    }

    const TemporaryFolder m_folder;
};

TEST_F(LineStreams, LinesKeepTheirPlaces) {
    EXPECT_THAT(lines("a\n\nb\r\n c "), ElementsAre("a", "", "b", " c "));
    EXPECT_THAT(lines("\xEF\xBB\xBF"
                      "a\n"),
                ElementsAre("a"));
    EXPECT_THAT(lines(""), ElementsAre());
    EXPECT_THAT(lines("\xEF\xBB\xBF"), ElementsAre());
    EXPECT_THAT(lines("\n"), ElementsAre(""));
    EXPECT_THAT(lines("a\nb\xFF\nc\n"), ElementsAre("a", "! is not UTF-8 at byte 2", "c"));
    const std::string longest(LineReader::longestLine, 'x');
    EXPECT_THAT(lines(longest + "\n" + longest + "x\nc\n"),
                ElementsAre(longest, "! has more than 1000000 bytes", "c"));
}

TEST_F(LineStreams, TextsInUtf16AreReadAsTheyAre) {
    for (const bool isBig : {false, true}) {
        EXPECT_THAT(lines(utf16(u"\xFEFFgrün\r\n日本\n\nc", isBig)), ElementsAre("grün", "日本", "", "c"));
        EXPECT_THAT(lines(utf16(u"May 5\nJune 6\n", isBig)), ElementsAre("May 5", "June 6"));
        EXPECT_THAT(lines(utf16(std::u16string(u"\xFEFF"
                                               u"a\xD800") +
                                    u"b\nc\n",
                                isBig)),
                    ElementsAre("! is UTF-16 with half of a pair at byte 2", "c"));
        const std::string long16 = utf16(u"\xFEFF" + std::u16string(200'000, u'日') + u"\nend\n", isBig);
        EXPECT_EQ(lines(long16).size(), 2u);
        EXPECT_EQ(lines(long16).back(), "end");
        EXPECT_THROW(lines(utf16(u"\xFEFF"
                                 u"ab",
                                 isBig) +
                           "c"),
                     Error);
    }
}

TEST_F(LineStreams, GzipFilesAreUnpacked) {
    const unsigned char packed[] = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00,
                                    0x02, 0x03, 0x4b, 0xe4, 0x4a, 0xe2, 0x02, 0x00,
                                    0x97, 0x2a, 0x57, 0x18, 0x04, 0x00, 0x00, 0x00};  // "a", "b"
    const std::string bytes(reinterpret_cast<const char*>(packed), sizeof packed);
    EXPECT_THAT(linesOf(m_folder.write("text.gz", bytes)), ElementsAre("a", "b"));
    const std::string cut = m_folder.write("cut.gz", bytes.substr(0, bytes.size() - 6));
    EXPECT_THROW(linesOf(cut), Error);
}

TEST_F(LineStreams, ALineOfAPipeIsThereBeforeTheNextOneIsWritten) {
    const std::string path = m_folder.file("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    const int writer = ::open(path.c_str(), O_RDWR);
    LineStream stream(path);
    EXPECT_FALSE(stream.isReady());
    ASSERT_EQ(::write(writer, "a\nb\n", 4), 4);
    EXPECT_TRUE(stream.isReady());
    LineStream::Line line;
    ASSERT_TRUE(stream.next(line));
    EXPECT_EQ(line.text, "a");
    EXPECT_TRUE(stream.isReady());
    ASSERT_TRUE(stream.next(line));
    EXPECT_EQ(line.text, "b");
    EXPECT_FALSE(stream.isReady());

    // A stop wakes a reader that waits for the next line.
    std::stop_source source;
    const std::jthread stopping([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        source.request_stop();
    });
    EXPECT_FALSE(stream.next(line, source.get_token()));
    ::close(writer);
    EXPECT_FALSE(stream.next(line));
}

TEST_F(LineStreams, WhatIsNoTextIsRefused) {
    EXPECT_THROW(LineStream(m_folder.path().string()), Error);
    EXPECT_THROW(LineStream(m_folder.file("missing")), Error);
    EXPECT_THROW(LineStream(""), Error);
}

}  // namespace
}  // namespace attn::test
