// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_lines.h"

#include <gmock/gmock.h>

#include <vector>

#include "core/error.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::ThrowsMessage;

class TextLinesTest : public testing::Test {
protected:
    std::vector<std::string> read(const std::string& content) {
        m_folder.write("t", content);
        TextLines lines(m_folder.file("t"));
        std::vector<std::string> result;
        for (std::string line; lines.next(line);)
            result.push_back(line);
        return result;
    }
    const TemporaryFolder m_folder;
};

TEST_F(TextLinesTest, EndInAnyWay) {
    EXPECT_THAT(read("a\nb\n"), ElementsAre("a", "b"));
    EXPECT_THAT(read("a\r\nb\r\n\r\nc"), ElementsAre("a", "b", "", "c"));
    EXPECT_THAT(read("\n"), ElementsAre(""));
    EXPECT_THAT(read(""), ElementsAre());
    EXPECT_THAT(read("\xEF\xBB\xBF"
                     "a\n\xEF\xBB\xBF"
                     "b"),
                ElementsAre("a",
                            "\xEF\xBB\xBF"
                            "b"));
}

TEST_F(TextLinesTest, GoOverTheBordersOfPieces) {
    std::string content;
    for (int i = 0; i < 50'000; ++i)
        content += std::to_string(i) + "\n";
    const std::vector<std::string> found = read(content);
    ASSERT_EQ(found.size(), 50'000U);
    for (std::size_t i = 0; i < found.size(); ++i)
        ASSERT_EQ(found[i], std::to_string(i));
    EXPECT_EQ(read(std::string(TextLines::longestLine, 'x') + "\ny").size(), 2U);
}

TEST_F(TextLinesTest, RefuseALineWithoutEnd) {
    EXPECT_THAT([&] { read("a\n" + std::string(TextLines::longestLine + 1, 'x')); },
                ThrowsMessage<Error>(HasSubstr("t, line 2: is longer than 1048576 bytes")));
    EXPECT_THAT([&] { read(std::string(4 * TextLines::longestLine, 'x') + "\na"); },
                ThrowsMessage<Error>(HasSubstr("t, line 1: is longer")));
    EXPECT_THAT([&] { TextLines lines(m_folder.path()); }, ThrowsMessage<Error>(HasSubstr("is a folder")));
}

TEST(RequireUtf8, NamesTheByte) {
    requireUtf8("é – 😀", "here");
    EXPECT_THAT([] { requireUtf8("aé\xff", "f, line 2"); },
                ThrowsMessage<Error>(testing::StartsWith("f, line 2: byte 4 is not UTF-8")));
    EXPECT_THROW(requireUtf8("\xc3", ""), Error);
}

}  // namespace
}  // namespace attn::test
