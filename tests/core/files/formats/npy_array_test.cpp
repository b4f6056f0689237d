// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/npy_array.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string arrayBytes(const std::string& literal, const std::string& data, char version = 1) {
    std::string length = {static_cast<char>(literal.size() % 256), static_cast<char>(literal.size() / 256)};
    if (version > 1)
        length += std::string(2, '\0');
    return std::string("\x93NUMPY") + version + '\0' + length + literal + data;
}

std::string literalOfArray(const std::string& type, const std::string& shape, bool isFortran = false) {
    return "{'descr': '" + type + "', 'fortran_order': " + (isFortran ? "True" : "False") +
           ", 'shape': " + shape + ", }\n";
}

std::string arrayProblem(const std::string& bytes) {
    try {
        npyFloats(bytes, "a.npy");
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith("a.npy: "));
        return error.what();
    }
    return "read";
}

TEST(NpyArray, ReadsWidthsOrdersAndVersions) {
    const std::string halves("\x00\x3c\x00\xc0", 4);  // 1, -2
    EXPECT_THAT(npyFloats(arrayBytes(literalOfArray("<f2", "(2,)"), halves), "a"), ElementsAre(1, -2));
    EXPECT_THAT(
        npyFloats(arrayBytes(literalOfArray(">f2", "(2,)"), std::string("\x3c\x00\xc0\x00", 4), 2), "a"),
        ElementsAre(1, -2));
    const std::string doubles("\0\0\0\0\0\0\xf0\x3f", 8);
    EXPECT_THAT(npyFloats(arrayBytes(literalOfArray("<f8", "()"), doubles, 3), "a"), ElementsAre(1));
    EXPECT_THAT(npyFloats(arrayBytes(literalOfArray("<f2", "(0, 3)"), ""), "a"), ElementsAre());
    std::string six;
    for (const char* half : {"\x3c", "\x40", "\x42", "\x44", "\x45", "\x46"})
        six += std::string(1, '\0') + half;  // 1 to 6
    EXPECT_THAT(npyFloats(arrayBytes(literalOfArray("<f2", "(2, 3)"), six), "a"),
                ElementsAre(1, 2, 3, 4, 5, 6));
    EXPECT_THAT(npyFloats(arrayBytes(literalOfArray("<f2", "(2L, 3L)", true), six), "a"),
                ElementsAre(1, 3, 5, 2, 4, 6));
    const NpyArray array = npyArrayOf(arrayBytes(literalOfArray("|i1", "(4,)"), "text"), "a");
    EXPECT_EQ(array.kind, 'i');
    EXPECT_EQ(npyDataBytes(array, "a"), 4u);
    EXPECT_EQ(array.shownShape(), "(4)");
}

TEST(NpyArray, WhatIsNoPlainArrayIsRefused) {
    const std::string good = arrayBytes(literalOfArray("<f2", "(2,)"), std::string(4, '\0'));
    EXPECT_EQ(arrayProblem(good), "read");
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_NE(arrayProblem(good.substr(0, size)), "read") << size;
    EXPECT_THAT(arrayProblem(good + "x"), HasSubstr("5 bytes of numbers, expected 4"));
    EXPECT_THAT(arrayProblem(arrayBytes(literalOfArray("|O", "(2,)"), "")), HasSubstr("never loaded"));
    EXPECT_THAT(arrayProblem(arrayBytes(literalOfArray("<i4", "(1,)"), "1234")), HasSubstr("type \"<i4\""));
    EXPECT_THAT(arrayProblem(arrayBytes(literalOfArray("<f4", "(99999999999, 99999999999)"), "")),
                HasSubstr("impossible shape"));
    EXPECT_THAT(arrayProblem(arrayBytes(literalOfArray("<f4", "(18446744073709551616,)"), "")),
                HasSubstr("expected a whole number"));
    EXPECT_THAT(arrayProblem(arrayBytes(literalOfArray("<f4", "(-1,)"), "")), HasSubstr("a whole number"));
    EXPECT_THAT(arrayProblem(arrayBytes("{'descr': [('a', '<f4')]}", "")), HasSubstr("records"));
    EXPECT_THAT(arrayProblem(arrayBytes("{'descr': '<f4', 'descr': '<f4'}", "")), HasSubstr("each once"));
    EXPECT_THAT(arrayProblem(arrayBytes("{'shape': ()}", "")), HasSubstr("the keys"));
    EXPECT_THAT(arrayProblem("PK\x03\x04 and so on"), HasSubstr("does not start as"));
}

}  // namespace
}  // namespace attn::test
