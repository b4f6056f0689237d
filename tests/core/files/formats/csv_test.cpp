// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/csv.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

std::string rowOf(const std::vector<std::string>& fields) {
    CsvText csv;
    csv.row(fields);
    return csv.text();
}

TEST(Csv, QuotesWhatPartsFieldsAndLines) {
    EXPECT_EQ(rowOf({"a", "b,c", "d\"e", "f\ng", ""}), "a,\"b,c\",\"d\"\"e\",\"f\ng\",\r\n");
}

// Tokens come from any text, and a spreadsheet runs what begins with these signs.
TEST(Csv, MakesNoFormulasOfTexts) {
    EXPECT_EQ(rowOf({"=cmd|' /C calc'!A0", "@SUM(1)", "+1+1", "-2+3", "\tx"}),
              "'=cmd|' /C calc'!A0,'@SUM(1),'+1+1,'-2+3,\"'\tx\"\r\n");
    EXPECT_EQ(rowOf({"=1,2"}), "\"'=1,2\"\r\n");
}

TEST(Csv, NumbersAndSingleSignsStayAsTheyAre) {
    EXPECT_EQ(rowOf({"-0.5", "-1e-07", "12", "-", "=", "a=b", csvNumber(-3), csvNumber(-0.25)}),
              "-0.5,-1e-07,12,-,=,a=b,-3,-0.25\r\n");
}

}  // namespace
}  // namespace attn
