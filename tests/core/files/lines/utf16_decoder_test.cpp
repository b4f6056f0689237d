// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/utf16_decoder.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/files/lines/line_reader.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/utf16.h"

namespace attn {
namespace {

using test::utf16;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> linesOf(const std::string& bytes, std::string* problem = nullptr) {
    const test::TemporaryFolder folder;
    LineReader lines(folder.write("a.txt", bytes));
    std::vector<std::string> all;
    try {
        for (std::string line; lines.next(line);)
            all.push_back(line);
    } catch (const Error& error) {
        if (problem)
            *problem = error.what();
    }
    return all;
}

TEST(Utf16Decoder, ReadsUtf16OfBothByteOrders) {
    const std::u16string text = u"das Häuschen\r\n🏠 日本\n";
    for (const bool isBig : {false, true})
        EXPECT_THAT(linesOf(utf16(u"\uFEFF" + text, isBig)), ElementsAre("das Häuschen", "🏠 日本"));
    for (const bool isBig : {false, true})
        EXPECT_THAT(linesOf(utf16(u"das Haus ist alt\n0-0 1-1\n", isBig)),
                    ElementsAre("das Haus ist alt", "0-0 1-1"));
    EXPECT_THAT(linesOf(utf16(u"\uFEFF", false)), ElementsAre());
    EXPECT_EQ(textEncoding("das Haus ist alt"), TextEncoding::Utf8);
}

TEST(Utf16Decoder, CharactersMayCrossBlocks) {
    std::u16string text = u"\uFEFF";
    for (int i = 0; i < 40'000; ++i)
        text += u"a🏠";
    const std::vector<std::string> lines = linesOf(utf16(text + u"\nb", false));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].size(), 40'000U * 5);
    EXPECT_EQ(lines[0].substr(199'995), "a🏠");
    EXPECT_EQ(lines[1], "b");
}

TEST(Utf16Decoder, BrokenTextsAreRefused) {
    std::string problem;
    linesOf(utf16(u"\uFEFFab", false) + "c", &problem);
    EXPECT_THAT(problem, HasSubstr("cut short"));
    std::u16string half = u"\uFEFFab";
    half += char16_t{0xD83C};
    linesOf(utf16(half + u"c\n", false), &problem);
    EXPECT_THAT(problem, HasSubstr("half of a pair"));
    half[3] = char16_t{0xDC00};
    linesOf(utf16(half, true), &problem);
    EXPECT_THAT(problem, HasSubstr("half of a pair"));
}

}  // namespace
}  // namespace attn
