// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

std::string inCapitals(const char* english, long count) {
    std::string text = count == -1 ? "" : std::to_string(count) + ": ";
    for (const char* at = english; *at; ++at)
        text += static_cast<char>(std::toupper(static_cast<unsigned char>(*at)));
    return text;
}

TEST(Told, FillsValuesInOnce) {
    EXPECT_EQ(told("no values"), "no values");
    EXPECT_EQ(told("%2 of %1: %2", std::string("a"), 3), "3 of a: 3");
    EXPECT_EQ(told("%1, %2", "%2", "100%"), "%2, 100%");
    // What is no place of a value stays.
    EXPECT_EQ(told("5 % of %2 and %", 7), "5 % of %2 and %");
}

TEST(Told, OneHasItsOwnText) {
    EXPECT_EQ(plural(1, "one line", "%1 lines", 1), "one line");
    EXPECT_EQ(plural(0, "one line", "%1 lines", 0), "0 lines");
    EXPECT_EQ(plural(20u, "one line", "%1 lines", 20u), "20 lines");
}

TEST(Told, AsksTheProgramForItsLanguage) {
    translateBy(inCapitals);
    EXPECT_EQ(told("no %1.", "tensor"), "NO tensor.");
    EXPECT_EQ(plural(1, "one line", "%1 lines", 1), "ONE LINE");
    EXPECT_EQ(plural(2, "one line", "%1 lines", 2), "2: 2 LINES");
    translateBy(nullptr);
    EXPECT_EQ(told("no %1.", "tensor"), "no tensor.");
}

TEST(Told, KeepsEnglishWhereTheProgramReadsIt) {
    translateBy(inCapitals);
    {
        const InEnglish outer;
        {
            const InEnglish inner;
            EXPECT_EQ(told("no %1.", "tensor"), "no tensor.");
        }
        EXPECT_EQ(plural(2, "one line", "%1 lines", 2), "2 lines");
    }
    EXPECT_EQ(told("no %1.", "tensor"), "NO tensor.");
    translateBy(nullptr);
}

TEST(Told, NumbersHaveTheMarkOfTheProgramsLanguage) {
    EXPECT_EQ(toldNumber("0.25"), "0.25");
    translateBy(inCapitals, [] { return ','; });
    EXPECT_EQ(told("found %1.", toldNumber("-0.25")), "FOUND -0,25.");
    EXPECT_EQ(told("found %1.", "1.2.3"), "FOUND 1.2.3.") << "a text";
    {
        const InEnglish here;
        EXPECT_EQ(told("found %1.", toldNumber("0.25")), "found 0.25.");
    }
    {
        const NumbersOfFiles quoted;
        EXPECT_EQ(told("found %1.", toldNumber("0.25")), "FOUND 0.25.");
    }
    translateBy(nullptr);
    EXPECT_EQ(toldNumber("0.25"), "0.25");
}

}  // namespace
}  // namespace attn
