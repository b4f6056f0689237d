// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/safetensors.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/error.h"
#include "tests/core/files/formats/safetensors_parts.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

using test::safetensorsFile;

// The sentence without the path that it must start with.
std::string errorOfFile(const std::string& path) {
    try {
        SafetensorsFile::load(path);
    } catch (const Error& error) {
        const std::string sentence = error.what();
        EXPECT_EQ(sentence.find(path + ": "), 0u) << sentence;
        return sentence.substr(path.size() + 2);
    }
    return "sound";
}
std::string errorOf(const std::string& bytes) {
    const test::TemporaryFolder folder;
    return errorOfFile(folder.write("f.safetensors", bytes));
}

SafetensorsFile loaded(const std::string& bytes) {
    const test::TemporaryFolder folder;
    return SafetensorsFile::load(folder.write("f.safetensors", bytes));
}

std::string tensor(const std::string& dtype, const std::string& shape, const std::string& offsets) {
    return R"({"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}

TEST(Safetensors, WritesAndReadsBack) {
    const std::vector<float> a = {1, -2, 3.5f, 0, 1e-30f, 6}, b = {7};
    const std::vector<TensorToWrite> tensors = {{"b.second", {2, 3}, a}, {"a.first", {1}, b}};
    const std::string bytes = safetensorsBytes({{"key", "väl\"ue"}, {"a", ""}}, tensors);
    EXPECT_EQ(bytes, safetensorsBytes({{"key", "väl\"ue"}, {"a", ""}}, tensors));
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), sizeof length);
    EXPECT_EQ(length % 8, 0u);

    const SafetensorsFile file = loaded(bytes);
    EXPECT_EQ(file.metadata().at("key"), "väl\"ue");
    EXPECT_EQ(file.metadata().at("a"), "");
    ASSERT_EQ(file.tensors().size(), 2u);
    EXPECT_EQ(file.tensors()[0].name, "b.second");
    EXPECT_EQ(file.floats(*file.find("b.second")), a);
    EXPECT_EQ(file.floats(*file.find("a.first")), b);
    EXPECT_EQ(file.find("b.second")->shape, (std::vector<std::uint64_t>{2, 3}));
    EXPECT_EQ(file.find("c"), nullptr);
}

TEST(Safetensors, WidensHalfPrecision) {
    // F16: 1, −2, 2^-24 (the smallest), infinity; BF16: 1, −2, 3.140625
    const std::string f16("\x00\x3C\x00\xC0\x01\x00\x00\x7C", 8), bf16("\x80\x3F\x00\xC0\x49\x40", 6);
    const SafetensorsFile file = loaded(safetensorsFile(
        "{\"h\":" + tensor("F16", "[4]", "[0,8]") + ",\"b\":" + tensor("BF16", "[3]", "[8,14]") + "}",
        f16 + bf16));
    EXPECT_EQ(file.floats(*file.find("h")), (std::vector<float>{1, -2, std::ldexp(1.0f, -24), INFINITY}));
    EXPECT_EQ(file.floats(*file.find("b")), (std::vector<float>{1, -2, 3.140625f}));
}

TEST(Safetensors, ReadsIntegersEmptyTensorsAndScalars) {
    std::string data(8, '\0');
    const std::int64_t value = -5;
    std::memcpy(data.data(), &value, sizeof value);
    const SafetensorsFile file =
        loaded(safetensorsFile("{\"i\":" + tensor("I64", "[]", "[0,8]") +
                                   ",\"e\":" + tensor("F32", "[0,18446744073709551615]", "[8,8]") + "}  ",
                               data));
    EXPECT_EQ(file.integers(*file.find("i")), std::vector<std::int64_t>{-5});
    EXPECT_TRUE(file.floats(*file.find("e")).empty());
    EXPECT_THROW(file.floats(*file.find("i")), Error);
    EXPECT_THROW(file.integers(*file.find("e")), Error);
}

struct Broken {
    const char* name;
    std::string bytes;
    const char* expected;  // part of the sentence
};

void PrintTo(const Broken& broken, std::ostream* out) {
    *out << broken.name;
}

class BrokenSafetensors : public testing::TestWithParam<Broken> {};

TEST_P(BrokenSafetensors, IsRefusedInOneSentence) {
    const std::string sentence = errorOf(GetParam().bytes);
    EXPECT_NE(sentence.find(GetParam().expected), std::string::npos) << sentence;
    EXPECT_LT(sentence.size(), 300u);
}

std::string one(const std::string& description, std::size_t dataBytes = 8) {
    return safetensorsFile("{\"t\":" + description + "}", std::string(dataBytes, '\0'));
}

std::string two(const std::string& first, const std::string& second, std::size_t dataBytes) {
    return safetensorsFile("{\"a\":" + first + ",\"b\":" + second + "}", std::string(dataBytes, '\0'));
}

std::string lengthOnly(std::uint64_t length, const std::string& rest) {
    std::string bytes(8, '\0');
    std::memcpy(bytes.data(), &length, sizeof length);
    return bytes + rest;
}

// This is not a row of the table, because the whole table is built before the first test runs.
TEST(SafetensorsHeader, LongerThanAllowedIsRefused) {
    std::string bytes = lengthOnly(100'000'001, "{}");
    bytes.resize(100'000'100, ' ');
    const std::string sentence = errorOf(bytes);
    EXPECT_NE(sentence.find("at most 100000000 are allowed"), std::string::npos) << sentence;
}

const std::string sound = tensor("F32", "[2]", "[0,8]");

INSTANTIATE_TEST_SUITE_P(
    All, BrokenSafetensors,
    testing::Values(
        Broken{"Empty", "", "0 bytes, which is too short"},
        Broken{"SevenBytes", std::string(7, 'x'), "7 bytes, which is too short"},
        Broken{"HeaderPastTheEnd", lengthOnly(100, "{}"), "should have 100 bytes, but only 2 follow"},
        Broken{"HeaderLengthOverflows", lengthOnly(UINT64_MAX, "{}"), "but only 2 follow"},
        Broken{"NoHeader", lengthOnly(0, ""), "not JSON"},
        Broken{"NotJson", safetensorsFile("{oops}", ""), "safetensors header: not JSON at line 1, column 2"},
        Broken{"NotAnObject", safetensorsFile("[]", ""), "should be a JSON object, found array"},
        Broken{"NotUtf8", safetensorsFile("{\"\xFF\":1}", ""), "not JSON"},
        Broken{"Nested", safetensorsFile(std::string(2'000'000, '['), ""), "nested deeper than 3"},
        Broken{"NestedObjects", safetensorsFile(R"({"t":{"dtype":{"a":{"b":1}}}})", ""),
               "nested deeper than 3"},
        Broken{"DuplicateTensor",
               safetensorsFile("{\"t\":" + sound + ",\"t\":" + sound + "}", std::string(8, 0)),
               "\"t\" stands twice"},
        Broken{"DuplicateKey", one(R"({"dtype":"F32","dtype":"F16","shape":[2],"data_offsets":[0,8]})"),
               "\"dtype\" stands twice"},
        Broken{"MetadataNotObject", safetensorsFile(R"({"__metadata__":[]})", ""),
               "__metadata__ should be an object"},
        Broken{"MetadataNotText", safetensorsFile(R"({"__metadata__":{"format":1}})", ""),
               "metadata key \"format\" should be a text, found number"},
        Broken{"TensorNotObject", one("[]"), "tensor \"t\" should be described by an object"},
        Broken{"UnknownDtype", one(tensor("F31", "[2]", "[0,8]")), "unknown dtype \"F31\""},
        Broken{"NoDtype", one(R"({"shape":[2],"data_offsets":[0,8]})"), "lacks its dtype"},
        Broken{"DtypeNotText", one(R"({"dtype":32,"shape":[2],"data_offsets":[0,8]})"), "found number"},
        Broken{"NoShape", one(R"({"dtype":"F32","data_offsets":[0,8]})"), "lacks its shape"},
        Broken{"NoOffsets", one(R"({"dtype":"F32","shape":[2]})"), "lacks its data_offsets"},
        Broken{"UnknownTensorKey", one(R"({"dtype":"F32","shape":[2],"data_offsets":[0,8],"x":1})"),
               "has the key \"x\""},
        Broken{"NegativeShape", one(tensor("F32", "[-2]", "[0,8]")),
               "whole numbers from 0 up in its shape, found -2"},
        Broken{"RealShape", one(tensor("F32", "[2.0]", "[0,8]")), "found 2.0"},
        Broken{"ShapeNotList", one(tensor("F32", "2", "[0,8]")),
               "list of whole numbers as shape, found number"},
        Broken{"ShapeOverflows", one(tensor("F32", "[4294967296,4294967296]", "[0,8]")), "product overflows"},
        Broken{"ShapeWrapsAround", one(tensor("F32", "[4611686018427387906]", "[0,8]")), "product overflows"},
        Broken{"SizeDoesNotFit", one(tensor("F32", "[3]", "[0,8]")),
               "needs 12 bytes, but its data_offsets span 8"},
        Broken{"DtypeDoesNotFit", one(tensor("F16", "[2]", "[0,8]")),
               "needs 4 bytes, but its data_offsets span 8"},
        Broken{"ThreeOffsets", one(tensor("F32", "[2]", "[0,4,8]")), "two data_offsets, found 3"},
        Broken{"OffsetsReversed", one(tensor("F32", "[2]", "[8,0]")), "ends before it begins"},
        Broken{"OffsetsPastTheEnd", one(sound, 7), "past the end of the file"},
        Broken{"OffsetsHuge", one(tensor("F32", "[2]", "[18446744073709551608,18446744073709551615]")),
               "past the end of the file"},
        Broken{"TrailingBytes", one(sound, 9), "1 bytes at the end belong to no tensor"},
        Broken{"Overlap", two(sound, tensor("F32", "[2]", "[4,12]"), 12), "\"a\" and \"b\" overlap"},
        Broken{"SamePlace", two(sound, sound, 8), "\"a\" and \"b\" overlap"},
        Broken{"Gap", two(sound, tensor("F32", "[2]", "[12,20]"), 20),
               "gap of 4 bytes in front of tensor \"b\""},
        Broken{"GapAtTheStart", one(tensor("F32", "[1]", "[4,8]")),
               "gap of 4 bytes in front of tensor \"t\""}),
    [](const auto& test) { return test.param.name; });

TEST(Safetensors, RefusesWhatIsNoFile) {
    const test::TemporaryFolder folder;
    for (const std::string& path :
         {folder.path().string(), folder.file("missing"), std::string("/dev/zero")}) {
        try {
            SafetensorsFile::load(path);
            FAIL() << path;
        } catch (const Error& error) {
            EXPECT_EQ(std::string(error.what()).find(path + ": "), 0u) << error.what();
        }
    }
}

TEST(Safetensors, AHugeSparseFileIsRefusedBeforeAnythingIsAllocated) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("f.safetensors", one(sound, 8));
    constexpr std::uintmax_t bytes = std::uintmax_t(1) << 40;
    std::filesystem::resize_file(path, bytes);
    EXPECT_NE(errorOfFile(path).find("bytes at the end belong to no tensor"), std::string::npos);
    // A tensor that does have this many bytes.
    folder.write("f.safetensors", one(tensor("F32", "[274877906944]", "[0,1099511627776]"), 8));
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 8 + bytes);
    EXPECT_NE(errorOfFile(path).find("fit into the memory"), std::string::npos) << errorOfFile(path);
}

}  // namespace
}  // namespace attn
