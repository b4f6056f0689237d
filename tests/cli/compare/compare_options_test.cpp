// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_options.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

TEST(CompareOptions, SeedsAreHowManyOrWhich) {
    EXPECT_THAT(parseSeeds("3"), ElementsAre(1, 2, 3));
    EXPECT_THAT(parseSeeds("7,2"), ElementsAre(7, 2));
    EXPECT_THAT(parseSeeds("5-7,1"), ElementsAre(5, 6, 7, 1));
    EXPECT_THAT(parseSeeds("9-9"), ElementsAre(9)) << "one that is not the first";
    EXPECT_THAT(parseSeeds("18446744073709551615-18446744073709551615"), testing::SizeIs(1));
    for (const char* text : {"", "0", "x", "-1", "1,", ",1", "1,1", "1-3,2", "3-1", "1.5", "1001", "1-2000",
                             "0-18446744073709551615", "99999999999999999999", "1 2"})
        EXPECT_THROW(parseSeeds(text), Error) << text;
}

TEST(CompareOptions, LengthsAreARange) {
    EXPECT_EQ(parseLengths("1-30"), (LengthTest{1, 30, 0}));
    EXPECT_EQ(parseLengths("12"), (LengthTest{12, 12, 0}));
    EXPECT_EQ(parseLengths(""), LengthTest{});
    for (const char* text : {"0-3", "3-1", "x", "1-", "-3", "1-2-3", "1-1000000"})
        EXPECT_THROW(parseLengths(text), Error) << text;
}

TEST(CompareOptions, ShardsAreCountedFromOne) {
    EXPECT_EQ(parseShard("2/8").index, 2);
    EXPECT_EQ(parseShard("8/8").count, 8);
    EXPECT_EQ(parseShard("").count, 1);
    for (const char* text : {"0/8", "9/8", "1", "1/", "/8", "x/8", "1/x", "-1/8", "1/8/2"})
        EXPECT_THROW(parseShard(text), Error) << text;
    try {
        parseShard("0/4");
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("let the array begin at 1"));
    }
}

TEST(CompareOptions, FormatIsTheEndOfTheName) {
    EXPECT_EQ(formatOf("a/b.json"), "json");
    EXPECT_EQ(formatOf("t.md"), "md");
    for (const char* file : {"table", "t.txt", "csv", "t."})
        EXPECT_THROW(formatOf(file), Error) << file;
}

}  // namespace
}  // namespace attn::test
