// SPDX-License-Identifier: GPL-3.0-or-later
// Files of arrays that are cut, claim too much or name things twice: one sentence, no crash, little memory.
#include <gmock/gmock.h>

#include <fstream>
#include <limits>
#include <sstream>

#include "core/base/error.h"
#include "core/inspect/read_dump.h"
#include "tests/core/inspect/arrays/torch_samples.h"
#include "tests/core/inspect/dumps/raw_sentences.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class HostileArrays : public testing::Test {
protected:
    static std::string bytesIn(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        return bytes.str();
    }
    std::string npz(const std::vector<std::pair<std::string, std::string>>& members,
                    int method = ZIP_CM_STORE) const {
        return bytesIn(writeZip(m_folder.file("made.npz"), members, method));
    }
    // Each cut gives fewer sentences or a sentence that names the file.
    void cutEverywhere(const std::string& format, const std::string& bytes, std::size_t sentences) const {
        constexpr std::size_t cuts = 40;
        for (std::size_t i = 0; i < cuts; ++i) {
            const std::string path = m_folder.write("cut", bytes.substr(0, bytes.size() * i / cuts));
            const RawFile file = rawFile(format, path);
            EXPECT_LE(file.sentences.size(), sentences) << i;
            EXPECT_THAT(file.problem, testing::StartsWith(path)) << i;
            EXPECT_EQ(file.problem.find('\n'), std::string::npos);
        }
        EXPECT_EQ(rawFile(format, m_folder.write("whole", bytes)).problem, "");
    }
    std::string problemOf(const std::string& format, const std::string& bytes) const {
        return rawFile(format, m_folder.write("file", bytes)).problem;
    }

    const TemporaryFolder m_folder;
};

TEST_F(HostileArrays, FilesThatAreCutShort) {
    cutEverywhere("numpy", npyOf(sampleShape, sampleNumbers()), 2);
    cutEverywhere("numpy", npyOf(sampleShape, sampleNumbers(true), true), 2);
    const std::vector<std::pair<std::string, std::string>> members = {
        {"cross_attentions.npy", npyOf(sampleShape, sampleNumbers())},
        {"source.npy", npyOfTexts({2}, {U"a b", U"c"})}};
    cutEverywhere("numpy-archive", npz(members), 2);
    cutEverywhere("numpy-archive", npz(members, ZIP_CM_DEFLATE), 2);
    TorchSample sample;
    const std::string object = sampleTuple(sample);
    cutEverywhere("torch", bytesIn(sample.write(m_folder.file("made.pt"), object)), 2);
    cutEverywhere("torch", sample.oldForm(object), 2);
    const std::string data = floatBytes(sampleNumbers());
    cutEverywhere(
        "safetensors",
        safetensorsOf(R"({"cross_attentions":{"dtype":"F32","shape":[3,2,4,5,6],"data_offsets":[0,)" +
                          std::to_string(data.size()) + "]}}",
                      data),
        2);
}

TEST_F(HostileArrays, SizesThatOverflow) {
    const std::string few(64, '\0');
    for (const char* shape :
         {"(18446744073709551615, 18446744073709551615)", "(4294967296, 4294967296, 4)",
          "(2, 9223372036854775807, 2, 2)", "(3, 3, 4611686018427387904, 4611686018427387904, 4)"})
        for (const bool isFortran : {false, true}) {
            EXPECT_NE(problemOf("numpy", npyOf("<f4", shape, few, isFortran)), "") << shape;
            EXPECT_THAT(problemOf("numpy-archive", npz({{"cross.npy", npyOf("<f4", shape, few, isFortran)}})),
                        HasSubstr("needs more numbers"))
                << shape;
        }
    EXPECT_THAT(
        problemOf("numpy-archive", npz({{"source.npy", npyOf("<U9999", "(4294967296, 4294967296)", few)}})),
        HasSubstr("cut short"));
    EXPECT_THAT(problemOf("numpy-archive",
                          npz({{"s.npy", npyOf("<U1", "(1,)", std::string("\xFF\xFF\xFF\xFF", 4))}})),
                HasSubstr("no character"));
    EXPECT_THAT(
        problemOf("numpy-archive", npz({{"cross.npy", npyOf({1, 1, 300, 1, 2}, std::vector<float>(600))}})),
        HasSubstr("256 at most"));
}

TEST_F(HostileArrays, SentencesThatAreNotThereTakeNoMemory) {
    const std::string path =
        m_folder.write("a.npy", npyOf("<f2", "(900000000000, 1, 2)", std::string("\0\x38\0\x38", 4)));
    const RawFile file = rawFile("numpy", path);
    EXPECT_EQ(file.sentences.size(), 1U);
    EXPECT_THAT(file.problem, HasSubstr("its header says 900000000000 sentences, it ends in sentence 2"));
}

TEST_F(HostileArrays, TricksOfZips) {
    const std::string one = npyOf({1, 1, 2, 2}, std::vector<float>{1, 0, 0, 1});
    const std::string zip = npz({{"cross_0.npy", one}, {"cross_1.npy", one}});
    // The same name twice: the second one is renamed in place, in its header and in the directory.
    std::string twice = zip;
    for (std::size_t at = twice.find("cross_1.npy"); at != std::string::npos; at = twice.find("cross_1.npy"))
        twice.replace(at, 11, "cross_0.npy");
    EXPECT_THAT(problemOf("numpy-archive", twice), HasSubstr("stands twice"));
    EXPECT_THAT(problemOf("numpy-archive", withClaim(zip, "cross_0.npy", 4'000'000'000U, 4'000'000'000U)),
                HasSubstr("claims"));
    EXPECT_THAT(problemOf("numpy-archive", withClaim(npz({{"cross_0.npy", one}}, ZIP_CM_DEFLATE),
                                                     "cross_0.npy", 60, 4'294'000'000U)),
                HasSubstr("claims to unpack"));
    std::string damaged = zip;
    damaged[damaged.find("NUMPY") + 120] ^= 1;
    EXPECT_NE(problemOf("numpy-archive", damaged), "") << "its checksum is wrong";
    EXPECT_THAT(problemOf("numpy-archive", npz({{"cross_0.npy", one}, {"Cross.0.npy", one}})),
                HasSubstr("one layer and head"));
    EXPECT_THAT(problemOf("numpy-archive", npz({{"a.npy", npyOf("|O", "(1,)", "\x80\x04.")}})),
                HasSubstr("never loaded"));
    EXPECT_THAT(problemOf("numpy-archive", npz({{"a.txt", "a"}})), HasSubstr("no array of attention"));
}

TEST_F(HostileArrays, WeightsThatAreNone) {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    const std::string path =
        m_folder.write("a.npy", npyOf({2, 1, 1, 2}, std::vector<float>{nan, 0.5F, 0.5F, 0.5F}));
    const AlignmentDump dump = readDump(path, {.overruled = {{"axes", "sentence-head"}}, .reference = {}});
    EXPECT_EQ(dump.sentences.size(), 1U);
    EXPECT_THAT(dump.skipped.text(), HasSubstr("not finite"));
}

TEST_F(HostileArrays, ListsThatContainThemselves) {
    // A list that is appended to itself.
    const std::string path = writeZip(
        m_folder.file("a.pt"),
        {{"archive/data.pkl", pickled("]q" + std::string(1, '\0') + "h" + std::string(1, '\0') + "a")}});
    EXPECT_THAT(rawFile("torch", path).problem, HasSubstr("nested deeper"));
    // Lists that double with each level.
    std::string wide = "]q" + std::string(1, '\0');
    for (int level = 1; level < 40; ++level)
        wide += "](" + std::string("h") + static_cast<char>(level - 1) + "h" + static_cast<char>(level - 1) +
                "eq" + static_cast<char>(level);
    EXPECT_NE(
        rawFile("torch", writeZip(m_folder.file("b.pt"), {{"archive/data.pkl", pickled(wide)}})).problem, "");
}

}  // namespace
}  // namespace attn::test
