// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/zip_archive.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "core/base/error.h"
#include "core/system/machine_memory.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

// The lowest `count` bytes of a number, the lowest first, as zip files have numbers.
std::string number(std::uint64_t value, int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>(value >> 8 * i & 0xff);
    return bytes;
}

// A sparse file of `fileSize` bytes at least, whose one entry "a" claims to unpack into `claimed` bytes
// (APPNOTE.TXT, 4.3 and 4.5.3).
void writeClaim(const std::string& path, std::uint64_t fileSize, std::uint64_t claimed) {
    const std::string versionFlagsDeflateDateSum =
        number(45, 2) + number(0, 2) + number(8, 2) + number(0, 4) + number(0, 4);
    const std::string sizes = number(fileSize - 100, 4) + number(0xffffffff, 4);
    const std::string extra = number(1, 2) + number(8, 2) + number(claimed, 8);
    const std::string local = "PK\x03\x04" + versionFlagsDeflateDateSum + sizes + number(1, 2) +
                              number(extra.size(), 2) + "a" + extra;
    const std::string directory = "PK\x01\x02" + number(45, 2) + versionFlagsDeflateDateSum + sizes +
                                  number(1, 2) + number(extra.size(), 2) + number(0, 2 + 2 + 2) +
                                  number(0, 4) + number(0, 4) + "a" + extra;
    const std::string end = "PK\x05\x06" + number(0, 4) + number(1, 2) + number(1, 2) +
                            number(directory.size(), 4) + number(fileSize, 4) + number(0, 2);
    std::ofstream(path, std::ios::binary) << local;
    std::filesystem::resize_file(path, fileSize);
    std::ofstream(path, std::ios::binary | std::ios::app) << directory << end;
}

TEST(ZipArchive, ReadsNoEntryOfMoreThanHalfOfTheMemory) {
    const double memory = machineMemory();
    constexpr double mostHere = 400e9;  // the numbers of the file below are of 32 bits
    if (memory <= 0 || memory > mostHere)
        GTEST_SKIP() << "This system does not tell how much memory it has, or has more than 400 GB.";
    const test::TemporaryFolder folder;
    const std::string path = folder.file("claim.zip");
    const auto claimed = static_cast<std::uint64_t>(memory / 2) + 1;
    writeClaim(path, claimed / 100, claimed);
    const ZipArchive zip(path, "Attention Lab");
    ASSERT_NE(zip.find("a"), nullptr);
    EXPECT_EQ(zip.find("a")->size, claimed);
    try {
        zip.read(*zip.find("a"));
        FAIL() << "it was read";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith(path + ": \"a\" in it has " + std::to_string(claimed) +
                                                      " bytes, at most "));
    }
}

}  // namespace
}  // namespace attn
