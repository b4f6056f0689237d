// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <bit>

#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// Makes a file like numpy.save: the header is padded with blanks to a multiple of 64 bytes.
std::string npy(const std::string& literal, const std::string& data, int version = 1) {
    const std::size_t before = version == 1 ? 10 : 12;
    std::string header = literal;
    while ((before + header.size() + 1) % 64 != 0)
        header += ' ';
    header += '\n';
    std::string bytes = "\x93NUMPY";
    bytes += static_cast<char>(version);
    bytes += '\0';
    for (std::size_t i = 0; i < before - 8; ++i)
        bytes += static_cast<char>(header.size() >> (8 * i) & 255);
    return bytes + header + data;
}

template <typename Bits, typename Float>
std::string floats(const std::vector<Float>& values, bool isBigEndian) {
    std::string bytes;
    for (const Float value : values) {
        const Bits bits = std::bit_cast<Bits>(value);
        for (std::size_t i = 0; i < sizeof(Bits); ++i) {
            const std::size_t place = isBigEndian ? sizeof(Bits) - 1 - i : i;
            bytes += static_cast<char>(bits >> (8 * place) & 255);
        }
    }
    return bytes;
}

std::string literalOf(const std::string& type, const std::string& shape, const std::string& order = "False") {
    return "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

const std::vector<float> six = {0.5F, 0.25F, 0.25F, 0, 1, 0};

std::string problemOf(const std::string& bytes) {
    const TemporaryFolder folder;
    return rawFile("numpy", folder.write("a.npy", bytes)).problem;
}

TEST(NumpyReader, ReadsFloatsOfAllSizesAndByteOrders) {
    const std::vector<double> wide(six.begin(), six.end());
    std::string halves;
    for (const int bits : {0x3800, 0x3400, 0x3400, 0, 0x3C00, 0})
        halves.append({static_cast<char>(bits & 255), static_cast<char>(bits >> 8)});
    const std::vector<std::string> files = {
        npy(literalOf("<f4", "(1, 2, 3)"), floats<std::uint32_t>(six, false)),
        npy(literalOf(">f4", "(1, 2, 3)"), floats<std::uint32_t>(six, true), 2),
        npy(literalOf("<f8", "(2, 3)"), floats<std::uint64_t>(wide, false), 3),
        npy(literalOf(">f8", "(1L, 2L, 3L)"), floats<std::uint64_t>(wide, true)),
        npy(literalOf("<f2", "(2, 3)"), halves),
    };
    const TemporaryFolder folder;
    for (const std::string& bytes : files) {
        const RawFile file = rawFile("numpy", folder.write("a.npy", bytes));
        ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
        AlignmentWeights expected(2, 3);
        expected << 0.5F, 0.25F, 0.25F, 0, 1, 0;
        EXPECT_EQ(file.sentences[0].grid, expected);
        EXPECT_EQ(file.sentences[0].line, 1);
        EXPECT_EQ(bestFormat(bytes), "numpy");
    }
}

TEST(NumpyReader, RefusesWhatIsNoArrayOfFloats) {
    const std::string data = floats<std::uint32_t>(six, false);
    EXPECT_THAT(problemOf(npy(literalOf("|O", "(5,)"), "\x80\x04")), HasSubstr("never loaded"));
    EXPECT_THAT(problemOf(npy(literalOf("<i8", "(2, 3)"), data + data)), HasSubstr("astype"));
    EXPECT_THAT(problemOf(npy("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,)}", data)),
                HasSubstr("records"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 1, 1, 1, 2, 3)"), data)),
                HasSubstr("[sentence][layer][head][a][b]"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 0, 2, 3)"), data)), HasSubstr("no weights"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 999, 2, 3)"), data)), HasSubstr("256 at most"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(6,)"), data)), HasSubstr("shape (6)"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(999999999999, 0, 3)"), data)), HasSubstr("no weights"));
    EXPECT_THAT(problemOf("0 ||| a ||| 0 ||| b ||| 1 1"), HasSubstr("does not start"));
}

TEST(NumpyReader, ReadsLayersAndHeads) {
    const std::vector<float> numbers = {1, 0, 0, 1, 0.5F, 0.5F, 0.25F, 0.75F};
    for (const auto& [shape, layers] : {std::pair("(1, 2, 2, 2)", 1), std::pair("(1, 2, 1, 2, 2)", 2)}) {
        const TemporaryFolder folder;
        const RawFile file = rawFile(
            "numpy",
            folder.write("a.npy", npy(literalOf("<f4", shape), floats<std::uint32_t>(numbers, false))));
        ASSERT_EQ(file.sentences.size(), 1U) << file.problem;
        const std::vector<RawSentence::Map>& maps = file.sentences[0].maps;
        ASSERT_EQ(maps.size(), 2U);
        EXPECT_EQ(file.sentences[0].grid.size(), 0);
        EXPECT_EQ(nameOf(maps[0].map), "cross.1.1");
        EXPECT_EQ(nameOf(maps[1].map), layers == 2 ? "cross.2.1" : "cross.1.2");
        EXPECT_EQ(maps[0].grid(1, 1), 1);
        EXPECT_EQ(maps[1].grid(1, 0), 0.25F);
    }
}

TEST(NumpyReader, RefusesBrokenHeaders) {
    const std::string whole = npy(literalOf("<f4", "(1, 2, 3)"), floats<std::uint32_t>(six, false));
    for (const std::size_t length : {0UL, 3UL, 7UL, 9UL, 20UL, 60UL})
        EXPECT_NE(problemOf(whole.substr(0, length)), "") << length;
    EXPECT_THAT(problemOf(npy("{'descr': '<f4', 'shape': (2, 3)}", "")), HasSubstr("fortran_order"));
    EXPECT_THAT(problemOf(npy("{'descr': '<f4', 'shape': (2, -3)}", "")), HasSubstr("a whole number"));
    EXPECT_THAT(problemOf(npy("__import__('os')", "")), HasSubstr("header is broken"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1; 2)"), "")), HasSubstr("',' or ')'"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 2, 3)"), "", 9)), HasSubstr("version 9"));
}

TEST(NumpyReader, AShapeLargerThanTheFileGivesWhatIsThere) {
    const std::string data = floats<std::uint32_t>(six, false);
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 4000000000, 4000000000)"), data)),
                HasSubstr("cut short"));
    EXPECT_THAT(problemOf(npy(literalOf("<f4", "(1, 18446744073709551615, 3)"), data)),
                HasSubstr("cut short"));
    const TemporaryFolder folder;
    const RawFile file =
        rawFile("numpy", folder.write("a.npy", npy(literalOf("<f4", "(900000000000, 2, 3)"), data + "\1")));
    EXPECT_EQ(file.sentences.size(), 1U);
    EXPECT_THAT(file.problem, HasSubstr("ends in sentence 2"));
    const RawFile more =
        rawFile("numpy", folder.write("b.npy", npy(literalOf("<f4", "(2, 3)"), data + data)));
    EXPECT_EQ(more.sentences.size(), 1U);
    EXPECT_THAT(more.problem, HasSubstr("24 bytes more"));
}

TEST(NumpyReader, TheDumpOfNeuralMonkeyHasARowForEachSourceToken) {
    const std::filesystem::path path = dataDir() / "soft-alignments/neuralmonkey/alignments.npy";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << "no " << path;
    const RawFile file = rawFile("numpy", path);
    ASSERT_EQ(file.sentences.size(), 5U) << file.problem;
    EXPECT_EQ(file.problem, "");
    for (const RawSentence& sentence : file.sentences) {
        ASSERT_EQ(sentence.grid.rows(), 50);
        ASSERT_EQ(sentence.grid.cols(), 50);
        EXPECT_NEAR(sentence.grid.col(0).sum(), 1, 1e-5);
    }
    const std::vector<Conclusion> concluded = dumpFormat("numpy").open(path)->conclusions();
    ASSERT_FALSE(concluded.empty());
    EXPECT_EQ(concluded[0].value, "sentence");
    EXPECT_EQ(concluded[0].doubt, "") << "their rows end at different places";
}

}  // namespace
}  // namespace attn::test
